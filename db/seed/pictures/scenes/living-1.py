import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *

reset()
wall = paint("wall", (0.265, 0.31, 0.335))
side = paint("side", (0.60, 0.575, 0.53))
white = lacquer("white", (0.78, 0.775, 0.76), 0.38)
black = lacquer("black", (0.018, 0.018, 0.019), 0.45, 0.4, 0.03)
wn = lambda a: wood("walnut", a)
brass = metal("brass", (0.66, 0.47, 0.25), 0.3)
floor_planks(-2.8, 3.2, -4.4, 0.02, w=0.18, kind="floor", axis="X", seed=21)
box((6.4, 0.2, 2.7), (0.3, 0.1, 0), wall, 0)
wall_hole((-2.45, -5.0), (-2.45, 0), 2.7, (-3.0, -1.0, 0.40, 2.35), side)
box((6.4, 0.016, 0.09), (0.3, -0.008, 0), wall, 0.003)
box((0.016, 5, 0.09), (-2.442, -2.5, 0), white, 0.003)
box((7, 6, 0.1), (0.3, -2.6, 2.7), paint("ceil", (0.8, 0.8, 0.79)), 0)
window_frame(-2.56, (-3.0, -1.0, 0.40, 2.35), white, 1, 0)
lin = fabric("curtain", (0.70, 0.665, 0.60), 0.08, 0.7, 0.2, 0.2)
curtain(-2.34, -0.92, -0.28, 0.02, 2.5, lin, 6, 0.045, seed=8)
curtain(-2.34, -3.7, -3.05, 0.02, 2.5, lin, 6, 0.045, seed=2)
tube([(-2.34, -3.8, 2.52), (-2.34, -0.15, 2.52)], 0.011, black)
# ---- media unit 2200 x 420 x 360 on a set-back steel frame
MW, MD, MH, MZ = 2.2, 0.42, 0.36, 0.15
x0 = -1.42
t = 0.022
yb = -0.015
zi = MZ + t
hi = MH - 2 * t
bays = [0.56, 0.54, 0.54, 0.56]
box((MW, MD, t), (x0 + MW / 2, yb - MD / 2, MZ + MH - t), wn("X"), 0.0022, 4)
box((MW - 2 * t, MD, t), (x0 + MW / 2, yb - MD / 2, MZ), wn("X"), 0.0016)
for xx in (x0 + t / 2, x0 + MW - t / 2):
    box((t, MD, MH - t), (xx, yb - MD / 2, MZ), wn("Z"), 0.0016)
box((MW - 2 * t, 0.006, hi), (x0 + MW / 2, yb - 0.008, zi), wn("X"), 0)
xs = [x0 + 0.56, x0 + 1.10, x0 + 1.64]
for xx in xs:
    box((0.018, MD - 0.03, hi), (xx, yb - MD / 2 + 0.005, zi), wn("Z"), 0.0012)
for fxx in (x0 + 0.22, x0 + MW - 0.22):
    for yy in (yb - 0.06, yb - MD + 0.07):
        box((0.022, 0.022, MZ - 0.022), (fxx, yy, 0), black, 0.002)
    box((0.022, MD - 0.13 - 0.022, 0.022), (fxx, yb - MD / 2 + 0.005, 0), black, 0.002)
for yy in (yb - 0.06, yb - MD + 0.07):
    box((MW - 0.44 + 0.022, 0.022, 0.022), (x0 + MW / 2, yy, MZ - 0.022), black, 0.002)


def slats(xa, xb):
    """tambour door: vertical slats on a board, set between the sides"""
    w = xb - xa - 0.006
    n = int(w / 0.0235)
    p = w / n
    xc = xa + 0.003
    yd = yb - MD + 0.004
    box((w, 0.010, hi - 0.006), ((xa + xb) / 2, yd + 0.014, zi + 0.003), wn("Z"), 0.0008)
    for i in range(n):
        box(
            (p - 0.0055, 0.012, hi - 0.006),
            (xc + p * (i + 0.5), yd + 0.003, zi + 0.003),
            wn("Z"),
            0.004,
            4,
        )


slats(x0 + t, xs[0] - 0.009)
slats(xs[2] + 0.009, x0 + MW - t)
sh = zi + hi * 0.56
box((0.54 - 0.018, MD - 0.05, 0.016), ((xs[0] + xs[1]) / 2, yb - MD / 2 + 0.0, sh), wn("X"), 0.001)
# records standing, hi-fi, objects
rng = random.Random(17)
px = xs[1] + 0.03
cols = [
    (0.60, 0.56, 0.48),
    (0.13, 0.16, 0.18),
    (0.42, 0.19, 0.10),
    (0.64, 0.61, 0.55),
    (0.50, 0.38, 0.18),
    (0.10, 0.10, 0.10),
    (0.24, 0.30, 0.29),
    (0.45, 0.42, 0.38),
]
while px < xs[1] + 0.30:
    th = rng.uniform(0.0035, 0.007)
    c = rng.choice(cols)
    box(
        (th, 0.30, 0.302 + rng.uniform(-0.002, 0.001)),
        (px + th / 2, yb - MD / 2 - 0.01 + rng.uniform(-0.006, 0.006), zi),
        lacquer("rec" + str(c), c, 0.5, 0.3),
        0.0006,
        1,
    )
    px += th + 0.0009
for k in range(3):
    c = cols[(k * 3) % 8]
    box(
        (0.006, 0.30, 0.302),
        (px + 0.018 + k * 0.0085, yb - MD / 2 - 0.01, zi + 0.001),
        lacquer("rec" + str(c), c, 0.5, 0.3),
        0.0006,
        1,
        (0, -5, 0),
    )
lathe(
    [
        (0, 0),
        (0.05, 0),
        (0.07, 0.012),
        (0.098, 0.06),
        (0.095, 0.11),
        (0.06, 0.155),
        (0.036, 0.165),
        (0.034, 0.172),
        (0.03, 0.172),
        (0.03, 0.16),
        (0, 0.15),
    ],
    (xs[2] - 0.115, yb - 0.20, zi),
    lacquer("jar", (0.50, 0.46, 0.39), 0.65, 0.3, 0.12),
)
alu = metal("alu", (0.60, 0.60, 0.60), 0.3)
amp = ((xs[0] + xs[1]) / 2, yb - MD / 2 - 0.01, zi)
box((0.42, 0.30, 0.105), (amp[0], amp[1], amp[2] + 0.012), black, 0.004)
box((0.42, 0.010, 0.105), (amp[0], amp[1] - 0.155, amp[2] + 0.012), alu, 0.002)
for s in (-1, 1):
    for q in (-1, 1):
        cyl(0.016, 0.012, (amp[0] + s * 0.17, amp[1] - s * 0 + q * 0.11, amp[2]), black)
for dx, r in ((-0.15, 0.026), (0.13, 0.018), (0.175, 0.018)):
    cyl(r, 0.022, (amp[0] + dx, amp[1] - 0.170, amp[2] + 0.064), alu, "Y", 0.002, 48)
box(
    (0.13, 0.002, 0.034),
    (amp[0] + 0.0, amp[1] - 0.1605, amp[2] + 0.05),
    simple("disp", (0.010, 0.010, 0.011), 0.08),
    0.0005,
)
books(xs[0] + 0.18, yb - 0.20, sh + 0.016, 3, 44, lie=True)
lathe(
    [
        (0, 0),
        (0.028, 0),
        (0.05, 0.02),
        (0.055, 0.05),
        (0.05, 0.062),
        (0.047, 0.062),
        (0.05, 0.05),
        (0.03, 0.012),
        (0, 0.01),
    ],
    (xs[0] + 0.40, yb - 0.21, sh + 0.016),
    brass,
)
# on the unit: turntable, lamp, vase, books
zt = MZ + MH
tx = xs[1] + 0.10
ty = yb - 0.20
box((0.44, 0.35, 0.07), (tx, ty, zt + 0.014), wn("X"), 0.004, 4)
for s in (-1, 1):
    for q in (-1, 1):
        cyl(0.022, 0.014, (tx + s * 0.17, ty + q * 0.13, zt), black)
cyl(0.152, 0.016, (tx - 0.04, ty, zt + 0.086), alu, "Z", 0.002, 96)
cyl(
    0.1495,
    0.003,
    (tx - 0.04, ty, zt + 0.102),
    lacquer("vinyl", (0.010, 0.010, 0.010), 0.25, 0.5, 0.02),
    "Z",
    0.0008,
    96,
)
cyl(0.05, 0.0006, (tx - 0.04, ty, zt + 0.105), paint("lbl", (0.50, 0.20, 0.09)), "Z", 0)
cyl(0.003, 0.014, (tx - 0.04, ty, zt + 0.105), alu, "Z", 0.0005, 16)
cyl(0.026, 0.04, (tx + 0.165, ty + 0.105, zt + 0.084), alu, "Z", 0.002)
tube(
    [
        (tx + 0.165, ty + 0.13, zt + 0.132),
        (tx + 0.165, ty - 0.06, zt + 0.128),
        (tx + 0.125, ty - 0.105, zt + 0.112),
    ],
    0.0045,
    alu,
)
cer = lacquer("cer", (0.66, 0.62, 0.55), 0.6, 0.3, 0.12)
lx = x0 + 0.27


def shade():
    def f(tt):
        d = tt.n("BsdfDiffuse", {"Color": (0.78, 0.70, 0.58, 1)})
        tr = tt.n("BsdfTranslucent", {"Color": (0.80, 0.66, 0.46, 1)})
        m = tt.n("MixShader", {0: 0.5, 1: d.outputs[0], 2: tr.outputs[0]})
        tt.t.links.new(m.outputs[0], tt.out.inputs[0])

    return mat("shade", f)


lathe(
    [
        (0, 0),
        (0.075, 0),
        (0.085, 0.006),
        (0.088, 0.05),
        (0.088, 0.15),
        (0.08, 0.175),
        (0.05, 0.185),
        (0.014, 0.188),
        (0.012, 0.27),
    ],
    (lx, yb - 0.21, zt),
    lacquer("terra", (0.38, 0.175, 0.09), 0.65, 0.3, 0.12),
)
lathe([(0.165, 0.23), (0.125, 0.43)], (lx, yb - 0.21, zt), shade(), 64, 0.0015, 0)
point((lx, yb - 0.21, zt + 0.32), 7, 0.035, (1, 0.74, 0.48))
books(lx + 0.30, yb - 0.22, zt, 3, 52, lie=True)
vase_branches((x0 + MW - 0.24, yb - 0.20, zt), cer, 0.27, 0.085, 8, 23, (0.15, 0.17, 0.09), 0.55)
lathe(
    [
        (0, 0),
        (0.03, 0),
        (0.036, 0.01),
        (0.046, 0.05),
        (0.04, 0.085),
        (0.018, 0.10),
        (0.016, 0.115),
        (0.014, 0.115),
        (0.014, 0.1),
        (0, 0.09),
    ],
    (x0 + MW - 0.46, yb - 0.16, zt),
    lacquer("dk", (0.05, 0.055, 0.055), 0.5, 0.35, 0.06),
)
art = abstract_art(
    "a3",
    [
        (0.70, 0.66, 0.57),
        (0.45, 0.23, 0.13),
        (0.68, 0.63, 0.54),
        (0.60, 0.47, 0.30),
        (0.13, 0.19, 0.22),
    ],
    1.7,
)
picture(-0.28, 0, 1.16, 1.16, 0.80, wn("X"), art, mat_w=0.07)
# ---- bookcase 980 x 2120 x 320
BX, BW, BH, BD = 1.03, 0.98, 2.12, 0.32
bt = 0.022
bz = 0.07
for xx in (BX + bt / 2, BX + BW - bt / 2):
    box((bt, BD, BH - bz * 0), (xx, yb - BD / 2, 0), wn("Z"), 0.0018)
n = 6
lev = [bz + (BH - bz - bt) * i / n for i in range(n + 1)]
lev[1] += 0.03
for z in lev:
    box((BW - 2 * bt, BD - 0.004, bt), (BX + BW / 2, yb - BD / 2 + 0.0, z), wn("X"), 0.0014)
box((BW - 2 * bt, 0.006, BH - bz), (BX + BW / 2, yb - 0.008, bz), wn("Z"), 0)
box((BW - 2 * bt, 0.016, bz), (BX + BW / 2, yb - BD + 0.03, 0), wn("X"), 0.001)
xm = BX + BW * 0.56
for i in (0, 2, 3, 5):
    xx = BX + BW * (0.56 if i in (0, 3) else 0.42)
    box(
        (0.018, BD - 0.008, lev[i + 1] - lev[i] - bt),
        (xx, yb - BD / 2 + 0.001, lev[i] + bt),
        wn("Z"),
        0.0012,
    )
C = [
    (0.60, 0.565, 0.49),
    (0.11, 0.135, 0.15),
    (0.40, 0.18, 0.09),
    (0.66, 0.63, 0.57),
    (0.46, 0.35, 0.16),
    (0.20, 0.26, 0.24),
    (0.09, 0.09, 0.09),
    (0.50, 0.46, 0.40),
    (0.30, 0.10, 0.07),
    (0.34, 0.40, 0.40),
]


def row(xa, xb, z, hmax, seed, fillto=1.0):
    r = random.Random(seed)
    x = xa + 0.004
    end = xa + (xb - xa) * fillto - 0.004
    page = paint("page", (0.74, 0.70, 0.62))
    k = 0
    while True:
        th = r.uniform(0.014, 0.036)
        h = min(hmax, r.uniform(0.185, 0.265))
        d = r.uniform(0.15, 0.205)
        c = C[int(r.random() ** 1.0 * len(C))]
        m = lacquer("bk" + str(c), c, 0.6, 0.3)
        if x + th > end:
            break
        y = yb - BD + 0.028 + d / 2 + r.uniform(0, 0.012)
        box((th, d, h), (x + th / 2, y, z), m, 0.0012, 2)
        box((th - 0.005, d - 0.004, 0.002), (x + th / 2, y + 0.003, z + h - 0.0012), page, 0)
        if r.random() < 0.55:
            box(
                (th * 0.74, 0.0006, h * r.uniform(0.08, 0.2)),
                (x + th / 2, y - d / 2 - 0.0002, z + h * r.uniform(0.55, 0.72)),
                lacquer("lb" + str(C[(k * 3 + seed) % 10]), C[(k * 3 + seed) % 10], 0.5, 0.3),
                0,
            )
        x += th + 0.0008
        k += 1
    if end - x > 0.05 and fillto < 1:
        c = C[seed % 10]
        box(
            (0.022, 0.17, 0.23),
            (x + 0.034, yb - BD + 0.125, z + 0.0005),
            lacquer("bk" + str(c), c, 0.6, 0.3),
            0.0012,
            2,
            (0, -11, 0),
        )


s = lambda i: lev[i] + bt
L0, R0 = BX + bt, BX + BW - bt
H = lambda i: lev[i + 1] - lev[i] - bt - 0.03
p = BX + BW * 0.56
q = BX + BW * 0.42
row(p + 0.01, R0, s(0), H(0), 1)
bk = fabric("basket", (0.46, 0.33, 0.19), 0.40, 0.10, 0.9, 0.1)
box((0.40, 0.26, 0.24), ((L0 + p) / 2 - 0.01, yb - BD / 2 - 0.01, s(0)), bk, 0.025, 5)
row(L0, R0, s(1), H(1), 2, 0.66)
lathe(
    [
        (0, 0),
        (0.05, 0),
        (0.085, 0.03),
        (0.10, 0.08),
        (0.085, 0.13),
        (0.05, 0.155),
        (0.045, 0.155),
        (0.05, 0.14),
        (0, 0.13),
    ],
    (R0 - 0.14, yb - 0.18, s(1)),
    lacquer("terra", (0.38, 0.175, 0.09), 0.65, 0.3, 0.12),
)
row(L0, q - 0.01, s(2), H(2), 3)
books(q + 0.20, yb - 0.17, s(2), 4, 61, lie=True)
cyl(0.055, 0.075, (q + 0.40, yb - 0.18, s(2)), cer, "Z", 0.004)
row(L0, p - 0.01, s(3), H(3), 5, 0.72)
row(p + 0.01, R0, s(3), H(3), 6)
books(L0 + 0.16, yb - 0.17, s(4), 3, 71, lie=True)
lathe(
    [
        (0, 0),
        (0.03, 0),
        (0.055, 0.02),
        (0.06, 0.05),
        (0.045, 0.09),
        (0.05, 0.1),
        (0.046, 0.1),
        (0.04, 0.088),
    ],
    (L0 + 0.16, yb - 0.17, s(4) + 0.085),
    brass,
)
row(L0 + 0.34, R0, s(4), H(4), 8, 0.98)
row(q + 0.01, R0, s(5), H(5), 9, 0.6)
leafy(
    (L0 + 0.16, yb - 0.17, s(5) + 0.10),
    lacquer("leafm", (0.055, 0.115, 0.05), 0.38, 0.4, 0.05),
    0.13,
    12,
    9,
    (0.08, 0.12),
    spread=0.9,
    lean=0.10,
)
lathe(
    [(0, 0), (0.05, 0), (0.06, 0.005), (0.072, 0.10), (0.07, 0.105), (0.065, 0.10), (0, 0.09)],
    (L0 + 0.16, yb - 0.17, s(5)),
    cer,
)
lathe(
    [
        (0, 0),
        (0.07, 0),
        (0.08, 0.01),
        (0.10, 0.10),
        (0.085, 0.17),
        (0.05, 0.20),
        (0.046, 0.20),
        (0.05, 0.18),
        (0, 0.17),
    ],
    (BX + 0.26, yb - 0.16, BH),
    lacquer("dk", (0.05, 0.055, 0.055), 0.5, 0.35, 0.06),
)
books(BX + 0.64, yb - 0.16, BH, 2, 81, lie=True)


# ---- armchair at the left edge
def armchair(x, y, rz):
    objs0 = set(bpy.data.objects)
    m = fabric("bou", (0.31, 0.135, 0.06), 0.22, 0.55, 0.8, 0.6)
    wd = lambda a: wn(a)

    def pad(sz, at, bev, rot=None):
        o = box(sz, at, m, bev, 7, rot)
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = 1
        return o

    pad((0.58, 0.66, 0.17), (0, -0.02, 0.27), 0.06)
    pad((0.62, 0.64, 0.13), (0, -0.01, 0.165), 0.03)
    pad((0.58, 0.17, 0.54), (0, 0.27, 0.30), 0.07, (-13, 0, 0))
    for sx in (-1, 1):
        pad((0.115, 0.72, 0.44), (sx * 0.35, 0.02, 0.165), 0.05)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube(
                [(sx * 0.32, 0.02 + sy * 0.28, 0.18), (sx * 0.35, 0.02 + sy * 0.32, 0)],
                0.017,
                wd("Z"),
                res=8,
            )
    cushion(
        (0.03, 0.10, 0.63),
        0.46,
        0.40,
        0.15,
        fabric("cus", (0.62, 0.585, 0.51), 0.18, 0.6, 0.5, 0.4),
        (-22, 0, 4),
        0.10,
        3,
    )
    e = bpy.data.objects.new("armchair", None)
    bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.data.objects) - objs0 - {e}:
        o.parent = e
    e.location = (x, y, 0)
    e.rotation_euler = (0, 0, math.radians(rz))


armchair(-1.57, -1.62, 50)
# rug with a border, side table
rug = fabric("rug", (0.60, 0.56, 0.49), 0.32, 0.22, 1.0, 0.5)
rb = fabric("rugb", (0.36, 0.20, 0.12), 0.30, 0.22, 1.0, 0.5)
box((2.9, 1.75, 0.012), (0.12, -1.78, 0), rug, 0.006, 3)
for dy in (-1, 1):
    box((2.9, 0.035, 0.0125), (0.12, -1.78 + dy * 0.76, 0.0005), rb, 0.004, 2)
# light
world((0.80, 0.88, 1), 0.42, sky=1.9)
area((-2.7, -2.0, 1.4), (0, -90, 0), (1.85, 1.95), 165, (1, 0.97, 0.935), 150)
area((1.8, -5.4, 2.4), (60, 0, 14), (2.8, 1.6), 18, (1, 0.96, 0.91))
sun_dir((1.0, 0.52, -0.36), 6.2, 1.4)
camera((-0.62, -4.75, 1.22), (0.09, -0.2, 1.0), 38, 5.6, focus=4.3, shift=(0.0, -0.055))
second((-0.25, -2.35, 0.80), (-0.55, -0.2, 0.4), 42, 4.0, focus=2.1, shift=(0.0, -0.07))
finish(exposure=0.25, R=8, k=0.75)
