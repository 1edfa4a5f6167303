import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *

reset()
wall = paint("wall", (0.66, 0.62, 0.555))
white = lacquer("white", (0.78, 0.775, 0.76), 0.36)
black = lacquer("black", (0.016, 0.016, 0.017), 0.4, 0.4, 0.02)
oak = lambda a: wood("oak", a)
brass = metal("brass", (0.66, 0.47, 0.25), 0.24)
brz = metal("brass", (0.66, 0.47, 0.25), 0.24, "Z")
cer = lacquer("ceramic", (0.77, 0.765, 0.75), 0.10, 0.5, 0.004)
top = stone("top", (0.73, 0.715, 0.685), (0.47, 0.44, 0.40), 0.28, 1.5, 0.26)
# room: wall y=0, window wall on the right, back wall behind the camera (seen in the mirror)
XL, XR, CEIL = -2.3, 1.72, 2.6
box((4.6, 0.2, CEIL), (-0.2, 0.1, 0), wall, 0)
wall_hole_r(XR, -4.3, 0, CEIL, (-2.35, -0.85, 0.95, 2.2), wall)
window_frame(XR + 0.11, (-2.35, -0.85, 0.95, 2.2), white, 1, 0)
box((0.26, 1.6, 0.03), (XR + 0.09, -1.6, 0.925), white, 0.004)
box((4.6, 0.1, CEIL), (-0.2, -4.35, 0), wall, 0)
box((5, 5, 0.1), (-0.2, -2.1, CEIL), paint("ceil", (0.8, 0.8, 0.79)), 0)
fl = stone("floor", (0.50, 0.47, 0.42), (0.36, 0.33, 0.29), 0.35, 1.1, 0.38)
for i in range(8):
    for j in range(8):
        box((0.597, 0.597, 0.012), (XL + 0.3 + i * 0.6, -0.3 - j * 0.6, -0.012), fl, 0.001, 2)
box((5, 5, 0.004), (-0.2, -2.1, -0.016), paint("gr", (0.40, 0.38, 0.34)), 0)
TZ = 0.0
TW, TH = 0.068, 0.21
NZ = 6
tz = TZ + NZ * TH
tiles(
    XL,
    XR,
    TZ,
    NZ,
    TW,
    TH,
    [(0.235, 0.315, 0.32), (0.255, 0.335, 0.335), (0.28, 0.355, 0.355), (0.25, 0.325, 0.34)],
    seed=7,
    grout=(0.52, 0.52, 0.49),
    rough=0.15,
)
box((XR - XL, 0.02, 0.018), ((XL + XR) / 2, -0.010, tz + 0.001), oak("X"), 0.002)
# ---- vanity 1300 x 500, wall hung
VW, VD, VZ, VH = 1.30, 0.48, 0.34, 0.48
x0 = -0.52
x1 = x0 + VW
t = 0.019
zt = VZ + VH
G = 0.0032
dw = 0.86
y = -VD
xn = x0 + dw
box((t, VD, VH), (x0 + t / 2, -VD / 2 - 0.010, VZ), oak("Z"), 0.0012)
box((t, VD + 0.0, VH), (x1 - t / 2, -VD / 2 - 0.010, VZ), oak("Z"), 0.0012)
for zz in (VZ, zt - t):
    box((VW - 2 * t, VD, t), (x0 + VW / 2, -VD / 2 - 0.010, zz), oak("X"), 0.0012)
box((t, VD, VH - 2 * t), (xn, -VD / 2 - 0.010, VZ + t), oak("Z"), 0.0012)
box((VW - 2 * t, 0.006, VH - 2 * t), (x0 + VW / 2, -0.018, VZ + t), oak("X"), 0)
yf = -VD - 0.010
fh = (VH - 0.004) / 2
for k in (0, 1):
    zf = VZ + 0.002 + k * fh
    box(
        (dw - t / 2 - G + 0.012, 0.02, fh - G),
        (x0 + (dw + t / 2) / 2 - 0.002, yf - 0.011, zf + G / 2),
        oak("X"),
        0.0014,
    )
    bar(x0 + dw / 2, yf - 0.021, zf + fh - 0.055, 0.30, brass)
box(
    (VW - dw - t, VD - 0.02, t),
    (xn + (VW - dw) / 2, -VD / 2 - 0.012, VZ + VH * 0.5 - t / 2),
    oak("X"),
    0.0012,
)
box((VW + 0.02, VD + 0.045, 0.022), (x0 + VW / 2, -(VD + 0.045) / 2 - 0.010, zt), top, 0.0025, 4)
zc = zt + 0.022
box((VW + 0.02, 0.014, 0.07), (x0 + VW / 2, -0.018, zc), top, 0.002)
# niche: towels, basket
tw1 = fabric("tw1", (0.66, 0.63, 0.57), 0.16, 0.7, 0.6, 0.5)
tw2 = fabric("tw2", (0.42, 0.245, 0.17), 0.18, 0.7, 0.6, 0.5)
tw3 = fabric("tw3", (0.50, 0.44, 0.36), 0.18, 0.7, 0.6, 0.5)
nx = xn + (VW - dw) / 2
folded(nx, -0.27, VZ + VH * 0.5 + t / 2, 0.34, 0.30, 3, [tw1, tw2, tw1], 0.052, 3)
for dx, dz, m in (
    (-0.115, 0, tw3),
    (0, 0, tw1),
    (0.115, 0, tw3),
    (-0.058, 0.10, tw1),
    (0.058, 0.10, tw1),
):
    r = 0.056
    o = cyl(r, 0.30, (nx + dx, -0.28, VZ + t + r + dz), m, "Y", 0.012, 48)
    sp = [
        (nx + dx + rr * math.cos(a), -0.4315, VZ + t + r + dz + rr * math.sin(a))
        for a, rr in [(i * 0.42, 0.006 + 0.00105 * i) for i in range(43)]
    ]
    tube(sp, 0.0026, m, res=2)
# basin: round vessel, tall tap
bx, by = x0 + 0.40, -0.265
lathe(
    [
        (0, 0),
        (0.13, 0),
        (0.15, 0.004),
        (0.185, 0.05),
        (0.205, 0.125),
        (0.2065, 0.132),
        (0.204, 0.135),
        (0.199, 0.132),
        (0.180, 0.062),
        (0.14, 0.024),
        (0.03, 0.018),
        (0, 0.018),
    ],
    (bx, by, zc),
    cer,
    96,
)
cyl(0.022, 0.006, (bx, by, zc + 0.0175), brass, "Z", 0.002)
tx, ty = bx, -0.062
tx = bx + 0.0
cyl(0.027, 0.010, (tx, ty, zc), brz, "Z", 0.003)
pts = (
    [(tx, ty, zc + 0.01), (tx, ty, zc + 0.285)]
    + [
        (tx, ty - 0.055 + 0.055 * math.cos(a), zc + 0.285 + 0.055 * math.sin(a))
        for a in [math.radians(q) for q in range(12, 91, 13)]
    ]
    + [(tx, ty - 0.15, zc + 0.34)]
    + [
        (tx, ty - 0.15 + 0.022 * math.sin(-a), zc + 0.318 + 0.022 * math.cos(a))
        for a in [math.radians(q) for q in range(15, 91, 15)]
    ]
    + [(tx, ty - 0.172, zc + 0.285)]
)
tube(pts, 0.0125, brz, res=10)
cyl(0.0155, 0.012, (tx, ty - 0.172, zc + 0.277), brz, "Z", 0.002)
cyl(0.017, 0.05, (tx + 0.10, ty, zc), brz, "Z", 0.003)
cyl(0.027, 0.010, (tx + 0.10, ty, zc), brz, "Z", 0.003)
tube([(tx + 0.10, ty, zc + 0.045), (tx + 0.10, ty - 0.06, zc + 0.058)], 0.006, brass)
# mirror with light behind
mx, mz, mw, mh = bx, 1.675, 0.58, 0.90
slab(mw - 0.10, mh - 0.10, (mw - 0.10) / 2, 0.024, (mx, -0.001, mz), white, "Y", 0)
slab(mw, mh, mw / 2, 0.006, (mx, -0.026, mz), mirrorglass(), "Y", 0.001, 32)
loop(mw + 0.002, mh + 0.002, mw / 2 + 0.001, (mx, -0.029, mz), brass, 0.0062, 4, 32)
loop(
    mw - 0.07,
    mh - 0.07,
    mw / 2 - 0.035,
    (mx, -0.014, mz),
    simple("glow", (1, 0.77, 0.50), 0.5, 0.5, emit=55),
    0.006,
    1,
    10,
)
# props on the top
amber = simple("amber", (0.16, 0.055, 0.012), 0.08, 0.5)
lab = paint("label", (0.74, 0.71, 0.64))
tray = slab(0.34, 0.15, 0.07, 0.010, (x1 - 0.25, -0.20, zc), oak("X"), "Z", 0.002)


def bottle(x, y, z, r, h, m, pump=True):
    lathe(
        [
            (0, 0),
            (r * 0.92, 0),
            (r, 0.004),
            (r, h * 0.72),
            (r * 0.92, h * 0.80),
            (r * 0.42, h * 0.88),
            (r * 0.40, h),
            (0, h),
        ],
        (x, y, z),
        m,
    )
    cyl(r * 1.004, h * 0.36, (x, y, z + h * 0.2), lab, "Z", 0)
    if pump:
        cyl(r * 0.46, 0.018, (x, y, z + h), black, "Z", 0.002)
        cyl(0.004, 0.03, (x, y, z + h + 0.018), black)
        tube(
            [
                (x, y, z + h + 0.05),
                (x - 0.012, y - 0.035, z + h + 0.05),
                (x - 0.014, y - 0.042, z + h + 0.042),
            ],
            0.0055,
            black,
        )


bottle(x1 - 0.35, -0.20, zc + 0.010, 0.032, 0.135, amber)
bottle(
    x1 - 0.262,
    -0.185,
    zc + 0.010,
    0.027,
    0.115,
    lacquer("btl", (0.60, 0.565, 0.50), 0.5, 0.35, 0.05),
)
lathe(
    [(0, 0), (0.032, 0), (0.036, 0.005), (0.037, 0.09), (0.035, 0.09), (0.033, 0.01), (0, 0.008)],
    (x1 - 0.165, -0.20, zc + 0.010),
    lacquer("cup", (0.38, 0.215, 0.145), 0.6, 0.3, 0.08),
)
for a, c in ((0.4, (0.7, 0.68, 0.62)), (2.4, (0.28, 0.36, 0.35))):
    tube(
        [
            (x1 - 0.165, -0.20, zc + 0.03),
            (x1 - 0.165 + 0.032 * math.cos(a), -0.20 + 0.02 * math.sin(a), zc + 0.195),
        ],
        0.0038,
        lacquer("tb" + str(a), c, 0.4),
    )
vase_branches(
    (x1 - 0.055 - 0.05, -0.11, zc),
    lacquer("vs", (0.72, 0.70, 0.66), 0.5, 0.3, 0.06),
    0.19,
    0.062,
    7,
    14,
    (0.17, 0.22, 0.16),
    0.36,
)
# towel rail left, hook, plant, mat, stool
rx, rz = -1.04, 1.08
cyl(0.008, 0.56, (rx, -0.075, rz), brass, "X", 0.002, 32)
for s in (-1, 1):
    cyl(0.007, 0.07, (rx + s * 0.25, -0.045, rz), brass, "Y", 0.001, 24)
    cyl(0.018, 0.006, (rx + s * 0.25, -0.013, rz), brass, "Y", 0.001, 32)
hang_towel(
    rx - 0.02,
    -0.075,
    rz,
    0.40,
    0.60,
    0.50,
    fabric("tw4", (0.68, 0.64, 0.57), 0.22, 0.55, 0.7, 0.5),
    3,
    0.008,
    0.008,
)
hang_towel(rx - 0.02, -0.075, rz + 0.006, 0.25, 0.34, 0.28, tw2, 5, 0.006, 0.0165)


def stool(x, y, h=0.45):
    slab(0.38, 0.28, 0.11, 0.024, (x, y, h - 0.024), oak("X"), "Z", 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(
                [(x + sx * 0.12, y + sy * 0.08, h - 0.02), (x + sx * 0.15, y + sy * 0.105, 0)],
                0.013,
                oak("Z"),
                res=8,
            )
    for sy in (-1, 1):
        tube(
            [(x - 0.135, y + sy * 0.092, 0.20), (x + 0.135, y + sy * 0.092, 0.20)], 0.008, oak("X")
        )


stool(-1.02, -0.42)
pot = lacquer("pot", (0.60, 0.56, 0.50), 0.8, 0.2, 0.12)
lathe(
    [
        (0, 0),
        (0.075, 0),
        (0.085, 0.006),
        (0.11, 0.16),
        (0.108, 0.168),
        (0.102, 0.165),
        (0.09, 0.13),
        (0, 0.13),
    ],
    (-1.02, -0.42, 0.45),
    pot,
)
cyl(0.088, 0.01, (-1.02, -0.42, 0.58), simple("soil", (0.03, 0.02, 0.015), 1))
leafy(
    (-1.02, -0.42, 0.58),
    lacquer("leafm", (0.055, 0.115, 0.05), 0.38, 0.4, 0.05),
    0.30,
    15,
    5,
    (0.12, 0.17),
    spread=0.6,
    lean=0.09,
)
matm = fabric("mat", (0.64, 0.60, 0.53), 0.34, 0.22, 1.0, 0.5)
box((0.95, 0.58, 0.018), (x0 + 0.50, -0.80, 0), matm, 0.008, 4, (0, 0, -3))
box((0.1, 4.4, CEIL), (XL - 0.05, -2.1, 0), wall, 0)
# behind the camera, for the mirror
for k in (0, 1):
    box((0.398, 0.34, 2.05), (0.95 + k * 0.4, -4.1, 0), oak("Z"), 0.002)
# light
world((0.82, 0.88, 1), 0.4)
area((XR + 0.26, -1.6, 1.6), (0, 90, 0), (1.3, 1.55), 92, (1, 0.975, 0.94), 150)
fill((-1.3, -4.1, 2.3), (58, 0, -18), (2.0, 1.4), 17)
sun_dir((-1, 0.78, -0.50), 6.0, 1.3)
camera((-1.32, -3.75, 1.24), (-0.10, 0, 1.1), 42.5, 5.6, focus=3.5, shift=(0.0, -0.058))
second((1.30, -2.35, 0.98), (0.42, -0.3, 0.7), 46, 4.0, focus=2.1, shift=(0.0, -0.03))
finish(exposure=0.25, R=8, k=0.72)
