import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Birou Ana, 1100 x 550 x 750: white board, beech legs, in a corner by the window
room(
    paint("wall", (0.42, 0.475, 0.50)),
    paint("side", (0.65, 0.635, 0.59)),
    win="R",
    x=(-2.6, 1.75),
    depth=4.6,
    hole=(-2.1, -0.7, 0.85, 2.25),
    seed=36,
    floor="pale",
    axis="Y",
    plank=0.17,
    power=125,
    sun=(0.80, -0.52, 4.4),
    fillw=15,
    drape=None,
    sill=True,
)
W, D, H, T = 1.10, 0.55, 0.75, 0.025
cx, y = 0.32, -0.03
wh = lacquer("matwhite", (0.74, 0.735, 0.715), 0.48, 0.4, 0.016)
bch = lambda a: wood("beech", a)
edge = lacquer("edge", (0.70, 0.695, 0.675), 0.45)
box((W, D, T), (cx, y - D / 2, H - T), wh, 0.0022, 4)
bh = 0.10
bw = W - 0.12
zb = H - T - bh
bd = D - 0.07
for s in (-1, 1):
    box((0.018, bd, bh), (cx + s * (bw / 2 - 0.009), y - 0.02 - bd / 2, zb), wh, 0.0012)
box((bw - 0.036, bd, 0.016), (cx, y - 0.02 - bd / 2, zb), wh, 0.001)
box((bw - 0.036, 0.016, bh - 0.016), (cx, y - 0.03, zb + 0.016), wh, 0)
yf = y - 0.02 - bd + 0.019
front(cx - bw / 2, bw, zb, bh, yf, wh, 0.003)
for sx in (-1, 1):
    for sy in (0, 1):
        xt, yt = cx + sx * (bw / 2 - 0.05), y - 0.075 - sy * (bd - 0.11)
        tube(
            [(xt, yt, zb), (xt + sx * 0.045, yt - (0.03 if sy else -0.012), 0)],
            0.0185,
            bch("Z"),
            res=10,
        )
        cyl(0.028, 0.006, (xt, yt, zb - 0.006), steel("Z"), "Z", 0.001)
chair(cx + 0.62, -0.92, 180 + 52, "beech", (0.36, 0.40, 0.42))
laptop(cx - 0.12, y - 0.28, H, 5)
desklamp(cx + 0.36, y - 0.18, H, 1, (0.60, 0.50, 0.16))
mug(cx + 0.22, y - 0.36, H, (0.50, 0.22, 0.12), 30)
cyl(0.038, 0.10, (cx - 0.44, y - 0.14, H), clay((0.62, 0.585, 0.51)), "Z", 0.004)
for a, c in (
    (0.3, (0.50, 0.16, 0.08)),
    (1.8, (0.12, 0.17, 0.20)),
    (3.4, (0.55, 0.42, 0.12)),
    (4.8, (0.07, 0.07, 0.07)),
):
    tube(
        [
            (cx - 0.44 + 0.012 * math.cos(a), y - 0.14 + 0.012 * math.sin(a), H + 0.015),
            (cx - 0.44 + 0.033 * math.cos(a), y - 0.14 + 0.033 * math.sin(a), H + 0.175),
        ],
        0.0038,
        lacquer("pen" + str(a), c, 0.4),
    )
box(
    (0.15, 0.21, 0.012),
    (cx - 0.37, y - 0.36, H),
    lacquer("nb2", (0.52, 0.40, 0.15), 0.7, 0.25),
    0.003,
    3,
    (0, 0, 9),
)
books(cx + 0.40, y - 0.36, H, 2, 45, lie=True)
# pinboard, basket
cork = fabric("cork", (0.40, 0.27, 0.155), 0.3, 0.3, 0.8, 0.1)
px, pz, pw, ph = cx - 0.22, 1.12, 0.74, 0.56
box((pw, 0.010, ph), (px, -0.008, pz), cork, 0)
t = 0.016
for dz in (0, ph - t):
    box((pw, 0.02, t), (px, -0.010, pz + dz), bch("X"), 0.001)
for dx in (-1, 1):
    box((t, 0.02, ph - 2 * t), (px + dx * (pw / 2 - t / 2), -0.010, pz + t), bch("Z"), 0.001)
rng = random.Random(3)
C = [
    (0.74, 0.73, 0.69),
    (0.55, 0.42, 0.16),
    (0.36, 0.42, 0.44),
    (0.74, 0.73, 0.69),
    (0.52, 0.25, 0.14),
    (0.70, 0.68, 0.62),
]
for i, (dx, dz, w, h) in enumerate(
    (
        (-0.24, 0.30, 0.14, 0.19),
        (-0.06, 0.33, 0.12, 0.16),
        (0.11, 0.27, 0.17, 0.23),
        (0.27, 0.36, 0.10, 0.13),
        (-0.22, 0.07, 0.16, 0.16),
        (0.0, 0.08, 0.15, 0.11),
    )
):
    box(
        (w, 0.0012, h),
        (px + dx, -0.0155, pz + dz - 0.0),
        paint("pin%d" % i, C[i]),
        0,
        1,
        (0, rng.uniform(-3, 3), 0),
    )
    cyl(
        0.006,
        0.008,
        (px + dx, -0.020, pz + dz + h - 0.015),
        lacquer("pp%d" % i, C[(i + 4) % 6], 0.3),
        "Y",
        0.001,
        24,
    )
basket(cx - 0.84, -0.28, 0.16, 0.32, (0.50, 0.37, 0.23))
rug(1.7, 1.2, (0.10, -1.15), (0.60, 0.575, 0.52), -5, 0.36)
plant(-1.02, -0.46, 1.2, 88, (0.62, 0.59, 0.52), 0.17, L=(0.19, 0.28))
camera((-1.0, -3.65, 1.12), (0.16, -0.1, 0.9), 42, 5.0, focus=3.4, shift=(0.0, -0.085))
finish(exposure=0.18, R=8, k=0.75)
