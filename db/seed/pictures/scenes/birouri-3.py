import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Casetieră Radu, 420 x 550 x 600: grey body, three oak fronts, on castors, half under a desk
room(
    paint("wall", (0.60, 0.575, 0.52)),
    win="L",
    x=(-1.9, 3.2),
    depth=4.0,
    hole=(-2.3, -0.8, 0.55, 2.2),
    seed=53,
    floor="floor",
    axis="X",
    plank=0.17,
    power=105,
    sun=(0.66, -0.46, 4.6),
    fillw=13,
    drape=None,
)
oak = lambda a: wood("oak", a)
gr = lacquer("modern", (0.165, 0.165, 0.16), 0.5, 0.4, 0.018)
bl = black()
W, D, H = 0.42, 0.55, 0.60
cz = 0.075
h = H - cz
x0, yb = 0.10, -0.62
t = 0.018
yf = yb - D + 0.020
cx = x0 + W / 2
for s in (0, 1):
    box(
        (t, D - 0.022, h - t),
        (x0 + (t / 2 if s == 0 else W - t / 2), yb - (D - 0.022) / 2, cz),
        gr,
        0.0014,
    )
box((W, D, t), (cx, yb - D / 2, H - t), gr, 0.0016)
box((W - 2 * t, D - 0.022, t), (cx, yb - (D - 0.022) / 2, cz), gr, 0.001)
box((W - 2 * t, 0.012, h - 2 * t), (cx, yb - 0.008, cz + t), gr, 0)
z = cz
hh = h - t - 0.003
for q in (0.48, 0.28, 0.24):
    q *= hh
    front(x0, W, z, q, yf, oak("X"), 0.004)
    bar(cx, yf - 0.021, z + q - 0.040, 0.16, bl, "X", 0.005, 0.026)
    z += q
cyl(0.009, 0.004, (x0 + W - 0.04, yf - 0.023, z - 0.04), steel("Y"), "Y", 0.0006, 32)
box((0.002, 0.001, 0.007), (x0 + W - 0.04, yf - 0.0255, z - 0.0435), bl, 0)
for sx in (-1, 1):
    for sy in (0, 1):
        xx, yy = cx + sx * (W / 2 - 0.05), yb - 0.06 - sy * (D - 0.13)
        cyl(0.016, 0.02, (xx, yy, cz - 0.02), steel("Z"), "Z", 0.001)
        box((0.034, 0.03, 0.03), (xx, yy + 0.006, 0.032), bl, 0.006)
        for k in (-1, 1):
            cyl(0.027, 0.011, (xx + k * 0.012, yy + 0.012, 0.027), bl, "X", 0.003, 40)
# desk above, on the left
dw, dd, dh = 1.5, 0.72, 0.74
dx, dy = -0.36, -0.40
box((dw, dd, 0.026), (dx, dy, dh - 0.026), oak("X"), 0.003, 4)
for xx in (dx - dw / 2 + 0.06, dx + dw / 2 - 0.06):
    for yy in (dy - dd / 2 + 0.06, dy + dd / 2 - 0.06):
        box((0.03, 0.03, dh - 0.026), (xx, yy, 0), bl, 0.002)
    box((0.03, dd - 0.15, 0.03), (xx, dy, dh - 0.056), bl, 0.002)
box((dw - 0.15, 0.03, 0.03), (dx, dy + dd / 2 - 0.06, dh - 0.056), bl, 0.002)


# papers, lamp, plant
def binder(x, y, z, col, n):
    for k in range(n):
        m = lacquer("bin" + str(col), col, 0.6, 0.3, 0.03)
        box((0.072, 0.27, 0.315), (x + k * 0.0745, y, z), m, 0.003)
        box(
            (0.045, 0.001, 0.12),
            (x + k * 0.0745, y - 0.1353, z + 0.13),
            paint("lab", (0.72, 0.69, 0.62)),
            0,
        )
        cyl(0.011, 0.002, (x + k * 0.0745, y - 0.1353, z + 0.045), steel("Y"), "Y", 0.0003, 32)


binder(dx + 0.36, dy + 0.14, dh, (0.42, 0.20, 0.11), 3)
desklamp(dx + 0.02, dy + 0.20, dh, 1, (0.62, 0.59, 0.53))
laptop(dx - 0.30, dy - 0.06, dh, 12)
box(
    (0.21, 0.297, 0.010),
    (dx + 0.06, dy - 0.16, dh),
    paint("paper", (0.76, 0.75, 0.72)),
    0.001,
    1,
    (0, 0, -8),
)
mug(dx + 0.48, dy - 0.20, dh, (0.25, 0.29, 0.27), 20)
books(cx - 0.03, yb - 0.25, H, 2, 19, lie=True)
twigs(1.15, -0.40, 1.05, 35, (0.30, 0.30, 0.28))
picture(
    -0.42,
    0,
    0.90,
    0.44,
    0.56,
    bl,
    abstract_art(
        "ai", [(0.70, 0.66, 0.57), (0.42, 0.20, 0.11), (0.69, 0.65, 0.57), (0.16, 0.20, 0.20)], 2.6
    ),
)
rug(1.5, 1.1, (-0.55, -1.35), (0.56, 0.53, 0.47), 6)
camera((1.15, -3.15, 0.98), (0.10, -0.6, 0.6), 38, 4.5, focus=2.35, shift=(0.0, -0.20))
second((-0.55, -2.60, 0.95), (0.28, -0.9, 0.5), 45, 4.5, focus=1.75, shift=(0.0, -0.28))
finish(exposure=0.18, R=8, k=0.75)
