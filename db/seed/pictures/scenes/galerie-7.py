import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, kitchen: clay-red fronts, beech top, open shelves on white tiles
XR = 2.9
room(
    paint("wall", (0.66, 0.635, 0.58)),
    win="R",
    x=(-4.0, XR),
    depth=5.4,
    ceil=2.7,
    hole=(-2.6, -0.75, 0.95, 2.35),
    seed=221,
    floor="floor",
    axis="X",
    plank=0.18,
    power=165,
    sun=(0.62, -0.40, 4.6),
    fillw=20,
    drape=None,
    sill=True,
)
fr = lacquer("clayred", (0.335, 0.125, 0.075), 0.46, 0.4, 0.018)
bch = lambda a: wood("beech", a)
bl = black()
br = brass("Y")
wh = white()
D = 0.58
y = -0.012
x0 = -1.55
w = 0.6
n = 6
for i in range(n):
    xa = x0 + i * w
    carcass(xa, w, 0.10, 0.76, D - 0.02, (wh, fr), y=y)
    yf = y - D + 0.02
    if i == 3:
        z = 0.10
        for q in (0.30, 0.27, 0.19):
            front(xa, w, z, q, yf, fr)
            knob(xa + w / 2, yf - 0.021, z + q - 0.05, br, 0.016)
            z += q
    elif i == 1:
        front(xa, w, 0.10, 0.155, yf, fr)
        box(
            (w - 0.006, 0.022, 0.595),
            (xa + w / 2, yf - 0.011, 0.26),
            simple("blackglass", (0.006, 0.006, 0.007), 0.06, 0.5),
            0.003,
        )
        cyl(0.009, 0.48, (xa + w / 2, yf - 0.06, 0.72), steel(), "X", 0.002, 32)
        [
            cyl(0.006, 0.05, (xa + w / 2 + s * 0.2, yf - 0.035, 0.72), steel("Y"), "Y", 0.001, 24)
            for s in (-1, 1)
        ]
    else:
        shaker(xa, w, 0.10, 0.76, yf, fr, 0.06)
        knob(xa + (0.035 if i in (2, 5) else w - 0.035), yf - 0.021, 0.79, br, 0.016)
box((n * w, 0.016, 0.096), (x0 + n * w / 2, y - D + 0.07, 0.002), bl, 0)
box((0.02, D, 0.86), (x0 - 0.01, y - D / 2, 0), fr, 0.0014)
box((0.02, D, 0.86), (x0 + n * w + 0.01, y - D / 2, 0), fr, 0.0014)
box(
    (n * w + 0.08, D + 0.045, 0.036),
    (x0 + n * w / 2, y - (D + 0.045) / 2, 0.86),
    bch("X"),
    0.005,
    4,
)
zc = 0.896
tiles(
    x0 - 0.04,
    x0 + n * w + 0.04,
    zc,
    7,
    0.13,
    0.13,
    [(0.68, 0.665, 0.62), (0.70, 0.685, 0.64), (0.72, 0.705, 0.66)],
    seed=22,
    grout=(0.56, 0.53, 0.48),
    rough=0.16,
    name="kt",
)
for z in (1.36, 1.72):
    box((2.4, 0.23, 0.032), (x0 + 1.75, -0.13, z), bch("X"), 0.003)
    [
        box((0.014, 0.19, 0.045), (x0 + 1.75 + s * 1.0, -0.11, z - 0.045), bl, 0.001)
        for s in (-1, 0, 1)
    ]
A, B, C = [clay(c, 0.5) for c in ((0.68, 0.65, 0.58), (0.30, 0.35, 0.36), (0.60, 0.44, 0.22))]
xs = x0 + 0.62
plates(xs + 0.20, -0.14, 1.392, 8, A)
[bowl(xs + 0.50, -0.14, 1.392 + i * 0.018, 0.08, 0.05, B) for i in range(5)]
[cup(xs + 0.74 + 0.1 * i, -0.14, 1.392, [A, A, B, A][i]) for i in range(4)]
jar(xs + 1.32, -0.14, 1.392, C, 0.08, 0.2)
[cyl(0.045, 0.14, (xs + 1.58 + 0.11 * i, -0.14, 1.392), [A, B, C][i], "Z", 0.005) for i in range(3)]
plates(xs + 2.08, -0.14, 1.392, 6, B, 0.105)
jar(xs + 0.18, -0.14, 1.752, B, 0.09, 0.24)
books(xs + 0.42, -0.14, 1.752, 6, 23)
vase_branches((xs + 0.98, -0.14, 1.752), A, 0.17, 0.06, 6, 25, (0.13, 0.16, 0.08), 0.30)
bowl(xs + 1.42, -0.14, 1.752, 0.13, 0.08, wood("walnut", "X"))
basket(xs + 1.90, -0.14, 0.11, 0.18, z=1.752)
sx = x0 + 2.7
box((0.52, 0.40, 0.003), (sx, -0.32, zc - 0.0005), lacquer("sink", (0.70, 0.69, 0.66), 0.2, 0.5), 0)
cyl(0.026, 0.012, (sx, -0.07, zc), brass("Z"), "Z", 0.003)
tube(
    [(sx, -0.07, zc + 0.01), (sx, -0.07, zc + 0.28)]
    + [
        (sx, -0.15 + 0.08 * math.cos(a), zc + 0.28 + 0.08 * math.sin(a))
        for a in [math.radians(q) for q in range(15, 181, 15)]
    ]
    + [(sx, -0.23, zc + 0.24)],
    0.0115,
    brass("Z"),
    res=8,
)
hx = x0 + 0.9
box(
    (0.58, 0.51, 0.005),
    (hx, -0.33, zc),
    simple("blackglass", (0.006, 0.006, 0.007), 0.06, 0.5),
    0.002,
)
pan = lacquer("pan", (0.10, 0.14, 0.15), 0.3, 0.5, 0.02)
lathe(
    [(0, 0), (0.11, 0), (0.12, 0.008), (0.123, 0.11), (0.119, 0.11), (0.115, 0.012), (0, 0.010)],
    (hx - 0.13, -0.42, zc + 0.005),
    pan,
    72,
)
lathe(
    [(0.124, 0.11), (0.12, 0.122), (0.05, 0.135), (0, 0.137)],
    (hx - 0.13, -0.42, zc + 0.005),
    pan,
    72,
)
ball(hx - 0.13, -0.42, zc + 0.14, brass(), 0.015)
box((0.26, 0.02, 0.38), (x0 + 0.22, -0.06, zc), wood("walnut", "Z"), 0.008, 4, (-8, 0, 0))
bowl(x0 + 1.95, -0.30, zc, 0.15, 0.08, wood("walnut", "X"))
or_ = lacquer("orange", (0.60, 0.235, 0.03), 0.42, 0.4, 0.3)
[
    ball(x0 + 1.95 + dx, -0.30 + dy, zc + 0.02, or_, 0.038)
    for dx, dy in ((-0.05, 0.02), (0.05, 0.025), (0, -0.055))
]
vase_branches((x0 + 3.3, -0.22, zc), B, 0.25, 0.08, 8, 26, (0.12, 0.16, 0.08), 0.45)
rug(2.0, 0.75, (x0 + 1.8, -1.15), (0.56, 0.47, 0.37), 0, 0.36)
stool(x0 + 3.15, -1.0, 0.46, "beech")
camera((-1.35, -4.55, 1.32), (0.16, 0, 1.1), 36, 5.6, focus=4.2, shift=(0.0, -0.045))
finish(exposure=0.2, R=8, k=0.72)
