import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Vitrină Clara, 1000 x 420 x 2050: cream frame fronts below, glass doors above, oak board between
room(
    paint("wall", (0.335, 0.375, 0.315)),
    paint("side", (0.64, 0.62, 0.565)),
    win="R",
    x=(-3.2, 2.15),
    depth=5.0,
    hole=(-2.9, -1.2, 0.75, 2.3),
    seed=38,
    floor="oak",
    axis="Y",
    plank=0.15,
    power=155,
    sun=(0.56, -0.44, 4.4),
    fillw=15,
    drape=None,
    sill=True,
)
cr = lacquer("cream", (0.66, 0.625, 0.545), 0.44, 0.4, 0.016)
oak = lambda a: wood("oak", a)
W, D, H = 1.0, 0.42, 2.05
x0 = -0.42
y = -0.012
t = 0.02
bc = brass("Y")
# base
PL = 0.09
HB = 0.86
carcass(x0, W, PL, HB - PL, D - 0.022, (cr, cr), y=y)
yf = y - D + 0.022
for sx in (x0 + 0.04, x0 + W - 0.04):
    for yy in (y - 0.05, yf + 0.04):
        cyl(0.017, PL, (sx, yy, 0), cr, "Z", 0.003, 40, 0.026)
shaker(x0, W / 2, PL, HB - PL - 0.17, yf, cr, 0.06)
shaker(x0 + W / 2, W / 2, PL, HB - PL - 0.17, yf, cr, 0.06)
front(x0, W / 2, HB - 0.17, 0.17, yf, cr)
front(x0 + W / 2, W / 2, HB - 0.17, 0.17, yf, cr)
for s in (-1, 1):
    knob(x0 + W / 2 + s * 0.032, yf - 0.021, HB - 0.30, bc, 0.013)
    knob(x0 + W / 2 + s * W / 4, yf - 0.021, HB - 0.085, bc, 0.013)
box((W + 0.02, D + 0.015, 0.026), (x0 + W / 2, y - (D + 0.015) / 2, HB), oak("X"), 0.004, 4)
zb = HB + 0.026
# upper case
DU = 0.33
zu = zb
h = H - zu - 0.03
for s in (0, 1):
    box(
        (t, DU, h),
        (x0 + 0.01 + (t / 2 if s == 0 else W - 0.02 - t / 2), y - DU / 2, zu),
        cr,
        0.0016,
    )
box((W - 0.02 - 2 * t, 0.010, h), (x0 + W / 2, y - 0.008, zu), oak("Z"), 0)
box((W - 0.02 - 2 * t, DU, t), (x0 + W / 2, y - DU / 2, H - 0.03 - t), cr, 0.001)
box((W - 0.02 - 2 * t, DU - 0.002, 0.004), (x0 + W / 2, y - DU / 2, zu), oak("X"), 0)
box((W + 0.03, DU + 0.055, 0.022), (x0 + W / 2, y - (DU + 0.05) / 2 + 0.0, H - 0.03), cr, 0.005, 4)
box((W + 0.005, DU + 0.035, 0.016), (x0 + W / 2, y - (DU + 0.03) / 2, H - 0.046), cr, 0.004, 4)
gl = glass("clear", (0.95, 0.97, 0.96))
yd = y - DU - 0.001
hz = H - 0.03 - zu - 0.02
for k in (0, 1):
    a = x0 + 0.012 + k * (W - 0.02) / 2
    w = (W - 0.02) / 2 - 0.004
    f = 0.055
    z0 = zu + 0.004
    for s in (0, 1):
        box((f, 0.020, hz), (a + (f / 2 if s == 0 else w - f / 2), yd - 0.010, z0), cr, 0.0014)
    for zz, ff in ((z0, f), (z0 + hz - f, f)):
        box((w - 2 * f, 0.020, ff), (a + w / 2, yd - 0.010, zz), cr, 0.0014)
    box((w - 2 * f, 0.014, 0.018), (a + w / 2, yd - 0.010, z0 + hz * 0.64), cr, 0.001)
    mesh(
        "pane",
        [
            (a + f, yd - 0.008, z0 + f),
            (a + w - f, yd - 0.008, z0 + f),
            (a + w - f, yd - 0.008, z0 + hz - f),
            (a + f, yd - 0.008, z0 + hz - f),
        ],
        [(0, 1, 2, 3)],
        gl,
    )
for s in (-1, 1):
    knob(x0 + W / 2 + s * 0.030, yd - 0.021, zu + 0.42, bc, 0.012)
gs = glass("shelf", (0.88, 0.94, 0.915))
ed = simple("gedge", (0.20, 0.33, 0.29), 0.1, 0.5)
lev = [zu + 0.004] + [zu + h * q for q in (0.27, 0.52, 0.76)]
for z in lev[1:]:
    mesh(
        "shelf",
        [
            (x0 + 0.03, y - 0.015, z),
            (x0 + W - 0.03, y - 0.015, z),
            (x0 + W - 0.03, y - DU + 0.03, z),
            (x0 + 0.03, y - DU + 0.03, z),
        ],
        [(3, 2, 1, 0)],
        gs,
    )
    box((W - 0.062, 0.003, 0.006), (x0 + W / 2, y - DU + 0.0285, z - 0.006), ed, 0)
area((x0 + W / 2, y - DU + 0.06, H - 0.055), (0, 0, 0), (W - 0.2, 0.02), 5.5, (1, 0.77, 0.50))
area((x0 + W / 2, y - 0.06, H - 0.055), (0, 0, 0), (W - 0.2, 0.02), 2.5, (1, 0.77, 0.50))
A, B, C, E = [
    clay(c, 0.45)
    for c in ((0.68, 0.65, 0.58), (0.34, 0.37, 0.34), (0.40, 0.19, 0.10), (0.60, 0.52, 0.38))
]
c0 = x0 + 0.05
ym = y - 0.17
e = 0.0015
plates(c0 + 0.16, ym, lev[0], 9, A, 0.115)
jar(c0 + 0.42, ym, lev[0], B, 0.085, 0.24)
[bowl(c0 + 0.64, ym, lev[0] + i * 0.019, 0.09, 0.055, A) for i in range(5)]
jar(c0 + 0.83, ym, lev[0], C, 0.06, 0.15)
for i in range(4):
    cup(c0 + 0.10 + 0.095 * i, ym + (0.03 if i % 2 else -0.03), lev[1] + e, A, 0.038, 0.075)
jar(c0 + 0.55, ym, lev[1] + e, E, 0.075, 0.17)
[bowl(c0 + 0.77, ym, lev[1] + e + i * 0.016, 0.075, 0.045, B) for i in range(4)]
for i in range(5):
    lathe(
        [
            (0, 0),
            (0.032, 0),
            (0.033, 0.003),
            (0.004, 0.010),
            (0.0038, 0.075),
            (0.02, 0.095),
            (0.034, 0.13),
            (0.030, 0.165),
            (0.0285, 0.165),
            (0.032, 0.13),
            (0.018, 0.098),
            (0, 0.09),
        ],
        (c0 + 0.09 + 0.085 * i, ym + (0.03 if i % 2 else -0.03), lev[2] + e),
        glass("wine", (0.93, 0.95, 0.945)),
        48,
    )
lathe(
    [
        (0, 0),
        (0.05, 0),
        (0.06, 0.006),
        (0.075, 0.05),
        (0.06, 0.10),
        (0.045, 0.115),
        (0.05, 0.15),
        (0.046, 0.15),
        (0.04, 0.115),
        (0, 0.10),
    ],
    (c0 + 0.60, ym, lev[2] + e),
    A,
)
plates(c0 + 0.79, ym, lev[2] + e, 5, B, 0.10)
bowl(c0 + 0.20, ym, lev[3] + e, 0.12, 0.07, C)
jar(c0 + 0.48, ym, lev[3] + e, A, 0.07, 0.17)
bowl(c0 + 0.73, ym, lev[3] + e, 0.11, 0.08, E)
# around: dining chair, small round table edge, picture, plant
chair(0.98, -0.80, -48, "oak", (0.60, 0.555, 0.475))
picture(
    -1.28,
    0,
    1.20,
    0.56,
    0.74,
    oak("Z"),
    abstract_art(
        "ak",
        [(0.70, 0.66, 0.57), (0.335, 0.375, 0.315), (0.69, 0.65, 0.57), (0.56, 0.40, 0.20)],
        2.2,
    ),
)
picture(
    1.02,
    0,
    1.32,
    0.44,
    0.56,
    oak("Z"),
    abstract_art(
        "al",
        [(0.69, 0.65, 0.57), (0.40, 0.19, 0.10), (0.70, 0.66, 0.57), (0.335, 0.375, 0.315)],
        2.4,
    ),
)
stool(-1.10, -0.42, 0.46, "oak", 0.36, 0.36)
plant(-1.10, -0.42, 0.42, 73, (0.62, 0.58, 0.51), 0.11, 0.46, L=(0.14, 0.2), n=18, lean=0.13)
basket(-1.52, -0.36, 0.18, 0.34)
rug(2.1, 1.2, (0.05, -1.55), (0.60, 0.56, 0.48), 3)
camera((-1.15, -4.55, 1.22), (0.04, -0.2, 1.0), 39.5, 5.6, focus=4.25, shift=(0.0, -0.03))
second((0.75, -2.75, 1.28), (0.02, -0.2, 1.25), 47, 4.5, focus=2.45, shift=(0.0, 0.02))
finish(exposure=0.2, R=8, k=0.75)
