import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Noptieră Lia, 460 x 380 x 520, at the side of a green upholstered bed
room(
    paint("wall", (0.555, 0.46, 0.37)),
    paint("side", (0.66, 0.63, 0.57)),
    win="R",
    x=(-2.6, 1.95),
    depth=4.4,
    hole=(-2.3, -0.85, 0.6, 2.2),
    seed=66,
    floor="floor",
    axis="Y",
    plank=0.18,
    power=100,
    sun=(0.72, -0.48, 4.2),
    fillw=11,
    drape=(0.73, 0.70, 0.64),
)
oak = lambda a: wood("oak", a)
bl = black()
# ---- nightstand
w, d, h, z = 0.46, 0.38, 0.36, 0.16
t = 0.018
x = 0.44
y = -d / 2 - 0.015
for s in (-1, 1):
    box((t, d, h), (x + s * (w / 2 - t / 2), y, z), oak("Z"), 0.0015)
for zz in (z, z + h - t):
    box((w - 2 * t, d, t), (x, y, zz), oak("X"), 0.0015)
box((w - 2 * t, 0.006, h - 2 * t), (x, -0.02, z + t), oak("X"), 0)
box((w - 2 * t - 0.005, 0.019, 0.15), (x, y - d / 2 + 0.0105, z + t + 0.003), oak("X"), 0.0015)
knob(x, y - d / 2 + 0.001, z + t + 0.078, brass("Y"), 0.013, 0.02)
box((w - 2 * t, d - 0.01, t), (x, y, z + t + 0.157), oak("X"), 0.001)
for sx in (-1, 1):
    for yy in (-0.05, -d + 0.02):
        cyl(0.011, z, (x + sx * (w / 2 - 0.035), yy, 0), bl, "Z", 0.001, 24)
zt = z + h
lamp(x - 0.06, -0.18, zt, (0.40, 0.19, 0.10), 0.14, 0.42, 5, 1)
vase_branches(
    (x + 0.14, -0.15, zt), clay((0.66, 0.62, 0.55)), 0.15, 0.05, 5, 14, (0.16, 0.19, 0.10), 0.22
)
mug(x + 0.12, -0.31, zt, (0.27, 0.30, 0.27), 30)
books(x - 0.09, -0.21, z + t + 0.157 + t, 3, 52, lie=True)
# ---- bed: its side only
moss = fabric("velvet", (0.105, 0.135, 0.095), 0.16, 0.7, 0.4, 0.7)
sheet = fabric("sheet", (0.70, 0.69, 0.66), 0.04, 1, 0.2, 0.25)
lin = fabric("linen", (0.64, 0.61, 0.555), 0.08, 1, 0.3, 0.3)
rust = fabric("rust", (0.42, 0.21, 0.12), 0.16, 0.8, 0.4, 0.4)
bx = -0.72
bw = 1.66


def pad(sz, at, m, bev, rot=None, sub=1):
    o = box(sz, at, m, bev, 7, rot)
    if sub:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = 1
    return o


for i in range(3):
    pad(
        (bw / 3 - 0.004, 0.13, 0.62), (bx - bw / 2 + bw / 6 + i * bw / 3, -0.075, 0.50), moss, 0.045
    )
pad((1.62, 2.05, 0.30), (bx, -1.10, 0.08), moss, 0.035)
pad((bw, 0.10, 0.46), (bx, -0.062, 0.08), moss, 0.03)
for sx in (-1, 1):
    cyl(0.025, 0.09, (bx + sx * 0.72, -2.0, 0), bl, "Z", 0.002)
    cyl(0.025, 0.09, (bx + sx * 0.72, -0.2, 0), bl, "Z", 0.002)
pad((1.60, 1.98, 0.22), (bx, -1.12, 0.36), sheet, 0.055)
# cover: a sheet that follows the mattress, with waves that grow towards its hem
V = []
F = []
nx, ny = 84, 70
rng = random.Random(5)
L = 0.80 + 0.30
yA, yB = -0.72, -2.16
for j in range(ny + 1):
    v = j / ny
    for i in range(nx + 1):
        u = -L + 2 * L * i / nx
        a = abs(u)
        s = 1 if u > 0 else -1
        r = 0.05
        e = 0.80 + 0.040 - r
        if a < e:
            px, pz = a, 0.588
        elif a < e + r * 1.57:
            q = (a - e) / r
            px, pz = e + r * math.sin(q), 0.588 - r + r * math.cos(q)
        else:
            px, pz = e + r, 0.588 - r - (a - e - r * 1.57)
        k = max(0, min(1, (a - e) / 0.28))
        wv = math.sin(v * 34 + s * 1.3 + 0.8 * math.sin(v * 9)) * 0.009 * k + 0.004 * k * math.sin(
            v * 61 + 2 * s
        )
        top = (1 - k) * (
            0.006 * math.sin(u * 5.3 + v * 7) * math.sin(v * 6.1 + 1)
            + 0.004 * math.sin(u * 11 - v * 13)
            + 0.003 * math.sin(u * 17 + v * 29)
        )
        hem = 0.012 * math.sin(u * 9) * v
        V.append((bx + s * (px + wv + abs(wv) * 0.3), yA + (yB - yA) * v + hem, pz + top + 0.006))
for j in range(ny):
    for i in range(nx):
        a = j * (nx + 1) + i
        F.append((a, a + nx + 1, a + nx + 2, a + 1))
o = mesh("cover", V, F, lin, 180)
s = o.modifiers.new("s", "SOLIDIFY")
s.thickness = 0.018
s.offset = 1
s = o.modifiers.new("ss", "SUBSURF")
s.levels = s.render_levels = 1
pad((1.66, 0.20, 0.045), (bx, -0.70, 0.592), sheet, 0.018)
for k, (dx, yy, tl, m, ww, hh, tk, sd) in enumerate(
    (
        (0.36, -0.255, -24, sheet, 0.68, 0.48, 0.17, 1),
        (-0.40, -0.255, -24, sheet, 0.68, 0.48, 0.17, 2),
        (0.34, -0.42, -30, lin, 0.66, 0.46, 0.16, 3),
        (-0.42, -0.42, -30, lin, 0.66, 0.46, 0.16, 4),
        (0.20, -0.60, -33, rust, 0.44, 0.40, 0.15, 5),
    )
):
    cushion(
        (bx + dx, yy, 0.585 + hh * 0.46), ww, hh, tk, m, (tl, 0, (-3, 4, 2, -5, 9)[k]), 0.10, sd
    )
picture(
    x + 0.0,
    0,
    1.12,
    0.40,
    0.52,
    oak("Z"),
    abstract_art(
        "aj",
        [(0.70, 0.66, 0.57), (0.105, 0.135, 0.095), (0.69, 0.65, 0.57), (0.42, 0.21, 0.12)],
        2.6,
    ),
)
rug(2.6, 1.7, (-0.35, -2.0), (0.62, 0.585, 0.52), 0)
camera((1.28, -2.55, 0.94), (0.22, -0.2, 0.6), 40, 4.0, focus=2.4, shift=(0.0, -0.115))
finish(exposure=0.2, R=8, k=0.75)
