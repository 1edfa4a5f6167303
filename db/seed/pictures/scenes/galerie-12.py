import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, bedroom and hall: a tall mirror, coat pegs, a bench with drawers and a narrow wardrobe
wall = paint("wall", (0.575, 0.53, 0.46))
X = (-2.3, 3.4)
room(
    wall,
    paint("side", (0.64, 0.61, 0.555)),
    win="L",
    x=X,
    depth=4.8,
    ceil=2.6,
    hole=(-2.8, -1.1, 0.6, 2.3),
    seed=321,
    floor="oak",
    axis="X",
    plank=0.14,
    power=150,
    sun=(0.58, -0.40, 4.2),
    fillw=16,
    drape=None,
    sill=True,
)
behind(
    paint("back", (0.62, 0.58, 0.51)),
    (X[0] - 1, X[1] + 1),
    4.8,
    2.6,
    lambda: (
        box((0.95, 0.06, 2.1), (0.3, -4.78, 0), wood("oak", "Z"), 0.003),
        picture(
            1.6,
            -4.74,
            1.2,
            0.6,
            0.8,
            wood("oak", "Z"),
            abstract_art("gf", [(0.7, 0.66, 0.58), (0.24, 0.27, 0.23), (0.69, 0.65, 0.57)], 2),
        ),
    ),
)
oak = lambda a: wood("oak", a)
gr = lacquer("sand", (0.46, 0.41, 0.335), 0.46, 0.4, 0.016)
br = brass()
bz = brass("Z")
by_ = brass("Y")
y = -0.012
# wardrobe
W, D, HT = 1.0, 0.58, 2.28
x0 = -1.45
carcass(x0, W, 0.08, HT - 0.08, D - 0.02, (gr, gr), y=y)
[front(x0 + k * W / 2, W / 2, 0.08, HT - 0.08, y - D + 0.02, gr) for k in (0, 1)]
[bar(x0 + W / 2 + s * 0.045, y - D - 0.001, 1.15, 0.60, bz, "Z", 0.006, 0.03) for s in (-1, 1)]
box((W - 0.01, 0.016, 0.08), (x0 + W / 2, y - D + 0.07, 0), black(), 0)
# bench with two drawers and a panel with pegs
bx, bw, bd = -0.38, 1.25, 0.42
carcass(bx, bw, 0.10, 0.30, bd - 0.02, (oak("X"), oak("Z")), y=y)
[front(bx + k * bw / 2, bw / 2, 0.10, 0.30, y - bd + 0.02, oak("X"), 0.004) for k in (0, 1)]
[knob(bx + bw / 4 + k * bw / 2, y - bd - 0.001, 0.25, by_, 0.014) for k in (0, 1)]
box((bw + 0.01, bd + 0.005, 0.026), (bx + bw / 2, y - (bd + 0.005) / 2, 0.40), oak("X"), 0.003)
box((bw - 0.04, 0.016, 0.10), (bx + bw / 2, y - bd + 0.07, 0), black(), 0)
o = box(
    (bw - 0.02, bd - 0.03, 0.07),
    (bx + bw / 2, y - bd / 2, 0.426),
    fabric("pad", (0.24, 0.27, 0.23), 0.2, 0.7, 0.6, 0.5),
    0.026,
    6,
)
for i in range(16):
    box((bw / 16 - 0.004, 0.018, 1.16), (bx + bw / 32 + i * bw / 16, -0.011, 0.52), oak("Z"), 0.003)
box((bw, 0.20, 0.026), (bx + bw / 2, -0.11, 1.68), oak("X"), 0.003)
for k in range(5):
    cyl(0.011, 0.07, (bx + 0.14 + k * (bw - 0.28) / 4, -0.055, 1.50), by_, "Y", 0.002, 32)
    cyl(0.019, 0.010, (bx + 0.14 + k * (bw - 0.28) / 4, -0.092, 1.50), by_, "Y", 0.003, 32)
hang_towel(
    bx + 0.30,
    -0.078,
    1.522,
    0.26,
    0.72,
    0.60,
    fabric("scarf", (0.47, 0.27, 0.16), 0.2, 0.6, 0.5, 0.4),
    5,
    0.012,
    0.012,
)
basket(bx + 0.25, -0.11, 0.085, 0.14, z=1.706)
jar(bx + 0.62, -0.11, 1.706, clay((0.66, 0.62, 0.55)), 0.07, 0.18)
books(bx + 0.95, -0.11, 1.706, 3, 322, lie=True)
cushion(
    (bx + bw - 0.26, y - 0.13, 0.496 + 0.19),
    0.40,
    0.38,
    0.13,
    fabric("cu", (0.60, 0.56, 0.48), 0.18, 0.6, 0.5, 0.4),
    (-20, 0, -4),
    0.1,
    6,
)
# tall mirror, plant, rug
mx = 1.42
slab(0.62, 1.72, 0.06, 0.020, (mx, -0.001, 1.06), oak("Z"), "Y", 0.003, 14)
slab(0.56, 1.66, 0.04, 0.004, (mx, -0.022, 1.06), mirrorglass(), "Y", 0.0008, 14)
plant(2.15, -0.46, 1.2, 323, (0.62, 0.58, 0.51), 0.17, L=(0.2, 0.29))
rug(2.3, 1.2, (0.25, -1.35), (0.55, 0.50, 0.42), 0, 0.34)
stool(0.95, -0.95, 0.45, "oak", rz=12)
camera((0.95, -4.55, 1.20), (0.12, 0, 1.0), 37, 5.6, focus=4.3, shift=(0.0, -0.035))
finish(exposure=0.22, R=8, k=0.75)
