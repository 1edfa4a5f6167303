import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
import bed_sim

reset()
# Gallery, bedroom: tall blue headboard, ash tables, pale morning from the left
R = bed_sim.all_sims()
ash = lambda a: wood("ash", a)
room(
    paint("wall", (0.655, 0.625, 0.565)),
    win="L",
    x=(-2.7, 3.6),
    depth=5.4,
    hole=(-3.3, -1.3, 0.35, 2.35),
    seed=211,
    floor="pale",
    axis="Y",
    plank=0.19,
    power=190,
    sun=(0.52, -0.34, 4.4),
    fillw=16,
    drape=(0.66, 0.65, 0.62),
)
blue = fabric("blue", (0.13, 0.175, 0.215), 0.16, 0.8, 0.45, 0.5)
sheet = fabric("sheet", (0.70, 0.69, 0.66), 0.04, 1, 0.2, 0.25)
duv = fabric("duvet", (0.66, 0.635, 0.585), 0.08, 1, 0.25, 0.3)
clayf = fabric("clayf", (0.47, 0.27, 0.18), 0.2, 0.8, 0.4, 0.4)
grey = fabric("greyf", (0.36, 0.39, 0.40), 0.18, 0.8, 0.4, 0.4)
n = 9
hw = 1.98
for i in range(n):
    o = box(
        (hw / n - 0.002, 0.10, 1.10), (-hw / 2 + hw / n * (i + 0.5), -0.062, 0.22), blue, 0.036, 7
    )
for s in (-1, 1):
    box((0.07, 2.10, 0.27), (s * 0.815, -1.14, 0.06), blue, 0.028, 6)
box((1.70, 0.07, 0.27), (0, -2.165, 0.06), blue, 0.028, 6)
box((1.58, 2.04, 0.02), (0, -1.13, 0.22), ash("X"), 0.001)
for sx in (-1, 1):
    for yy in (-2.1, -0.3):
        cyl(0.024, 0.062, (sx * 0.76, yy, 0), ash("Z"), "Z", 0.003)
box((1.58, 2.0, 0.24), (0, -1.13, 0.26), sheet, 0.055, 7)


def moved(vf, dy=-0.05):
    return [(x, y + dy, z) for x, y, z in vf[0]], vf[1]


cloth(moved(R["duvet"]), duv)
v, f = moved(R["throw"])
cloth(([(x, y, z + 0.011) for x, y, z in v], f), clayf, thick=0.007)


def pil(k, x, y, tilt, m, sc=1, rz=0, z0=0.5):
    h = {"p70": 0.241, "p70b": 0.255, "p50": 0.242, "lum": 0.157}[k] * sc
    t = math.radians(tilt)
    cloth(
        R[k],
        m,
        (x, y, z0 - 0.022 + h * math.sin(t) * 0.98 + 0.05 * math.cos(t)),
        (tilt, 0, rz),
        scale=sc,
    )


for s in (-1, 1):
    pil("p70", s * 0.385, -0.31, 66, duv, 1, -s * 2)
    pil("p70b", s * 0.395 - 0.01, -0.50, 54, sheet, 1, s * 3)
pil("p50", -0.20, -0.68, 56, grey, 0.94, 6)
pil("lum", 0.20, -0.76, 50, clayf, 0.9, -5, 0.53)
for s in (-1, 1):
    x = s * 1.30
    slab(0.46, 0.40, 0.06, 0.024, (x, -0.24, 0.456), ash("X"), "Z", 0.006, 10)
    slab(0.42, 0.36, 0.05, 0.018, (x, -0.24, 0.20), ash("X"), "Z", 0.005, 10)
    [
        cyl(0.016, 0.456, (x + a * 0.17, -0.24 + b * 0.14, 0), ash("Z"), "Z", 0.002, 40)
        for a in (-1, 1)
        for b in (-1, 1)
    ]
lamp(1.30, -0.22, 0.48, (0.62, 0.585, 0.53), 0.15, 0.44, 5, 0)
books(-1.22, -0.24, 0.48, 3, 16, lie=True)
vase_branches(
    (-1.38, -0.20, 0.48), clay((0.62, 0.58, 0.50)), 0.19, 0.06, 7, 19, (0.16, 0.19, 0.11), 0.36
)
books(1.30, -0.24, 0.218, 3, 20, lie=True)
basket(-1.30, -0.24, 0.13, 0.17, z=0.218)
picture(
    0,
    0,
    1.52,
    1.10,
    0.76,
    ash("X"),
    abstract_art(
        "gd",
        [
            (0.70, 0.66, 0.58),
            (0.36, 0.39, 0.40),
            (0.69, 0.65, 0.57),
            (0.47, 0.27, 0.18),
            (0.62, 0.56, 0.46),
        ],
        1.6,
    ),
    mat_w=0.08,
)
rug(3.1, 2.1, (0, -2.0), (0.58, 0.56, 0.51), 0, 0.34)
plant(-2.15, -0.48, 1.2, 212, (0.50, 0.47, 0.41), 0.18, L=(0.21, 0.3))
camera((2.05, -4.9, 1.22), (-0.02, -1.0, 0.8), 39, 5.0, focus=4.1, shift=(0.0, -0.075))
finish(exposure=0.2, R=8, k=0.75)
