import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Măsuță Luna, 900 across, 400 high: smoked glass on three oak legs that meet in the middle
room(
    paint("wall", (0.50, 0.46, 0.395)),
    win="L",
    x=(-2.4, 3.8),
    hole=(-3.1, -1.1, 0.30, 2.35),
    seed=52,
    floor="floor",
    axis="Y",
    plank=0.18,
    power=185,
    sun=(0.50, -0.40, 5.0),
    fillw=17,
    drape=(0.72, 0.69, 0.63),
)
H = 0.40
cx, cy = 0.0, -2.25
oak = lambda a: wood("oak", a)
rug(2.6, 2.0, (cx, cy + 0.05), (0.62, 0.585, 0.52), 6)
gl = glass("smoke", (0.58, 0.55, 0.51))
edge = simple("edge", (0.03, 0.035, 0.032), 0.15, 0.5)
o = cyl(0.45, 0.010, (cx, cy, H - 0.010), gl, "Z", 0, 160)
tube(
    [
        (
            cx + 0.4505 * math.cos(2 * math.pi * i / 160),
            cy + 0.4505 * math.sin(2 * math.pi * i / 160),
            H - 0.005,
        )
        for i in range(160)
    ],
    0.0048,
    edge,
    res=4,
    cyclic=True,
)
zr = 0.013
for k in range(3):
    a = math.radians(90 + 120 * k + 14)
    c, s = math.cos(a), math.sin(a)

    def leg():
        P = [
            (-0.02, 0.20),
            (0.0, 0.275),
            (0.30, 0.375),
            (0.355, 0.3795),
            (0.36, 0.36),
            (0.33, 0.0),
            (0.275, 0.0),
            (0.285, 0.300),
            (0.05, 0.19),
        ]
        t = 0.021
        V = [(x, -t, z) for x, z in P] + [(x, t, z) for x, z in P]
        n = len(P)
        F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
            (i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)
        ]
        o = mesh("leg", V, F, oak("Z"), 40)
        b = o.modifiers.new("b", "BEVEL")
        b.width = 0.006
        b.segments = 4
        b.limit_method = "ANGLE"
        b.harden_normals = True
        cyl(0.016, 0.0095, (0.335, 0, 0.3795), simple("pad", (0.5, 0.5, 0.5), 0.3), "Z", 0.002)

    group(leg, (cx, cy, zr), math.degrees(a))
cyl(0.045, 0.085, (cx, cy, zr + 0.195), oak("Z"), "Z", 0.005)
# on it
books(cx - 0.12, cy + 0.10, H, 2, 77, lie=True)
bowl(cx + 0.17, cy - 0.02, H, 0.12, 0.055, clay((0.66, 0.62, 0.55), 0.55))
vase_branches(
    (cx - 0.16, cy + 0.11, H + 0.052),
    clay((0.38, 0.175, 0.09)),
    0.15,
    0.05,
    6,
    9,
    (0.13, 0.16, 0.08),
    0.27,
)
mug(cx + 0.02, cy - 0.24, H, (0.25, 0.29, 0.26), 200)
# around it
armchair(1.28, -1.35, -42, (0.30, 0.315, 0.265), (0.60, 0.42, 0.26))
pouf(-1.18, -2.55, 0.23, 0.40, (0.52, 0.40, 0.26))
W2 = 1.9
x0 = -1.05
box((W2, 0.30, 0.04), (x0 + W2 / 2, -0.155, 0.40), oak("X"), 0.003)
for xx in (x0 + 0.22, x0 + W2 - 0.22):
    box((0.05, 0.24, 0.40), (xx, -0.15, 0), oak("Z"), 0.004)
books(x0 + 0.12, -0.16, 0.44, 7, 13)
books(x0 + 0.62, -0.17, 0.44, 4, 14, lie=True)
jar(x0 + 1.40, -0.22, 0.44, clay((0.62, 0.58, 0.50)), 0.09, 0.24)
jar(x0 + 0.86, -0.22, 0.44, clay((0.20, 0.21, 0.20)), 0.07, 0.15)
lamp(x0 + 1.66, -0.16, 0.44, (0.62, 0.58, 0.52), 0.17, 0.50, 7, 0)
leaning(
    0.02,
    0.44,
    0.60,
    0.80,
    abstract_art(
        "a7",
        [
            (0.69, 0.65, 0.57),
            (0.30, 0.315, 0.265),
            (0.70, 0.66, 0.58),
            (0.55, 0.36, 0.20),
            (0.66, 0.61, 0.52),
        ],
        1.9,
    ),
    oak("Z"),
    -0.08,
)
camera((-0.75, -4.75, 1.12), (0.03, -1.9, 0.55), 39, 4.5, focus=2.55, shift=(0.0, -0.25))
finish(exposure=0.2, R=8, k=0.72)
