import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, living room: low oak cabinets under a long shelf, terracotta wall, late sun
room(
    paint("wall", (0.47, 0.255, 0.165)),
    paint("side", (0.63, 0.585, 0.51)),
    win="L",
    x=(-2.8, 4.2),
    depth=5.6,
    hole=(-3.3, -1.2, 0.25, 2.35),
    seed=131,
    floor="oak",
    axis="X",
    plank=0.17,
    power=165,
    sun=(0.48, -0.30, 5.4),
    fillw=17,
    drape=(0.70, 0.64, 0.55),
)
ash = lambda a: wood("ash", a)
bl = black()
br = brass()
y = -0.012
D, H, Z = 0.42, 0.44, 0.16
x0 = -1.55
n = 4
w = 0.66
carcass(x0, n * w, Z, H, D - 0.02, (ash("X"), ash("Z")), y=y)
for i in range(n):
    if i == 2:
        for k in (0, 1):
            front(x0 + i * w, w, Z + k * H / 2, H / 2, y - D + 0.02, ash("X"), 0.004)
            knob(x0 + i * w + w / 2, y - D - 0.001, Z + k * H / 2 + H * 0.27, br, 0.013)
    else:
        front(x0 + i * w, w, Z, H, y - D + 0.02, ash("X"), 0.004)
        knob(x0 + i * w + (w - 0.05 if i != 1 else 0.05), y - D - 0.001, Z + H - 0.08, br, 0.013)
box((n * w + 0.02, D + 0.01, 0.024), (x0 + n * w / 2, y - (D + 0.01) / 2, Z + H), ash("X"), 0.003)
for i in range(3):
    for yy in (y - 0.07, y - D + 0.08):
        cyl(0.015, Z, (x0 + 0.1 + i * (n * w - 0.2) / 2, yy, 0), ash("Z"), "Z", 0.002, 40)
zt = Z + H + 0.024
box((3.3, 0.24, 0.034), (x0 + n * w / 2 + 0.2, -0.125, 1.62), ash("X"), 0.003)
bookrow(x0 - 0.05, x0 + 0.62, -0.235, 1.654, 0.28, 71, 0.95)
jar(x0 + 0.80, -0.13, 1.654, clay((0.66, 0.62, 0.55)), 0.085, 0.22)
books(x0 + 1.08, -0.13, 1.654, 4, 72, lie=True)
ball(x0 + 1.08, -0.13, 1.762, br, 0.035)
bookrow(x0 + 1.40, x0 + 1.95, -0.235, 1.654, 0.27, 73, 0.9)
leafy(
    (x0 + 2.25, -0.13, 1.77),
    lacquer("leafm", (0.055, 0.115, 0.05), 0.38, 0.4, 0.05),
    0.16,
    15,
    19,
    (0.12, 0.18),
    spread=1.3,
    lean=0.16,
)
lathe(
    [(0, 0), (0.06, 0), (0.07, 0.005), (0.085, 0.12), (0.083, 0.125), (0.078, 0.12), (0, 0.11)],
    (x0 + 2.25, -0.13, 1.654),
    clay((0.62, 0.57, 0.48)),
)
jar(x0 + 2.62, -0.13, 1.654, clay((0.22, 0.23, 0.21)), 0.08, 0.19)
lamp(x0 + 0.30, y - 0.20, zt, (0.62, 0.57, 0.48), 0.17, 0.48, 7, 0)
books(x0 + 0.78, y - 0.2, zt, 3, 74, lie=True)
leaning(
    x0 + 1.30,
    zt,
    0.52,
    0.66,
    abstract_art(
        "gc", [(0.70, 0.66, 0.57), (0.30, 0.33, 0.27), (0.69, 0.65, 0.57), (0.58, 0.42, 0.20)], 2.2
    ),
    ash("Z"),
    -0.08,
    0.055,
)
vase_branches(
    (x0 + 2.20, y - 0.20, zt), clay((0.66, 0.62, 0.55)), 0.28, 0.09, 9, 75, (0.20, 0.19, 0.10), 0.55
)
bowl(x0 + 1.78, y - 0.24, zt, 0.12, 0.06, wood("walnut", "X"))
armchair(1.62, -1.25, -44, (0.58, 0.54, 0.465), (0.47, 0.255, 0.165), "oak")
pouf(0.66, -1.85, 0.24, 0.40, (0.33, 0.36, 0.30))
rug(2.9, 1.9, (0.35, -1.9), (0.61, 0.56, 0.475), -4)
plant(1.75, -0.42, 1.35, 132, (0.62, 0.57, 0.48), 0.18, L=(0.23, 0.32), n=30)
basket(-2.05, -0.36, 0.20, 0.38)
camera((-0.85, -5.1, 1.20), (0.22, -0.2, 1.0), 36, 5.6, focus=4.6, shift=(0.0, -0.035))
finish(exposure=0.22, R=8, k=0.75)
