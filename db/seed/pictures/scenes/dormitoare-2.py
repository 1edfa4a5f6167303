import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *

reset()
wall = paint("wall", (0.60, 0.565, 0.51))
white = lacquer("white", (0.78, 0.775, 0.76), 0.38)
black = lacquer("black", (0.018, 0.018, 0.019), 0.45, 0.4, 0.03)
front = lacquer("greige", (0.265, 0.262, 0.205), 0.48, 0.35, 0.016)
oak = lambda a: wood("oak", a)
bronze = metal("bronze", (0.19, 0.145, 0.105), 0.32, "Z")
brass = metal("brass", (0.66, 0.47, 0.25), 0.3)
CEIL = 2.52
XR = 2.25
XL = -1.62
floor_planks(-3.0, XR, -5.0, 0.02, w=0.20, kind="floor", axis="Y", seed=33)
# niche wall: wardrobe stands in a recess, 640 deep, fronts flush with the walls left and right of it
D = 0.62
GX0, NB = -1.42, 5
cols = [("d", 0.56), ("d", 0.56), ("n", 0.86), ("d", 0.56), ("d", 0.56)]
WW = sum(w for _, w in cols)
GX1 = GX0 + WW
box((2.0, 0.3, CEIL), (GX0 - 1.0 - 0.012, -D - 0.02 + 0.15, 0), wall, 0)
box((XR - GX1, 0.3, CEIL), (GX1 + (XR - GX1) / 2 + 0.012, -D - 0.02 + 0.15, 0), wall, 0)
box((6, 0.1, CEIL), (0, 0.05, 0), wall, 0)
box((7, 6.5, 0.1), (0, -2.6, CEIL), paint("ceil", (0.8, 0.8, 0.79)), 0)
wall_hole_r(XR, -5.2, 0, CEIL, (-3.2, -1.35, 0.45, 2.3), wall)
window_frame(XR + 0.11, (-3.2, -1.35, 0.45, 2.3), white, 1, 0)
for a, b in ((-3.0, GX0 - 0.012), (GX1 + 0.012, XR)):
    box((b - a, 0.016, 0.09), ((a + b) / 2, -D - 0.028, 0), white, 0.003)
box((0.016, 4.6, 0.09), (XR - 0.008, -2.95, 0), white, 0.003)
lin = fabric("curtain", (0.73, 0.70, 0.64), 0.08, 0.7, 0.2, 0.2)
curtain(XR - 0.11, -1.32, -0.76, 0.02, 2.42, lin, 6, 0.04, seed=6)
curtain(XR - 0.11, -3.95, -3.25, 0.02, 2.42, lin, 6, 0.04, seed=3)
tube([(XR - 0.11, -4.0, 2.44), (XR - 0.11, -0.70, 2.44)], 0.011, black)
# ---- wardrobe
PL, TOPF, FT, G = 0.075, 0.055, 0.022, 0.0034
z0 = PL
z1 = CEIL - TOPF
y = -D
box((WW, 0.02, PL - 0.004), (GX0 + WW / 2, y + 0.03, 0.0), front, 0.001)
box((WW - 0.004, 0.022, TOPF - 0.004), (GX0 + WW / 2, y - 0.0, z1 + 0.004), front, 0.0012)
x = GX0
t = 0.019
for k, (kind, w) in enumerate(cols):
    if kind == "d":
        carcass(x, w, z0, z1 - z0, D - 0.012, (oak("X"), oak("Z")))
        box((w - G, FT, z1 - z0 - G), (x + w / 2, y - FT / 2 + 0.010, z0 + G / 2), front, 0.0016)
        left = k in (1, 4)
        hx = x + (0.05 if k in (1, 4) else w - 0.05)
        bar(hx, y - FT + 0.010, 1.16, 1.10, bronze, "Z", 0.0065, 0.034)
    else:
        NX, NW = x, w
    x += w
# open niche in oak with light: shelf above, rail, two drawers below
ni0, ni1 = NX + t, NX + NW - t
nc = NX + NW / 2
nw = NW - 2 * t
ND = D + 0.010
for xx in (NX + t / 2, NX + NW - t / 2):
    box((t, ND, z1 - z0), (xx, -ND / 2, z0), oak("Z"), 0.0014)
box((nw, 0.008, z1 - z0), (nc, -0.012, z0), oak("Z"), 0)
dh = 0.20
zb = z0 + t
box((nw, ND - 0.004, t), (nc, -ND / 2, z0), oak("X"), 0.0014)
box((nw, ND - 0.004, t), (nc, -ND / 2, z1 - t), oak("X"), 0.0014)
for i in (0, 1):
    zz = zb + i * dh
    box((nw - G * 1.4, 0.02, dh - G), (nc, -ND + 0.012, zz + G / 2), oak("X"), 0.0016)
    bar(nc, -ND + 0.002, zz + dh - 0.05, 0.26, bronze, "X", 0.0058, 0.03)
zd = zb + 2 * dh
box((nw, ND - 0.004, t), (nc, -ND / 2, zd), oak("X"), 0.0014)
zs = 2.03
box((nw, ND - 0.03, t), (nc, -ND / 2 + 0.013, zs), oak("X"), 0.0014)
zr = zs - 0.075
cyl(0.0125, nw, (nc, -0.30, zr), brass, "X", 0.001, 40)
for xx in (ni0 + 0.004, ni1 - 0.004):
    cyl(0.022, 0.008, (xx, -0.30, zr), brass, "X", 0.001, 32)
area((nc, -0.50, zs - 0.004), (0, 0, 0), (nw - 0.06, 0.02), 2.6, (1, 0.76, 0.50))
area((nc, -0.50, z1 - t - 0.004), (0, 0, 0), (nw - 0.06, 0.02), 0.7, (1, 0.76, 0.50))
gm = lambda n, c, v=0.14, w=0.7: fabric("g" + n, c, v, w, 0.4, 0.3)
G_ = [
    ("ecru", (0.66, 0.62, 0.54), 0.95, 0.22, 0.034, 1),
    ("rust", (0.36, 0.165, 0.085), 0.78, 0.215, 0.036, 1),
    ("white", (0.72, 0.705, 0.67), 0.80, 0.21, 0.026, 1),
    ("navy", (0.055, 0.075, 0.11), 1.02, 0.225, 0.042, 1),
    ("sage", (0.27, 0.30, 0.235), 0.82, 0.215, 0.03, 1),
    ("camel", (0.46, 0.315, 0.175), 1.12, 0.23, 0.05, 1),
    ("white2", (0.70, 0.69, 0.66), 0.74, 0.205, 0.025, 1),
    ("grey", (0.30, 0.295, 0.285), 0.90, 0.22, 0.036, 1),
]
gx = ni0 + 0.085
for i, (n, c, L, hw, th, sl) in enumerate(G_):
    garment(gx, -0.30, zr, gm(n, c), oak("Y"), L, hw, th, seed=i * 7 + 3, sleeve=bool(sl))
    gx += 0.060 + th * 0.85
# shelf: folded jumpers, box; below: boxes, shoes, bag
jm = [
    gm("j1", (0.60, 0.55, 0.46), 0.2, 0.5),
    gm("j2", (0.30, 0.30, 0.255), 0.2, 0.5),
    gm("j3", (0.42, 0.25, 0.17), 0.2, 0.5),
]
folded(ni0 + 0.20, -0.33, zs + t, 0.32, 0.36, 4, jm, 0.062, 4)
folded(ni0 + 0.58, -0.33, zs + t, 0.32, 0.36, 3, jm[1:] + jm[:1], 0.062, 9)
slab(0.0, 0.0, 0.0, 0.0, (0, 0, 0), white) if 0 else None
bx = fabric("bx", (0.52, 0.46, 0.37), 0.25, 0.3, 0.6, 0.1)
box((0.36, 0.34, 0.20), (ni0 + 0.20, -0.34, zd + t), bx, 0.008, 4)
box((0.368, 0.348, 0.045), (ni0 + 0.20, -0.34, zd + t + 0.200), bx, 0.006, 4)
box((0.07, 0.002, 0.035), (ni0 + 0.20, -0.512, zd + t + 0.095), brass, 0.0005)
leather = lacquer("leather", (0.22, 0.095, 0.042), 0.42, 0.4, 0.10)


def shoe(x, y, z, m, sole, rz=0):
    objs0 = set(bpy.data.objects)
    V = []
    F = []
    n = 24
    prof = [
        (0, 0.036, 0.072),
        (0.03, 0.040, 0.078),
        (0.08, 0.037, 0.076),
        (0.12, 0.038, 0.064),
        (0.17, 0.045, 0.050),
        (0.22, 0.048, 0.042),
        (0.255, 0.043, 0.034),
        (0.278, 0.028, 0.026),
        (0.288, 0.010, 0.018),
    ]
    for d, w, h in prof:
        for i in range(n):
            a = math.pi * i / (n - 1)
            V.append((math.cos(a) * w, -d, 0.016 + abs(math.sin(a)) ** 0.8 * h))
    for j in range(len(prof) - 1):
        for i in range(n - 1):
            b = j * n + i
            F.append((b, b + 1, b + n + 1, b + n))
    F.append(tuple(range(n - 1, -1, -1)))
    o = mesh("shoe", V, F, m, 180)
    s_ = o.modifiers.new("ss", "SUBSURF")
    s_.levels = s_.render_levels = 1
    P = [(w * 1.04 + 0.002, -d) for d, w, h in prof] + [
        (-w * 1.04 - 0.002, -d) for d, w, h in prof[::-1]
    ]
    k = len(P)
    mesh(
        "sole",
        [(a, b, 0) for a, b in P] + [(a, b, 0.017) for a, b in P],
        [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))]
        + [(i, k + i, k + (i + 1) % k, (i + 1) % k) for i in range(k)],
        sole,
        60,
    )
    e = bpy.data.objects.new("shoe", None)
    bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.data.objects) - objs0 - {e}:
        o.parent = e
    e.location = (x, y, z)
    e.rotation_euler = (0, 0, math.radians(rz))


sole = lacquer("sole", (0.62, 0.58, 0.50), 0.6)
for dx, r in ((0.0, -4), (0.105, 3)):
    shoe(ni0 + 0.50 + dx, -0.24, zd + t, leather, sole, r)
# ---- bench
BW, BD_, BHt = 1.06, 0.38, 0.44
bx0, by0 = -0.74, -1.30
bl = oak
box((BW, BD_, 0.03), (bx0, by0, BHt - 0.075), bl("X"), 0.004, 4)
for sx in (-1, 1):
    for sy in (-1, 1):
        box(
            (0.042, 0.042, BHt - 0.075),
            (bx0 + sx * (BW / 2 - 0.05), by0 + sy * (BD_ / 2 - 0.045), 0),
            bl("Z"),
            0.006,
            4,
        )
    box((0.026, BD_ - 0.13, 0.045), (bx0 + sx * (BW / 2 - 0.05), by0, BHt - 0.125), bl("Y"), 0.003)
for sy in (-1, 1):
    box(
        (BW - 0.142, 0.026, 0.045), (bx0, by0 + sy * (BD_ / 2 - 0.045), BHt - 0.125), bl("X"), 0.003
    )
o = box(
    (BW - 0.03, BD_ - 0.02, 0.075),
    (bx0, by0, BHt - 0.045),
    fabric("seat", (0.50, 0.46, 0.39), 0.22, 0.6, 0.6, 0.5),
    0.026,
    6,
)
cushion(
    (bx0 + 0.27, by0 + 0.01, BHt + 0.078),
    0.44,
    0.36,
    0.13,
    fabric("cus", (0.335, 0.165, 0.095), 0.18, 0.6, 0.5, 0.4),
    (-90, 0, -9),
    0.10,
    5,
)
# throw over the bench end
tm = fabric("throw", (0.66, 0.63, 0.57), 0.20, 0.5, 0.6, 0.5)
V = []
F = []
nx, ny = 22, 60
tx = bx0 - 0.27
hw = 0.17
dz = BHt + 0.034
L0 = BD_ / 2 - 0.005
for j in range(ny + 1):
    s = -0.52 + 0.84 * j / ny  # arc length over the seat, front is negative
    for i in range(nx + 1):
        u = i / nx - 0.5
        wv = 0.006 * math.sin(u * 19 + s * 2) + 0.003 * math.sin(u * 41 + 1)
        if s < -L0:
            k = min(1, (-s - L0) / 0.05)
            yy = by0 - L0 - 0.016 * math.sin(k * math.pi / 2) - abs(wv) * 1.6 * k
            zz = dz - 0.016 * (1 - math.cos(k * math.pi / 2)) - max(0, -s - L0 - 0.025)
        elif s > L0:
            k = min(1, (s - L0) / 0.05)
            yy = by0 + L0 + 0.016 * math.sin(k * math.pi / 2) + abs(wv) * k
            zz = dz - 0.016 * (1 - math.cos(k * math.pi / 2)) - max(0, s - L0 - 0.025)
        else:
            yy = by0 + s
            zz = dz + abs(wv) * 0.6
        V.append((tx + u * 2 * hw * (1 + 0.06 * math.sin(s * 5)) + 0.02 * s, yy, zz))
for j in range(ny):
    for i in range(nx):
        a = j * (nx + 1) + i
        F.append((a, a + 1, a + nx + 2, a + nx + 1))
o = mesh("throw", V, F, tm, 180)
s = o.modifiers.new("s", "SOLIDIFY")
s.thickness = 0.006
s.offset = 1
s = o.modifiers.new("ss", "SUBSURF")
s.levels = s.render_levels = 1
# basket, plant right, rug, slippers
pot = lacquer("pot", (0.44, 0.42, 0.38), 0.8, 0.2, 0.12)
px, py = 1.83, -1.02
lathe(
    [
        (0, 0),
        (0.12, 0),
        (0.13, 0.01),
        (0.165, 0.31),
        (0.16, 0.32),
        (0.152, 0.31),
        (0.13, 0.25),
        (0, 0.25),
    ],
    (px, py, 0),
    pot,
)
cyl(0.135, 0.01, (px, py, 0.262), simple("soil", (0.03, 0.02, 0.015), 1))
leafy(
    (px, py, 0.26),
    lacquer("leafd", (0.045, 0.095, 0.045), 0.34, 0.4, 0.05),
    1.05,
    27,
    12,
    (0.20, 0.29),
    spread=0.55,
    lean=0.20,
)
rug = fabric("rug", (0.61, 0.575, 0.51), 0.30, 0.22, 1.0, 0.5)
box((2.2, 1.5, 0.012), (-0.30, -2.02, 0), rug, 0.006, 3)
for dx, r in ((0.0, 8), (0.115, 2)):
    shoe(bx0 + 0.22 + dx, -1.62, 0.013, fabric("slip", (0.36, 0.345, 0.31), 0.2, 0.6), sole, r)
# light: window on the right
world((0.80, 0.88, 1), 0.40, sky=2.0)
area((XR + 0.27, -2.28, 1.4), (0, 90, 0), (1.8, 1.8), 130, (1, 0.97, 0.935), 150)
fill((-1.9, -5.2, 2.2), (60, 0, -16), (2.6, 1.5), 13)
sun_dir((-1, 0.60, -0.42), 4.4, 1.5)
camera((-1.35, -5.25, 1.22), (0.22, -0.6, 1.1), 37, 5.6, focus=4.6, shift=(0.0, -0.015))
second((-0.55, -3.05, 1.22), (0.16, -0.5, 1.1), 42, 5.6, focus=2.6, shift=(0.0, -0.02))
finish(exposure=0.1, R=8, k=0.75)
