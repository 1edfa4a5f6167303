import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, kitchen: walnut fronts, white stone, black lamp; a tall run with an opening, evening light under the shelf
room(
    paint("wall", (0.60, 0.58, 0.535)),
    paint("side", (0.58, 0.56, 0.515)),
    win="L",
    x=(-2.6, 4.2),
    depth=5.6,
    ceil=2.7,
    hole=(-3.0, -1.2, 0.9, 2.35),
    seed=121,
    floor=None,
    power=120,
    sun=(0.55, -0.36, 3.2),
    fillw=22,
    drape=None,
    skirting=None,
    sill=True,
)
fl = stone("floor", (0.42, 0.395, 0.36), (0.30, 0.28, 0.25), 0.35, 1.1, 0.36)
for i in range(12):
    for j in range(12):
        box((0.597, 0.597, 0.012), (-2.6 + i * 0.6, -0.1 - j * 0.6, -0.012), fl, 0.001, 2)
box((8, 7, 0.004), (0.5, -2.6, -0.016), paint("gr", (0.34, 0.32, 0.29)), 0)
wn = lambda a: wood("walnut", a)
bl = black()
top = stone("marble", (0.72, 0.71, 0.69), (0.40, 0.39, 0.38), 0.55, 1.1, 0.2)
D = 0.58
y = -0.012
x = -1.75
HT = 2.32
glassb = simple("blackglass", (0.006, 0.006, 0.007), 0.06, 0.5)
st = steel()


def tall(x, w, kind):
    carcass(x, w, 0.10, HT - 0.10, D - 0.02, (wn("X"), wn("Z")), y=y)
    yf = y - D + 0.02
    if kind == "oven":
        front(x, w, 0.10, 0.62, yf, wn("Z"))
        box((w - 0.006, 0.022, 0.595), (x + w / 2, yf - 0.011, 0.73), glassb, 0.003)
        box((w - 0.006, 0.024, 0.10), (x + w / 2, yf - 0.012, 1.225), st, 0.002)
        cyl(0.009, 0.48, (x + w / 2, yf - 0.06, 1.18), st, "X", 0.002, 32)
        for s in (-1, 1):
            cyl(0.006, 0.05, (x + w / 2 + s * 0.2, yf - 0.035, 1.18), st, "Y", 0.001, 24)
        front(x, w, 1.335, HT - 1.335, yf, wn("Z"))
    else:
        front(x, w, 0.10, HT - 0.10, yf, wn("Z"))


for k, q in ((0.6, "oven"), (0.6, "d")):
    tall(x, k, q)
    x += k
for hx in (x - 0.05,):
    bar(hx, y - D - 0.001, 1.15, 0.60, bl, "Z", 0.006, 0.03)
box((1.2, 0.016, 0.096), (-1.75 + 0.6, y - D + 0.07, 0.002), bl, 0)
box((0.02, D + 0.0, HT - 0.0), (-1.75 - 0.01, y - D / 2, 0), wn("Z"), 0.0014)
box((0.02, D, HT), (x + 0.01, y - D / 2, 0), wn("Z"), 0.0014)
x0 = x + 0.02
w0 = 0.72
n = 4
for i in range(n):
    xa = x0 + i * w0
    carcass(xa, w0, 0.10, 0.77, D - 0.02, (wn("X"), wn("Z")), y=y)
    yf = y - D + 0.02
    z = 0.10
    for q in (0.40, 0.37):
        front(xa, w0, z, q - 0.02, yf, wn("X"))
        z += q
box((n * w0, 0.016, 0.096), (x0 + n * w0 / 2, y - D + 0.07, 0.002), bl, 0)
box((n * w0, 0.006, 0.76), (x0 + n * w0 / 2, y - D + 0.035, 0.10), bl, 0)
box((n * w0 + 0.02, D + 0.03, 0.02), (x0 + n * w0 / 2 + 0.01, y - (D + 0.03) / 2, 0.87), top, 0.002)
box((n * w0 + 0.02, 0.014, 0.62), (x0 + n * w0 / 2 + 0.01, -0.010, 0.89), top, 0.001)
box((n * w0 - 0.2, 0.25, 0.036), (x0 + n * w0 / 2, -0.14, 1.51), wn("X"), 0.003)
area((x0 + n * w0 / 2, -0.12, 1.505), (0, 0, 0), (n * w0 - 0.3, 0.02), 8, (1, 0.74, 0.48))
A, B, C = [clay(c, 0.5) for c in ((0.66, 0.63, 0.56), (0.18, 0.20, 0.20), (0.40, 0.19, 0.10))]
zs = 1.546
plates(x0 + 0.40, -0.15, zs, 8, A)
[bowl(x0 + 0.70, -0.15, zs + i * 0.018, 0.08, 0.05, B) for i in range(4)]
jar(x0 + 1.0, -0.15, zs, C, 0.085, 0.2)
books(x0 + 1.25, -0.15, zs, 5, 19)
vase_branches((x0 + 1.75, -0.15, zs), B, 0.19, 0.065, 7, 8, (0.12, 0.15, 0.08), 0.34)
[cup(x0 + 2.05 + 0.1 * i, -0.15, zs, [A, B, A][i]) for i in range(3)]
jar(x0 + 2.5, -0.15, zs, A, 0.08, 0.2)
zc = 0.89
sx = x0 + 0.85
box((0.52, 0.40, 0.003), (sx, -0.32, zc - 0.0005), simple("sinkhole", (0.02, 0.02, 0.02), 0.4), 0)
cyl(0.026, 0.012, (sx, -0.07, zc), bl, "Z", 0.003)
tube(
    [(sx, -0.07, zc + 0.01), (sx, -0.07, zc + 0.30)]
    + [
        (sx, -0.16 + 0.09 * math.cos(a), zc + 0.30 + 0.09 * math.sin(a))
        for a in [math.radians(q) for q in range(15, 181, 15)]
    ]
    + [(sx, -0.25, zc + 0.25)],
    0.0115,
    bl,
    res=8,
)
hx = x0 + 2.05
box((0.58, 0.51, 0.005), (hx, -0.33, zc), glassb, 0.002)
box((0.26, 0.02, 0.38), (x0 + 0.20, -0.06, zc), wood("oak", "Z"), 0.008, 4, (-8, 0, 0))
jar(x0 + 0.45, -0.2, zc, A, 0.075, 0.19)
bowl(x0 + 1.45, -0.28, zc, 0.14, 0.075, wood("oak", "X"))
lem = lacquer("lemon", (0.72, 0.50, 0.06), 0.42, 0.4, 0.25)
[
    ball(x0 + 1.45 + dx, -0.28 + dy, zc + 0.02, lem, 0.034)
    for dx, dy in ((-0.045, 0.02), (0.045, 0.025), (0, -0.05))
]
pan = lacquer("pan", (0.03, 0.03, 0.032), 0.35, 0.5, 0.02)
lathe(
    [(0, 0), (0.11, 0), (0.12, 0.008), (0.123, 0.11), (0.119, 0.11), (0.115, 0.012), (0, 0.010)],
    (hx + 0.13, -0.22, zc + 0.005),
    pan,
    72,
)
# a round table in front, at the right
tx, ty = 2.05, -2.1
slab(1.0, 1.0, 0.499, 0.028, (tx, ty, 0.722), wn("X"), "Z", 0.006, 40)
cyl(0.055, 0.70, (tx, ty, 0.02), wn("Z"), "Z", 0.004, 48)
slab(0.56, 0.56, 0.279, 0.02, (tx, ty, 0), bl, "Z", 0.004, 32)
chair(tx - 0.62, ty + 0.10, 84, "walnut", (0.52, 0.48, 0.41))
chair(tx + 0.22, ty - 0.62, 180 - 18, "walnut", (0.52, 0.48, 0.41))
vase_branches((tx, ty, 0.75), A, 0.22, 0.075, 7, 24, (0.12, 0.16, 0.08), 0.38)
pendant(tx, ty, 1.58, 2.7, 0.20, INK, "dome", 9)
camera((-1.15, -5.1, 1.32), (0.66, 0, 1.1), 33, 5.6, focus=4.4, shift=(0.0, -0.05))
finish(exposure=0.25, R=8, k=0.72)
