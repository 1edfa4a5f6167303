import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# The wide picture of the first page: a fitted wall on the right, a calm plaster wall with low sun on the left
room(
    paint("plaster", (0.60, 0.545, 0.465), 0.16),
    paint("side", (0.62, 0.575, 0.50)),
    win="R",
    x=(-4.6, 3.55),
    depth=6.0,
    ceil=2.72,
    hole=(-3.5, -1.4, 0.25, 2.45),
    seed=91,
    floor="floor",
    axis="Y",
    plank=0.22,
    power=235,
    sun=(0.42, -0.30, 5.4),
    fillw=20,
    drape=(0.74, 0.715, 0.66),
    strength=0.38,
)
oak = lambda a: wood("oak", a)
gr = lacquer("deep", (0.125, 0.150, 0.120), 0.48, 0.38, 0.016)
br = brass()
# ---- fitted wall: low cabinets in deep green, open oak shelves above
X0, WW, D, DU = 0.42, 2.70, 0.44, 0.30
y = -0.012
n = 5
cw = WW / n
PL = 0.08
HB = 0.74
t = 0.022
HT = 2.40
box((WW, 0.02, PL - 0.004), (X0 + WW / 2, y - D + 0.06, 0), gr, 0)
carcass(X0, WW, PL, HB - PL, D - 0.022, (gr, gr), y=y)
for i in range(n):
    front(X0 + i * cw, cw, PL, HB - PL, y - D + 0.024, gr)
    knob(X0 + i * cw + (cw - 0.05 if i % 2 == 0 else 0.05), y - D + 0.003, HB - 0.07, br, 0.013)
box((WW + 0.03, D + 0.02, 0.032), (X0 + WW / 2, y - (D + 0.02) / 2, HB), oak("X"), 0.003, 4)
zs = HB + 0.032
up = HT - zs
xs = [X0 + t / 2, X0 + cw * 1.5, X0 + cw * 3.5, X0 + WW - t / 2]
for xx in xs:
    box((t, DU, up), (xx, y - DU / 2, zs), oak("Z"), 0.0016)
box((WW, DU + 0.006, t + 0.006), (X0 + WW / 2, y - (DU + 0.006) / 2, HT - 0.0), oak("X"), 0.002)
box((WW - 2 * t, 0.006, up), (X0 + WW / 2, y - 0.006, zs), oak("X"), 0)
bays = list(zip(xs[:-1], xs[1:]))
lev = {0: [0.40, 0.80, 1.22], 1: [0.52, 0.92, 1.28], 2: [0.40, 0.80, 1.22]}
for b, (a, c) in enumerate(bays):
    for q in lev[b]:
        box((c - a - t, DU - 0.012, t), ((a + c) / 2, y - DU / 2 + 0.002, zs + q), oak("X"), 0.0014)
    area(
        ((a + c) / 2, y - DU + 0.03, HT - 0.004),
        (0, 0, 0),
        (c - a - 0.06, 0.015),
        0.9,
        (1, 0.76, 0.50),
    )
S = lambda b, k: zs + ([0] + lev[b])[k] + (t if k else 0)
yb = y - DU + 0.035


def bay(b):
    return bays[b][0] + t / 2, bays[b][1] - t / 2


a, c = bay(0)
jar(a + 0.22, y - 0.15, S(0, 0), clay((0.62, 0.575, 0.50)), 0.10, 0.26)
bowl(a + 0.52, y - 0.16, S(0, 0), 0.12, 0.07, clay((0.38, 0.18, 0.095)))
bookrow(a, c, yb, S(0, 1), 0.30, 4, 0.62)
ball(c - 0.14, y - 0.15, S(0, 1), br, 0.045)
books(a + 0.20, y - 0.15, S(0, 2), 4, 55, lie=True)
jar(a + 0.55, y - 0.15, S(0, 2), clay((0.25, 0.27, 0.245)), 0.08, 0.20)
bookrow(a, c, yb, S(0, 3), 0.27, 7, 0.5)
plates(c - 0.2, y - 0.15, S(0, 3), 4, clay((0.66, 0.62, 0.55)), 0.11)
a, c = bay(1)
lamp(a + 0.22, y - 0.17, zs, (0.40, 0.20, 0.11), 0.13, 0.40, 4.5, 1)
books(a + 0.62, y - 0.2, zs, 3, 58, lie=True)
vase_branches(
    (c - 0.20, y - 0.17, zs), clay((0.66, 0.62, 0.55)), 0.24, 0.08, 8, 33, (0.17, 0.18, 0.09), 0.36
)
bookrow(a, c, yb, S(1, 1), 0.29, 11, 0.45)
box((0.30, 0.02, 0.34), (c - 0.25, y - 0.07, S(1, 1)), oak("Z"), 0.002, rot=(-6, 0, 0))
box(
    (0.27, 0.004, 0.31),
    (c - 0.25, y - 0.0822, S(1, 1) + 0.015),
    abstract_art(
        "ah", [(0.70, 0.66, 0.57), (0.30, 0.33, 0.27), (0.69, 0.65, 0.57), (0.52, 0.30, 0.17)], 3
    ),
    0,
    rot=(-6, 0, 0),
)
bookrow(a + 0.42, c, yb, S(1, 2), 0.28, 12, 0.9)
jar(a + 0.2, y - 0.15, S(1, 2), clay((0.50, 0.46, 0.39)), 0.09, 0.19)
bowl(a + 0.3, y - 0.15, S(1, 3), 0.13, 0.08, wood("walnut", "X"))
books(a + 0.75, y - 0.15, S(1, 3), 3, 61, lie=True)
a, c = bay(2)
bookrow(a, c, yb, S(2, 0), 0.30, 14, 0.55)
basket(c - 0.19, y - 0.20, 0.13, 0.20, z=zs)
jar(a + 0.2, y - 0.15, S(2, 1), clay((0.20, 0.21, 0.20)), 0.09, 0.22)
books(a + 0.55, y - 0.15, S(2, 1), 4, 66, lie=True)
bookrow(a, c, yb, S(2, 2), 0.28, 16, 0.75)
leafy(
    (a + 0.22, y - 0.15, S(2, 3) + 0.1),
    lacquer("leafm", (0.055, 0.115, 0.05), 0.38, 0.4, 0.05),
    0.15,
    12,
    9,
    (0.09, 0.14),
    spread=0.95,
    lean=0.12,
)
lathe(
    [(0, 0), (0.05, 0), (0.06, 0.005), (0.072, 0.10), (0.07, 0.105), (0.065, 0.10), (0, 0.09)],
    (a + 0.22, y - 0.15, S(2, 3)),
    clay((0.66, 0.62, 0.55)),
)
bookrow(a + 0.40, c, yb, S(2, 3), 0.26, 18, 0.9)
# ---- armchair, side table, floor
rug(2.7, 1.9, (1.15, -2.0), (0.62, 0.585, 0.52), -3)
armchair(0.66, -1.78, 28, (0.47, 0.255, 0.125), (0.62, 0.585, 0.51))
tx, ty = 1.42, -1.72
slab(0.42, 0.42, 0.209, 0.022, (tx, ty, 0.46), oak("X"), "Z", 0.005, 24)
cyl(0.035, 0.46, (tx, ty, 0.0), oak("Z"), "Z", 0.003)
slab(0.28, 0.28, 0.139, 0.022, (tx, ty, 0.012), oak("X"), "Z", 0.005, 24)
mug(tx - 0.06, ty - 0.06, 0.482, (0.25, 0.28, 0.25), 150)
books(tx + 0.06, ty + 0.06, 0.482, 2, 71, lie=True)
pouf(2.15, -1.95, 0.23, 0.40, (0.60, 0.55, 0.46))
plant(-0.12, -0.42, 1.25, 43, (0.50, 0.46, 0.40), 0.19, L=(0.24, 0.34), n=30)
camera((-0.75, -6.35, 1.18), (-0.36, 0, 1.1), 37, 5.6, focus=5.6, shift=(0.0, -0.035))
finish(exposure=0.18, R=8, k=0.75, aspect=(16, 9), final=1600)
