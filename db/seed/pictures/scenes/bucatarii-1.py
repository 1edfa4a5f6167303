import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *

reset()
wall = paint("wall", (0.66, 0.63, 0.58))
white = lacquer("white", (0.78, 0.775, 0.76), 0.36)
front = lacquer("sage", (0.205, 0.235, 0.20), 0.46, 0.4, 0.02)
black = lacquer("black", (0.016, 0.016, 0.017), 0.4, 0.4, 0.02)
steel = metal("steel", (0.58, 0.57, 0.55), 0.26)
brass = metal("brass", (0.66, 0.47, 0.25), 0.3)
oak = lambda a: wood("oak", a)
top = stone("quartz", (0.74, 0.72, 0.68), (0.42, 0.38, 0.34), 0.30, 1.6, 0.24)
glassb = simple("blackglass", (0.006, 0.006, 0.007), 0.06, 0.5)
chrome = metal("chrome", (0.7, 0.7, 0.7), 0.12)
floor_planks(-3.2, 3.0, -3.6, 0.02, w=0.2, kind="floor", axis="X", seed=8)
box((6.6, 0.2, 2.75), (0, 0.1, 0), wall, 0)
wall_hole((-2.35, -4.4), (-2.35, 0), 2.75, (-2.6, -0.95, 0.95, 2.35), wall)
window_frame(-2.46, (-2.6, -0.95, 0.95, 2.35), white, 1, 0)
box((0.26, 1.75, 0.03), (-2.42, -1.775, 0.925), white, 0.004)
box((7, 6, 0.1), (0, -2.4, 2.75), paint("ceil", (0.8, 0.8, 0.79)), 0)
box((0.016, 4.2, 0.08), (-2.342, -2.2, 0), white, 0.002)
# ---- kitchen
G = 0.0032
D = 0.56
FT = 0.02
PL = 0.10
CH = 0.76
TOPT = 0.04
WZ = 1.46
WH = 0.72
WD = 0.33


def handle(x, y, z, L=0.19, axis="X", m=brass):
    """bar handle, y = front plane"""
    for s in (-1, 1):
        p = (
            (x + s * (L / 2 - 0.022), y - 0.014, z)
            if axis == "X"
            else (x, y - 0.014, z + s * (L / 2 - 0.022))
        )
        cyl(0.0045, 0.028, p, m, "Y", 0.0005, 24)
    cyl(
        0.0062,
        L,
        (x, y - 0.031, z) if axis == "X" else (x, y - 0.031, z - L / 2),
        m,
        axis,
        0.0015,
        32,
    )


def carcass(x0, w, z, h, d, m):
    t = 0.018
    for sx in (x0 + t / 2, x0 + w - t / 2):
        box((t, d, h), (sx, -d / 2, z), m, 0.0008)
    for zz in (z, z + h - t):
        box((w - 2 * t, d, t), (x0 + w / 2, -d / 2, zz), m, 0.0008)
    box((w - 2 * t, 0.006, h - 2 * t), (x0 + w / 2, -0.008, z + t), m, 0)


def panel(x0, w, z, h, y, m, bev=0.0013):
    box((w - G, FT, h - G), (x0 + w / 2, y - FT / 2 - 0.001, z + G / 2), m, bev)


def shaker(x0, w, z, h, y, m, st=0.07):
    """frame and panel front"""
    w0, h0 = w - G, h - G
    xa = x0 + w / 2
    z0 = z + G / 2
    yc = y - FT / 2 - 0.001
    for s in (-1, 1):
        box((st, FT, h0), (xa + s * (w0 / 2 - st / 2), yc, z0), m, 0.0012)
    for zz in (z0, z0 + h0 - st):
        box((w0 - 2 * st, FT, st), (xa, yc, zz), m, 0.0012)
    box((w0 - 2 * st + 0.004, 0.008, h0 - 2 * st + 0.004), (xa, y - 0.007, z0 + st - 0.002), m, 0)


def base(x0, w, kind):
    carcass(x0, w, PL, CH, D, white)
    box((w, 0.016, PL - 0.004), (x0 + w / 2, -D + 0.06, 0.002), black, 0)
    y = -D
    if kind == "3dr":
        hs = [0.155, 0.2875, 0.3175]
        z = PL + CH
        for h in hs:
            z -= h
            panel(x0, w, z, h, y, front)
            handle(x0 + w / 2, y - FT, z + h - 0.045, 0.19)
    elif kind == "2door":
        for k in (0, 1):
            panel(x0 + k * w / 2, w / 2, PL, CH, y, front)
            handle(x0 + w / 2 + (-0.045 if k == 0 else 0.045), y - FT, PL + CH - 0.14, 0.19, "Z")
    elif kind == "door":
        panel(x0, w, PL, CH, y, front)
        handle(x0 + w - 0.045, y - FT, PL + CH - 0.14, 0.19, "Z")
    elif kind == "oven":
        panel(x0, w, PL, 0.155, y, front)
        z = PL + 0.16
        box((w - 0.006, 0.022, 0.595), (x0 + w / 2, y - 0.011, z), glassb, 0.003)
        box((w - 0.006, 0.024, 0.10), (x0 + w / 2, y - 0.012, z + 0.493), steel, 0.002)
        for s in (-1, 1):
            cyl(0.006, 0.05, (x0 + w / 2 + s * 0.21, y - 0.042, z + 0.455), steel, "Y", 0.001, 24)
            cyl(0.019, 0.022, (x0 + w / 2 + s * 0.2, y - 0.034, z + 0.545), steel, "Y", 0.002, 40)
        cyl(0.0095, 0.50, (x0 + w / 2, y - 0.07, z + 0.455), steel, "X", 0.002, 32)
        box((0.12, 0.002, 0.035), (x0 + w / 2, y - 0.025, z + 0.527), glassb, 0.0005)


x = -1.86
runs = [(0.6, "door"), (0.8, "2door"), (0.6, "oven"), (0.9, "3dr"), (0.6, "door")]
xs = []
for w, k in runs:
    base(x, w, k)
    xs.append((x, w, k))
    x += w
X0, X1 = -1.86, x
RW = X1 - X0
for xe in (X0 - 0.0095, X1 + 0.0095):
    box((0.019, D + FT, PL + CH), (xe, -(D + FT) / 2, 0), front, 0.0012)
# worktop with sink hole: build from strips round the sink
TW = 0.635
zt = PL + CH
sx, sw, sd = xs[1][0] + 0.4, 0.52, 0.40
sy = -0.30
xl, xr = X0 - 0.03, X1 + 0.03
box((sx - sw / 2 - xl, TW, TOPT), ((xl + sx - sw / 2) / 2, -TW / 2, zt), top, 0)
box((xr - sx - sw / 2, TW, TOPT), ((xr + sx + sw / 2) / 2, -TW / 2, zt), top, 0)
box((sw, TW + sy - sd / 2, TOPT), (sx, -TW + (TW + sy - sd / 2) / 2, zt), top, 0)
box((sw, -sy - sd / 2, TOPT), (sx, (sy + sd / 2) / 2, zt), top, 0)
for a, b, c, d in (
    (sw, 0.004, 0, -sd / 2),
    (sw, 0.004, 0, sd / 2),
    (0.004, sd, -sw / 2, 0),
    (0.004, sd, sw / 2, 0),
):
    box((a, b, 0.2), (sx + c, sy + d, zt - 0.17), steel, 0)
box((sw, sd, 0.003), (sx, sy, zt - 0.17), steel, 0)
cyl(0.045, 0.004, (sx, sy, zt - 0.167), chrome)
# upstand / backsplash tiles: vertical stacked zellige-like tiles
rng = random.Random(4)
tl = []
for i in range(4):
    c = (0.70 + 0.02 * i, 0.68 + 0.02 * i, 0.63 + 0.018 * i)
    tl.append(lacquer(f"tile{i}", c, 0.16, 0.5, 0.10))
tw, th = 0.065, 0.20
z = zt + TOPT
nz = 3
n = int((xr - xl) / tw)
for j in range(nz):
    for i in range(n + 1):
        box(
            (tw - 0.0025, 0.009, th - 0.0025),
            (xl + tw / 2 + i * tw, -0.0045 - rng.uniform(0, 0.0012), z + 0.001 + j * th),
            rng.choice(tl),
            0.0016,
            3,
            (rng.uniform(-0.5, 0.5), 0, rng.uniform(-0.5, 0.5)),
        )
box((xr - xl, 0.003, nz * th), ((xl + xr) / 2, -0.001, z), paint("grout", (0.5, 0.48, 0.44)), 0)
# tap
tx = sx
ty = -0.075
zc = zt + TOPT
cyl(0.026, 0.012, (tx, ty, zc), brass, "Z", 0.003)
pts = (
    [(tx, ty, zc + 0.01), (tx, ty, zc + 0.30)]
    + [
        (tx, ty - 0.09 + 0.09 * math.cos(a), zc + 0.30 + 0.09 * math.sin(a))
        for a in [math.radians(q) for q in range(15, 181, 15)]
    ]
    + [(tx, ty - 0.18, zc + 0.25)]
)
tube(pts, 0.0115, brass, res=8)
tube([(tx + 0.01, ty, zc + 0.075), (tx + 0.075, ty, zc + 0.095)], 0.0065, brass)
# hob
hx = xs[2][0] + 0.3
box((0.58, 0.51, 0.005), (hx, -0.315, zc), glassb, 0.002)
for dx, dy, r in (
    (-0.14, 0.12, 0.09),
    (0.14, 0.12, 0.075),
    (-0.14, -0.11, 0.075),
    (0.14, -0.11, 0.1),
):
    o = tube(
        [
            (hx + dx + r * math.cos(a), -0.315 + dy + r * math.sin(a), zc + 0.0052)
            for a in [2 * math.pi * i / 48 for i in range(48)]
        ],
        0.0006,
        simple("ring", (0.25, 0.25, 0.25), 0.4),
        cyclic=True,
    )
# wall units: oak, with an open shelf bay
wx = X0
bays = [(0.6, "d"), (0.8, "open"), (0.6, "hood"), (0.9, "dd"), (0.6, "d")]
for w, k in bays:
    if k == "open":
        for zz in (WZ + 0.0, WZ + 0.34):
            box((w - 0.002, 0.26, 0.028), (wx + w / 2, -0.13, zz), oak("X"), 0.0015)
    else:
        carcass(wx, w, WZ, WH, WD, oak("Z"))
        if k in ("d", "hood"):
            panel(wx, w, WZ - 0.01, WH + 0.01, -WD, oak("Z"))
        else:
            for s in (0, 1):
                panel(wx + s * w / 2, w / 2, WZ - 0.01, WH + 0.01, -WD, oak("Z"))
        if k == "hood":
            box((w - 0.06, 0.25, 0.012), (wx + w / 2, -0.17, WZ - 0.012), steel, 0.002)
    wx += w
for xe, z0, h in ((X0 - 0.0095, WZ - 0.01, WH + 0.01), (X1 + 0.0095, WZ - 0.01, WH + 0.01)):
    box((0.019, WD + FT, h), (xe, -(WD + FT) / 2, z0), oak("Z"), 0.0012)
# warm under-cabinet light
for a, b in ((X0, 0.6), (X0 + 1.4, 0.6), (X0 + 2.0, 1.5)):
    area((a + b / 2, -0.09, WZ - 0.016), (0, 0, 0), (b - 0.08, 0.02), 2.0 * b, (1, 0.74, 0.48))
# props on shelves
sxo = X0 + 0.6
cer = lacquer("cer", (0.70, 0.67, 0.61), 0.5, 0.35, 0.05)
terra = lacquer("terra", (0.37, 0.18, 0.10), 0.7, 0.25, 0.08)
dark = lacquer("dk", (0.07, 0.075, 0.075), 0.5, 0.35, 0.05)


def bowl(x, y, z, r, h, m):
    lathe(
        [
            (0, 0),
            (r * 0.45, 0),
            (r * 0.5, 0.006),
            (r * 0.85, h * 0.45),
            (r, h),
            (r - 0.004, h),
            (r * 0.82, h * 0.5),
            (r * 0.4, 0.012),
            (0, 0.010),
        ],
        (x, y, z),
        m,
    )


def cup(x, y, z, m, r=0.038, h=0.085):
    lathe(
        [(0, 0), (r * 0.9, 0), (r, 0.006), (r, h), (r - 0.003, h), (r - 0.004, 0.01), (0, 0.008)],
        (x, y, z),
        m,
    )


for i in range(5):
    bowl(sxo + 0.16, -0.13, WZ + 0.028 + i * 0.016, 0.085, 0.05, cer)
for i in range(3):
    cup(sxo + 0.36 + i * 0.095, -0.14 + (0.03 if i == 1 else 0), WZ + 0.028, [cer, dark, cer][i])
for i in range(6):
    lathe(
        [(0, 0), (0.07, 0), (0.12, 0.012), (0.118, 0.014), (0.07, 0.005), (0, 0.004)],
        (sxo + 0.68, -0.13, WZ + 0.028 + i * 0.009),
        cer,
    )
bowl(sxo + 0.20, -0.13, WZ + 0.368, 0.105, 0.075, terra)
vase_branches((sxo + 0.47, -0.13, WZ + 0.368), dark, 0.16, 0.055, 5, 5, (0.10, 0.14, 0.06), 0.24)
books(sxo + 0.58, -0.13, WZ + 0.368, 4, 12)


# props on worktop
def board(x, z, w, h, t, m, lean=9, y=-0.05):
    o = box((w, t, h), (x, y, z), m, 0.008, 4, (-lean, 0, 0))
    return o


board(X0 + 0.28, zc - 0.002, 0.27, 0.40, 0.02, wood("walnut", "Z"), 8, -0.062)
board(X0 + 0.40, zc - 0.002, 0.21, 0.29, 0.018, oak("Z"), 10, -0.098)
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
    (X0 + 0.56, -0.13, zc),
    cer,
)
rng = random.Random(9)
for i in range(5):
    a = rng.uniform(0, 6.28)
    d = 0.03
    tube(
        [
            (X0 + 0.56 + d * 0.5 * math.cos(a), -0.13 + d * 0.5 * math.sin(a), zc + 0.03),
            (
                X0 + 0.56 + 1.5 * d * math.cos(a),
                -0.13 + 1.5 * d * math.sin(a),
                zc + 0.24 + 0.04 * rng.random(),
            ),
        ],
        0.005,
        wood("oak", "Z"),
    )
fx = xs[3][0] + 0.52
bowl(fx, -0.30, zc, 0.15, 0.085, wood("walnut", "X"))
lem = lambda m, p, r, s: cloth_none(p, r, s, m)


def fruit(p, r, s, m):
    lathe(
        [
            (0, -r * s),
            (r * 0.35, -r * s * 0.93),
            (r * 0.8, -r * 0.6),
            (r, 0),
            (r * 0.8, r * 0.6),
            (r * 0.35, r * s * 0.93),
            (0, r * s),
        ],
        p,
        m,
        32,
    ).rotation_euler = (rng.uniform(0, 3), rng.uniform(0, 3), 0)


lemon = lacquer("lemon", (0.72, 0.50, 0.06), 0.42, 0.4, 0.25)
for dx, dy, dz in (
    (-0.06, 0.02, 0.055),
    (0.05, 0.045, 0.055),
    (0.02, -0.055, 0.055),
    (-0.0, 0.01, 0.105),
):
    fruit((fx + dx, -0.30 + dy, zc + dz), 0.034, 1.22, lemon)
vase_branches(
    (X1 - 0.28, -0.2, zc),
    lacquer("vs", (0.62, 0.60, 0.56), 0.6, 0.3, 0.06),
    0.24,
    0.075,
    7,
    3,
    (0.11, 0.15, 0.07),
    0.42,
)
kettle = 0
cl = fabric("towel", (0.66, 0.60, 0.50), 0.2, 0.5, 0.5)
# tea towel over oven bar
V = []
F = []
ox = xs[2][0] + 0.3
zb = PL + 0.16 + 0.455
nx_, L = 16, 22
for j in range(L * 2 + 1):
    t = (j - L) / L
    for i in range(nx_ + 1):
        u = i / nx_ - 0.5
        wv = 0.006 * math.sin(u * 16 + t * 1.2) * min(1, abs(t) * 1.6)
        yy = (
            -D
            - 0.07
            + (0.0145 if t > 0 else -0.0145) * min(1, abs(t) * 9)
            + (-abs(wv) * 1.2 if t < 0 else abs(wv) * 0.3)
        )
        zz = (
            zb
            + 0.0125 * (1 - min(1, abs(t) * 9) ** 2) ** 0.5
            - abs(t) * (0.36 if t < 0 else 0.25)
            + 0.0
        )
        V.append((ox - 0.05 + u * 0.22 * (1 - 0.05 * abs(t)), yy, zz))
for j in range(L * 2):
    for i in range(nx_):
        a = j * (nx_ + 1) + i
        F.append((a, a + 1, a + nx_ + 2, a + nx_ + 1))
o = mesh("towel", V, F, cl, 180)
s = o.modifiers.new("s", "SOLIDIFY")
s.thickness = 0.002
s = o.modifiers.new("ss", "SUBSURF")
s.render_levels = 2
# light
world((0.80, 0.88, 1), 0.5)
area((-2.6, -1.775, 1.65), (0, -90, 0), (1.4, 1.6), 120, (1, 0.975, 0.94), 150)
area((1.6, -4.6, 2.3), (62, 0, 14), (2.8, 1.6), 42, (1, 0.965, 0.92))
sun_dir((1, 0.50, -0.42), 3.4, 1.8)
camera((1.05, -4.35, 1.35), (-0.15, 0, 1.2), 38, 5.6, focus=3.9, shift=(0.0, -0.035))
second((-0.15, -2.55, 1.22), (-0.98, -0.2, 1.1), 42, 4.5, focus=2.4, shift=(0.0, -0.02))
finish(exposure=0.2)
