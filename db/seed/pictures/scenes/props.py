"""Rooms and things that stand around the furniture. Metres, z up; the back wall is y = 0, the camera looks along +y."""

from lib import *

WOODS.update(
    smoked=dict(
        light=(0.235, 0.150, 0.088),
        mid=(0.180, 0.112, 0.062),
        dark=(0.110, 0.064, 0.034),
        pore=0.5,
        freq=70,
        rough=0.42,
        tone=0.18,
    ),
    pale=dict(
        light=(0.56, 0.43, 0.29),
        mid=(0.50, 0.375, 0.245),
        dark=(0.39, 0.275, 0.165),
        pore=0.4,
        freq=70,
        rough=0.44,
        tone=0.15,
    ),
    beech=dict(
        light=(0.52, 0.36, 0.22),
        mid=(0.47, 0.315, 0.185),
        dark=(0.38, 0.24, 0.135),
        pore=0.3,
        freq=50,
        rough=0.48,
        tone=0.06,
    ),
)
WHITE = (0.78, 0.775, 0.76)
INK = (0.018, 0.018, 0.019)
white = lambda: lacquer("white", WHITE, 0.38)
black = lambda: lacquer("black", INK, 0.45, 0.4, 0.03)
brass = lambda axis="X": metal("brass", (0.66, 0.47, 0.25), 0.28, axis)
steel = lambda axis="X": metal("steel", (0.58, 0.57, 0.55), 0.28, axis)


def group(fn, at=(0, 0, 0), rz=0):
    """everything fn makes, under one parent, moved and turned"""
    before = set(bpy.data.objects)
    fn()
    e = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(e)
    for o in set(bpy.data.objects) - before - {e}:
        if o.parent is None:
            o.parent = e
    e.location = at
    e.rotation_euler = (0, 0, math.radians(rz))
    return e


def room(
    wall,
    side=None,
    win="L",
    x=(-2.5, 2.6),
    depth=5.2,
    ceil=2.65,
    hole=(-2.9, -1.1, 0.5, 2.3),
    floor="floor",
    axis="Y",
    plank=0.19,
    seed=3,
    drape=(0.73, 0.70, 0.64),
    skirting=WHITE,
    power=150,
    sun=(0.6, -0.38, 4.2),
    fillw=16,
    sky=1.9,
    strength=0.4,
    folds=(0.62, 0.66),
    rod=INK,
    sill=False,
):
    """back wall, window wall on the left or right, floor, ceiling, daylight. sun = (along y, down, W/m2)"""
    side = side or wall
    xl, xr = x
    w = xr - xl
    xm = (xl + xr) / 2
    fr = white()
    s = 1 if win == "L" else -1
    xw = xl if win == "L" else xr
    if floor:
        floor_planks(xl - 0.2, xr + 0.2, -depth, 0.02, w=plank, kind=floor, axis=axis, seed=seed)
    box((w + 0.6, 0.2, ceil), (xm, 0.1, 0), wall, 0)
    box((w + 2, depth + 1.5, 0.1), (xm, -depth / 2, ceil), paint("ceil", (0.8, 0.8, 0.79)), 0)
    if win == "L":
        wall_hole((xl, -depth - 0.3), (xl, 0), ceil, hole, side)
    else:
        wall_hole_r(xr, -depth - 0.3, 0, ceil, hole, side)
    window_frame(xw - s * 0.11, hole, fr, 1, 0)
    if skirting:
        sk = lacquer("skirt" + str(skirting), skirting, 0.4)
        box((w, 0.016, 0.09), (xm, -0.008, 0), sk, 0.003)
        box((0.016, depth, 0.09), (xw + s * 0.008, -depth / 2, 0), sk, 0.003)
    if sill:
        box(
            (0.26, hole[1] - hole[0] + 0.1, 0.03),
            (xw - s * 0.07, (hole[0] + hole[1]) / 2, hole[2] - 0.025),
            fr,
            0.004,
        )
    if drape:
        m = fabric("drape" + str(drape), drape, 0.08, 0.7, 0.2, 0.2)
        xd = xw + s * 0.11
        a, b = folds
        top = min(ceil - 0.12, hole[3] + 0.2)
        curtain(xd, hole[1] - 0.10, hole[1] - 0.10 + a, 0.02, top, m, 6, 0.042, seed=seed + 1)
        curtain(xd, hole[0] + 0.1 - b, hole[0] + 0.1, 0.02, top, m, 6, 0.042, seed=seed + 4)
        tube(
            [(xd, hole[0] - 0.75, top + 0.02), (xd, min(-0.05, hole[1] + 0.72), top + 0.02)],
            0.011,
            lacquer("rod" + str(rod), rod, 0.4),
        )
    world((0.80, 0.88, 1), strength, sky=sky)
    hy, hz = (hole[0] + hole[1]) / 2, (hole[2] + hole[3]) / 2
    area(
        (xw - s * 0.26, hy, hz),
        (0, -90 * s, 0),
        (hole[3] - hole[2] - 0.05, hole[1] - hole[0] - 0.05),
        power,
        (1, 0.97, 0.935),
        150,
    )
    fill((xm + s * 1.5, -depth - 0.2, 2.35), (60, 0, s * 14), (2.6, 1.5), fillw, (1, 0.96, 0.91))
    if sun:
        sun_dir((s, sun[0], sun[1]), sun[2], 1.5)


def behind(wall, x, depth, ceil, things=None):
    """a wall behind the camera that only mirrors and glass see: it takes no daylight away"""
    before = set(bpy.data.objects)
    box((x[1] - x[0] + 1, 0.1, ceil), ((x[0] + x[1]) / 2, -depth - 0.06, 0), wall, 0)
    if things:
        things()
    for o in set(bpy.data.objects) - before:
        o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


def shade():
    def f(t):
        d = t.n("BsdfDiffuse", {"Color": (0.78, 0.70, 0.58, 1)})
        tr = t.n("BsdfTranslucent", {"Color": (0.80, 0.66, 0.46, 1)})
        m = t.n("MixShader", {0: 0.5, 1: d.outputs[0], 2: tr.outputs[0]})
        t.t.links.new(m.outputs[0], t.out.inputs[0])

    return mat("shade", f)


def glass(name, tint=(0.93, 0.96, 0.95), rough=0.0):
    """a clear pane: light passes straight through, so it casts a light shadow; reflects by angle"""

    def f(t):
        tr = t.n("BsdfTransparent", {"Color": rgba(tint)})
        g = t.n("BsdfGlossy", {"Color": (0.9, 0.9, 0.9, 1), "Roughness": rough})
        fr = t.math(
            "MULTIPLY",
            t.n("Fresnel", {"IOR": 1.5}).outputs[0],
            t.math("SUBTRACT", 1, t.n("NewGeometry").outputs["Backfacing"]),
        )
        m = t.n("MixShader", {0: fr, 1: tr.outputs[0], 2: g.outputs[0]})
        t.t.links.new(m.outputs[0], t.out.inputs[0])

    return mat(("glass", name), f)


def lamp(x, y, z, col=(0.62, 0.585, 0.53), r=0.15, h=0.43, power=5.5, profile=0):
    m = lacquer("lamp" + str(col), col, 0.55, 0.35, 0.12)
    P = [
        [
            (0, 0),
            (0.06, 0),
            (0.075, 0.006),
            (0.105, 0.06),
            (0.112, 0.11),
            (0.09, 0.17),
            (0.04, 0.205),
            (0.014, 0.215),
            (0.012, 0.30),
        ],
        [
            (0, 0),
            (0.075, 0),
            (0.085, 0.006),
            (0.088, 0.05),
            (0.088, 0.15),
            (0.08, 0.175),
            (0.05, 0.185),
            (0.014, 0.188),
            (0.012, 0.30),
        ],
        [
            (0, 0),
            (0.06, 0),
            (0.066, 0.006),
            (0.05, 0.03),
            (0.085, 0.09),
            (0.05, 0.15),
            (0.075, 0.19),
            (0.02, 0.215),
            (0.012, 0.22),
            (0.012, 0.30),
        ],
    ][profile]
    lathe(P, (x, y, z), m)
    lathe([(r, h - 0.19), (r * 0.84, h)], (x, y, z), shade(), 64, 0.0015, 0)
    if power:
        point((x, y, z + h - 0.10), power, 0.035, (1, 0.76, 0.5))


def pendant(x, y, z, top, r=0.2, col=INK, kind="dome", power=8):
    """z = lower edge of the shade"""
    m = lacquer("pend" + str(col), col, 0.42, 0.4, 0.03)
    if kind == "dome":
        lathe(
            [
                (0.02, r * 0.82),
                (r * 0.3, r * 0.80),
                (r * 0.68, r * 0.62),
                (r * 0.9, r * 0.34),
                (r, 0),
            ],
            (x, y, z),
            m,
            72,
            0.002,
            1,
        )
        zc = z + r * 0.82
    elif kind == "cone":
        lathe([(0.02, r * 0.95), (0.05, r * 0.92), (r, 0)], (x, y, z), m, 72, 0.002, 0)
        zc = z + r * 0.94
    else:
        lathe(
            [(r * 0.62, r * 1.1), (r * 0.95, r * 0.62), (r, r * 0.35), (r * 0.82, 0)],
            (x, y, z),
            shade(),
            72,
            0.0015,
            1,
        )
        zc = z + r * 1.1
        box((r * 1.24, 0.006, 0.004), (x, y, zc - 0.004), m, 0)
    tube([(x, y, zc), (x, y, top)], 0.0028, black())
    cyl(0.045, 0.02, (x, y, top - 0.02), m, "Z", 0.003)
    cyl(0.018, 0.05, (x, y, zc - 0.01), m, "Z", 0.004)
    if power:
        lathe(
            [(0, -0.045), (0.03, -0.036), (0.042, 0), (0.03, 0.036), (0, 0.045)],
            (x, y, z + r * 0.42),
            simple("bulb", (1, 0.8, 0.55), 0.5, 0.5, emit=9),
            32,
        )
        point((x, y, z + r * 0.18), power, 0.045, (1, 0.78, 0.52))


def rug(w, d, at, col=(0.60, 0.565, 0.50), rz=0, var=0.3):
    return box(
        (w, d, 0.012),
        (at[0], at[1], 0),
        fabric("rug" + str(col), col, var, 0.25, 1.0, 0.5),
        0.006,
        3,
        (0, 0, rz),
    )


def plant(
    x,
    y,
    h=1.0,
    seed=12,
    pot=(0.44, 0.42, 0.38),
    r=0.15,
    z=0,
    leaf=(0.045, 0.095, 0.045),
    L=(0.20, 0.29),
    n=27,
    lean=0.2,
    spread=0.55,
):
    k = r / 0.165
    m = lacquer("pot" + str(pot), pot, 0.8, 0.2, 0.12)
    lathe(
        [
            (0, 0),
            (0.12 * k, 0),
            (0.13 * k, 0.01),
            (r, 0.31 * k),
            (r * 0.97, 0.32 * k),
            (r * 0.92, 0.31 * k),
            (0.13 * k, 0.25 * k),
            (0, 0.25 * k),
        ],
        (x, y, z),
        m,
    )
    cyl(0.135 * k, 0.01, (x, y, z + 0.262 * k), simple("soil", (0.03, 0.02, 0.015), 1))
    leafy(
        (x, y, z + 0.26 * k),
        lacquer("leaf" + str(leaf), leaf, 0.34, 0.4, 0.05),
        h,
        n,
        seed,
        L,
        spread=spread,
        lean=lean,
    )


def twigs(x, y, h=1.0, seed=11, pot=(0.42, 0.40, 0.37), leaf=(0.06, 0.11, 0.045), nb=11):
    m = lacquer("pot" + str(pot), pot, 0.8, 0.2, 0.1)
    lathe(
        [
            (0, 0),
            (0.12, 0),
            (0.13, 0.01),
            (0.16, 0.30),
            (0.155, 0.31),
            (0.148, 0.30),
            (0.13, 0.24),
            (0, 0.24),
        ],
        (x, y, 0),
        m,
    )
    vase_branches(
        (x, y, 0.1), simple("soil", (0.03, 0.02, 0.015), 1), 0.16, 0.03, nb, seed, leaf, h
    )


def basket(x, y, r=0.19, h=0.30, col=(0.46, 0.33, 0.19), z=0):
    m = fabric("basket" + str(col), col, 0.42, 0.10, 1.0, 0.1)
    P = [(0, 0), (r * 0.8, 0), (r * 0.88, 0.01)]
    n = int(h / 0.016)
    for i in range(n):
        t = (i + 0.5) / n
        rr = r * (0.88 + 0.14 * math.sin(t * 2.3))
        P += [(rr - 0.003, 0.01 + h * t - 0.007), (rr + 0.003, 0.01 + h * t)]
    lathe(
        P + [(P[-1][0] - 0.012, h + 0.012), (P[-1][0] - 0.02, h * 0.6), (r * 0.7, 0.03), (0, 0.03)],
        (x, y, z),
        m,
        72,
    )


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


def plates(x, y, z, n, m, r=0.12):
    for i in range(n):
        lathe(
            [(0, 0), (r * 0.58, 0), (r, 0.012), (r * 0.98, 0.014), (r * 0.58, 0.005), (0, 0.004)],
            (x, y, z + i * 0.009),
            m,
        )


def jar(x, y, z, m, r=0.06, h=0.16):
    lathe(
        [
            (0, 0),
            (r * 0.6, 0),
            (r * 0.72, h * 0.06),
            (r, h * 0.38),
            (r * 0.92, h * 0.68),
            (r * 0.5, h * 0.93),
            (r * 0.46, h),
            (r * 0.42, h),
            (r * 0.44, h * 0.9),
            (0, h * 0.85),
        ],
        (x, y, z),
        m,
    )


def ball(x, y, z, m, r=0.05):
    lathe(
        [
            (0, 0),
            (r * 0.45, r * 0.1),
            (r * 0.87, r * 0.5),
            (r, r),
            (r * 0.87, r * 1.5),
            (r * 0.45, r * 1.9),
            (0, r * 2),
        ],
        (x, y, z),
        m,
    )


def clay(col, rough=0.6):
    return lacquer("clay" + str(col), col, rough, 0.3, 0.12)


def knob(x, y, z, m, r=0.014, l=0.024):
    """round knob on a front whose face is the plane y"""
    cyl(r * 0.45, l, (x, y - l / 2, z), m, "Y", 0.0006, 24)
    cyl(r, 0.010, (x, y - l, z), m, "Y", 0.002, 40)


def laptop(x, y, z, rz=0):
    def f():
        al = metal("alu", (0.62, 0.62, 0.63), 0.34)
        box((0.31, 0.215, 0.011), (0, 0, 0), al, 0.004, 4)
        box(
            (0.29, 0.10, 0.001),
            (0, 0.035, 0.0105),
            lacquer("keys", (0.03, 0.03, 0.03), 0.6),
            0.0004,
        )
        e = math.sin(math.radians(14))
        hy = 0.107
        box((0.31, 0.006, 0.205), (0, hy + 0.1025 * e, 0.008), al, 0.003, 3, rot=(-14, 0, 0))
        box(
            (0.296, 0.002, 0.188),
            (0, hy + 0.1025 * e - 0.0031, 0.017),
            simple("screen", (0.012, 0.013, 0.015), 0.12, 0.5),
            0.0004,
            rot=(-14, 0, 0),
        )

    return group(f, (x, y, z), rz)


def mug(x, y, z, col=(0.70, 0.68, 0.64), rz=0):
    m = lacquer("mug" + str(col), col, 0.35)

    def f():
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
                (0, 0.008),
            ],
            (0, 0, 0),
            m,
            64,
        )
        tube(
            [(0.04, 0, 0.075), (0.08, -0.005, 0.075), (0.08, -0.005, 0.025), (0.04, 0, 0.022)],
            0.0048,
            m,
            bez=True,
        )

    return group(f, (x, y, z), rz)


def desklamp(x, y, z, flip=1, col=INK):
    m = lacquer("dl" + str(col), col, 0.42, 0.4, 0.03)
    cyl(0.085, 0.014, (x, y, z), m, "Z", 0.004, 64)
    tube(
        [(x, y, z + 0.01), (x - 0.02 * flip, y, z + 0.36), (x - 0.22 * flip, y - 0.08, z + 0.49)],
        0.006,
        m,
    )
    o = lathe(
        [(0.018, 0.0), (0.022, -0.004), (0.034, -0.03), (0.075, -0.105), (0.078, -0.112)],
        (0, 0, 0),
        m,
        48,
        0.0015,
        1,
    )
    o.location = (x - 0.23 * flip, y - 0.085, z + 0.5)
    o.rotation_euler = (math.radians(-10), math.radians(18 * flip), 0)
    point((x - 0.25 * flip, y - 0.10, z + 0.43), 1.6, 0.02)


def chair(x, y, rz, kind="walnut", seat=(0.42, 0.40, 0.36)):
    """dining and desk chair; at 0 degrees it faces -y"""

    def f():
        m = fabric("seat" + str(seat), seat, 0.22, 0.8, 0.5, 0.4)
        o = box((0.45, 0.44, 0.05), (0, 0, 0.435), m, 0.022, 6)
        s = o.modifiers.new("s", "SUBSURF")
        s.render_levels = s.levels = 1
        box((0.42, 0.40, 0.022), (0, 0, 0.414), wood(kind, "X"), 0.006)
        for sx in (-1, 1):
            tube(
                [(sx * 0.165, -0.165, 0.42), (sx * 0.20, -0.20, 0.0)], 0.016, wood(kind, "Z"), res=8
            )
            tube(
                [
                    (sx * 0.185, 0.245, 0.0),
                    (sx * 0.185, 0.20, 0.42),
                    (sx * 0.195, 0.235, 0.63),
                    (sx * 0.195, 0.262, 0.80),
                ],
                0.0155,
                wood(kind, "Z"),
                bez=True,
                res=8,
            )
            tube([(sx * 0.18, -0.18, 0.22), (sx * 0.185, 0.222, 0.22)], 0.009, wood(kind, "Y"))
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
                        zz
                        + (0.012 * math.cos(a * 1.6) if zz > 0.75 else -0.012 * math.cos(a * 1.6)),
                    )
                )
        for i in range(n):
            for k in range(4):
                F.append(
                    (i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k)
                )
        F += [(0, 3, 2, 1), (n * 4, n * 4 + 1, n * 4 + 2, n * 4 + 3)]
        b = mesh("back", V, [q[::-1] for q in F], wood(kind, "X"), 50)
        q = b.modifiers.new("b", "BEVEL")
        q.width = 0.006
        q.segments = 4
        q.limit_method = "ANGLE"
        q.harden_normals = True

    return group(f, (x, y, 0), rz)


def armchair(x, y, rz, col=(0.31, 0.135, 0.06), pillow=(0.62, 0.585, 0.51), kind="walnut"):
    def f():
        m = fabric("bou" + str(col), col, 0.22, 0.55, 0.8, 0.6)

        def pad(sz, at, bev, rot=None):
            o = box(sz, at, m, bev, 7, rot)
            s = o.modifiers.new("s", "SUBSURF")
            s.levels = s.render_levels = 1

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
                    wood(kind, "Z"),
                    res=8,
                )
        if pillow:
            cushion(
                (0.03, 0.10, 0.63),
                0.46,
                0.40,
                0.15,
                fabric("cus" + str(pillow), pillow, 0.18, 0.6, 0.5, 0.4),
                (-22, 0, 4),
                0.10,
                3,
            )

    return group(f, (x, y, 0), rz)


def stool(x, y, h=0.45, kind="oak", w=0.38, d=0.28, rz=0):
    def f():
        slab(w, d, min(w, d) * 0.39, 0.024, (0, 0, h - 0.024), wood(kind, "X"), "Z", 0.004)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube(
                    [(sx * w * 0.32, sy * d * 0.29, h - 0.02), (sx * w * 0.40, sy * d * 0.375, 0)],
                    0.013,
                    wood(kind, "Z"),
                    res=8,
                )
        for sy in (-1, 1):
            tube(
                [(-w * 0.355, sy * d * 0.33, h * 0.44), (w * 0.355, sy * d * 0.33, h * 0.44)],
                0.008,
                wood(kind, "X"),
            )

    return group(f, (x, y, 0), rz)


def pouf(x, y, r=0.21, h=0.42, col=(0.50, 0.40, 0.29)):
    m = fabric("pouf" + str(col), col, 0.2, 0.6, 0.7, 0.6)
    b = 0.05
    P = (
        [(0, 0.0), (r - b, 0)]
        + [
            (r - b + b * math.sin(a), b - b * math.cos(a))
            for a in [math.radians(q) for q in (25, 50, 75, 90)]
        ]
        + [
            (r - b + b * math.cos(a), h - b + b * math.sin(a))
            for a in [math.radians(q) for q in (0, 25, 50, 75, 90)]
        ]
        + [(r * 0.4, h + 0.012), (0, h + 0.014)]
    )
    lathe(P, (x, y, 0), m, 72)


BOOKS = [
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


def bookrow(xa, xb, y, z, hmax, seed, full=1.0, cols=BOOKS):
    """upright books from xa to xb, backs in the plane y"""
    r = random.Random(seed)
    x = xa + 0.004
    end = xa + (xb - xa) * full - 0.004
    page = paint("page", (0.74, 0.70, 0.62))
    k = 0
    while True:
        th = r.uniform(0.014, 0.036)
        h = min(hmax, r.uniform(0.185, 0.265))
        d = r.uniform(0.15, 0.205)
        c = cols[int(r.random() * len(cols))]
        if x + th > end:
            break
        yc = y + d / 2 + r.uniform(0, 0.012)
        box((th, d, h), (x + th / 2, yc, z), lacquer("bk" + str(c), c, 0.6, 0.3), 0.0012, 2)
        box((th - 0.005, d - 0.004, 0.002), (x + th / 2, yc + 0.003, z + h - 0.0012), page, 0)
        if r.random() < 0.55:
            q = cols[(k * 3 + seed) % len(cols)]
            box(
                (th * 0.74, 0.0006, h * r.uniform(0.08, 0.2)),
                (x + th / 2, yc - d / 2 - 0.0002, z + h * r.uniform(0.55, 0.72)),
                lacquer("lb" + str(q), q, 0.5, 0.3),
                0,
            )
        x += th + 0.0008
        k += 1
    if xa + (xb - xa) - x > 0.09 and full < 1:
        c = cols[seed % len(cols)]
        box(
            (0.022, 0.17, 0.23),
            (x + 0.034, y + 0.10, z + 0.0005),
            lacquer("bk" + str(c), c, 0.6, 0.3),
            0.0012,
            2,
            (0, -11, 0),
        )


def leaning(x, z, w, h, art, frame=None, y=-0.05, passe=0.06):
    """a framed picture that leans on the wall"""
    fr = frame or black()
    box((w, 0.02, h), (x, y, z), fr, 0.001, rot=(-7, 0, 0))
    box(
        (w - 0.03, 0.004, h - 0.03),
        (x, y - 0.0115, z + 0.015),
        paint("passe", (0.82, 0.81, 0.78)),
        0,
        rot=(-7, 0, 0),
    )
    box((w - 2 * passe, 0.004, h - 2 * passe), (x, y - 0.013, z + passe), art, 0, rot=(-7, 0, 0))


def roundmirror(x, z, r, m, y=0):
    """flat round mirror with a thin rim, centre at z"""
    slab(2 * r - 0.06, 2 * r - 0.06, r - 0.03, 0.014, (x, y - 0.001, z), white(), "Y", 0)
    slab(2 * r, 2 * r, r, 0.006, (x, y - 0.016, z), mirrorglass(), "Y", 0.001, 32)
    loop(2 * r + 0.002, 2 * r + 0.002, r + 0.001, (x, y - 0.019, z), m, 0.0065, 4, 32)


def ring(x, y, z, m, r=0.05, th=0.012):
    return tube(
        [
            (x + r * math.cos(2 * math.pi * i / 40), y, z + r * math.sin(2 * math.pi * i / 40))
            for i in range(40)
        ],
        th,
        m,
        cyclic=True,
    )


def shaker(x0, w, z, h, y, m, st=0.065, G=0.0032, FT=0.02):
    """frame-and-panel front, face at y-FT"""
    w0, h0 = w - G, h - G
    xa = x0 + w / 2
    z0 = z + G / 2
    yc = y - FT / 2 - 0.001
    for s in (-1, 1):
        box((st, FT, h0), (xa + s * (w0 / 2 - st / 2), yc, z0), m, 0.0012)
    for zz in (z0, z0 + h0 - st):
        box((w0 - 2 * st, FT, st), (xa, yc, zz), m, 0.0012)
    box((w0 - 2 * st + 0.004, 0.008, h0 - 2 * st + 0.004), (xa, y - 0.007, z0 + st - 0.002), m, 0)


def front(x0, w, z, h, y, m, G=0.0032, FT=0.02, bev=0.0014):
    return box((w - G, FT, h - G), (x0 + w / 2, y - FT / 2 - 0.001, z + G / 2), m, bev)
