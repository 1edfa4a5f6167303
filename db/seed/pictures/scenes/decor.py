import os, sys, json

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# A piece of the planner in its room, once in each sample decor. The view names the kind. Only the piece's
# colour differs between the pictures, so the light is rendered twice, on a white piece and on a glossy
# beige one, and the light on every other colour lies between (or beyond) the two.
W, SPP, OUT, KIND = arguments()
with open(os.path.dirname(os.path.abspath(__file__)) + "/decor-pieces.json") as f:
    PIECE = json.load(f)[KIND]

LIT = dict(white=((0.77, 0.765, 0.75), 0.52, 0.38), beige=((0.36, 0.275, 0.205), 0.05, 0.6))
# Linear colours as in samples.py, with the finish of the light they are shown in.
DECORS = {
    "pal-alb": ((0.77, 0.765, 0.75), "white"),
    "pal-stejar-sonoma": ("sonoma", "white"),
    "pal-nuc": ("walnut", "white"),
    "pal-gri-modern": ((0.22, 0.22, 0.215), "white"),
    "mdf-lucios": ((0.36, 0.275, 0.205), "beige"),
    "mdf-mat": ((0.165, 0.205, 0.165), "white"),
}
GRAINS = ["sonoma", "walnut"]


def decor(lit, axis):
    """the piece's surface in one light; its passes say where it is and how the grained decors colour it"""
    col, rough, spec = LIT[lit]

    def f(t):
        t.bsdf({"Base Color": rgba(col), "Roughness": rough, "Specular": spec}, cheap=col)
        t.n("OutputAOV", {"Color": (1, 1, 1, 1)}).name = "piece"
        for kind in GRAINS if lit == "white" else []:
            t.n("OutputAOV", {"Color": grain(t, kind, axis)[0]}).name = kind

    return mat((lit, axis), f)


def boards(at, gap, lit):
    """the piece with its middle at x = at, its back at y = -gap"""
    width, depth = PIECE["size"]["width"], PIECE["size"]["depth"]
    left = at - width / 2000
    made = []
    for b in PIECE["boards"]:
        (x, y, z), (w, h, d) = b["at"], b["size"]
        axis = {"x": "X", "y": "Z", "z": "Y"}[b["grain"] if b["name"] != "back" else "y"]
        made.append(
            (
                box(
                    (w / 1000, d / 1000, h / 1000),
                    (left + (x + w / 2) / 1000, -gap - (depth - z - d / 2) / 1000, y / 1000),
                    decor(lit, axis),
                    0.0013,
                ),
                axis,
            )
        )
    for h in PIECE["handles"]:
        upright = h["direction"] == "upright"
        bar(
            left + h["x"] / 1000,
            -gap - (depth - h["z"]) / 1000,
            h["y"] / 1000,
            h["length"] / 1000,
            steel("Z" if upright else "X"),
            "Z" if upright else "X",
            0.006,
            0.030,
        )
    return made


LINEN = (0.60, 0.565, 0.49)
INKS = [LINEN, (0.16, 0.22, 0.24), (0.42, 0.22, 0.12), (0.66, 0.63, 0.57), (0.50, 0.37, 0.17)]


def wardrobe():
    room(
        paint("wall", (0.545, 0.515, 0.455)),
        win="R",
        x=(-2.6, 2.35),
        depth=5.2,
        hole=(-3.1, -1.2, 0.45, 2.3),
        seed=52,
        floor="floor",
        axis="Y",
        plank=0.16,
        power=150,
        sun=(0.50, -0.40, 3.8),
        fillw=15,
        drape=(0.72, 0.69, 0.63),
    )
    rug(2.2, 1.3, (0.2, -1.75), (0.60, 0.565, 0.50), -3)
    basket(-1.42, -0.30, 0.19, 0.34)
    plant(1.62, -0.42, 1.0, 23, (0.44, 0.42, 0.38), 0.16)
    art = [(0.70, 0.66, 0.57), (0.27, 0.31, 0.29), LINEN, (0.50, 0.33, 0.18)]
    picture(-1.62, 0, 1.10, 0.62, 0.80, wood("oak", "Z"), abstract_art("aw", art, 1.7), mat_w=0.07)
    camera((-1.30, -5.1, 1.22), (0.0, -0.4, 1.05), 41, 5.6, focus=4.5, shift=(0.0, -0.02))
    return 0.0, 0.012


def bookcase():
    room(
        paint("wall", (0.44, 0.475, 0.475)),
        paint("side", (0.62, 0.60, 0.555)),
        win="L",
        x=(-2.2, 2.4),
        depth=5.0,
        hole=(-3.0, -1.15, 0.4, 2.35),
        seed=61,
        floor="pale",
        axis="X",
        plank=0.15,
        power=160,
        sun=(0.52, -0.40, 4.2),
        fillw=17,
        drape=(0.74, 0.715, 0.66),
    )
    gap = 0.012
    left, mid = -0.6 + 0.018, -0.6 + 0.609
    top = [0.098 + 0.001] + [z / 1000 + 0.0185 for z in (450, 834, 1218, 1602)]
    y = -gap - 0.16
    face = -gap - 0.30 + 0.04
    bookrow(left, left + 0.573, face, top[4], 0.30, 201, 0.55, INKS)
    ball(left + 0.47, y, top[4], brass(), 0.045)
    jar(mid + 0.16, y, top[4], clay((0.66, 0.62, 0.55)), 0.085, 0.22)
    books(left + 0.19, y, top[3], 3, 44, lie=True, cols=INKS)
    jar(left + 0.44, y, top[3], clay((0.40, 0.19, 0.10)), 0.08, 0.20)
    bookrow(mid, mid + 0.573, face, top[3], 0.30, 203, 0.70, INKS)
    bookrow(left, left + 0.573, face, top[2], 0.30, 204, 0.82, INKS)
    bowl(mid + 0.20, y, top[2], 0.10, 0.07, clay((0.66, 0.63, 0.57)))
    books(mid + 0.42, y, top[2], 2, 48, lie=True, cols=INKS)
    jar(left + 0.15, y, top[1], clay((0.20, 0.23, 0.215)), 0.075, 0.19)
    books(left + 0.39, y, top[1], 4, 51, lie=True, cols=INKS)
    bookrow(mid, mid + 0.573, face, top[1], 0.30, 206, 0.62, INKS)
    basket(left + 0.29, y, 0.12, 0.20, z=top[0])
    bookrow(mid, mid + 0.573, face, top[0], 0.27, 207, 0.9, INKS)
    armchair(1.40, -0.95, -32, (0.46, 0.42, 0.35), (0.42, 0.24, 0.13), "oak")
    rug(2.3, 1.5, (0.45, -1.75), (0.62, 0.585, 0.52), 3)
    camera((-0.85, -4.6, 1.16), (0.10, -0.2, 1.0), 45, 5.6, focus=4.3, shift=(0.0, -0.02))
    return 0.0, gap


def chest():
    room(
        paint("wall", (0.60, 0.50, 0.405)),
        win="L",
        x=(-1.8, 2.0),
        hole=(-2.7, -1.0, 0.75, 2.25),
        seed=71,
        floor="smoked",
        axis="X",
        plank=0.14,
        power=140,
        sun=(0.62, -0.42, 3.8),
        fillw=16,
        drape=None,
        sill=True,
    )
    H = 0.80
    leaning(
        -0.17,
        H,
        0.50,
        0.66,
        abstract_art("ad", [(0.70, 0.66, 0.57), (0.30, 0.36, 0.35), LINEN, (0.45, 0.24, 0.13)], 1.8),
        wood("oak", "Z"),
        -0.075,
        0.06,
    )
    vase_branches(
        (0.33, -0.22, H), clay((0.66, 0.62, 0.55)), 0.25, 0.08, 8, 31, (0.20, 0.21, 0.11), 0.46
    )
    books(0.02, -0.30, H, 2, 18, lie=True, cols=INKS)
    plant(-1.12, -0.40, 0.85, 27, (0.50, 0.48, 0.43), 0.15)
    rug(1.8, 1.2, (0.2, -1.5), (0.62, 0.585, 0.52), -4)
    camera((0.85, -3.45, 1.08), (-0.03, -0.2, 0.66), 45, 5.6, focus=3.2, shift=(0.0, -0.115))
    return 0.0, 0.012


def light(a, b, t):
    """light on a surface whose colour lies at t between two: its inverse is linear where light is thrown back and forth"""
    inverse = (1 - t) / np.maximum(a, 1e-4) + t / np.maximum(b, 1e-4)
    return 1 / np.maximum(inverse, 1e-3)


def enlarged(a, w2, h2):
    """a picture at another size, between its pixels in a straight line"""
    h, w = a.shape[:2]
    y = np.clip((np.arange(h2) + 0.5) * h / h2 - 0.5, 0, h - 1)
    x = np.clip((np.arange(w2) + 0.5) * w / w2 - 0.5, 0, w - 1)
    y0, x0 = np.minimum(y.astype(int), h - 2), np.minimum(x.astype(int), w - 2)
    fy, fx = (y - y0)[:, None, None], (x - x0)[None, :, None]
    top = a[y0][:, x0] * (1 - fx) + a[y0][:, x0 + 1] * fx
    return top * (1 - fy) + (a[y0 + 1][:, x0] * (1 - fx) + a[y0 + 1][:, x0 + 1] * fx) * fy


def smoothed(a, part, r):
    """the mean of a picture around each pixel within a part of it, the two parts apart"""

    def mean(x):
        for axis in (0, 1):
            n = x.shape[axis]
            total = np.concatenate([np.zeros_like(x.take([0], axis)), np.cumsum(x, axis)], axis)
            i = np.arange(n)
            high, low = np.minimum(i + r + 1, n), np.maximum(i - r, 0)
            x = (total.take(high, axis) - total.take(low, axis)) / (2 * r + 1)
        return x

    within = [mean(a * m) / np.maximum(mean(m), 1e-3) for m in (part, 1 - part)]
    return within[0] * part + within[1] * (1 - part)


def calmed(light, col, r=9):
    """light without the last mottling of few samples: the mean of the pixels near by that have nearly the same, on the same colour"""
    tone = np.log(np.maximum(light.mean(2), 1e-3))
    h, w = tone.shape
    pad = lambda a: np.pad(a, ((r, r), (r, r)) + ((0, 0),) * (a.ndim - 2), "edge")
    tones, cols, lights_ = pad(tone), pad(col), pad(light)
    total, weight = np.zeros_like(light), np.zeros((h, w, 1), np.float32)
    for y in range(2 * r + 1):
        for x in range(2 * r + 1):
            if (y + x) % 2 or (y - r) ** 2 + (x - r) ** 2 > r * r:
                continue
            near = slice(y, y + h), slice(x, x + w)
            far = ((tones[near] - tone) / 0.07) ** 2
            other = (((cols[near] - col) / 0.04) ** 2).sum(2)
            k = np.exp(-far - other)[..., None].astype(np.float32)
            total += lights_[near] * k
            weight += k
    return total / weight


at, gap = dict(wardrobe=wardrobe, bookcase=bookcase, chest=chest)[KIND]()
made = boards(at, gap, "white")
layer = bpy.context.scene.view_layers[0]
for name in ["piece"] + GRAINS:
    layer.aovs.add().name = name
lights = {}
# How the light on beige differs from that on white is smooth, so half the size is enough for it.
for lit, width in (("white", W), ("beige", W // 2)):
    for o, axis in made:
        o.data.materials[0] = decor(lit, axis)
    setup(width, width * 3 // 4, SPP, exposure=0.2)
    halves = sample(SPP, PASSES + ["piece"] + GRAINS)
    aov = {p: (halves[0][p] + halves[1][p]) * 0.5 for p in ["piece"] + GRAINS}
    lights[lit] = (*filtered(halves, 6 if width == W else 4, 2, 0.75), aov)
    print("LIT", KIND, lit, flush=True)
alb, dif, res, aov = lights["white"]
dif = calmed(dif, alb)
h, w = dif.shape[:2]
rest = alb - aov["piece"] * np.array(LIT["white"][0])
half_alb, half_dif, half_res, half_aov = lights["beige"]
half_dif = calmed(half_dif, half_alb, 5)
ratio = np.clip(half_dif / np.maximum(reduced(dif, w // 2), 1e-3), 0.4, 1.6)
# On the piece light changes from shelf to shelf, on the walls and the floor slowly.
near, far = (smoothed(ratio, half_aov["piece"], r) for r in (w // 200, w // 40))
piece = aov["piece"]
ratio = enlarged(near, w, h) * piece + enlarged(far, w, h) * (1 - piece)
difs = {"white": dif, "beige": dif * ratio}
gloss = enlarged(half_res - reduced(res, w // 2), w, h)
ends = [np.array(LIT[lit][0]) for lit in ("white", "beige")]
for name, (col, finish) in DECORS.items():
    mean = np.array(WOODS[col]["mid"] if isinstance(col, str) else col)
    own = aov[col] if isinstance(col, str) else aov["piece"] * mean
    t = (mean - ends[0]) / (ends[1] - ends[0])
    shine = res if finish == "white" else np.maximum(res + aov["piece"] * gloss, 0)
    out = (rest + own) * light(difs["white"], difs["beige"], t) + shine
    save(out, f"{OUT}-{name}.png", 1200 if W > 1200 else None)
