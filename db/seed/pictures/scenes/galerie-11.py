import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, living and dining: an oval table under a drum lamp, a long ash sideboard, a grey-blue wall
room(
    paint("wall", (0.40, 0.44, 0.455)),
    paint("side", (0.63, 0.61, 0.565)),
    win="R",
    x=(-4.2, 2.7),
    depth=6.2,
    hole=(-3.4, -1.2, 0.25, 2.4),
    seed=311,
    floor="floor",
    axis="Y",
    plank=0.2,
    power=215,
    sun=(0.44, -0.34, 4.4),
    fillw=18,
    drape=(0.70, 0.68, 0.63),
)
oak = lambda a: wood("oak", a)
ash = lambda a: wood("ash", a)
y = -0.012
x0 = -1.75
n = 4
w = 0.60
D, H, Z = 0.42, 0.58, 0.18
carcass(x0, n * w, Z, H, D - 0.02, (oak("X"), oak("Z")), y=y)
for i in range(n):
    front(x0 + i * w, w, Z, H, y - D + 0.02, oak("X"), 0.004)
    slab(
        0.018,
        0.16,
        0.0088,
        0.0014,
        (x0 + i * w + (w - 0.05 if i % 2 == 0 else 0.05), y - D - 0.0012, Z + H / 2),
        lacquer("groove", (0.07, 0.042, 0.022), 0.7, 0.2),
        "Y",
        0,
    )
box((n * w + 0.02, D + 0.01, 0.026), (x0 + n * w / 2, y - (D + 0.01) / 2, Z + H), oak("X"), 0.003)
zt = Z + H + 0.026
for i in range(3):
    for yy in (y - 0.07, y - D + 0.08):
        cyl(0.017, Z, (x0 + 0.12 + i * (n * w - 0.24) / 2, yy, 0), oak("Z"), "Z", 0.002, 40)
jar(x0 + 0.30, y - 0.2, zt, clay((0.66, 0.62, 0.55)), 0.11, 0.28)
books(x0 + 0.80, y - 0.2, zt, 3, 312, lie=True)
bowl(x0 + 1.25, y - 0.22, zt, 0.14, 0.07, wood("walnut", "X"))
lamp(x0 + 2.05, y - 0.2, zt, (0.40, 0.19, 0.10), 0.16, 0.46, 6, 1)
picture(
    x0 + 0.85,
    0,
    1.12,
    1.15,
    0.82,
    oak("X"),
    abstract_art(
        "ge",
        [
            (0.70, 0.66, 0.58),
            (0.40, 0.44, 0.455),
            (0.69, 0.65, 0.57),
            (0.55, 0.36, 0.20),
            (0.66, 0.61, 0.52),
        ],
        1.5,
    ),
    mat_w=0.08,
)
cx, cy = 0.25, -2.35
T = 0.03
P = slab(2.0, 1.05, 0.5249, T, (cx, cy, 0.72), oak("X"), "Z", 0.008, 36)
for s in (-1, 1):
    slab(0.42, 0.30, 0.149, 0.70, (cx + s * 0.48, cy, 0.02), oak("Z"), "Z", 0.004, 24)
    slab(0.52, 0.40, 0.199, 0.02, (cx + s * 0.48, cy, 0), oak("X"), "Z", 0.003, 24)
S = (0.58, 0.535, 0.455)
for dx, r in ((-0.55, 3), (0.02, -3), (0.60, 2)):
    chair(cx + dx, cy + 0.66, r, "oak", S)
chair(cx - 0.34, cy - 0.66, 180 + 10, "oak", S)
chair(cx + 1.15, cy - 0.02, -88, "oak", S)
vase_branches(
    (cx - 0.05, cy + 0.06, 0.75),
    clay((0.62, 0.57, 0.48)),
    0.28,
    0.095,
    9,
    313,
    (0.13, 0.17, 0.09),
    0.50,
)
plates(cx - 0.45, cy - 0.25, 0.75, 2, clay((0.66, 0.63, 0.57), 0.5), 0.13)
plates(cx + 0.42, cy - 0.24, 0.75, 2, clay((0.66, 0.63, 0.57), 0.5), 0.13)
bowl(cx + 0.36, cy + 0.14, 0.75, 0.13, 0.07, clay((0.40, 0.44, 0.455)))
cup(cx - 0.24, cy - 0.16, 0.75, clay((0.40, 0.44, 0.455)))
cup(cx + 0.62, cy - 0.14, 0.75, clay((0.40, 0.44, 0.455)))
pendant(cx, cy, 1.55, 2.65, 0.32, (0.60, 0.55, 0.46), "drum", 12)
rug(3.0, 2.2, (cx, cy), (0.58, 0.545, 0.47), 0, 0.34)
plant(1.85, -0.5, 1.35, 314, (0.62, 0.58, 0.51), 0.19, L=(0.22, 0.31), n=30)
camera((-1.45, -6.0, 1.36), (0.06, -1.8, 0.9), 36, 5.6, focus=3.9, shift=(0.0, -0.085))
finish(exposure=0.2, R=8, k=0.75)
