import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Oglindă Selena, 580 x 900, lit from behind, above a stone shelf; evening light
XL, XR = -1.9, 2.4
wall = paint("clayw", (0.30, 0.315, 0.275), 0.16)
room(
    wall,
    paint("side", (0.62, 0.59, 0.53)),
    win="L",
    x=(XL, XR),
    depth=4.0,
    hole=(-2.1, -0.8, 0.9, 2.2),
    seed=10,
    floor=None,
    power=62,
    sun=(0.72, -0.40, 3.0),
    fillw=9,
    drape=None,
    skirting=None,
    sill=True,
    strength=0.30,
)
fl = stone("floor", (0.50, 0.47, 0.42), (0.36, 0.33, 0.29), 0.35, 1.1, 0.38)
box((6, 6, 0.02), (0, -2, -0.02), fl, 0)


def back():
    box((0.95, 0.06, 2.1), (0.75, -3.98, 0), wood("oak", "Z"), 0.003)
    box((0.9, 0.36, 1.9), (-0.95, -3.8, 0), lacquer("cab", (0.62, 0.59, 0.52), 0.4), 0.003)
    picture(
        -0.1,
        -3.94,
        1.25,
        0.42,
        0.56,
        wood("oak", "Z"),
        abstract_art("ao", [(0.7, 0.66, 0.58), (0.4, 0.3, 0.24), (0.69, 0.65, 0.57)], 2),
    )


behind(paint("back", (0.60, 0.56, 0.49)), (XL, XR), 4.0, 2.65, back)
oak = lambda a: wood("oak", a)
br = brass()
bz = brass("Z")
mw, mh = 0.58, 0.90
mx, mz = 0, 1.69
slab(mw - 0.10, mh - 0.10, (mw - 0.10) / 2, 0.024, (mx, -0.001, mz), white(), "Y", 0)
slab(mw, mh, mw / 2, 0.006, (mx, -0.026, mz), mirrorglass(), "Y", 0.001, 32)
loop(mw + 0.002, mh + 0.002, mw / 2 + 0.001, (mx, -0.029, mz), br, 0.0065, 4, 32)
loop(
    mw - 0.07,
    mh - 0.07,
    mw / 2 - 0.035,
    (mx, -0.014, mz),
    simple("glow", (1, 0.77, 0.50), 0.5, 0.5, emit=95),
    0.006,
    1,
    10,
)
# stone shelf with a carved basin block
st = stone("trav", (0.60, 0.53, 0.435), (0.42, 0.34, 0.26), 0.45, 3.0, 0.36)
Z = 0.82
W, D = 1.70, 0.46
box((W, D, 0.07), (0.08, -D / 2 - 0.004, Z), st, 0.004, 4)
zc = Z + 0.07
cer = lacquer("ceramic", (0.77, 0.765, 0.75), 0.10, 0.5, 0.004)
bx, by = 0, -0.25
lathe(
    [
        (0, 0),
        (0.13, 0),
        (0.15, 0.004),
        (0.172, 0.04),
        (0.19, 0.115),
        (0.1915, 0.122),
        (0.189, 0.125),
        (0.184, 0.122),
        (0.165, 0.055),
        (0.13, 0.024),
        (0.03, 0.018),
        (0, 0.018),
    ],
    (bx, by, zc),
    cer,
    96,
)
cyl(0.022, 0.006, (bx, by, zc + 0.0175), br, "Z", 0.002)
tx, ty = bx, -0.045
cyl(0.026, 0.010, (tx, ty, zc), bz, "Z", 0.003)
tube(
    [(tx, ty, zc + 0.01), (tx, ty, zc + 0.235)]
    + [
        (tx, ty - 0.05 + 0.05 * math.cos(a), zc + 0.235 + 0.05 * math.sin(a))
        for a in [math.radians(q) for q in range(15, 91, 15)]
    ]
    + [(tx, ty - 0.13, zc + 0.285)]
    + [
        (tx, ty - 0.13 + 0.02 * math.sin(-a), zc + 0.265 + 0.02 * math.cos(a))
        for a in [math.radians(q) for q in range(15, 91, 15)]
    ]
    + [(tx, ty - 0.15, zc + 0.245)],
    0.0115,
    bz,
    res=10,
)
cyl(0.016, 0.045, (tx + 0.09, ty, zc), bz, "Z", 0.003)
cyl(0.025, 0.008, (tx + 0.09, ty, zc), bz, "Z", 0.002)
tube([(tx + 0.09, ty, zc + 0.04), (tx + 0.09, ty - 0.055, zc + 0.052)], 0.0055, br)
tr = slab(0.30, 0.15, 0.07, 0.010, (0.52, -0.20, zc), oak("X"), "Z", 0.002)
am = simple("amber", (0.16, 0.055, 0.012), 0.08)


def bottle(x, y, z, r, h, m):
    lathe(
        [
            (0, 0),
            (r * 0.92, 0),
            (r, 0.004),
            (r, h * 0.72),
            (r * 0.92, h * 0.80),
            (r * 0.42, h * 0.88),
            (r * 0.40, h),
            (0, h),
        ],
        (x, y, z),
        m,
    )
    cyl(r * 0.46, 0.018, (x, y, z + h), black(), "Z", 0.002)
    cyl(0.004, 0.03, (x, y, z + h + 0.018), black())
    tube(
        [
            (x, y, z + h + 0.05),
            (x - 0.012, y - 0.035, z + h + 0.05),
            (x - 0.014, y - 0.042, z + h + 0.042),
        ],
        0.0055,
        black(),
    )


bottle(0.45, -0.20, zc + 0.010, 0.031, 0.13, am)
bottle(0.535, -0.19, zc + 0.010, 0.027, 0.11, clay((0.62, 0.575, 0.50)))
cyl(0.034, 0.055, (0.62, -0.21, zc + 0.010), clay((0.40, 0.19, 0.10)), "Z", 0.006)
vase_branches(
    (-0.52, -0.19, zc), clay((0.66, 0.62, 0.55)), 0.23, 0.075, 8, 47, (0.14, 0.17, 0.10), 0.44
)
folded(
    0.80,
    -0.25,
    zc,
    0.18,
    0.28,
    3,
    [
        fabric("h1", (0.64, 0.61, 0.55), 0.18, 0.7, 0.6, 0.5),
        fabric("h2", (0.42, 0.24, 0.16), 0.18, 0.7, 0.6, 0.5),
    ],
    0.042,
    4,
)
for s, rx in ((1, -0.98),):
    cyl(0.008, 0.46, (rx, -0.075, 1.30), br, "X", 0.002, 32)
    [
        (
            cyl(0.007, 0.07, (rx + k * 0.20, -0.045, 1.30), brass("Y"), "Y", 0.001, 24),
            cyl(0.018, 0.006, (rx + k * 0.20, -0.013, 1.30), brass("Y"), "Y", 0.001, 32),
        )
        for k in (-1, 1)
    ]
    hang_towel(
        rx,
        -0.075,
        1.30,
        0.34,
        0.62,
        0.54,
        fabric("h3", (0.66, 0.63, 0.565), 0.22, 0.55, 0.7, 0.5),
        3,
        0.008,
        0.008,
    )
box((1.5, 0.36, 0.24), (0.08, -0.20, 0.36), oak("X"), 0.003)
camera((0.75, -2.75, 1.36), (0.02, 0, 1.3), 41, 5.6, focus=2.75, shift=(0.0, 0.02))
finish(exposure=0.3, R=8, k=0.75)
