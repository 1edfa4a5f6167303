import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# The showroom: the shop's mark and a wall of samples, a table to talk at, fitted pieces on show
room(
    paint("wall", (0.63, 0.59, 0.52)),
    paint("side", (0.64, 0.60, 0.53)),
    win="L",
    x=(-4.3, 3.6),
    depth=7.0,
    ceil=3.05,
    hole=(-4.4, -1.1, 0.2, 2.75),
    floor="floor",
    axis="X",
    plank=0.2,
    seed=401,
    power=330,
    sun=(0.40, -0.34, 4.6),
    fillw=26,
    drape=None,
)
oak = lambda a: wood("oak", a)
bl = black()
br = brass()
deep = lacquer("deep", (0.125, 0.150, 0.120), 0.48, 0.38, 0.016)
# ---- the mark, cut out of board, on the wall


def sign(points, x, z, size, thick, m):
    s = size / 64
    V = [(x + (a - 32) * s, y, z + (58 - b) * s) for y in (-0.004, -0.004 - thick) for a, b in points]
    n = len(points)
    F = [list(range(n)), list(range(2 * n - 1, n - 1, -1))]
    F += [[i, i + n, (i + 1) % n + n, (i + 1) % n] for i in range(n)]
    mesh("sign", V, F, m, 20)


sign(
    [(26, 6), (38, 6), (59, 58), (47, 58), (32, 20.9), (17, 58), (5, 58)],
    -2.62, 1.42, 0.86, 0.024, lacquer("ink", (0.012, 0.016, 0.026), 0.5, 0.35, 0.02),
)
sign(
    [(14.7, 34), (25.1, 38), (38.9, 38), (49.3, 34), (55.8, 50), (42.1, 46), (21.9, 46), (8.2, 50)],
    -2.62, 1.42, 0.86, 0.036, br,
)
# ---- three ledges of samples
WOODS.update(
    sonoma=dict(
        light=(0.56, 0.44, 0.31), mid=(0.475, 0.355, 0.235), dark=(0.33, 0.225, 0.135),
        pore=0.45, freq=62, rough=0.52, tone=0.10,
    )
)
samples = [
    lacquer("s1", (0.75, 0.745, 0.73), 0.5), wood("sonoma", "Z"), wood("walnut", "Z"),
    lacquer("s4", (0.36, 0.275, 0.205), 0.08, 0.6, 0.003), lacquer("s5", (0.22, 0.22, 0.215), 0.5),
    lacquer("s6", (0.165, 0.205, 0.165), 0.62), oak("Z"), lacquer("s8", (0.10, 0.13, 0.18), 0.5),
    lacquer("s9", (0.42, 0.17, 0.095), 0.5), wood("ash", "Z"),
]
x0, wl = -1.62, 2.12
for row, z in enumerate((1.02, 1.52, 2.02)):
    box((wl, 0.10, 0.024), (x0 + wl / 2, -0.052, z), oak("X"), 0.002)
    box((wl, 0.012, 0.05), (x0 + wl / 2, -0.108, z), oak("X"), 0.002)
    for i in range(7):
        m = samples[(i * 3 + row * 4) % len(samples)]
        h = (0.36, 0.32, 0.38, 0.30)[(i + row) % 4]
        box((0.255, 0.018, h), (x0 + 0.16 + i * 0.30, -0.055, z + 0.024), m, 0.0012, rot=(-8, 0, 0))
# ---- a low cabinet under them
n, w, D, H, Z = 4, 0.53, 0.42, 0.52, 0.14
carcass(x0, n * w, Z, H, D - 0.02, (wood("walnut", "X"), wood("walnut", "Z")), y=-0.012)
for i in range(n):
    front(x0 + i * w, w, Z, H, -0.012 - D + 0.02, wood("walnut", "X"), 0.004)
    knob(x0 + i * w + (w - 0.05 if i % 2 == 0 else 0.05), -0.012 - D, Z + H - 0.08, br, 0.013)
box((n * w + 0.02, D + 0.01, 0.024), (x0 + n * w / 2, -0.012 - (D + 0.01) / 2, Z + H), wood("walnut", "X"), 0.003)
for i in (0, 1):
    for yy in (-0.09, -D + 0.08):
        cyl(0.016, Z, (x0 + 0.14 + i * (n * w - 0.28), yy, 0), wood("walnut", "Z"), "Z", 0.002, 40)
lamp(x0 + 0.28, -0.22, Z + H + 0.024, (0.62, 0.57, 0.48), 0.13, 0.28, 5, 0)
bowl(x0 + 1.72, -0.24, Z + H + 0.024, 0.13, 0.07, clay((0.40, 0.19, 0.10)))
# ---- a fitted unit, deep green, with a lit niche
X, W, DW, HT = 1.02, 2.2, 0.58, 2.5
a, b = X + 0.62, X + W - 0.62
carcass(X, 0.62, 0.07, HT - 0.07, DW - 0.02, (deep, deep), y=-0.01)
carcass(b, 0.62, 0.07, HT - 0.07, DW - 0.02, (deep, deep), y=-0.01)
front(X, 0.62, 0.07, HT - 0.07, -0.01 - DW + 0.02, deep)
front(b, 0.62, 0.07, HT - 0.07, -0.01 - DW + 0.02, deep)
bar(a - 0.06, -0.01 - DW - 0.001, 1.15, 0.5, br, "Z", 0.008, 0.034)
bar(b + 0.06, -0.01 - DW - 0.001, 1.15, 0.5, br, "Z", 0.008, 0.034)
box((W, 0.02, 0.066), (X + W / 2, -DW + 0.07, 0), bl, 0)
box((b - a, 0.02, HT - 0.14), ((a + b) / 2, -0.03, 0.07), oak("Z"), 0)
for xx in (a + 0.011, b - 0.011):
    box((0.022, DW - 0.03, HT - 0.07), (xx, -DW / 2, 0.07), oak("Z"), 0.001)
for z in (0.07, HT - 0.022):
    box((b - a - 0.044, DW - 0.03, 0.022), ((a + b) / 2, -DW / 2, z), oak("X"), 0.001)
for k in range(2):
    front(a + 0.022, b - a - 0.044, 0.10 + k * 0.27, 0.27, -DW + 0.035, oak("X"), 0.004)
    bar((a + b) / 2, -DW + 0.014, 0.10 + k * 0.27 + 0.2, 0.26, br)
for z in (0.66, 1.10, 1.54, 1.98):
    box((b - a - 0.044, DW - 0.06, 0.022), ((a + b) / 2, -DW / 2 + 0.01, z), oak("X"), 0.001)
area(((a + b) / 2, -DW + 0.08, HT - 0.03), (0, 0, 0), (b - a - 0.1, 0.02), 4, (1, 0.76, 0.5))
yb = -DW + 0.10
jar(a + 0.24, -0.30, 0.682, clay((0.66, 0.62, 0.55)), 0.10, 0.26)
books(b - 0.30, -0.30, 0.682, 4, 402, lie=True)
bookrow(a + 0.03, b - 0.03, yb, 1.122, 0.28, 403, 0.62)
bowl((a + b) / 2 - 0.1, -0.30, 1.562, 0.14, 0.08, wood("walnut", "X"))
jar(b - 0.22, -0.30, 1.562, clay((0.22, 0.24, 0.22)), 0.08, 0.20)
bookrow(a + 0.03, b - 0.03, yb, 2.002, 0.27, 404, 0.8)
# ---- the table: plans, samples, something to drink
cx, cy, T = -0.72, -2.75, 0.036
slab(2.2, 0.95, 0.06, T, (cx, cy, 0.714), oak("X"), "Z", 0.006, 14)
for sx in (-1, 1):
    for sy in (-1, 1):
        cyl(0.026, 0.714, (cx + sx * 0.95, cy + sy * 0.36, 0), oak("Z"), "Z", 0.003, 40, 0.036)
box((1.84, 0.022, 0.07), (cx, cy - 0.36, 0.644), oak("X"), 0.002)
box((1.84, 0.022, 0.07), (cx, cy + 0.36, 0.644), oak("X"), 0.002)
zt = 0.75
paper = paint("paper", (0.76, 0.75, 0.72), 0)
line = simple("line", (0.05, 0.07, 0.10), 0.9)


def plan(x, y, rz, w=0.594, d=0.42):
    """a sheet with the front of a wardrobe drawn on it"""

    def f():
        box((w, d, 0.0012), (0, 0, 0), paper, 0)
        t, z = 0.0022, 0.0012
        for yy in (-0.14, 0.15):
            box((w * 0.74, t, 0.0004), (0, yy, z), line, 0)
        for k in range(5):
            box((t, 0.29, 0.0004), (-w * 0.37 + k * w * 0.185, 0.005, z), line, 0)
        for yy in (0.06, -0.04):
            box((w * 0.185, t, 0.0004), (w * 0.0925, yy, z), line, 0)
        box((0.13, 0.04, 0.0004), (w * 0.5 - 0.085, -d / 2 + 0.035, z), lacquer("stamp", (0.45, 0.44, 0.42), 0.9), 0)

    return group(f, (x, y, zt), rz)


plan(cx - 0.40, cy - 0.10, 6)
plan(cx + 0.22, cy + 0.08, -9)
for i, m in enumerate((samples[2], samples[5], samples[6], samples[3])):
    box((0.105, 0.105, 0.016), (cx + 0.62 + 0.02 * i, cy - 0.26 + 0.075 * i, zt + 0.0165 * i), m, 0.0012, rot=(0, 0, 12 - 14 * i))
tube([(cx - 0.1, cy - 0.33, zt + 0.006), (cx + 0.06, cy - 0.30, zt + 0.006)], 0.004, wood("ash", "X"))
mug(cx - 0.82, cy + 0.18, zt, (0.25, 0.28, 0.25), 40)
mug(cx + 0.02, cy + 0.36, zt, (0.62, 0.58, 0.51), 160)
vase_branches((cx + 0.88, cy + 0.24, zt), clay((0.62, 0.57, 0.48)), 0.25, 0.085, 9, 405, (0.13, 0.17, 0.09), 0.46)
S = (0.55, 0.51, 0.435)
chair(cx - 0.5, cy + 0.70, 4, "oak", S)
chair(cx + 0.45, cy + 0.72, -5, "oak", S)
chair(cx + 0.30, cy - 0.74, 172, "oak", S)
for dx in (-0.6, 0.55):
    pendant(cx + dx, cy, 1.98, 3.05, 0.2, (0.20, 0.235, 0.20), "dome", 9)
rug(3.1, 2.1, (cx, cy), (0.58, 0.545, 0.47), 0, 0.34)
armchair(1.95, -2.0, -30, (0.47, 0.255, 0.125), (0.62, 0.585, 0.51))
plant(-3.75, -0.60, 1.7, 406, (0.55, 0.51, 0.45), 0.21, L=(0.25, 0.36), n=34)
camera((0.55, -7.0, 1.42), (-0.30, 0, 1.25), 33, 5.6, focus=4.6, shift=(0.0, -0.045))
finish(exposure=0.24, R=8, k=0.75)
