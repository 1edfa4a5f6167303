import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, living room: a fitted wall in dark green with a place for the screen, oak niches, lamps on
room(
    paint("wall", (0.60, 0.57, 0.505)),
    win="R",
    x=(-4.2, 2.6),
    depth=5.8,
    ceil=2.66,
    hole=(-3.5, -1.5, 0.25, 2.35),
    seed=231,
    floor="floor",
    axis="Y",
    plank=0.2,
    power=135,
    sun=(0.46, -0.34, 3.2),
    fillw=15,
    drape=(0.66, 0.625, 0.555),
)
gr = lacquer("bottle", (0.050, 0.078, 0.062), 0.46, 0.4, 0.016)
oak = lambda a: wood("oak", a)
br = brass("Y")
y = -0.012
x0 = -1.95
WW = 3.9
HT = 2.50
D = 0.42
DU = 0.34
cols = [0.75, 0.55, 1.3, 0.55, 0.75]
PL = 0.08
HB = 0.52
carcass(x0, WW, PL, HB - PL, D - 0.02, (gr, gr), y=y)
x = x0
box((WW, 0.016, PL), (x0 + WW / 2, y - D + 0.07, 0), black(), 0)
for w in (0.75, 0.55, 0.65, 0.65, 0.55, 0.75):
    front(x, w, PL, HB - PL, y - D + 0.02, gr)
    knob(x + w / 2, y - D - 0.001, HB - 0.07, br, 0.013)
    x += w
box((WW + 0.02, D + 0.01, 0.03), (x0 + WW / 2, y - (D + 0.01) / 2, HB), oak("X"), 0.003)
zs = HB + 0.03
x = x0
for k, w in enumerate(cols):
    h = HT - zs
    if k in (0, 4):
        carcass(x, w, zs, h, DU, (gr, gr), y=y)
        [front(x + q * w / 2, w / 2, zs, h, y - DU, gr) for q in (0, 1)]
        [knob(x + w / 2 + s * 0.03, y - DU - 0.021, 1.35, br, 0.013) for s in (-1, 1)]
    elif k in (1, 3):
        for s in (0, 1):
            box(
                (0.02, DU + 0.02, h),
                (x + (0.01 if s == 0 else w - 0.01), y - (DU + 0.02) / 2, zs),
                oak("Z"),
                0.0014,
            )
        box((w - 0.04, 0.006, h), (x + w / 2, y - 0.01, zs), oak("Z"), 0)
        box(
            (w - 0.04, DU + 0.018, 0.02),
            (x + w / 2, y - (DU + 0.018) / 2, HT - 0.02),
            oak("X"),
            0.001,
        )
        for q in (0.44, 0.84, 1.22, 1.58):
            box((w - 0.04, DU, 0.022), (x + w / 2, y - DU / 2, zs + q), oak("X"), 0.0014)
        area(
            (x + w / 2, y - DU + 0.04, HT - 0.024),
            (0, 0, 0),
            (w - 0.12, 0.015),
            1.4,
            (1, 0.76, 0.5),
        )
        S = [zs] + [zs + q + 0.022 for q in (0.44, 0.84, 1.22, 1.58)]
        A, B, C = [clay(c) for c in ((0.66, 0.62, 0.55), (0.40, 0.19, 0.10), (0.24, 0.27, 0.25))]
        a, c = x + 0.03, x + w - 0.03
        yb = y - DU + 0.04
        if k == 1:
            jar(x + w / 2, y - 0.17, S[0], A, 0.10, 0.27)
            bookrow(a, c, yb, S[1], 0.3, 91, 0.9)
            jar(x + 0.17, y - 0.17, S[2], C, 0.07, 0.18)
            books(x + 0.38, y - 0.17, S[2], 2, 92, lie=True)
            bookrow(a, c, yb, S[3], 0.27, 93, 0.7)
            bowl(x + w / 2, y - 0.17, S[4], 0.12, 0.07, wood("walnut", "X"))
        else:
            bookrow(a, c, yb, S[0], 0.3, 94, 0.75)
            books(x + w / 2, y - 0.17, S[1], 5, 95, lie=True)
            ball(x + w / 2, y - 0.17, S[1] + 0.135, brass(), 0.035)
            bookrow(a, c, yb, S[2], 0.28, 96, 0.9)
            jar(x + w / 2 - 0.08, y - 0.17, S[3], B, 0.085, 0.21)
            leafy(
                (x + w / 2, y - 0.17, S[4] + 0.10),
                lacquer("leafm", (0.055, 0.115, 0.05), 0.38, 0.4, 0.05),
                0.13,
                14,
                39,
                (0.10, 0.15),
                spread=1.4,
                lean=0.15,
            )
            lathe(
                [
                    (0, 0),
                    (0.05, 0),
                    (0.06, 0.005),
                    (0.072, 0.10),
                    (0.07, 0.105),
                    (0.065, 0.10),
                    (0, 0.09),
                ],
                (x + w / 2, y - 0.17, S[4]),
                A,
            )
    else:
        box((w, 0.012, h - 0.42), (x + w / 2, y - 0.012, zs), oak("Z"), 0)
        carcass(x, w, HT - 0.42, 0.42, DU, (gr, gr), y=y)
        [front(x + q * w / 2, w / 2, HT - 0.42, 0.42, y - DU, gr) for q in (0, 1)]
        box((1.12, 0.03, 0.63), (x + w / 2, y - 0.06, zs + 0.32), black(), 0.004)
        box(
            (1.10, 0.002, 0.61),
            (x + w / 2, y - 0.0762, zs + 0.33),
            simple("screen", (0.010, 0.011, 0.012), 0.10, 0.5),
            0,
        )
        area((x + w / 2, y - 0.20, HT - 0.424), (0, 0, 0), (w - 0.1, 0.02), 3, (1, 0.76, 0.5))
        box((0.62, 0.07, 0.06), (x + w / 2, y - 0.20, zs), black(), 0.008)
        vase_branches(
            (x + 0.16, y - 0.20, zs),
            clay((0.66, 0.62, 0.55)),
            0.20,
            0.065,
            7,
            97,
            (0.15, 0.17, 0.09),
            0.34,
        )
        books(x + w - 0.2, y - 0.2, zs, 2, 98, lie=True)
    x += w
box((WW + 0.04, DU + 0.04, 0.03), (x0 + WW / 2, y - (DU + 0.04) / 2, HT), gr, 0.003)
armchair(-1.35, -2.0, 38, (0.50, 0.46, 0.385), (0.47, 0.27, 0.11), "oak")
pouf(-0.25, -2.35, 0.23, 0.38, (0.36, 0.20, 0.12))
rug(3.0, 1.9, (0.2, -2.0), (0.58, 0.54, 0.46), 0)
plant(2.15, -0.75, 1.3, 232, (0.52, 0.48, 0.42), 0.18, L=(0.22, 0.31), n=30)
slab(0.40, 0.40, 0.199, 0.022, (-0.74, -1.55, 0.44), oak("X"), "Z", 0.004, 24)
cyl(0.02, 0.44, (-0.74, -1.55, 0), black(), "Z", 0.002)
slab(0.28, 0.28, 0.139, 0.014, (-0.74, -1.55, 0), black(), "Z", 0.003, 24)
mug(-0.76, -1.58, 0.462, (0.66, 0.62, 0.55), 60)
camera((0.85, -5.5, 1.25), (-0.06, 0, 1.1), 36, 5.6, focus=5.0, shift=(0.0, -0.05))
finish(exposure=0.3, R=8, k=0.75)
