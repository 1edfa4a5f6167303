import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Vitrină Aurora, 800 x 400 x 1900: black steel, two glass doors, walnut inside, light from above
room(
    paint("wall", (0.615, 0.555, 0.47)),
    win="R",
    x=(-3.4, 2.3),
    depth=5.0,
    hole=(-2.9, -1.2, 0.5, 2.3),
    seed=47,
    floor="smoked",
    axis="Y",
    plank=0.15,
    power=125,
    sun=(0.62, -0.44, 3.6),
    fillw=13,
    drape=(0.70, 0.665, 0.60),
)
W, D, H = 0.80, 0.40, 1.90
x0 = -0.32
y = -0.015
bl = black()
q = 0.022
wn = lambda a: wood("walnut", a)
z0 = 0.14
zt = H
for xx in (x0 + q / 2, x0 + W - q / 2):
    for yy in (y - q / 2, y - D + q / 2):
        box((q, q, H - 0.01), (xx, yy, 0.01), bl, 0.0015)
        cyl(0.013, 0.01, (xx, yy, 0), bl, "Z", 0.002)
for zz in (z0, zt - q):
    for yy in (y - q / 2, y - D + q / 2):
        box((W - 2 * q, q, q), (x0 + W / 2, yy, zz), bl, 0.0012)
    for xx in (x0 + q / 2, x0 + W - q / 2):
        box((q, D - 2 * q, q), (xx, y - D / 2, zz), bl, 0.0012)
box((W - 2 * q, 0.010, zt - z0 - 2 * q), (x0 + W / 2, y - 0.008, z0 + q), wn("Z"), 0)
box((W - 2 * q, D - 2 * q, 0.018), (x0 + W / 2, y - D / 2, z0 + q - 0.018), wn("X"), 0.001)
box((W - 2 * q, D - 2 * q, 0.018), (x0 + W / 2, y - D / 2, zt - 0.018), wn("X"), 0.001)
gl = glass("clear", (0.94, 0.965, 0.955))
ed = simple("gedge", (0.20, 0.33, 0.29), 0.1, 0.5)
for xx in (x0 + q / 2, x0 + W - q / 2):
    mesh(
        "pane",
        [
            (xx, y - q, z0 + q),
            (xx, y - D + q, z0 + q),
            (xx, y - D + q, zt - q),
            (xx, y - q, zt - q),
        ],
        [(0, 1, 2, 3)] if xx > x0 + 0.1 else [(3, 2, 1, 0)],
        gl,
    )
yd = y - D - 0.001
for k in (0, 1):
    a = x0 + 0.002 + k * W / 2
    w = W / 2 - 0.004
    f = 0.020
    for s in (0, 1):
        box(
            (f, 0.018, zt - z0 - 0.004),
            (a + (f / 2 if s == 0 else w - f / 2), yd - 0.009, z0 + 0.002),
            bl,
            0.0012,
        )
    for zz in (z0 + 0.002, zt - 0.002 - f):
        box((w - 2 * f, 0.018, f), (a + w / 2, yd - 0.009, zz), bl, 0.0012)
    mesh(
        "pane",
        [
            (a + f, yd - 0.009, z0 + f),
            (a + w - f, yd - 0.009, z0 + f),
            (a + w - f, yd - 0.009, zt - f),
            (a + f, yd - 0.009, zt - f),
        ],
        [(0, 1, 2, 3)],
        gl,
    )
hx = x0 + W / 2
for s in (-1, 1):
    bar(hx + s * 0.030, yd - 0.018, 1.02, 0.20, brass("Z"), "Z", 0.005, 0.026)
n = 5
hi = zt - 0.018 - z0 - q
lev = [z0 + q + hi * i / n for i in range(n)]
gs = glass("shelf", (0.86, 0.93, 0.90))
for z in lev[1:]:
    mesh(
        "shelf",
        [
            (x0 + q, y - 0.02, z),
            (x0 + W - q, y - 0.02, z),
            (x0 + W - q, y - D + 0.035, z),
            (x0 + q, y - D + 0.035, z),
        ],
        [(3, 2, 1, 0)],
        gs,
    )
    box((W - 2 * q, 0.003, 0.008), (x0 + W / 2, y - D + 0.0335, z - 0.008), ed, 0)
    for xx in (x0 + q + 0.004, x0 + W - q - 0.004):
        for yy in (y - 0.07, y - D + 0.07):
            cyl(0.004, 0.008, (xx, yy, z - 0.010), brass("X"), "X", 0.0005, 16)
area((x0 + W / 2, y - D + 0.06, zt - 0.021), (0, 0, 0), (W - 0.12, 0.02), 9.0, (1, 0.77, 0.50))
area((x0 + W / 2, y - 0.05, zt - 0.021), (0, 0, 0), (W - 0.12, 0.02), 4.0, (1, 0.77, 0.50))
# ceramics
C = [
    clay(c, 0.5)
    for c in (
        (0.66, 0.62, 0.55),
        (0.38, 0.175, 0.09),
        (0.20, 0.22, 0.21),
        (0.34, 0.37, 0.30),
        (0.52, 0.46, 0.37),
    )
]
c0, c1 = x0 + q, x0 + W - q
ym = y - 0.20
e = 0.0015
jar(c0 + 0.17, ym, lev[0] + e, C[0], 0.10, 0.24)
jar(c0 + 0.42, ym + 0.03, lev[0] + e, C[2], 0.085, 0.30)
bowl(c0 + 0.62, ym - 0.03, lev[0] + e, 0.09, 0.06, C[3])
[bowl(c0 + 0.15, ym, lev[1] + e + i * 0.019, 0.09, 0.055, C[0]) for i in range(4)]
plates(c0 + 0.40, ym, lev[1] + e, 7, C[4], 0.12)
jar(c0 + 0.64, ym, lev[1] + e, C[1], 0.07, 0.19)
jar(c0 + 0.14, ym, lev[2] + e, C[3], 0.08, 0.22)
ball(c0 + 0.36, ym - 0.02, lev[2] + e, brass(), 0.045)
lathe(
    [
        (0, 0),
        (0.07, 0),
        (0.08, 0.01),
        (0.10, 0.08),
        (0.085, 0.15),
        (0.05, 0.18),
        (0.046, 0.18),
        (0.05, 0.16),
        (0, 0.15),
    ],
    (c0 + 0.58, ym, lev[2] + e),
    C[0],
)
for i in range(4):
    cup(
        c0 + 0.12 + 0.10 * i,
        ym + (0.05 if i % 2 else -0.04),
        lev[3] + e,
        [C[0], C[2], C[0], C[4]][i],
        0.037,
        0.08,
    )
jar(c0 + 0.63, ym, lev[3] + e, C[2], 0.075, 0.15)
lathe(
    [
        (0, 0),
        (0.04, 0),
        (0.05, 0.01),
        (0.10, 0.035),
        (0.17, 0.05),
        (0.168, 0.053),
        (0.09, 0.042),
        (0, 0.03),
    ],
    (c0 + 0.24, ym, lev[4] + e),
    C[1],
)
jar(c0 + 0.57, ym, lev[4] + e, C[0], 0.085, 0.20)
# room
armchair(1.22, -1.02, -36, (0.24, 0.27, 0.225), (0.60, 0.46, 0.30))
slab(0.34, 0.34, 0.169, 0.02, (0.86, -1.42, 0.44), wn("X"), "Z", 0.004, 24)
cyl(0.02, 0.44, (0.86, -1.42, 0), wn("Z"), "Z", 0.002)
slab(0.24, 0.24, 0.119, 0.014, (0.86, -1.42, 0), wn("X"), "Z", 0.003, 24)
books(0.86, -1.42, 0.46, 2, 15, lie=True)
picture(
    -1.28,
    0,
    1.0,
    0.72,
    0.96,
    wn("Z"),
    abstract_art(
        "ad",
        [
            (0.70, 0.66, 0.57),
            (0.60, 0.46, 0.30),
            (0.24, 0.27, 0.225),
            (0.69, 0.65, 0.57),
            (0.45, 0.23, 0.13),
        ],
        1.9,
    ),
    mat_w=0.08,
)
bx0 = -1.85
box((1.15, 0.34, 0.035), (bx0 + 0.575, -0.19, 0.40), wn("X"), 0.003)
for xx in (bx0 + 0.14, bx0 + 1.01):
    box((0.04, 0.28, 0.40), (xx, -0.19, 0), wn("Z"), 0.003)
jar(bx0 + 0.22, -0.19, 0.435, C[0], 0.09, 0.20)
books(bx0 + 0.58, -0.19, 0.435, 4, 23, lie=True)
basket(bx0 + 0.55, -0.19, 0.14, 0.22)
rug(2.4, 1.6, (0.55, -1.75), (0.56, 0.50, 0.41), -3)
camera((-0.95, -4.75, 1.16), (0.06, -0.2, 1.0), 41, 5.6, focus=4.4, shift=(0.0, -0.035))
second((-0.60, -2.60, 1.18), (0.06, -0.2, 1.1), 52, 4.5, focus=2.45, shift=(0.0, 0.0))
finish(exposure=0.22, R=8, k=0.75)
