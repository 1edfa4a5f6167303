import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Mobilier Toscana, 1600 x 520 x 860, two basins
wall = paint("wall", (0.66, 0.595, 0.51))
W, D = 1.60, 0.50
XL, XR = -1.75, 2.0
room(
    wall,
    win="L",
    x=(XL, XR),
    depth=4.4,
    hole=(-2.5, -1.1, 0.95, 2.25),
    seed=5,
    floor=None,
    power=105,
    sun=(0.80, -0.50, 4.6),
    fillw=15,
    drape=None,
    skirting=None,
    sill=True,
    strength=0.42,
)
behind(
    wall,
    (XL, XR + 3),
    4.4,
    2.65,
    lambda: box((0.9, 0.06, 2.1), (0.5, -4.38, 0), wood("walnut", "Z"), 0.003),
)
tl = [
    lacquer(f"fl{i}", c, 0.30, 0.45, 0.03)
    for i, c in enumerate([(0.62, 0.59, 0.53), (0.115, 0.125, 0.115)])
]
for i in range(22):
    for j in range(24):
        box(
            (0.198, 0.198, 0.012),
            (XL - 0.1 + i * 0.2, -0.1 - j * 0.2, -0.012),
            tl[(i + j) % 2],
            0.0008,
            2,
        )
box((6, 6, 0.004), (0, -2, -0.016), paint("gr", (0.40, 0.38, 0.34)), 0)
tiles(
    XL,
    XR,
    0,
    6,
    0.20,
    0.20,
    [(0.70, 0.685, 0.64), (0.72, 0.705, 0.66), (0.735, 0.72, 0.68)],
    seed=3,
    grout=(0.58, 0.55, 0.50),
    rough=0.18,
    name="sq",
)
box(
    (XR - XL, 0.022, 0.03),
    ((XL + XR) / 2, -0.011, 1.202),
    lacquer("cap", (0.70, 0.685, 0.64), 0.2, 0.5, 0.05),
    0.008,
    4,
)
gr = lacquer("green", (0.034, 0.062, 0.046), 0.45, 0.42, 0.016)
top = stone("cream", (0.70, 0.665, 0.60), (0.46, 0.39, 0.31), 0.34, 1.7, 0.24)
br = brass("Y")
bx = brass("X")
bz = brass("Z")
x0 = -W / 2 + 0.05
yb = -0.012
PZ = 0.12
H = 0.86 - 0.03
h = H - PZ
t = 0.019
carcass(x0, W, PZ, h, D - 0.02, (gr, gr), y=yb)
yf = yb - D + 0.02
for xx in (x0 + 0.035, x0 + W - 0.035):
    for yy in (yb - 0.05, yf + 0.035):
        box((0.055, 0.055, PZ), (xx, yy, 0), gr, 0.004)
cw = 0.56
dw = W - 2 * cw
for k in (0, 1):
    for q in (0, 1):
        xa = x0 + (0 if k == 0 else cw + dw) + q * cw / 2
        shaker(xa, cw / 2, PZ, h, yf, gr, 0.055)
        knob(xa + (cw / 2 - 0.028 if q == 0 else 0.028), yf - 0.021, PZ + h * 0.72, br)
z = PZ
for q in (h * 0.40, h * 0.35, h * 0.25):
    shaker(x0 + cw, dw, z, q, yf, gr, 0.045)
    knob(x0 + W / 2, yf - 0.021, z + q / 2, br)
    z += q
box((W + 0.02, D + 0.03, 0.03), (x0 + W / 2, yb - (D + 0.03) / 2, H), top, 0.003, 4)
zc = H + 0.03
box((W + 0.02, 0.016, 0.08), (x0 + W / 2, yb - 0.006, zc), top, 0.002)
cer = lacquer("ceramic", (0.77, 0.765, 0.75), 0.10, 0.5, 0.004)
for s in (-1, 1):
    bxx = x0 + W / 2 + s * 0.46
    by = yb - 0.28
    lathe(
        [
            (0, 0),
            (0.15, 0),
            (0.165, 0.004),
            (0.186, 0.03),
            (0.192, 0.105),
            (0.1925, 0.112),
            (0.190, 0.115),
            (0.186, 0.112),
            (0.178, 0.05),
            (0.14, 0.024),
            (0.03, 0.018),
            (0, 0.018),
        ],
        (bxx, by, zc),
        cer,
        96,
    )
    cyl(0.022, 0.006, (bxx, by, zc + 0.0175), bx, "Z", 0.002)
    ty = yb - 0.055
    cyl(0.026, 0.010, (bxx, ty, zc), bz, "Z", 0.003)
    pts = (
        [(bxx, ty, zc + 0.01), (bxx, ty, zc + 0.24)]
        + [
            (bxx, ty - 0.05 + 0.05 * math.cos(a), zc + 0.24 + 0.05 * math.sin(a))
            for a in [math.radians(q) for q in range(15, 91, 15)]
        ]
        + [(bxx, ty - 0.14, zc + 0.29)]
        + [
            (bxx, ty - 0.14 + 0.02 * math.sin(-a), zc + 0.27 + 0.02 * math.cos(a))
            for a in [math.radians(q) for q in range(15, 91, 15)]
        ]
        + [(bxx, ty - 0.16, zc + 0.25)]
    )
    tube(pts, 0.0115, bz, res=10)
    for q in (-1, 1):
        cyl(0.015, 0.045, (bxx + q * 0.085, ty, zc), bz, "Z", 0.003)
        cyl(0.024, 0.008, (bxx + q * 0.085, ty, zc), bz, "Z", 0.002)
        tube(
            [(bxx + q * 0.085 - 0.025, ty, zc + 0.05), (bxx + q * 0.085 + 0.025, ty, zc + 0.05)],
            0.005,
            bx,
        )
        tube(
            [(bxx + q * 0.085, ty - 0.025, zc + 0.05), (bxx + q * 0.085, ty + 0.025, zc + 0.05)],
            0.005,
            bx,
        )
    mz = 1.66
    slab(0.44, 0.64, 0.03, 0.012, (bxx, -0.001, mz), white(), "Y", 0)
    slab(0.50, 0.72, 0.05, 0.006, (bxx, -0.014, mz), mirrorglass(), "Y", 0.001, 12)
    loop(0.502, 0.722, 0.051, (bxx, -0.017, mz), bx, 0.008, 4, 12)
# wall light between the mirrors
lx = x0 + W / 2
cyl(0.05, 0.014, (lx, -0.008, 1.80), br, "Y", 0.003)
tube([(lx, -0.01, 1.80), (lx, -0.10, 1.80)], 0.007, br)
lathe(
    [(0, 0), (0.03, 0.003), (0.06, 0.035), (0.07, 0.075), (0.06, 0.115), (0.03, 0.147), (0, 0.15)],
    (lx, -0.115, 1.72),
    shade(),
    48,
)
point((lx, -0.115, 1.80), 3, 0.03, (1, 0.76, 0.5))
lathe([(0, 0.148), (0.018, 0.148), (0.018, 0.165), (0, 0.17)], (lx, -0.115, 1.72), bz)
# on the top
tr = slab(
    0.24, 0.13, 0.06, 0.010, (x0 + W / 2 - 0.02, yb - 0.20, zc), wood("walnut", "X"), "Z", 0.002
)
am = simple("amber", (0.16, 0.055, 0.012), 0.08)
lathe(
    [
        (0, 0),
        (0.027, 0),
        (0.030, 0.004),
        (0.030, 0.09),
        (0.024, 0.10),
        (0.012, 0.11),
        (0.012, 0.125),
        (0, 0.125),
    ],
    (x0 + W / 2 - 0.07, yb - 0.20, zc + 0.01),
    am,
)
cyl(0.014, 0.02, (x0 + W / 2 - 0.07, yb - 0.20, zc + 0.135), black(), "Z", 0.002)
cyl(0.032, 0.06, (x0 + W / 2 + 0.02, yb - 0.20, zc + 0.01), clay((0.66, 0.62, 0.55)), "Z", 0.006)
vase_branches(
    (x0 + W - 0.12, yb - 0.15, zc),
    clay((0.42, 0.24, 0.15)),
    0.20,
    0.065,
    8,
    27,
    (0.13, 0.17, 0.09),
    0.34,
)
tw = fabric("tw", (0.62, 0.575, 0.50), 0.18, 0.7, 0.6, 0.5)
folded(
    x0 + 0.10,
    yb - 0.30,
    zc,
    0.17,
    0.26,
    2,
    [tw, fabric("tw2", (0.30, 0.33, 0.27), 0.18, 0.7, 0.6, 0.5)],
    0.045,
    4,
)
# stool with towel, mat, hook rail on the right
rz = 1.36
rx = 1.42
box((0.62, 0.018, 0.07), (rx, -0.010, rz), wood("oak", "X"), 0.003)
for k in (-1, 0, 1):
    cyl(0.010, 0.06, (rx + k * 0.21, -0.045, rz + 0.035), br, "Y", 0.002, 32)
    cyl(0.017, 0.010, (rx + k * 0.21, -0.075, rz + 0.035), br, "Y", 0.003, 32)
hang = fabric("tw3", (0.68, 0.64, 0.57), 0.22, 0.55, 0.7, 0.5)
hang_towel(rx - 0.10, -0.068, rz + 0.02, 0.36, 0.62, 0.55, hang, 6, 0.010, 0.012)
stool(1.40, -0.52, 0.45, "oak")
folded(
    1.40,
    -0.52,
    0.45,
    0.30,
    0.22,
    3,
    [tw, fabric("tw4", (0.66, 0.63, 0.57), 0.18, 0.7, 0.6, 0.5)],
    0.05,
    8,
)
box(
    (0.95, 0.55, 0.016),
    (x0 + 0.55, -0.95, 0),
    fabric("mat", (0.60, 0.55, 0.47), 0.34, 0.22, 1.0, 0.5),
    0.008,
    4,
    (0, 0, 3),
)
camera((0.95, -3.60, 1.22), (0.14, 0, 1.0), 37, 5.6, focus=3.2, shift=(0.0, -0.05))
second((-0.55, -2.15, 1.18), (0.12, -0.2, 1.0), 46, 4.5, focus=2.0, shift=(0.0, -0.05))
finish(exposure=0.22, R=8, k=0.72)
