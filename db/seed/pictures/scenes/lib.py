import bpy, bmesh, math, random, os, sys, time, pickle, ctypes, zlib
import numpy as np
from mathutils import Vector, Matrix, Euler

HERE = os.environ.get("RENDER_CACHE", "/tmp/render-cache")
os.makedirs(HERE + "/cache", exist_ok=True)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear()


MATS = {}


class NT:
    def __init__(s, mat):
        mat.use_nodes = True
        s.t = mat.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new("ShaderNodeOutputMaterial")

    def n(s, typ, ins=None, **kw):
        nd = s.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, nd.inputs[k])
            else:
                nd.inputs[k].default_value = v
        return nd

    def math(s, op, a, b=0.0, c=0.0, clamp=False):
        return s.n("Math", {0: a, 1: b, 2: c}, operation=op, use_clamp=clamp).outputs[0]

    def vmul(s, v, k):
        return s.n("VectorMath", {0: v, 1: k}, operation="MULTIPLY").outputs[0]

    def vadd(s, v, k):
        return s.n("VectorMath", {0: v, 1: k}, operation="ADD").outputs[0]

    def noise(s, v, scale=1, detail=2, rough=0.5, dist=0):
        return s.n(
            "TexNoise",
            {"Vector": v, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        )

    def ramp(s, f, stops, interp="LINEAR"):
        r = s.n("ValToRGB", {0: f})
        e = r.color_ramp
        e.interpolation = interp
        while len(e.elements) < len(stops):
            e.elements.new(0.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = (c, c, c, 1) if isinstance(c, (int, float)) else (*c, 1)
        return r.outputs[0]

    def mix(s, f, a, b, mode="MIX"):
        return s.n("MixRGB", {0: f, 1: a, 2: b}, blend_type=mode).outputs[0]

    def maprange(s, v, a, b, c, d):
        return s.n("MapRange", {0: v, 1: a, 2: b, 3: c, 4: d}).outputs[0]

    def bsdf(s, ins, cheap=None):
        b = s.n("BsdfPrincipled", ins)
        if cheap is None:
            s.t.links.new(b.outputs[0], s.out.inputs[0])
            return b
        # textures only for camera rays: after the first hit a flat diffuse of the mean colour (Cycles skips the unused branch)
        d = (
            s.n("BsdfDiffuse", {"Color": rgba(cheap)})
            if not ins.get("Metallic")
            else s.n("BsdfGlossy", {"Color": rgba(cheap), "Roughness": 0.35})
        )
        lp = s.n("LightPath")
        m = s.n("MixShader", {0: lp.outputs["Is Camera Ray"], 1: d.outputs[0], 2: b.outputs[0]})
        s.t.links.new(m.outputs[0], s.out.inputs[0])
        return b


def rgba(c):
    return (*c[:3], 1)


def mat(key, fn):
    if key not in MATS or MATS[key].name not in bpy.data.materials:
        m = bpy.data.materials.new(str(key))
        fn(NT(m))
        MATS[key] = m
    return MATS[key]


WOODS = dict(
    oak=dict(
        light=(0.50, 0.325, 0.175),
        mid=(0.42, 0.262, 0.133),
        dark=(0.28, 0.158, 0.075),
        pore=0.42,
        freq=70,
        rough=0.46,
        tone=0.10,
    ),
    floor=dict(
        light=(0.47, 0.32, 0.185),
        mid=(0.40, 0.262, 0.145),
        dark=(0.285, 0.175, 0.092),
        pore=0.45,
        freq=70,
        rough=0.40,
        tone=0.20,
    ),
    walnut=dict(
        light=(0.185, 0.095, 0.048),
        mid=(0.125, 0.062, 0.032),
        dark=(0.058, 0.028, 0.016),
        pore=0.5,
        freq=60,
        rough=0.42,
        tone=0.14,
    ),
    ash=dict(
        light=(0.66, 0.52, 0.36),
        mid=(0.60, 0.45, 0.30),
        dark=(0.45, 0.32, 0.20),
        pore=0.4,
        freq=60,
        rough=0.5,
        tone=0.08,
    ),
    sonoma=dict(
        light=(0.56, 0.44, 0.31),
        mid=(0.475, 0.355, 0.235),
        dark=(0.33, 0.225, 0.135),
        pore=0.45,
        freq=62,
        rough=0.52,
        tone=0.10,
    ),
)


def grain(t, kind, axis):
    """the colour of a wood with its grain along an axis, and its fibres and pores"""
    P = WOODS[kind]
    o = t.n("TexCoord").outputs["Object"]
    rnd = t.n("ObjectInfo").outputs["Random"]
    s = t.n("SeparateXYZ", {0: o}).outputs
    a, b, g = {"X": (s[1], s[2], s[0]), "Y": (s[0], s[2], s[1]), "Z": (s[0], s[1], s[2])}[axis]
    r2 = t.math("FRACT", t.math("MULTIPLY", rnd, 17.31))
    r3 = t.math("FRACT", t.math("MULTIPLY", rnd, 71.7))
    g = t.math("ADD", g, t.math("MULTIPLY", rnd, 40.0))
    V = t.n("CombineXYZ", {0: a, 1: b, 2: g}).outputs[0]
    # low-frequency warp of the growth rings
    w = t.noise(t.vmul(V, (3.2, 3.2, 0.8)), 1, 3, 0.55).outputs["Color"]
    w = t.vmul(t.vadd(w, (-0.5, -0.5, -0.5)), (0.10, 0.10, 0))
    Vw = t.vadd(V, w)
    sw = t.n("SeparateXYZ", {0: Vw}).outputs
    ca = t.math("MULTIPLY_ADD", r2, 0.30, -0.15)
    cb = t.math("MULTIPLY_ADD", r3, 0.16, 0.05)
    da = t.math("ADD", sw[0], ca)
    db = t.math("ADD", sw[1], cb)
    rr = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", da, da), t.math("MULTIPLY", db, db)))
    gt = t.math("MULTIPLY", t.math("SUBTRACT", g, t.math("MULTIPLY", rnd, 40.0)), 0.035)
    rr = t.math("ADD", rr, gt)
    k = t.math("MULTIPLY", rr, P["freq"])
    kn = t.n(
        "TexNoise",
        {"W": t.math("MULTIPLY", k, 0.55), "Scale": 1.0, "Detail": 3, "Roughness": 0.6},
        noise_dimensions="1D",
    ).outputs[0]
    ring = t.math("FRACT", k)
    ring = t.ramp(ring, [(0, 0), (0.55, 0.25), (0.88, 1.0), (1, 0)], "EASE")
    ring = t.math("MULTIPLY", ring, t.maprange(kn, 0.35, 0.7, 0.15, 0.85))
    # fibres (long streaks), pores (short dark dashes), cloudy tone
    fib = t.noise(t.vmul(Vw, (130, 130, 2.2)), 1, 5, 0.68).outputs[0]
    streak = t.noise(t.vmul(Vw, (22, 22, 0.55)), 1, 3, 0.6).outputs[0]
    por = t.noise(t.vmul(V, (520, 520, 11)), 1, 2, 0.5).outputs[0]
    por = t.ramp(por, [(0.56, 0), (0.68, 1)])
    por = t.math("MULTIPLY", por, t.math("MULTIPLY_ADD", ring, 0.6, 0.4))
    cloud = t.noise(t.vmul(V, (2.5, 2.5, 0.5)), 1, 2, 0.5).outputs[0]
    f1 = t.math("ADD", t.math("MULTIPLY", ring, 0.55), t.maprange(fib, 0.3, 0.7, 0, 0.38))
    f1 = t.math("ADD", f1, t.maprange(streak, 0.3, 0.72, -0.10, 0.28), clamp=True)
    col = t.n("ValToRGB", {0: f1})
    e = col.color_ramp
    e.elements.new(0.5)
    for el, (p, c) in zip(e.elements, [(0, P["light"]), (0.5, P["mid"]), (1, P["dark"])]):
        el.position = p
        el.color = (*c, 1)
    c = col.outputs[0]
    c = t.mix(t.math("MULTIPLY", por, P["pore"]), c, rgba([x * 0.55 for x in P["dark"]]))
    val = t.math(
        "ADD",
        t.math("MULTIPLY_ADD", rnd, P["tone"] * 2, 1 - P["tone"]),
        t.maprange(cloud, 0.3, 0.7, -0.07, 0.07),
    )
    hsv = t.n(
        "HueSaturation",
        {
            "Hue": t.math("MULTIPLY_ADD", r2, 0.012, 0.494),
            "Saturation": t.math("MULTIPLY_ADD", r3, 0.12, 0.90),
            "Value": val,
            "Color": c,
        },
    ).outputs[0]
    return hsv, fib, por


def wood(kind="oak", axis="X"):
    def f(t):
        P = WOODS[kind]
        hsv, fib, por = grain(t, kind, axis)
        ro = t.math(
            "ADD",
            t.math("MULTIPLY_ADD", fib, 0.22, P["rough"] - 0.11),
            t.math("MULTIPLY", por, 0.12),
        )
        h = t.math("SUBTRACT", t.math("MULTIPLY", fib, 0.5), t.math("MULTIPLY", por, 0.7))
        bmp = t.n("Bump", {"Strength": 0.22, "Distance": 0.0008, "Height": h}).outputs[0]
        t.bsdf(
            {"Base Color": hsv, "Roughness": ro, "Specular": 0.38, "Normal": bmp}, cheap=P["mid"]
        )

    return mat(("wood", kind, axis), f)


def lacquer(name, col, rough=0.32, spec=0.5, peel=0.012):
    def f(t):
        o = t.n("TexCoord").outputs["Object"]
        n1 = t.noise(o, 3, 3).outputs[0]
        n2 = t.noise(o, 180, 2).outputs[0]
        ro = t.maprange(n1, 0.3, 0.7, rough - 0.035, rough + 0.035)
        b = t.n("Bump", {"Strength": peel, "Distance": 0.002, "Height": n2}).outputs[0]
        t.bsdf({"Base Color": rgba(col), "Roughness": ro, "Specular": spec, "Normal": b}, cheap=col)

    return mat(("lac", name), f)


def metal(name, col=(0.56, 0.55, 0.53), rough=0.27, axis="X"):
    def f(t):
        o = t.n("TexCoord").outputs["Object"]
        k = {"X": (3, 900, 900), "Y": (900, 3, 900), "Z": (900, 900, 3)}[axis]
        n = t.noise(t.vmul(o, k), 1, 3, 0.6).outputs[0]
        b = t.n("Bump", {"Strength": 0.06, "Distance": 0.0005, "Height": n}).outputs[0]
        t.bsdf(
            {
                "Base Color": rgba(col),
                "Metallic": 1.0,
                "Roughness": t.maprange(n, 0.3, 0.7, rough - 0.08, rough + 0.1),
                "Normal": b,
            },
            cheap=col,
        )

    return mat(("met", name, axis), f)


def fabric(name, col, var=0.16, weave=1.0, bump=0.35, sheen=0.35):
    def f(t):
        o = t.n("TexCoord").outputs["Object"]
        x = t.noise(t.vmul(o, (30 * weave, 420 * weave, 420 * weave)), 1, 3, 0.6).outputs[0]
        y = t.noise(t.vmul(o, (420 * weave, 30 * weave, 420 * weave)), 1, 3, 0.6).outputs[0]
        n = t.math("MULTIPLY", t.math("ADD", x, y), 0.5)
        big = t.noise(o, 5, 3).outputs[0]
        v = t.math(
            "ADD",
            t.maprange(n, 0.35, 0.65, 1 - var, 1 + var * 0.6),
            t.maprange(big, 0.3, 0.7, -0.03, 0.03),
        )
        c = t.n("HueSaturation", {"Value": v, "Color": rgba(col)}).outputs[0]
        b = t.n("Bump", {"Strength": bump, "Distance": 0.0015, "Height": n}).outputs[0]
        t.bsdf(
            {
                "Base Color": c,
                "Roughness": 0.95,
                "Specular": 0.15,
                "Sheen": sheen,
                "Sheen Tint": 0.5,
                "Normal": b,
            },
            cheap=col,
        )

    return mat(("fab", name), f)


def paint(name, col, bump=0.06):
    def f(t):
        o = t.n("TexCoord").outputs["Object"]
        n = t.noise(o, 140, 4, 0.6).outputs[0]
        big = t.noise(o, 0.9, 2).outputs[0]
        c = t.n(
            "HueSaturation", {"Value": t.maprange(big, 0.3, 0.7, 0.975, 1.025), "Color": rgba(col)}
        ).outputs[0]
        b = t.n("Bump", {"Strength": bump, "Distance": 0.002, "Height": n}).outputs[0]
        t.bsdf({"Base Color": c, "Roughness": 0.88, "Specular": 0.25, "Normal": b}, cheap=col)

    return mat(("paint", name), f)


def simple(name, col, rough=0.5, spec=0.5, metallic=0, trans=0, emit=None, ior=1.45):
    def f(t):
        d = {
            "Base Color": rgba(col),
            "Roughness": rough,
            "Specular": spec,
            "Metallic": metallic,
            "Transmission": trans,
            "IOR": ior,
        }
        if emit:
            d["Emission"] = rgba(col)
            d["Emission Strength"] = emit
        t.bsdf(d)

    return mat(("simple", name), f)


def stone(name, col, vein=(0.3, 0.3, 0.3), amt=0.35, scale=2.2, rough=0.22):
    def f(t):
        o = t.n("TexCoord").outputs["Object"]
        w = t.noise(o, scale, 6, 0.6, 0.6).outputs["Color"]
        n = t.noise(t.vadd(o, t.vmul(w, (0.6, 0.6, 0.6))), scale * 1.3, 5, 0.55).outputs[0]
        v = t.ramp(
            t.math("ABSOLUTE", t.math("SUBTRACT", n, 0.5)), [(0, 1), (0.02, 0.35), (0.07, 0)]
        )
        sp = t.noise(o, 320, 2).outputs[0]
        c = t.mix(t.math("MULTIPLY", v, amt), rgba(col), rgba(vein))
        c = t.n(
            "HueSaturation", {"Value": t.maprange(sp, 0.3, 0.7, 0.95, 1.04), "Color": c}
        ).outputs[0]
        t.bsdf({"Base Color": c, "Roughness": rough, "Specular": 0.45}, cheap=col)

    return mat(("stone", name), f)


# ---------- geometry
def link(o, mats=None):
    bpy.context.scene.collection.objects.link(o)
    if mats is not None:
        o.data.materials.append(mats)
    return o


def smooth(me, ang=35):
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(ang)
    me.update()


def mesh(name, verts, faces, m=None, ang=35):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    smooth(me, ang)
    return link(bpy.data.objects.new(name, me), m)


def box(size, at, m, bev=0.0016, seg=3, rot=None, name="box", sub=0):
    """size (x,y,z); at = (centre x, centre y, BOTTOM z)"""
    x, y, z = [s / 2 for s in size]
    v = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f, m, 40)
    o.location = (at[0], at[1], at[2] + z)
    if rot:
        o.rotation_euler = [math.radians(a) for a in rot]
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = min(bev, min(size) * 0.49)
        b.segments = seg
        b.limit_method = "NONE"
        b.harden_normals = True
    return o


def cyl(r, h, at, m, axis="Z", bev=0.001, n=48, r2=None, rot=None):
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=n, radius1=r, radius2=r if r2 is None else r2, depth=h
    )
    me = bpy.data.meshes.new("cyl")
    bm.to_mesh(me)
    bm.free()
    smooth(me, 40)
    o = link(bpy.data.objects.new("cyl", me), m)
    if axis == "X":
        o.rotation_euler = (0, math.pi / 2, 0)
        o.location = at
    elif axis == "Y":
        o.rotation_euler = (math.pi / 2, 0, 0)
        o.location = at
    else:
        o.location = (at[0], at[1], at[2] + h / 2)
    if rot:
        o.rotation_euler = [math.radians(a) for a in rot]
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = 3
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(50)
        b.harden_normals = True
    return o


def lathe(profile, at, m, n=64, thick=0, sub=1):
    """profile [(r,z)...] revolved around z"""
    v = []
    f = []
    for r, z in profile:
        for i in range(n):
            a = 2 * math.pi * i / n
            v.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(len(profile) - 1):
        for i in range(n):
            f.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    if profile[0][0] > 0 and not thick:
        f.append(tuple(range(n - 1, -1, -1)))
    o = mesh("lathe", v, f, m, 60)
    o.location = at
    if thick:
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness = thick
        s.offset = -1
    if sub:
        s = o.modifiers.new("ss", "SUBSURF")
        s.levels = s.render_levels = sub
    return o


def tube(pts, r, m, bez=False, res=6, cyclic=False, at=(0, 0, 0)):
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    if bez:
        s = cu.splines.new("NURBS")
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = (*q, 1)
        s.use_endpoint_u = True
        s.order_u = 4
        cu.resolution_u = 16
    else:
        s = cu.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for p, q in zip(s.points, pts):
            p.co = (*q, 1)
    s.use_cyclic_u = cyclic
    o = bpy.data.objects.new("tube", cu)
    o.location = at
    return link(o, m)


def curtain(x, y0, y1, z0, z1, m, folds=11, amp=0.045, axis="Y", seed=1):
    rng = random.Random(seed)
    n = folds * 14
    mz = 24
    v = []
    f = []
    ph = [rng.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    am = [rng.uniform(0.7, 1.25) for _ in range(folds + 2)]
    for j in range(mz + 1):
        tz = j / mz
        for i in range(n + 1):
            ty = i / n
            q = ty * folds
            k = int(q)
            fr = q - k
            aa = am[k] * (1 - fr) + am[k + 1] * fr
            pp = ph[k] * (1 - fr) + ph[k + 1] * fr
            dx = amp * aa * math.sin(2 * math.pi * q + pp * (1 - tz)) * (
                0.75 + 0.35 * (1 - tz)
            ) + 0.006 * math.sin(9 * tz + 5 * ty)
            yy = y0 + (y1 - y0) * ty + 0.012 * (1 - tz) * math.sin(4 * math.pi * q)
            v.append(
                (x + dx, yy, z0 + (z1 - z0) * tz)
                if axis == "Y"
                else (yy, x + dx, z0 + (z1 - z0) * tz)
            )
    for j in range(mz):
        for i in range(n):
            a = j * (n + 1) + i
            f.append((a, a + 1, a + n + 2, a + n + 1))
    o = mesh("curtain", v, f, m, 180)
    return o


# ---------- cloth
def padgrid(w, d, t, nx, ny):
    v = []
    f = []
    for s in (1, -1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                v.append((-w / 2 + w * i / nx, -d / 2 + d * j / ny, s * t / 2))
    N = (nx + 1) * (ny + 1)
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
            f.append((N + a + nx + 1, N + a + nx + 2, N + a + 1, N + a))
    ring = (
        [i for i in range(nx + 1)]
        + [j * (nx + 1) + nx for j in range(1, ny + 1)]
        + [ny * (nx + 1) + i for i in range(nx - 1, -1, -1)]
        + [j * (nx + 1) for j in range(ny - 1, 0, -1)]
    )
    for a, b in zip(ring, ring[1:] + ring[:1]):
        f.append((b, a, N + a, N + b))
    return v, f


def flatgrid(w, d, nx, ny):
    v = [
        (-w / 2 + w * i / nx, -d / 2 + d * j / ny, 0) for j in range(ny + 1) for i in range(nx + 1)
    ]
    f = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
        for j in range(ny)
        for i in range(nx)
    ]
    return v, f


def collide(o, on=True, th=0.004, fr=12):
    c = o.modifiers.new("col", "COLLISION")
    o.collision.thickness_outer = th
    o.collision.thickness_inner = 0.02
    o.collision.cloth_friction = fr
    return c


def sim(
    key,
    v,
    f,
    frames=40,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    pressure=None,
    gravity=1,
    mass=0.3,
    tension=15,
    bend=0.5,
    shrink=0,
    colliders=(),
    selfcol=False,
    quality=6,
    jitter=0.002,
    wind=None,
):
    path = f"{HERE}/cache/{key}.pkl"
    if os.path.exists(path):
        return pickle.load(open(path, "rb"))
    t0 = time.time()
    rng = random.Random(zlib.crc32(key.encode()) % 1000)
    M = Matrix.Translation(loc) @ Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
    v = [
        tuple(
            M
            @ (
                Vector(p)
                + Vector(
                    (
                        rng.uniform(-jitter, jitter),
                        rng.uniform(-jitter, jitter),
                        rng.uniform(-jitter, jitter),
                    )
                )
            )
        )
        for p in v
    ]
    o = mesh("sim", v, f, None, 180)
    mods = [collide(c) for c in colliders]
    m = o.modifiers.new("cloth", "CLOTH")
    s = m.settings
    cs = m.collision_settings
    s.quality = quality
    s.mass = mass
    s.tension_stiffness = s.compression_stiffness = tension
    s.shear_stiffness = tension * 0.4
    s.bending_stiffness = bend
    s.tension_damping = s.compression_damping = 5
    s.bending_damping = 0.5
    s.air_damping = 1.5
    s.shrink_min = shrink
    if pressure is not None:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    s.effector_weights.gravity = gravity
    cs.use_collision = bool(colliders)
    cs.distance_min = 0.004
    cs.collision_quality = 4
    cs.use_self_collision = selfcol
    cs.self_distance_min = 0.006
    sc = bpy.context.scene
    sc.frame_start = 1
    sc.frame_end = frames
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames
    for fr in range(1, frames + 1):
        sc.frame_set(fr)
    ev = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = ev.to_mesh()
    r = ([tuple(x.co) for x in me.vertices], [tuple(p.vertices) for p in me.polygons])
    ev.to_mesh_clear()
    bpy.data.objects.remove(o)
    for c in colliders:
        c.modifiers.remove(c.modifiers[-1])
    sc.frame_set(1)
    pickle.dump(r, open(path, "wb"))
    print("SIM", key, round(time.time() - t0, 1), "s", flush=True)
    return r


def cloth(vf, m, at=(0, 0, 0), rot=(0, 0, 0), sub=1, thick=0, scale=1):
    o = mesh("cloth", vf[0], vf[1], m, 180)
    o.location = at
    o.rotation_euler = [math.radians(a) for a in rot]
    o.scale = (scale,) * 3
    if thick:
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness = thick
        s.offset = 1
    if sub:
        s = o.modifiers.new("ss", "SUBSURF")
        s.levels = s.render_levels = sub
    return o


def pillow(key, w, d, press=3.0, shrink=0.0, nx=36, frames=28):
    v, f = padgrid(w, d, 0.02, nx, int(nx * d / w))
    return sim(
        key,
        v,
        f,
        frames,
        pressure=press,
        gravity=0,
        mass=0.2,
        tension=12,
        bend=0.08,
        shrink=shrink,
        jitter=0.004,
    )


# ---------- room
def floor_planks(x0, x1, y0, y1, w=0.19, kind="floor", axis="Y", seed=3):
    rng = random.Random(seed)
    m = wood(kind, axis)
    g = 0.0004
    # Without it the sky shines up through the joints.
    box((x1 - x0, y1 - y0, 0.01), ((x0 + x1) / 2, (y0 + y1) / 2, -0.026), m, 0)
    a0, a1, b0, b1 = (x0, x1, y0, y1) if axis == "Y" else (y0, y1, x0, x1)
    a = a0
    while a < a1:
        b = b0 - rng.uniform(0, 1.8)
        while b < b1:
            L = rng.choice([1.6, 1.9, 2.2])
            c = (a + w / 2, b + L / 2)
            sz = (w - g, L - g, 0.014)
            if axis == "X":
                c = (c[1], c[0])
                sz = (sz[1], sz[0], 0.014)
            box(sz, (c[0], c[1], -0.014), m, bev=0.0009, seg=2)
            b += L
        a += w


def wall_hole(p0, p1, z1, hole, m, th=0.22, axis="Y"):
    """wall along Y at x=p0[0] from y0..y1 with rectangular hole (y0,y1,z0,z1); wall body grows to -x"""
    x = p0[0] - th / 2
    y0, y1 = p0[1], p1[1]
    h0, h1, hz0, hz1 = hole
    for ya, yb, za, zb in [(y0, h0, 0, z1), (h1, y1, 0, z1), (h0, h1, 0, hz0), (h0, h1, hz1, z1)]:
        if yb > ya and zb > za:
            box((th, yb - ya, zb - za), (x, (ya + yb) / 2, za), m, bev=0)


def window_frame(x, hole, m, mull=1, bars=1, t=0.055, depth=0.07):
    y0, y1, z0, z1 = hole
    for z in (z0, z1 - t):
        box((depth, y1 - y0, t), (x, (y0 + y1) / 2, z), m)
    for y in (y0 + t / 2, y1 - t / 2):
        box((depth, t, z1 - z0 - 2 * t), (x, y, z0 + t), m)
    for i in range(mull):
        box(
            (depth, t * 1.3, z1 - z0 - 2 * t), (x, y0 + (y1 - y0) * (i + 1) / (mull + 1), z0 + t), m
        )
    for i in range(bars):
        box(
            (depth * 0.5, y1 - y0 - 2 * t, t * 0.5),
            (x, (y0 + y1) / 2, z0 + (z1 - z0) * (i + 1) / (bars + 1)),
            m,
        )


def area(at, rot, size, power, col=(1, 1, 1), spread=180, cam=False):
    l = bpy.data.lights.new("a", "AREA")
    l.shape = "RECTANGLE"
    l.size, l.size_y = size
    l.energy = power
    l.color = col
    l.spread = math.radians(spread)
    o = bpy.data.objects.new("a", l)
    o.location = at
    o.rotation_euler = [math.radians(a) for a in rot]
    link(o)
    o.visible_camera = cam
    return o


def sun(rot, power, angle=2, col=(1, 0.93, 0.82)):
    l = bpy.data.lights.new("s", "SUN")
    l.energy = power
    l.angle = math.radians(angle)
    l.color = col
    o = bpy.data.objects.new("s", l)
    o.rotation_euler = [math.radians(a) for a in rot]
    return link(o)


def sun_dir(vec, power, angle=2, col=(1, 0.93, 0.82)):
    o = sun((0, 0, 0), power, angle, col)
    o.rotation_euler = Vector(vec).to_track_quat("-Z", "Y").to_euler()
    return o


def point(at, power, r=0.03, col=(1, 0.8, 0.58)):
    l = bpy.data.lights.new("p", "POINT")
    l.energy = power
    l.shadow_soft_size = r
    l.color = col
    o = bpy.data.objects.new("p", l)
    o.location = at
    return link(o)


def world(col=(0.75, 0.85, 1), strength=0.6, sky=3.2):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes["Background"]
    b.inputs[0].default_value = rgba(col)
    b.inputs[1].default_value = strength
    nt = w.node_tree
    lp = nt.nodes.new("ShaderNodeLightPath")
    m = nt.nodes.new("ShaderNodeMapRange")
    m.inputs[3].default_value = strength
    m.inputs[4].default_value = sky
    nt.links.new(lp.outputs["Is Camera Ray"], m.inputs[0])
    nt.links.new(m.outputs[0], b.inputs[1])


def camera(at, look, lens=45, fstop=5.6, focus=None, shift=(0, 0), level=True):
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    link(o)
    o.location = at
    d = Vector(look) - Vector(at)
    if level:
        d.z = 0
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.05
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus or (Vector(look) - Vector(at)).length
    bpy.context.scene.camera = o
    return o


# ---------- props
def books(x, y, z, n=4, seed=1, axis="X", lie=False, cols=None):
    rng = random.Random(seed)
    cols = cols or [
        (0.62, 0.58, 0.5),
        (0.16, 0.2, 0.22),
        (0.45, 0.22, 0.13),
        (0.7, 0.66, 0.6),
        (0.25, 0.3, 0.26),
        (0.12, 0.12, 0.12),
    ]
    page = paint("page", (0.78, 0.74, 0.66))
    p = 0
    for i in range(n):
        t = rng.uniform(0.018, 0.034)
        h = rng.uniform(0.2, 0.27)
        w = rng.uniform(0.14, 0.185)
        c = rng.choice(cols)
        m = lacquer("bk" + str(c), c, 0.6, 0.3)
        if lie:
            r = rng.uniform(-7, 7)
            w, h = h, w
            box((w, h, t), (x, y, z + p), m, 0.001, 2, (0, 0, r))
            box(
                (w - 0.004, h - 0.004, t - 0.006),
                (x + 0.003, y - 0.002, z + p + 0.003),
                page,
                0.0005,
                1,
                (0, 0, r),
            )
            p += t + 0.0003
        else:
            box((t, w, h), (x + p + t / 2, y, z), m, 0.001, 2)
            box((t - 0.006, w - 0.003, h - 0.004), (x + p + t / 2, y - 0.003, z + 0.003), page, 0)
            p += t + 0.001
    return p


def vase_branches(at, m, h=0.26, r=0.08, nb=6, seed=2, leaf=(0.12, 0.16, 0.07), blen=0.5):
    lathe(
        [
            (0.0, 0),
            (r * 0.55, 0),
            (r * 0.62, 0.004),
            (r * 0.95, h * 0.3),
            (r, h * 0.45),
            (r * 0.8, h * 0.72),
            (r * 0.34, h * 0.9),
            (r * 0.32, h * 0.97),
            (r * 0.4, h),
            (r * 0.36, h),
            (r * 0.28, h * 0.96),
            (r * 0.27, h * 0.8),
        ],
        at,
        m,
    )
    rng = random.Random(seed)
    st = simple("stem", (0.11, 0.075, 0.04), 0.8)
    lm = fabric("leaf" + str(leaf), leaf, 0.25, 1, 0.1, 0.1)
    lv = [
        (0, 0, 0),
        (0.25, 0.16, 0.02),
        (0.6, 0.17, 0.03),
        (1, 0, 0),
        (0.6, -0.17, 0.03),
        (0.25, -0.16, 0.02),
        (0.3, 0, -0.02),
        (0.65, 0, -0.015),
    ]
    lf = [(0, 6, 1), (1, 6, 7, 2), (2, 7, 3), (3, 7, 4), (4, 7, 6, 5), (5, 6, 0)]
    V = []
    F = []
    for b in range(nb):
        a = rng.uniform(0, 2 * math.pi)
        sp = rng.uniform(0.25, 0.6) * blen
        hh = rng.uniform(0.7, 1.05) * blen
        P = []
        for i in range(9):
            t = i / 8
            P.append(
                Vector(
                    (
                        math.cos(a) * sp * t**1.6 + rng.uniform(-0.006, 0.006),
                        math.sin(a) * sp * t**1.6 + rng.uniform(-0.006, 0.006),
                        h * 0.6 + (hh + h * 0.4) * t - 0.05 * t * t,
                    )
                )
            )
        tube([tuple(p) for p in P], 0.0021, st, bez=True, res=2, at=at)
        for i in range(3, 9):
            for s in range(3):
                L = rng.uniform(0.035, 0.065)
                d = Vector(
                    (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.1, 0.9))
                ).normalized()
                q = d.to_track_quat("X", "Z")
                base = P[i].lerp(P[i - 1], rng.random())
                k = len(V)
                V += [base + q @ (Vector(p) * L) for p in lv]
                F += [tuple(k + j for j in f) for f in lf]
    o = mesh("leaves", V, F, lm, 180)
    o.location = at
    return o


def table_lamp(at, base, shade, power=6, h=0.42):
    x, y, z = at
    lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.055, 0.004),
            (0.075, 0.05),
            (0.085, 0.1),
            (0.07, 0.16),
            (0.03, 0.2),
            (0.012, 0.215),
            (0.012, 0.26),
        ],
        at,
        base,
    )
    lathe(
        [(0.115, h - 0.2), (0.125, h - 0.2), (0.09, h), (0.085, h)][0:1] + [(0.09, h)],
        (x, y, z),
        shade,
        thick=0.0015,
        sub=0,
    )
    point((x, y, z + h - 0.1), power, 0.035)


def picture(x, y, z, w, h, frame, art, axis="Y", rot=None, mat_w=0.06):
    """hangs on a wall facing -Y at y"""
    t = 0.022
    for dz in (0, h - t):
        box((w, 0.025, t), (x, y - 0.0125, z + dz), frame, 0.001)
    for dx in (-w / 2 + t / 2, w / 2 - t / 2):
        box((t, 0.025, h - 2 * t), (x + dx, y - 0.0125, z + t), frame, 0.001)
    box((w - 2 * t, 0.006, h - 2 * t), (x, y - 0.005, z + t), paint("passe", (0.82, 0.81, 0.78)), 0)
    box(
        (w - 2 * t - 2 * mat_w, 0.002, h - 2 * t - 2 * mat_w),
        (x, y - 0.0095, z + t + mat_w),
        art,
        0,
    )


def abstract_art(name, cols, scale=2.2):
    def f(t):
        q = zlib.crc32(name.encode())
        o = t.vadd(
            t.n("TexCoord").outputs["Object"], (q % 89 * 0.37, q % 97 * 0.29, q % 83 * 0.41)
        )  # each name its own picture
        w = t.noise(o, scale, 2, 0.5, 1.2).outputs[0]
        r = t.n("ValToRGB", {0: w})
        e = r.color_ramp
        e.interpolation = "CONSTANT"
        while len(e.elements) < len(cols):
            e.elements.new(0.5)
        for i, (el, c) in enumerate(zip(e.elements, cols)):
            el.position = 0 if i == 0 else 0.36 + 0.28 * i / len(cols)
            el.color = (*c, 1)
        g = t.noise(o, 300, 2).outputs[0]
        t.bsdf(
            {
                "Base Color": t.n(
                    "HueSaturation",
                    {"Value": t.maprange(g, 0.3, 0.7, 0.93, 1.05), "Color": r.outputs[0]},
                ).outputs[0],
                "Roughness": 0.8,
                "Specular": 0.2,
            }
        )

    return mat(("art", name), f)


# ---------- render
def setup(
    w=1200,
    h=900,
    spp=128,
    exposure=0.0,
    look="Medium High Contrast",
    bounces=5,
    adaptive=None,
    clampi=4.0,
):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.samples = spp
    c.use_denoising = False
    c.use_adaptive_sampling = bool(adaptive)
    if adaptive:
        c.adaptive_threshold = adaptive
        c.adaptive_min_samples = 32
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 4
    c.transmission_bounces = 6
    c.transparent_max_bounces = 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = clampi
    c.sample_clamp_direct = 0
    c.blur_glossy = 1.0
    c.use_auto_tile = False
    sc.render.resolution_x = w
    sc.render.resolution_y = h
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = True
    sc.view_settings.view_transform = "Filmic"
    sc.view_settings.look = look
    sc.view_settings.exposure = exposure
    sc.render.image_settings.file_format = "PNG"
    sc.render.image_settings.color_depth = "8"
    sc.render.image_settings.compression = 60
    sc.render.threads_mode = "FIXED"
    sc.render.threads = 2
    sc.render.film_transparent = False
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.3


def render_plain(path):
    sc = bpy.context.scene
    sc.render.filepath = path
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("RENDER", path, round(time.time() - t, 1), "s", flush=True)


PASSES = ["Image", "DiffDir", "DiffInd", "DiffCol", "GlossCol", "Normal", "Depth"]


def sample(spp, passes=PASSES):
    """two half-sample renders (seed 1,2), each a picture of every pass, in linear light"""
    sc = bpy.context.scene
    vl = sc.view_layers[0]
    vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = (
        vl.use_pass_glossy_color
    ) = True
    vl.use_pass_normal = True
    vl.use_pass_z = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    tmp = f"{HERE}/cache/exr_{os.getpid()}"
    os.makedirs(tmp, exist_ok=True)
    fo.base_path = tmp
    fo.file_slots.clear()
    for p in passes:
        fo.file_slots.new(p)
        nt.links.new(rl.outputs[p], fo.inputs[p])
    sc.cycles.samples = max(1, spp // 2)
    bufs = []
    for seed in (1, 2):
        sc.cycles.seed = seed
        for s, p in zip(fo.file_slots, passes):
            s.path = f"{p}_{seed}_"
        bpy.ops.render.render(write_still=False)
        d = {}
        for p in passes:
            im = bpy.data.images.load(
                f"{tmp}/{p}_{seed}_{sc.frame_current:04d}.exr", check_existing=False
            )
            im.colorspace_settings.name = "Non-Color"
            W, H = im.size
            a = np.empty(W * H * 4, np.float32)
            im.pixels.foreach_get(a)
            d[p] = a.reshape(H, W, 4)[..., :3].copy()
            bpy.data.images.remove(im)
        bufs.append(d)
    for f in os.listdir(tmp):
        os.remove(tmp + "/" + f)
    return bufs


def filtered(bufs, R=8, P=2, k=0.55, despeck=True):
    """demodulated dual-buffer NLM: the colour of things, the light on them, and gloss and all else"""
    lib = ctypes.CDLL(HERE + "/libden.so")
    fp = ctypes.POINTER(ctypes.c_float)
    A, B = bufs
    mean = lambda p: (A[p] + B[p]) * 0.5
    alb = mean("DiffCol")
    z = np.minimum(mean("Depth")[..., :1], 50.0)
    gx = np.abs(np.gradient(z[..., 0], axis=1))
    gy = np.abs(np.gradient(z[..., 0], axis=0))
    gz = np.minimum(np.maximum(gx, gy), 0.03)[..., None]
    zs = 0.02 + 0.012 * z + gz * 6

    def feats(d, full):
        n = d["Normal"]
        dz = np.minimum(d["Depth"][..., :1], 50.0)
        return np.concatenate(
            (
                [n / 0.18, dz / zs, d["DiffCol"] / 0.08, d["GlossCol"] / 0.1]
                if full
                else [n / 0.35, dz / zs]
            ),
            2,
        )

    def box3(a):
        p = np.pad(a, ((1, 1), (1, 1), (0, 0)), "edge")
        h, w = a.shape[:2]
        return sum(p[i : i + h, j : j + w] for i in range(3) for j in range(3)) / 9

    def run(a, b, full, R, P, k):
        fa, fb = feats(A, full), feats(B, full)
        F = np.ascontiguousarray((fa + fb) * 0.5, np.float32)
        V = np.ascontiguousarray(box3((fa - fb) ** 2 * 0.25), np.float32)  # variance of the mean
        a = np.ascontiguousarray(a, np.float32)
        b = np.ascontiguousarray(b, np.float32)
        o = np.empty_like(a)
        ptr = lambda x: x.ctypes.data_as(fp)
        lib.nlm(
            ptr(a),
            ptr(b),
            ptr(F),
            ptr(V),
            ctypes.c_int(F.shape[2]),
            ptr(o),
            ctypes.c_int(a.shape[1]),
            ctypes.c_int(a.shape[0]),
            ctypes.c_int(R),
            ctypes.c_int(P),
            ctypes.c_float(k),
            ctypes.c_int(2),
        )
        return o

    dif = run(A["DiffDir"] + A["DiffInd"], B["DiffDir"] + B["DiffInd"], False, R, P, k)
    ra, rb = [d["Image"] - d["DiffCol"] * (d["DiffDir"] + d["DiffInd"]) for d in bufs]
    res = run(ra, rb, True, max(3, R - 3), 1, k)

    def despeckle(a):  # isolated pixels -> clamp to range of the 8 neighbours
        p = np.pad(a, ((1, 1), (1, 1), (0, 0)), "edge")
        h, w = a.shape[:2]
        nb = [p[i : i + h, j : j + w] for i in range(3) for j in range(3) if (i, j) != (1, 1)]
        return np.clip(a, np.sort(np.stack(nb), 0)[1], np.sort(np.stack(nb), 0)[-2])

    if despeck:
        res = despeckle(res)
        dif = despeckle(dif)
    return alb, dif, res


def reduced(a, w2):
    def M(n, m):  # triangle filter, support = scale
        sc_ = n / m
        c = (np.arange(m) + 0.5) * sc_
        x = np.arange(n) + 0.5
        k = np.maximum(0, 1 - np.abs(x[None] - c[:, None]) / sc_)
        return (k / k.sum(1, keepdims=True)).astype(np.float32)

    h, w = a.shape[:2]
    h2 = round(h * w2 / w)
    return np.einsum(
        "ih,hwc->iwc",
        M(h, h2),
        np.einsum("jw,hwc->hjc", M(w, w2), a, optimize=True),
        optimize=True,
    )


def save(rgb, path, final_w=None):
    """linear light as a Filmic PNG; with a width also reduced to it, as <path>_<width>.png"""
    sc = bpy.context.scene
    H, W = rgb.shape[:2]
    im = bpy.data.images.new("o", W, H, float_buffer=True)
    im.colorspace_settings.name = "Linear"
    im.pixels.foreach_set(
        np.concatenate([rgb, np.ones((H, W, 1), np.float32)], 2).astype(np.float32).ravel()
    )
    sc.use_nodes = False
    im.save_render(path, scene=sc)
    bpy.data.images.remove(im)
    if final_w:
        save(reduced(np.minimum(rgb, 8.0), final_w), path.replace(".png", f"_{final_w}.png"))


def render_denoised(path, spp=96, R=8, k=0.55, final_w=None):
    """samples, filters and saves"""
    t0 = time.time()
    bufs = sample(spp)
    t1 = time.time()
    alb, dif, res = filtered(bufs, R, 2, k)
    save(alb * dif + res, path, final_w)
    print(
        "RENDER", path, f"spp={spp} render={t1-t0:.1f}s denoise={time.time()-t1:.1f}s", flush=True
    )


# ---------- more parts (bath, living, wardrobe)
def outline(w, h, r, n=16):
    """rounded rectangle in a plane, counter-clockwise, centred; r=w/2 gives a pill"""
    p = []
    for cx, cz, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            p.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    return p


def slab(w, h, r, t, at, m, axis="Y", bev=0.001, n=16):
    """extruded rounded rectangle; axis Y: stands on a wall (at = centre of the back, front at y-t); axis Z: lies (at = centre of the bottom)"""
    P = outline(w, h, r, n)
    k = len(P)
    v = (
        [(x, 0, z) for x, z in P] + [(x, -t, z) for x, z in P]
        if axis == "Y"
        else [(x, y, 0) for x, y in P] + [(x, y, t) for x, y in P]
    )
    f = [tuple(range(k - 1, -1, -1)), tuple(range(k, 2 * k))] + [
        (i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)
    ]
    o = mesh("slab", v, f, m, 40)
    o.location = at
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bev
        b.segments = 3
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(50)
        b.harden_normals = True
    return o


def loop(w, h, r, at, m, rad=0.006, res=5, n=16):
    """tube along a rounded rectangle standing in front of a wall"""
    return tube(
        [(at[0] + x, at[1], at[2] + z) for x, z in outline(w, h, r, n)],
        rad,
        m,
        res=res,
        cyclic=True,
    )


def mirrorglass():
    return simple("mirror", (0.86, 0.87, 0.87), 0.015, 0.5, 1)


def carcass(x0, w, z, h, d, m, back=None, t=0.018, y=0):
    for sx in (x0 + t / 2, x0 + w - t / 2):
        box((t, d, h), (sx, y - d / 2, z), m[1], 0.0008)
    for zz in (z, z + h - t):
        box((w - 2 * t, d, t), (x0 + w / 2, y - d / 2, zz), m[0], 0.0008)
    box((w - 2 * t, 0.006, h - 2 * t), (x0 + w / 2, y - 0.008, z + t), back or m[1], 0)


def bar(x, y, z, L, m, axis="X", r=0.0062, off=0.031):
    """bar handle, y = front plane, (x,z) = centre"""
    for s in (-1, 1):
        p = (
            (x + s * (L / 2 - 0.03), y - off / 2, z)
            if axis == "X"
            else (x, y - off / 2, z + s * (L / 2 - 0.03))
        )
        cyl(r * 0.75, off, p, m, "Y", 0.0005, 24)
    cyl(r, L, (x, y - off, z) if axis == "X" else (x, y - off, z - L / 2), m, axis, 0.0015, 32)


def hang_towel(x, y, z, w, front, back, m, seed=1, amp=0.007, rod=0.011):
    """towel over a rod along X (rod centre y,z)"""
    rng = random.Random(seed)
    ph = rng.uniform(0, 6)
    nx, L = 30, 26
    V = []
    F = []
    for j in range(2 * L + 1):
        t = (j - L) / L
        u0 = min(1, abs(t) * 9)
        for i in range(nx + 1):
            u = i / nx - 0.5
            wv = (
                amp
                * (math.sin(u * 15 + ph + t * 0.9) + 0.5 * math.sin(u * 27 + 2 * ph))
                * min(1, abs(t) * 1.7)
            )
            yy = (
                y
                + (rod + 0.003) * (1 if t > 0 else -1) * u0
                + (wv - 0.004 * u0 if t < 0 else abs(wv) * 0.3 + 0.001)
            )
            V.append(
                (
                    x + u * w * (1 - 0.05 * abs(t)),
                    yy,
                    z
                    + (rod + 0.003) * math.sqrt(max(0, 1 - u0 * u0))
                    - abs(t) * (front if t < 0 else back),
                )
            )
    for j in range(2 * L):
        for i in range(nx):
            a = j * (nx + 1) + i
            F.append((a, a + 1, a + nx + 2, a + nx + 1))
    o = mesh("towel", V, F, m, 180)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.004
    s.offset = 0
    s = o.modifiers.new("ss", "SUBSURF")
    s.levels = s.render_levels = 1
    return o


def folded(x, y, z, w, d, n, mats, t=0.045, seed=1):
    """stack of folded towels or jumpers"""
    rng = random.Random(seed)
    p = 0
    for i in range(n):
        h = t * rng.uniform(0.85, 1.1)
        m = mats[i % len(mats)]
        for k in (0, 1):
            box(
                (w * rng.uniform(0.97, 1.0), d * rng.uniform(0.97, 1.0), h / 2),
                (x + rng.uniform(-0.003, 0.003), y, z + p + k * h / 2),
                m,
                h * 0.23,
                4,
                (0, 0, rng.uniform(-1, 1)),
            )
        p += h
    return p


def leafy(at, m, h=0.6, n=16, seed=1, L=(0.13, 0.2), stem=None, spread=0.5, lean=0.12):
    """house plant with broad curved leaves on a few stems"""
    rng = random.Random(seed)
    st = stem or simple("stem2", (0.10, 0.085, 0.045), 0.7)
    V = []
    F = []
    ns = 3
    for s in range(ns):
        a0 = 2 * math.pi * s / ns + rng.uniform(-0.5, 0.5)
        hh = h * rng.uniform(0.72, 1.0)
        P = []
        for i in range(9):
            t = i / 8
            P.append(
                Vector(
                    (
                        math.cos(a0) * lean * t * t + rng.uniform(-0.004, 0.004),
                        math.sin(a0) * lean * t * t + rng.uniform(-0.004, 0.004),
                        hh * t,
                    )
                )
            )
        tube([tuple(p) for p in P], 0.0042, st, bez=True, res=3, at=at)
        k = n // ns
        for q in range(k):
            t = 0.30 + 0.70 * (q + 0.5) / k
            i = min(7, int(t * 8))
            base = P[i].lerp(P[i + 1], t * 8 - i)
            a = a0 + q * 2.4 + rng.uniform(-0.4, 0.4)
            el = math.radians(rng.uniform(20, 48) + 30 * (t - 0.4))
            Ln = rng.uniform(*L) * (1.1 - 0.35 * t)
            e1 = Vector((math.cos(a), math.sin(a), 0))
            e2 = Vector((-math.sin(a), math.cos(a), 0))
            b0 = len(V)
            N = 8
            roll = rng.uniform(-0.35, 0.35)
            for j in range(N + 1):
                u = j / N
                wd = 0.25 * Ln * math.sin(math.pi * min(1, u * 0.97 + 0.03)) ** 0.8 * (1 - 0.25 * u)
                if j in (0, N):
                    wd = 0.002
                el2 = el - u * 1.05 * spread * 1.4
                r_ = Ln * (u * math.cos(el - u * 0.45) + 0.12)
                z_ = Ln * (u * math.sin(el) - 0.62 * u * u * spread)
                c = base + e1 * r_ + Vector((0, 0, z_))
                for side in (-1, -0.5, 0, 0.5, 1):
                    V.append(
                        c
                        + e2 * (wd * side)
                        + Vector(
                            (
                                0,
                                0,
                                (0.24 * abs(side) + roll * side) * wd
                                + 0.012 * Ln * math.sin(u * 19) * abs(side),
                            )
                        )
                    )
            for j in range(N):
                for i2 in range(4):
                    c = b0 + j * 5 + i2
                    F.append((c, c + 1, c + 6, c + 5))
            tube([tuple(base), tuple(V[b0 + 2])], 0.0022, st, res=2, at=at)
    o = mesh("leafy", V, F, m, 180)
    o.location = at
    s = o.modifiers.new("ss", "SUBSURF")
    s.levels = s.render_levels = 1
    return o


def cushion(at, w, h, t, m, rot=(0, 0, 0), pinch=0.10, seed=1):
    """scatter cushion without simulation: two bulged sheets, corners drawn out"""
    rng = random.Random(seed)
    n = 26
    V = []
    F = []
    ph = [rng.uniform(0, 6) for _ in range(4)]
    for s in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                e = (1 - u**4) * (1 - v**4)
                k = 1 - pinch * (1 - abs(u * v)) * max(abs(u), abs(v)) ** 6
                wr = (
                    0.006
                    * math.sin(6 * u + 4 * v + ph[0])
                    * math.sin(5 * v - 3 * u + ph[1])
                    * e**0.5
                )
                V.append(
                    (
                        u * w / 2 * (1 - pinch * 0.5 * (1 - v * v) ** 1 * abs(u) ** 3),
                        s * (t / 2) * (e**0.55) + wr,
                        v * h / 2 * (1 - pinch * 0.5 * (1 - u * u) * abs(v) ** 3),
                    )
                )
    N = (n + 1) ** 2
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            F.append((a, a + 1, a + n + 2, a + n + 1))
            F.append((N + a + n + 1, N + a + n + 2, N + a + 1, N + a))
    o = mesh("cushion", V, F, m, 180)
    o.location = at
    o.rotation_euler = [math.radians(a) for a in rot]
    b = o.modifiers.new("w", "WELD")
    b.merge_threshold = 0.0006
    s = o.modifiers.new("ss", "SUBSURF")
    s.levels = s.render_levels = 1
    return o


def garment(x, y, zr, m, hm, length=0.85, half=0.215, th=0.035, seed=1, sleeve=True):
    """clothes on a hanger below a rail along X (rail at y, zr); seen from the front it shows its edge"""
    rng = random.Random(seed)
    zs = zr - 0.075
    n = 44
    V = []
    F = []
    ph = rng.uniform(0, 6)
    p2 = rng.uniform(0, 6)
    lv = [0, 0.012, 0.03, 0.055, 0.085, 0.115, 0.15, 0.22, 0.32, 0.45, 0.6, 0.75, 0.9, 1.0]
    rz = math.radians(rng.uniform(-7, 7))
    tube(
        [
            (x, y, zs + 0.004),
            (x, y, zr - 0.006),
            (x, y + 0.012, zr + 0.014),
            (x, y + 0.002, zr + 0.021),
            (x, y - 0.012, zr + 0.012),
        ],
        0.0017,
        hm,
        bez=True,
        res=3,
    )
    tube(
        [
            (x, y - half * 0.93, zs - 0.052),
            (x, y - 0.04, zs - 0.006),
            (x, y + 0.04, zs - 0.006),
            (x, y + half * 0.93, zs - 0.052),
        ],
        0.006,
        hm,
        bez=True,
        res=3,
    )
    for q in lv:
        d = q * length
        k = min(1, (d / 0.075)) ** 0.75
        hw = 0.055 + (half - 0.055) * k
        if d > 0.1:
            hw *= 1 - 0.05 * math.sin(min(1, (d - 0.1) / 0.5) * math.pi) + 0.03 * q
        tk = 0.010 + (th - 0.010) * min(1, d / 0.16)
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            e = abs(c) ** 0.75 * (1 if c > 0 else -1)
            f_ = min(1, d / 0.25) * q
            wv = 0.010 * f_ * math.sin(7 * e + ph + q) * 1.2 + 0.006 * f_ * math.sin(13 * e + p2)
            xx = s * tk * (0.55 + 0.45 * min(1, d / 0.3)) + wv
            yy = e * hw + 0.006 * math.sin(3 * q + ph)
            V.append(
                (
                    x + xx * math.cos(rz) - yy * math.sin(rz),
                    y + xx * math.sin(rz) + yy * math.cos(rz),
                    zs - d + 0.002 - 0.006 * q * math.sin(3 * a + ph),
                )
            )
    for j in range(len(lv) - 1):
        for i in range(n):
            F.append((j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n))
    F.append(tuple(range(n)))
    o = mesh("garment", V, F, m, 180)
    s = o.modifiers.new("ss", "SUBSURF")
    s.levels = s.render_levels = 1
    if sleeve:
        for sg in (-1, 1):
            P = [
                (x + 0.006, y + sg * half * 0.93, zs - 0.075),
                (x + th * 0.8, y + sg * half * 1.0, zs - 0.20),
                (x + th * 0.9, y + sg * half * 0.97, zs - 0.38),
                (x + th * 0.7, y + sg * half * 0.9, zs - min(length * 0.8, 0.60)),
            ]
            tube(P, 0.030, m, bez=True, res=5)
    return o


def wall_hole_r(x, y0, y1, z1, hole, m, th=0.22):
    """like wall_hole, for a wall on the right: body grows to +x"""
    wall_hole((x + th, y0), (x + th, y1), z1, hole, m, th)


def tiles(
    x0,
    x1,
    z0,
    nz,
    tw,
    th,
    cols,
    y=0,
    seed=4,
    gap=0.0025,
    rough=0.16,
    grout=(0.5, 0.48, 0.44),
    name="tl",
):
    rng = random.Random(seed)
    M = [lacquer(f"{name}{i}", c, rough, 0.5, 0.10) for i, c in enumerate(cols)]
    n = int(math.ceil((x1 - x0) / tw - 1e-6))
    for j in range(nz):
        for i in range(n):
            a = x0 + i * tw
            b = min(a + tw, x1)
            if b - a < 0.012:
                continue
            box(
                (b - a - gap, 0.009, th - gap),
                ((a + b) / 2, y - 0.0045 - rng.uniform(0, 0.0012), z0 + 0.001 + j * th),
                rng.choice(M),
                0.0016,
                3,
                (rng.uniform(-0.5, 0.5), 0, rng.uniform(-0.5, 0.5)),
            )
    box((x1 - x0, 0.003, nz * th), ((x0 + x1) / 2, y - 0.001, z0), paint("grout" + name, grout), 0)


def fill(at, rot, size, power, col=(1, 0.965, 0.92)):
    o = area(at, rot, size, power, col)
    o.visible_glossy = False
    return o


# ---------- the end of every scene
def arguments():
    """after `--`: width, samples, output path, and the view or variant where a scene has several"""
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return (
        int(a[0]) if a else 600,
        int(a[1]) if len(a) > 1 else 24,
        a[2] if len(a) > 2 else HERE + "/preview.png",
        a[3] if len(a) > 3 else "",
    )


SECOND = []


def second(*args, **kw):
    """another camera for the same room, used when the view asked for is `2`"""
    SECOND[:] = [(args, kw)]


def finish(exposure=0.2, R=8, k=0.72, aspect=(4, 3), final=1200):
    """renders; a picture wider than `final` is also reduced to it, in linear light, as <output>_<final>.png"""
    w, spp, out, view = arguments()
    if view == "2":
        camera(*SECOND[0][0], **SECOND[0][1])
    setup(w, w * aspect[1] // aspect[0], spp, exposure=exposure)
    render_denoised(out, spp, R=R, k=k, final_w=final if w > final else None)
