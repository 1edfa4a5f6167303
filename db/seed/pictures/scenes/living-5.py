import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Bufet Damian, 1700 x 450 x 780: rounded ends, grain running through all fronts
room(
    paint("wall", (0.545, 0.40, 0.30)),
    paint("side", (0.66, 0.62, 0.555)),
    win="R",
    x=(-2.6, 2.25),
    hole=(-2.9, -1.2, 0.6, 2.3),
    seed=61,
    floor="floor",
    axis="Y",
    plank=0.2,
    power=165,
    sun=(0.60, -0.42, 4.6),
    fillw=15,
    drape=(0.74, 0.715, 0.66),
)
oak = lambda a: wood("oak", a)
W, D, H = 1.70, 0.45, 0.78
y = -0.02
zb = 0.18
t = 0.026
R = 0.10
slab(W, D, R, t, (0, y - D / 2, H - t), oak("X"), "Z", 0.006, 14)
slab(W - 0.02, D - 0.02, R - 0.01, t, (0, y - D / 2, zb), oak("X"), "Z", 0.004, 14)
h = H - zb - 2 * t
xi = W / 2 - R - 0.004
# quarter-round ends, a coopered corner
for s in (-1, 1):
    V = []
    n = 24
    ro = R - 0.012
    cxx = s * (W / 2 - 0.01 - R + 0.002)
    cyy = y - D + 0.01 + R
    P = [
        (
            cxx + s * ro * math.sin(math.radians(90 * i / n)),
            cyy - ro * math.cos(math.radians(90 * i / n)),
        )
        for i in range(n + 1)
    ]
    P += [(P[-1][0], y - 0.02), (P[-1][0] - s * 0.022, y - 0.02)] + [
        (
            cxx + s * (ro - 0.022) * math.sin(math.radians(90 * i / n)),
            cyy - (ro - 0.022) * math.cos(math.radians(90 * i / n)),
        )
        for i in range(n, -1, -1)
    ]
    k = len(P)
    F = [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
    mesh(
        "corner",
        [(a, b, zb + t) for a, b in P] + [(a, b, zb + H - zb - t) for a, b in P],
        F if s < 0 else [f[::-1] for f in F],
        oak("Z"),
        40,
    )
box((2 * xi, 0.012, h), (0, y - 0.02, zb + t), oak("X"), 0)
fx = [-xi, -xi + 0.50, xi - 0.50, xi]
yf = y - D + 0.031
for xx in fx[1:3]:
    box((0.022, D - 0.06, h), (xx, y - D / 2 + 0.02, zb + t), oak("Z"), 0.001)
for a, b in ((fx[0], fx[1]), (fx[2], fx[3])):
    w = b - a
    front(a, w, zb + t, h, yf, oak("X"), 0.004, 0.021, 0.002)
w = fx[2] - fx[1]
z = zb + t
for q in (h * 0.40, h * 0.34, h * 0.26):
    front(fx[1], w, z, q, yf, oak("X"), 0.004, 0.021, 0.002)
    z += q
dk = lacquer("groove", (0.07, 0.042, 0.022), 0.7, 0.2)


def grip(x, z, L, axis):
    if axis == "X":
        slab(L, 0.020, 0.0099, 0.0012, (x, yf - 0.0212, z), dk, "Y", 0)
    else:
        slab(0.020, L, 0.0099, 0.0012, (x, yf - 0.0212, z), dk, "Y", 0)


grip(fx[1] - 0.045, zb + t + h * 0.5, 0.16, "Z")
grip(fx[2] + 0.045, zb + t + h * 0.5, 0.16, "Z")
z = zb + t
for q in (h * 0.40, h * 0.34, h * 0.26):
    grip(0, z + q - 0.040, 0.15, "X")
    z += q
for sx in (-1, 1):
    for sy in (0, 1):
        cyl(
            0.016,
            zb,
            (sx * (W / 2 - 0.16), y - 0.08 - sy * (D - 0.16), 0),
            oak("Z"),
            "Z",
            0.003,
            40,
            0.023,
        )
# on it
slab(0.30, 0.30, 0.149, 0.012, (-0.46, y - 0.24, H), wood("walnut", "X"), "Z", 0.003, 24)
jar(-0.52, y - 0.22, H + 0.012, clay((0.66, 0.62, 0.55)), 0.085, 0.24)
jar(-0.39, y - 0.27, H + 0.012, clay((0.20, 0.215, 0.20)), 0.06, 0.13)
books(0.10, y - 0.23, H, 3, 64, lie=True)
bowl(0.10, y - 0.23, H + 0.085, 0.085, 0.045, clay((0.30, 0.315, 0.265)))
lathe(
    [
        (0, 0),
        (0.07, 0),
        (0.08, 0.01),
        (0.10, 0.10),
        (0.085, 0.20),
        (0.05, 0.25),
        (0.046, 0.25),
        (0.05, 0.23),
        (0, 0.22),
    ],
    (0.57, y - 0.22, H),
    clay((0.60, 0.55, 0.46)),
)
vase_branches(
    (0.57, y - 0.22, H + 0.05),
    clay((0.60, 0.55, 0.46)),
    0.19,
    0.03,
    9,
    44,
    (0.19, 0.17, 0.10),
    0.62,
)
picture(
    -0.28,
    0,
    1.14,
    0.92,
    0.70,
    oak("X"),
    abstract_art(
        "a8",
        [
            (0.71, 0.67, 0.59),
            (0.50, 0.27, 0.15),
            (0.70, 0.66, 0.58),
            (0.22, 0.25, 0.22),
            (0.64, 0.50, 0.33),
        ],
        1.8,
    ),
    mat_w=0.08,
)
rug(2.2, 1.3, (-0.2, -1.5), (0.62, 0.58, 0.51), 2)
plant(-1.62, -0.50, 1.2, 57, (0.55, 0.51, 0.45), 0.18, L=(0.22, 0.31))
chair(1.30, -0.66, -62, "oak", (0.60, 0.555, 0.48))
camera((-1.05, -4.05, 1.14), (0.06, -0.2, 0.9), 41, 5.6, focus=3.8, shift=(0.0, -0.085))
second((-1.60, -2.10, 0.98), (-0.38, -0.25, 0.6), 48, 4.0, focus=2.15, shift=(0.0, -0.10))
finish(exposure=0.2, R=8, k=0.75)
