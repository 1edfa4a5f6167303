import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Masă Toma, 1800 x 900 x 750, with six chairs
room(
    paint("wall", (0.455, 0.455, 0.375)),
    paint("side", (0.64, 0.62, 0.555)),
    win="R",
    x=(-2.9, 2.35),
    depth=5.6,
    hole=(-3.0, -1.0, 0.25, 2.35),
    seed=41,
    floor="smoked",
    axis="X",
    plank=0.16,
    power=175,
    sun=(0.5, -0.40, 4.4),
    fillw=18,
    drape=(0.70, 0.68, 0.63),
)
W, D, H, T = 1.8, 0.9, 0.75, 0.03
cx, cy = 0.02, -1.75
ash = lambda a: wood("ash", a)
slab(W, D, 0.06, T, (cx, cy, H - T), ash("X"), "Z", 0.008, 10)
for sy in (-1, 1):
    box((W - 0.34, 0.022, 0.075), (cx, cy + sy * (D / 2 - 0.10), H - T - 0.075), ash("X"), 0.003)
for sx in (-1, 1):
    box((0.022, D - 0.24, 0.075), (cx + sx * (W / 2 - 0.14), cy, H - T - 0.075), ash("Y"), 0.003)
    for sy in (-1, 1):
        cyl(
            0.021,
            H - T,
            (cx + sx * (W / 2 - 0.105), cy + sy * (D / 2 - 0.10), 0),
            ash("Z"),
            "Z",
            0.004,
            48,
            0.034,
        )
S = (0.60, 0.56, 0.49)
for sx, r in ((-0.52, 3), (0.06, -2), (0.60, 4)):
    chair(cx + sx, cy + D / 2 + 0.16, r, "ash", S)
chair(cx + 0.50, cy - D / 2 - 0.20, 180 + 14, "ash", S)
chair(cx - W / 2 - 0.16, cy + 0.04, 90 + 4, "ash", S)
# table top
cer = clay((0.70, 0.67, 0.61), 0.5)
z = H
vase_branches(
    (cx - 0.12, cy + 0.06, z), clay((0.24, 0.27, 0.24)), 0.27, 0.095, 9, 6, (0.10, 0.15, 0.07), 0.48
)
bowl(cx + 0.36, cy + 0.02, z, 0.15, 0.08, wood("walnut", "X"))
pear = lacquer("pear", (0.42, 0.40, 0.10), 0.45, 0.4, 0.2)
for dx, dy, dz, a in ((-0.03, 0.015, 0.048, 20), (0.035, 0.03, 0.05, -30), (0.005, -0.035, 0.05, 80)):
    o = lathe(
        [
            (0, 0),
            (0.02, 0.002),
            (0.036, 0.025),
            (0.034, 0.05),
            (0.02, 0.075),
            (0.012, 0.09),
            (0, 0.095),
        ],
        (cx + 0.36 + dx, cy + 0.02 + dy, z + dz - 0.02),
        pear,
        32,
    )
    o.rotation_euler = (0.5, math.radians(a), 0)
lin = fabric("runner", (0.60, 0.55, 0.46), 0.2, 0.5, 0.5)
for sx in (-0.52, 0.50):
    plates(cx + sx, cy - 0.29, z, 2, cer, 0.13)
    bowl(cx + sx, cy - 0.29, z + 0.021, 0.075, 0.05, cer)
    cup(cx + sx + 0.19, cy - 0.20, z, clay((0.24, 0.27, 0.24)), 0.036, 0.08)
    box((0.09, 0.19, 0.006), (cx + sx - 0.20, cy - 0.29, z), lin, 0.0025, 3, (0, 0, 4))
plates(cx - 0.52, cy + 0.31, z, 2, cer, 0.13)
cup(cx - 0.34, cy + 0.24, z, cer, 0.036, 0.08)
pendant(cx - 0.0, cy, 1.52, 2.65, 0.27, (0.215, 0.245, 0.205), "dome", 9)
picture(
    -0.95,
    0,
    1.18,
    0.62,
    0.84,
    ash("Z"),
    abstract_art(
        "a5",
        [
            (0.72, 0.69, 0.62),
            (0.24, 0.28, 0.23),
            (0.70, 0.66, 0.58),
            (0.60, 0.44, 0.24),
            (0.68, 0.64, 0.57),
        ],
        2.3,
    ),
)
picture(
    -0.20,
    0,
    1.18,
    0.62,
    0.84,
    ash("Z"),
    abstract_art(
        "a6", [(0.70, 0.66, 0.58), (0.60, 0.44, 0.24), (0.72, 0.69, 0.62), (0.24, 0.28, 0.23)], 2.0
    ),
)
plant(1.55, -0.50, 1.15, 37, (0.62, 0.58, 0.51), 0.17)
rug(2.9, 2.1, (cx, cy), (0.56, 0.50, 0.41), 0, 0.34)
camera((-1.25, -5.0, 1.36), (0.06, -1.6, 0.9), 36.5, 5.6, focus=3.3, shift=(0.0, -0.165))
finish(exposure=0.18, R=8, k=0.72)
