import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *

reset()
wall = paint("wall", (0.60, 0.555, 0.49))
white = lacquer("white", (0.78, 0.775, 0.76), 0.38)
black = lacquer("black", (0.018, 0.018, 0.019), 0.45, 0.4, 0.03)
wx, wz = lambda: wood("walnut", "X"), lambda: wood("walnut", "Z")
wy = lambda: wood("walnut", "Y")
brass = metal("brass", (0.72, 0.52, 0.28), 0.28)
# room
floor_planks(-2.0, 2.9, -3.9, 0.02, w=0.17, kind="floor", axis="Y")
box((5.2, 0.2, 2.8), (0.4, 0.1, 0), wall, 0)
wall_hole((-1.95, -4.2), (-1.95, 0), 2.8, (-2.35, -0.75, 0.55, 2.35), wall)
box((5.2, 0.016, 0.09), (0.4, -0.008, 0), white, 0.003)
box((0.016, 4, 0.09), (-1.942, -2, 0), white, 0.003)
box((6, 5, 0.1), (0.4, -2.2, 2.8), paint("ceil", (0.8, 0.8, 0.79)), 0)
window_frame(-2.06, (-2.35, -0.75, 0.55, 2.35), white, 1, 0)
lin = fabric("curtain", (0.72, 0.69, 0.63), 0.08, 0.7, 0.2, 0.2)
curtain(-1.86, -0.98, -0.40, 0.02, 2.55, lin, 6, 0.045)
curtain(-1.86, -2.85, -2.3, 0.02, 2.55, lin, 6, 0.045, seed=4)
tube([(-1.86, -3.1, 2.57), (-1.86, -0.2, 2.57)], 0.011, black)
# desk 1600x750x750
DW, DD, DH, T = 1.6, 0.75, 0.75, 0.028
cx, cy = 0.12, -0.42
box((DW, DD, T), (cx, cy, DH - T), wx(), 0.0035, 4)
uw, ud, uh = 0.42, 0.64, DH - T - 0.06
ux = cx + DW / 2 - uw / 2 - 0.03
uz = 0.06
t = 0.018
for s in (-1, 1):
    box((t, ud, uh), (ux + s * (uw / 2 - t / 2), cy, uz), wz(), 0.0012)
box((uw - 2 * t, ud, t), (ux, cy, uz), wy(), 0.001)
box((uw - 2 * t, ud, t), (ux, cy, uz + uh - t), wy(), 0.001)
box((uw - 2 * t, 0.006, uh - 2 * t), (ux, cy + ud / 2 - 0.01, uz + t), wz(), 0)
box((uw - 0.05, ud - 0.08, 0.06), (ux, cy + 0.01, 0), black, 0.002)
hs = [0.135, 0.19, 0.0]
hs[2] = uh - 0.003 * 2 - hs[0] - hs[1] - 0.006
z = uz + uh - 0.003
for h in hs:
    z -= h
    yf = cy - ud / 2 - 0.0105
    box((uw - 0.004, 0.019, h), (ux, yf, z), wx(), 0.0014)
    yh = yf - 0.0095
    zh = z + h - 0.045
    for s in (-1, 1):
        cyl(0.004, 0.026, (ux + s * 0.064, yh - 0.013, zh), brass, "Y", 0.0006, 24)
    cyl(0.0055, 0.17, (ux, yh - 0.028, zh), brass, "X", 0.0012, 32)
    z -= 0.003
# steel frame left
fx = cx - DW / 2 + 0.06
q = 0.03
for y in (cy - DD / 2 + 0.06, cy + DD / 2 - 0.06):
    box((q, q, DH - T), (fx, y, 0), black, 0.002)
box((q, DD - 0.12 - q, q), (fx, cy, 0), black, 0.002)
box((q, DD - 0.12 - q, q), (fx, cy, DH - T - q), black, 0.002)
box((DW - uw - 0.12, q, q), (cx - uw / 2 + 0.0, cy + DD / 2 - 0.06, DH - T - q), black, 0.002)


# chair
def chair(x, y, rz, woodk="walnut", seatm=None):
    st = len(bpy.data.objects)
    objs0 = set(bpy.data.objects)
    sm = seatm or fabric("seat", (0.42, 0.40, 0.36), 0.22, 0.8, 0.5, 0.4)
    o = box((0.45, 0.44, 0.05), (0, 0, 0.435), sm, 0.022, 6)
    s = o.modifiers.new("s", "SUBSURF")
    s.render_levels = s.levels = 1
    box((0.42, 0.40, 0.022), (0, 0, 0.414), wood(woodk, "X"), 0.006)
    for sx in (-1, 1):
        tube([(sx * 0.165, -0.165, 0.42), (sx * 0.20, -0.20, 0.0)], 0.016, wood(woodk, "Z"), res=8)
        tube(
            [
                (sx * 0.185, 0.245, 0.0),
                (sx * 0.185, 0.20, 0.42),
                (sx * 0.195, 0.235, 0.63),
                (sx * 0.195, 0.262, 0.80),
            ],
            0.0155,
            wood(woodk, "Z"),
            bez=True,
            res=8,
        )
    for sx in (-1, 1):
        tube([(sx * 0.18, -0.18, 0.22), (sx * 0.185, 0.222, 0.22)], 0.009, wood(woodk, "Y"))
    # curved back
    V = []
    F = []
    n = 28
    for i in range(n + 1):
        a = math.radians(-50 + 100 * i / n)
        for r, zz in ((0.30, 0.70), (0.318, 0.70), (0.318, 0.83), (0.30, 0.83)):
            V.append(
                (
                    math.sin(a) * r * 0.98,
                    math.cos(a) * r - 0.035,
                    zz + (0.012 * math.cos(a * 1.6) if zz > 0.75 else -0.012 * math.cos(a * 1.6)),
                )
            )
    for i in range(n):
        for k in range(4):
            F.append((i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k))
    F += [(0, 3, 2, 1), (n * 4, n * 4 + 1, n * 4 + 2, n * 4 + 3)]
    b = mesh("back", V, [f[::-1] for f in F], wood(woodk, "X"), 50)
    m = b.modifiers.new("b", "BEVEL")
    m.width = 0.006
    m.segments = 4
    m.limit_method = "ANGLE"
    m.harden_normals = True
    e = bpy.data.objects.new("chair", None)
    bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.data.objects) - objs0 - {e}:
        o.parent = e
    e.location = (x, y, 0)
    e.rotation_euler = (0, 0, math.radians(rz))
    return e


chair(cx - 0.30, -1.06, 180 - 28)
# shelf + props
box((1.25, 0.22, 0.026), (cx - 0.05, -0.11, 1.42), wx(), 0.002)
books(cx - 0.60, -0.11, 1.446, 6, 5)
books(cx + 0.14, -0.115, 1.446, 3, 9, lie=True)
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
    (cx + 0.14, -0.115, 1.446 + 0.085),
    lacquer("terra", (0.36, 0.17, 0.09), 0.7, 0.3),
)
vase_branches(
    (cx + 0.43, -0.11, 1.446),
    lacquer("clay", (0.62, 0.58, 0.52), 0.75, 0.25, 0.08),
    0.17,
    0.06,
    5,
    7,
    blen=0.26,
)
picture(cx - 0.17, -0.0, 0, 0.0, 0.0, black, white) if 0 else None
art = abstract_art(
    "a1",
    [(0.72, 0.68, 0.6), (0.42, 0.2, 0.11), (0.7, 0.66, 0.58), (0.09, 0.13, 0.14), (0.6, 0.45, 0.3)],
    3,
)


def leaning(x, z, w, h, m):
    box((w, 0.02, h), (x, -0.05, z), black, 0.001, rot=(-7, 0, 0))
    box(
        (w - 0.03, 0.004, h - 0.03),
        (x, -0.0615, z + 0.015),
        paint("passe", (0.82, 0.81, 0.78)),
        0,
        rot=(-7, 0, 0),
    )
    box((w - 0.12, 0.004, h - 0.13), (x, -0.0630, z + 0.065), m, 0, rot=(-7, 0, 0))


leaning(cx - 0.23, 1.446, 0.30, 0.40, art)
# laptop
al = metal("alu", (0.62, 0.62, 0.63), 0.34)
lx, ly = cx - 0.32, cy - 0.06
box((0.31, 0.215, 0.011), (lx, ly, DH), al, 0.004, 4)
box(
    (0.29, 0.10, 0.001),
    (lx, ly + 0.035, DH + 0.0105),
    lacquer("keys", (0.03, 0.03, 0.03), 0.6),
    0.0004,
)
e = math.radians(14)
hy = ly + 0.107
box(
    (0.31, 0.006, 0.205),
    (lx, hy + 0.205 / 2 * math.sin(e), DH + 0.008),
    al,
    0.003,
    3,
    rot=(-14, 0, 0),
)
box(
    (0.296, 0.002, 0.188),
    (lx, hy + 0.205 / 2 * math.sin(e) - 0.0031, DH + 0.017),
    simple("screen", (0.012, 0.013, 0.015), 0.12, 0.5),
    0.0004,
    rot=(-14, 0, 0),
)
# lamp
bx, by = cx + 0.62, cy + 0.2
cyl(0.085, 0.014, (bx, by, DH), black, "Z", 0.004, 64)
tube(
    [(bx, by, DH + 0.01), (bx - 0.02, by, DH + 0.36), (bx - 0.22, by - 0.08, DH + 0.49)],
    0.006,
    black,
)
o = lathe(
    [(0.018, 0.0), (0.022, -0.004), (0.034, -0.03), (0.075, -0.105), (0.078, -0.112)],
    (0, 0, 0),
    black,
    48,
    0.0015,
    1,
)
o.location = (bx - 0.23, by - 0.085, DH + 0.5)
o.rotation_euler = (math.radians(-10), math.radians(18), 0)
point((bx - 0.25, by - 0.10, DH + 0.43), 1.6, 0.02)
books(bx - 0.2, by + 0.03, DH, 3, 21, lie=True)
mug = lacquer("mug", (0.70, 0.68, 0.64), 0.35)
lathe(
    [
        (0, 0),
        (0.036, 0),
        (0.04, 0.004),
        (0.042, 0.03),
        (0.042, 0.09),
        (0.0405, 0.0915),
        (0.039, 0.09),
        (0.038, 0.03),
        (0.0, 0.008),
    ],
    (cx - 0.02, cy - 0.12, DH),
    mug,
    64,
)
tube(
    [
        (cx + 0.02, cy - 0.12, DH + 0.075),
        (cx + 0.06, cy - 0.125, DH + 0.075),
        (cx + 0.06, cy - 0.125, DH + 0.025),
        (cx + 0.02, cy - 0.12, DH + 0.022),
    ],
    0.0048,
    mug,
    bez=True,
)
nb = lacquer("nb", (0.15, 0.17, 0.16), 0.7, 0.25)
box((0.15, 0.21, 0.014), (cx + 0.2, cy - 0.14, DH), nb, 0.003, 3, (0, 0, -12))
cyl(0.0045, 0.14, (cx + 0.22, cy - 0.13, DH + 0.0185), brass, "X", 0.001, 24, rot=(0, 90, 38))
# rug
rug = fabric("rug", (0.58, 0.545, 0.48), 0.3, 0.25, 1.0, 0.5)
box((2.3, 1.7, 0.012), (cx - 0.1, -1.55, 0), rug, 0.006, 3)
# floor plant left
pot = lacquer("pot", (0.42, 0.40, 0.37), 0.8, 0.2, 0.1)
lathe(
    [
        (0, 0),
        (0.12, 0),
        (0.13, 0.01),
        (0.16, 0.30),
        (0.155, 0.31),
        (0.148, 0.30),
        (0.13, 0.24),
        (0.0, 0.24),
    ],
    (-1.28, -0.36, 0),
    pot,
)
vase_branches(
    (-1.28, -0.36, 0.1),
    simple("soil", (0.03, 0.02, 0.015), 1),
    0.16,
    0.03,
    11,
    12,
    (0.06, 0.11, 0.045),
    1.0,
)
# light
world((0.80, 0.88, 1), 0.5, sky=1.9)
area((-2.2, -1.55, 1.45), (0, -90, 0), (1.75, 1.55), 105, (1, 0.97, 0.93), 150)
area((1.2, -4.2, 2.2), (62, 0, 10), (2.5, 1.6), 26, (1, 0.96, 0.9))
sun_dir((1.0, 0.55, -0.40), 4.2, 1.6)
camera((1.15, -3.75, 1.10), (0.04, -0.4, 0.9), 41, 4.0, focus=3.2, shift=(0.0, -0.115))
second((1.55, -2.35, 0.92), (0.66, -0.5, 0.55), 46, 4.0, focus=2.0, shift=(0.0, -0.08))
finish(exposure=0.15, R=9, k=0.7)
