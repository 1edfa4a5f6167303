import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Cămară Bruma, 900 x 580 x 2120: pale oak doors, the right one open on its white inside
room(
    paint("wall", (0.36, 0.40, 0.385)),
    paint("side", (0.65, 0.63, 0.58)),
    win="L",
    x=(-2.1, 3.4),
    depth=5.0,
    hole=(-2.9, -1.2, 0.8, 2.3),
    seed=26,
    floor="smoked",
    axis="X",
    plank=0.16,
    power=165,
    sun=(0.50, -0.44, 4.2),
    fillw=20,
    drape=None,
    sill=True,
)
pale = lambda a: wood("pale", a)
wh = lacquer("inside", (0.73, 0.725, 0.705), 0.45, 0.4, 0.014)
bl = black()
W, D, H = 0.90, 0.58, 2.12
x0 = -0.36
y = -0.015
PL = 0.08
t = 0.018
DC = D - 0.020
z0 = PL
h = H - PL
for s in (0, 1):
    box((t, DC, h), (x0 + (t / 2 if s == 0 else W - t / 2), y - DC / 2, z0), pale("Z"), 0.0014)
for zz in (z0, H - t):
    box((W - 2 * t, DC, t), (x0 + W / 2, y - DC / 2, zz), pale("X") if zz > 1 else wh, 0.0012)
for s in (0, 1):
    box(
        (0.002, DC - 0.01, h - 2 * t),
        (x0 + (t + 0.001 if s == 0 else W - t - 0.001), y - DC / 2, z0 + t),
        wh,
        0,
    )
box((W - 2 * t, 0.008, h - 2 * t), (x0 + W / 2, y - 0.012, z0 + t), wh, 0)
box((W - 0.01, 0.016, PL), (x0 + W / 2, y - DC + 0.045, 0), bl, 0.001)
lev = [0.52, 0.92, 1.27, 1.64]
for z in lev:
    box((W - 2 * t - 0.004, DC - 0.03, t), (x0 + W / 2, y - DC / 2 + 0.008, z), wh, 0.001)
yf = y - DC
front(x0, W / 2, z0, h, yf, pale("Z"), 0.0034, 0.02, 0.0014)


def door():
    front(-W / 2, W / 2, z0, h, 0, pale("Z"), 0.0034, 0.02, 0.0014)
    bar(-W / 2 + 0.045, -0.021, 1.10, 0.40, bl, "Z", 0.0055, 0.03)
    for zz in (z0 + 0.12, H - 0.16, 1.10):
        box((0.05, 0.012, 0.045), (-0.045, 0.006, zz), steel("X"), 0.003)


group(door, (x0 + W, yf, 0), 104)
bar(x0 + W / 2 - 0.045, yf - 0.021, 1.10, 0.40, bl, "Z", 0.0055, 0.03)


# inside: jars, tins, baskets; only the right half is seen well
def store(x, yy, z, r, hh, col, lid=True):
    g = fabric("grain" + str(col), col, 0.45, 0.10, 0.9, 0)
    cyl(r * 0.97, hh * 0.82, (x, yy, z + 0.004), g, "Z", 0.006, 48)
    cyl(r, hh, (x, yy, z), glass("jar", (0.97, 0.985, 0.98)), "Z", 0.006, 48)
    cyl(r * 1.02, 0.022, (x, yy, z + hh), wood("oak", "X"), "Z", 0.004, 48)


def tin(x, yy, z, r, hh, c):
    cyl(r, hh, (x, yy, z), lacquer("tin" + str(c), c, 0.35, 0.4, 0.02), "Z", 0.003, 48)


a, c = x0 + t + 0.01, x0 + W - t - 0.01
s = lambda i: lev[i] + t
yy = y - DC + 0.13
G = [
    (0.62, 0.47, 0.25),
    (0.38, 0.18, 0.08),
    (0.64, 0.60, 0.50),
    (0.16, 0.085, 0.05),
    (0.50, 0.42, 0.22),
    (0.55, 0.30, 0.14),
]
for i in range(7):
    store(
        a + 0.07 + i * 0.118, yy + (i % 2) * 0.05, s(2), 0.050, 0.20 if i % 2 else 0.155, G[i % 6]
    )
for i in range(4):
    store(a + 0.50 + i * 0.10, yy + 0.20, s(2), 0.045, 0.24, G[(i + 3) % 6])
for i in range(5):
    tin(
        a + 0.46 + i * 0.085,
        yy + 0.02,
        s(3),
        0.037,
        0.11,
        [
            (0.42, 0.19, 0.10),
            (0.64, 0.60, 0.51),
            (0.20, 0.26, 0.24),
            (0.55, 0.42, 0.16),
            (0.64, 0.60, 0.51),
        ][i],
    )
for i in range(4):
    tin(
        a + 0.50 + i * 0.085,
        yy + 0.10,
        s(3) + 0.0,
        0.037,
        0.15,
        [(0.20, 0.26, 0.24), (0.55, 0.42, 0.16), (0.42, 0.19, 0.10), (0.64, 0.60, 0.51)][i],
    )
plates(a + 0.58, yy + 0.06, s(1), 8, clay((0.66, 0.63, 0.57), 0.5), 0.115)
[
    bowl(a + 0.76, yy + 0.04, s(1) + i * 0.018, 0.075, 0.05, clay((0.34, 0.37, 0.34), 0.5))
    for i in range(5)
]
jar(a + 0.40, yy + 0.08, s(1), clay((0.38, 0.18, 0.095)), 0.08, 0.20)
[
    bowl(a + 0.2, yy + 0.04, s(1) + i * 0.018, 0.085, 0.05, clay((0.66, 0.63, 0.57), 0.5))
    for i in range(4)
]


def crate(x, z, w, hh, col):
    m = fabric("crate" + str(col), col, 0.40, 0.12, 0.9, 0.1)
    box((w, 0.34, 0.012), (x, yy + 0.08, z), m, 0.004)
    for sx in (-1, 1):
        box((0.014, 0.34, hh), (x + sx * (w / 2 - 0.007), yy + 0.08, z), m, 0.005, 4)
    for sy in (-1, 1):
        box((w, 0.014, hh), (x, yy + 0.08 + sy * 0.163, z), m, 0.005, 4)


crate(a + 0.62, s(0), 0.36, 0.19, (0.46, 0.33, 0.19))
crate(a + 0.20, s(0), 0.36, 0.19, (0.46, 0.33, 0.19))
loaf = lacquer("loaf", (0.42, 0.215, 0.085), 0.8, 0.2, 0.6)
[
    ball(
        a + 0.54 + 0.08 * i,
        yy + 0.06,
        s(0) + 0.10 + 0.01 * (i % 2),
        lacquer("on", (0.46, 0.24, 0.09), 0.5, 0.4, 0.2),
        0.042,
    )
    for i in range(3)
]
crate(a + 0.62, z0 + t, 0.38, 0.26, (0.50, 0.40, 0.29))
crate(a + 0.20, z0 + t, 0.38, 0.26, (0.50, 0.40, 0.29))
# to the left of it: a wall shelf with pans and a small table; to the right a plant
tx = -1.25
box((0.80, 0.48, 0.03), (tx, -0.30, 0.87), wood("walnut", "X"), 0.004)
for sx in (-1, 1):
    for yy2 in (-0.10, -0.50):
        box((0.04, 0.04, 0.87), (tx + sx * 0.36, yy2, 0), bl, 0.003)
box((0.74, 0.42, 0.022), (tx, -0.30, 0.30), wood("walnut", "X"), 0.003)
basket(tx - 0.17, -0.30, 0.16, 0.26, z=0.322)
jar(tx + 0.20, -0.30, 0.322, clay((0.62, 0.58, 0.50)), 0.12, 0.30)
vase_branches(
    (tx - 0.22, -0.24, 0.90), clay((0.66, 0.62, 0.55)), 0.24, 0.08, 8, 61, (0.13, 0.17, 0.09), 0.42
)
bowl(tx + 0.14, -0.32, 0.90, 0.13, 0.07, wood("oak", "X"))
lem = lacquer("lemon", (0.72, 0.50, 0.06), 0.42, 0.4, 0.25)
[
    ball(tx + 0.14 + dx, -0.32 + dy, 0.90 + 0.02, lem, 0.033)
    for dx, dy in ((-0.04, 0.02), (0.04, 0.02), (0, -0.045))
]
box((0.26, 0.02, 0.40), (tx + 0.26, -0.06, 0.898), wood("oak", "Z"), 0.008, 4, (-8, 0, 0))
plant(1.45, -0.45, 1.15, 97, (0.62, 0.58, 0.51), 0.17, L=(0.21, 0.30))
rug(2.0, 1.1, (0.1, -1.75), (0.52, 0.47, 0.39), 0, 0.34)
camera((-0.95, -4.75, 1.24), (0.12, -0.2, 1.0), 38, 5.6, focus=4.2, shift=(0.0, -0.05))
second((-0.22, -2.15, 1.15), (0.25, -0.4, 1.0), 48, 4.5, focus=1.7, shift=(0.0, -0.06))
finish(exposure=0.2, R=8, k=0.75)
