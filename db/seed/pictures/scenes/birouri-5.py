import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Masă Consul, 2400 x 1100 x 750: clear glass on two walnut pedestals
wall = paint("wall", (0.56, 0.545, 0.50))
room(
    wall,
    paint("side", (0.64, 0.615, 0.56)),
    win="L",
    x=(-3.3, 4.6),
    depth=6.4,
    ceil=2.8,
    hole=(-4.2, -1.0, 0.25, 2.5),
    seed=29,
    floor="floor",
    axis="X",
    plank=0.22,
    power=260,
    sun=(0.36, -0.42, 4.2),
    fillw=22,
    drape=None,
)
W, D, H = 2.4, 1.1, 0.75
cx, cy = 0.05, -2.3
wn = lambda a: wood("walnut", a)
T = 0.012
gl = glass("table", (0.86, 0.93, 0.905))
ed = simple("gedge", (0.12, 0.30, 0.24), 0.12, 0.5)
P = outline(W, D, 0.08, 12)
n = len(P)
mesh("top", [(cx + x, cy + yy, H) for x, yy in P], [tuple(range(n))], gl)
tube([(cx + x, cy + yy, H - T / 2) for x, yy in P], T / 2, ed, res=4, cyclic=True)
for s in (-1, 1):
    xx = cx + s * 0.66
    box((0.10, 0.62, H - T - 0.03 - 0.02), (xx, cy, 0.02), wn("Z"), 0.004, 4)
    box((0.34, 0.74, 0.02), (xx, cy, 0), black(), 0.003)
    box((0.22, 0.70, 0.03), (xx, cy, H - T - 0.03), wn("Y"), 0.004)
    for q in (-1, 1):
        cyl(0.022, 0.003, (xx, cy + q * 0.28, H - T - 0.002), steel("Z"), "Z", 0.0005)
box((1.22, 0.05, 0.05), (cx, cy, 0.30), black(), 0.003)
S = (0.335, 0.30, 0.235)
for k, dx in enumerate((-0.78, -0.02, 0.74)):
    chair(cx + dx, cy + D / 2 + 0.12, (-3, 4, -2)[k], "walnut", S)
for k, dx in enumerate((-0.70, 0.78)):
    chair(cx + dx, cy - D / 2 - 0.10, 180 + (5, -7)[k], "walnut", S)
chair(cx + W / 2 + 0.16, cy, -90, "walnut", S)
laptop(cx + 0.72, cy - 0.24, H + 0.001, -8)
nb = lacquer("nb", (0.15, 0.17, 0.16), 0.7, 0.25)
box((0.15, 0.21, 0.014), (cx - 0.70, cy - 0.28, H + 0.001), nb, 0.003, 3, (0, 0, 7))
box(
    (0.21, 0.297, 0.004),
    (cx - 0.02, cy + 0.22, H + 0.001),
    paint("paper", (0.76, 0.75, 0.72)),
    0,
    1,
    (0, 0, -9),
)
jar(cx - 0.06, cy - 0.02, H + 0.001, clay((0.62, 0.58, 0.50)), 0.085, 0.20)
vase_branches(
    (cx + 0.14, cy + 0.05, H + 0.001),
    clay((0.27, 0.29, 0.27)),
    0.25,
    0.085,
    8,
    51,
    (0.11, 0.15, 0.08),
    0.40,
)
mug(cx - 0.46, cy - 0.22, H + 0.001, (0.66, 0.63, 0.57), 160)
mug(cx + 0.42, cy + 0.28, H + 0.001, (0.25, 0.28, 0.25), 20)
for dx in (-0.62, 0.62):
    pendant(cx + dx, cy, 1.62, 2.8, 0.23, INK, "cone", 7)
# wall: walnut slats and a low cabinet
for i in range(34):
    box((0.026, 0.026, 2.78), (-1.55 + i * 0.047, -0.016, 0), wn("Z"), 0.003)
box(
    (1.62, 0.004, 2.79),
    (-1.55 + 16.5 * 0.047, -0.002, 0),
    lacquer("backing", (0.03, 0.026, 0.022), 0.8, 0.2),
    0,
)
x0 = 0.55
carcass(x0, 2.0, 0.14, 0.46, 0.40, (wn("X"), wn("Z")), y=-0.03)
for i in range(4):
    front(x0 + i * 0.5, 0.5, 0.14, 0.46, -0.43, wn("Z"), 0.004)
box((2.02, 0.43, 0.022), (x0 + 1.0, -0.245, 0.60), wn("X"), 0.003)
box((1.8, 0.30, 0.14), (x0 + 1.0, -0.22, 0), black(), 0.002)
lamp(x0 + 0.32, -0.22, 0.622, (0.60, 0.56, 0.49), 0.16, 0.46, 6, 2)
books(x0 + 0.85, -0.23, 0.622, 4, 20, lie=True)
bookrow(x0 + 1.2, x0 + 1.75, -0.33, 0.622, 0.28, 33, 0.8)
picture(
    1.15,
    0,
    1.20,
    1.05,
    0.80,
    black(),
    abstract_art(
        "ae",
        [
            (0.70, 0.66, 0.57),
            (0.16, 0.20, 0.22),
            (0.69, 0.65, 0.57),
            (0.55, 0.38, 0.22),
            (0.30, 0.33, 0.30),
        ],
        1.7,
    ),
    mat_w=0.08,
)
plant(-2.45, -0.55, 1.35, 77, (0.46, 0.44, 0.40), 0.2, L=(0.24, 0.33), n=30)
rug(3.3, 2.3, (cx, cy), (0.49, 0.46, 0.40), 0, 0.32)
camera((1.75, -6.0, 1.42), (0.06, -2.1, 0.9), 37, 5.6, focus=4.0, shift=(0.0, -0.115))
second((-1.35, -4.55, 1.14), (-0.35, -2.4, 0.75), 42, 4.5, focus=2.35, shift=(0.0, -0.10))
finish(exposure=0.18, R=8, k=0.75)
