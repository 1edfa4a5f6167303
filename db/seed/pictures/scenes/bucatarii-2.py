import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Insulă Ardeal, 1600 x 900 x 920: dark blue body, oak top, two stools on the far side
room(
    paint("wall", (0.49, 0.465, 0.41)),
    win="R",
    x=(-3.4, 2.75),
    depth=6.2,
    ceil=2.7,
    hole=(-3.2, -1.0, 0.85, 2.35),
    seed=19,
    floor="floor",
    axis="Y",
    plank=0.2,
    power=190,
    sun=(0.46, -0.42, 4.2),
    fillw=24,
    drape=None,
    sill=True,
)
blue = lacquer("ink", (0.042, 0.058, 0.085), 0.46, 0.4, 0.018)
oak = lambda a: wood("oak", a)
br = brass()
bz = brass("Z")
cream = lacquer("cream", (0.60, 0.565, 0.495), 0.44, 0.4, 0.016)
dark = black()
# ---- wall behind: tall cabinets left, low run with shelf right
yb = -0.012
D = 0.58
x = -2.05
HT = 2.28
for k in (0, 1):
    w = 0.62
    carcass(x, w, 0.10, HT - 0.10, D, (cream, cream), y=yb)
    front(x, w, 0.10, 1.30, yb - D, cream)
    front(x, w, 1.40, HT - 1.40, yb - D, cream)
    hx = x + (w - 0.05 if k == 0 else 0.05)
    bar(hx, yb - D - 0.021, 1.02, 0.40, bz, "Z")
    bar(hx, yb - D - 0.021, 1.58, 0.24, bz, "Z")
    x += w
box((1.24, 0.016, 0.096), (-2.05 + 0.62, yb - D + 0.05, 0.002), dark, 0)
box((0.02, D + 0.022, HT), (x + 0.01, yb - (D + 0.022) / 2, 0), cream, 0.0014)
xr = x + 0.02
rw = 2.4
for i, w in enumerate((0.6, 0.6, 0.6, 0.6)):
    xa = xr + i * 0.6
    carcass(xa, w, 0.10, 0.76, D - 0.02, (cream, cream), y=yb)
    if i == 1:
        z = 0.10
        for q in (0.31, 0.27, 0.18):
            front(xa, w, z, q, yb - D + 0.02, cream)
            bar(xa + w / 2, yb - D - 0.001, z + q - 0.05, 0.19, br)
            z += q
    else:
        front(xa, w, 0.10, 0.76, yb - D + 0.02, cream)
        bar(xa + (0.05 if i % 2 else w - 0.05), yb - D - 0.001, 0.72, 0.19, bz, "Z")
box((rw, 0.016, 0.096), (xr + rw / 2, yb - D + 0.07, 0.002), dark, 0)
top = stone("top", (0.70, 0.68, 0.63), (0.45, 0.40, 0.35), 0.3, 1.6, 0.25)
box((rw + 0.02, D + 0.03, 0.03), (xr + rw / 2 + 0.01, yb - (D + 0.03) / 2, 0.86), top, 0.003)
tiles(
    xr,
    xr + rw + 0.02,
    0.89,
    5,
    0.10,
    0.10,
    [(0.66, 0.645, 0.60), (0.69, 0.67, 0.625), (0.71, 0.69, 0.645)],
    seed=6,
    grout=(0.55, 0.52, 0.47),
    name="sq",
)
box((rw - 0.25, 0.24, 0.034), (xr + rw / 2 + 0.05, -0.13, 1.50), oak("X"), 0.002)
cer = clay((0.68, 0.65, 0.58), 0.5)
plates(xr + 0.38, -0.13, 1.534, 7, cer)
[bowl(xr + 0.68, -0.13, 1.534 + i * 0.018, 0.08, 0.05, clay((0.42, 0.44, 0.40))) for i in range(4)]
[cup(xr + 0.92 + 0.1 * i, -0.13, 1.534, [cer, clay((0.20, 0.22, 0.24)), cer][i]) for i in range(3)]
jar(xr + 1.40, -0.13, 1.534, clay((0.38, 0.18, 0.095)), 0.08, 0.20)
books(xr + 1.62, -0.13, 1.534, 5, 17)
vase_branches(
    (xr + 2.1, -0.13, 1.534), clay((0.20, 0.22, 0.24)), 0.16, 0.055, 6, 5, (0.10, 0.14, 0.06), 0.28
)
box((0.26, 0.02, 0.38), (xr + 0.22, yb - 0.055, 0.888), wood("walnut", "Z"), 0.008, 4, (-8, 0, 0))
jar(xr + 0.52, -0.18, 0.89, cer, 0.075, 0.19)
lathe(
    [
        (0, 0),
        (0.055, 0),
        (0.06, 0.005),
        (0.06, 0.14),
        (0.058, 0.15),
        (0.054, 0.15),
        (0.054, 0.02),
        (0, 0.015),
    ],
    (xr + 0.75, -0.16, 0.89),
    clay((0.38, 0.18, 0.095)),
)
# ---- island
W, DI, H = 1.6, 0.90, 0.92
cx, cy = 0.02, -2.25
T = 0.04
bw, bd = 1.50, 0.58
y0 = cy - DI / 2 + 0.03  # front face
o = slab(W, DI, 0.012, T, (cx, cy, H - T), oak("X"), "Z", 0.004, 6)
PL = 0.08
hb = H - T - PL
yf = y0 + 0.022
yc = yf + bd / 2
carcassm = (blue, oak("Z"))
xs = cx - bw / 2
for xx in (xs + 0.011, xs + 0.55, xs + bw - 0.011):
    box((0.022, bd, hb), (xx, yc, PL), blue, 0.0014)
box((bw - 0.04, 0.02, hb), (cx, yf + bd - 0.012, PL), blue, 0.0014)
for zz in (PL, H - T - 0.02):
    box((bw - 0.044, bd - 0.03, 0.02), (cx, yc - 0.0, zz), blue, 0.001)
box((bw - 0.10, bd - 0.12, PL), (cx, yc, 0), dark, 0.002)
z = PL + 0.0
xd = xs + 0.55
wd = bw - 0.55 - 0.0
for q in (hb * 0.42, hb * 0.34, hb * 0.24):
    front(xd + 0.002, wd - 0.002, z, q, yf + 0.001, blue, 0.004)
    bar(xd + wd / 2, yf - 0.020, z + q - 0.055, 0.34, br)
    z += q
# open shelves on the left
for zz in (PL + hb * 0.50,):
    box(
        (0.55 - 0.033, bd - 0.04, 0.022),
        (xs + 0.022 + (0.55 - 0.033) / 2, yc, zz),
        oak("X"),
        0.0014,
    )
box((0.55 - 0.033, bd - 0.04, 0.006), (xs + 0.022 + (0.55 - 0.033) / 2, yc, PL + 0.02), oak("X"), 0)
box(
    (0.55 - 0.033, 0.006, hb - 0.05),
    (xs + 0.022 + (0.55 - 0.033) / 2, yf + bd - 0.03, PL + 0.025),
    oak("X"),
    0,
)
sx = xs + 0.28
pot = lacquer("pan", (0.30, 0.075, 0.045), 0.30, 0.5, 0.02)
lathe(
    [(0, 0), (0.115, 0), (0.125, 0.008), (0.128, 0.12), (0.124, 0.12), (0.12, 0.012), (0, 0.010)],
    (sx - 0.05, yf + 0.20, PL + 0.026),
    pot,
    72,
)
lathe(
    [(0.130, 0.12), (0.125, 0.132), (0.06, 0.145), (0, 0.147)],
    (sx - 0.05, yf + 0.20, PL + 0.026),
    pot,
    72,
)
ball(sx - 0.05, yf + 0.20, PL + 0.170, brass(), 0.017)
for s in (-1, 1):
    tube(
        [
            (sx - 0.05 + s * 0.122, yf + 0.17, PL + 0.12),
            (sx - 0.05 + s * 0.155, yf + 0.18, PL + 0.12),
            (sx - 0.05 + s * 0.155, yf + 0.22, PL + 0.12),
            (sx - 0.05 + s * 0.122, yf + 0.23, PL + 0.12),
        ],
        0.008,
        pot,
        bez=True,
    )
bookrow(xs + 0.04, xs + 0.50, yf + 0.05, PL + hb * 0.5 + 0.022, 0.27, 31, 0.52)
jar(xs + 0.43, yf + 0.18, PL + hb * 0.5 + 0.022, cer, 0.07, 0.17)
# brass rail on the side, towel
tube([(xs - 0.045, yf + 0.10, 0.70), (xs - 0.045, yf + bd - 0.10, 0.70)], 0.006, br)
for q in (0.13, bd - 0.13):
    tube([(xs, yf + q, 0.70), (xs - 0.045, yf + q, 0.70)], 0.005, br)
# on the top
bowl(cx + 0.34, cy + 0.02, H, 0.17, 0.09, wood("walnut", "X"))
gl = lacquer("apple", (0.33, 0.40, 0.07), 0.35, 0.5, 0.15)
rd = lacquer("apple2", (0.45, 0.085, 0.05), 0.35, 0.5, 0.15)
for dx, dy, dz, m in (
    (-0.07, 0.03, 0.035, gl),
    (0.05, 0.06, 0.035, rd),
    (0.02, -0.06, 0.035, gl),
    (0, 0.01, 0.09, rd),
):
    lathe(
        [
            (0, 0.006),
            (0.015, 0),
            (0.034, 0.012),
            (0.042, 0.04),
            (0.036, 0.066),
            (0.018, 0.076),
            (0, 0.068),
        ],
        (cx + 0.34 + dx, cy + 0.02 + dy, H + dz - 0.012),
        m,
        32,
    )
box((0.44, 0.28, 0.026), (cx - 0.36, cy - 0.10, H), wood("walnut", "X"), 0.008, 4, (0, 0, 8))
loaf = lacquer("loaf", (0.42, 0.215, 0.085), 0.8, 0.2, 0.6)
o = lathe(
    [(0, -0.15), (0.03, -0.145), (0.06, -0.10), (0.068, 0), (0.06, 0.10), (0.03, 0.145), (0, 0.15)],
    (0, 0, 0),
    loaf,
    48,
)
o.location = (cx - 0.38, cy - 0.08, H + 0.026 + 0.046)
o.rotation_euler = (0, math.radians(90), math.radians(8))
o.scale = (0.72, 1, 1)
vase_branches(
    (cx - 0.02, cy + 0.22, H),
    clay((0.66, 0.62, 0.55)),
    0.25,
    0.085,
    8,
    12,
    (0.12, 0.16, 0.08),
    0.45,
)
# stools beyond, lamps above
for dx, r in ((-0.38, 4), (0.36, -5)):
    stool(cx + dx, cy + DI / 2 - 0.02, 0.66, "oak", 0.40, 0.32, r)
for dx in (-0.42, 0.42):
    pendant(cx + dx, cy, 1.66, 2.7, 0.15, (0.60, 0.565, 0.49), "dome", 5)
camera((-1.75, -5.75, 1.38), (-0.02, -2.0, 0.9), 37, 5.6, focus=3.9, shift=(0.0, -0.10))
finish(exposure=0.15, R=8, k=0.72)
