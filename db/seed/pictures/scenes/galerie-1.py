import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
import bed_sim

reset()
# Gallery, bedroom: low walnut bed in front of a slatted wall, dusk and lamp light
R = bed_sim.all_sims()
wn = lambda a: wood("walnut", a)
bl = black()
room(
    paint("night", (0.165, 0.20, 0.215)),
    paint("side", (0.42, 0.43, 0.42)),
    win="R",
    x=(-2.9, 2.5),
    depth=5.4,
    hole=(-3.2, -1.4, 0.4, 2.3),
    seed=111,
    floor="smoked",
    axis="Y",
    plank=0.18,
    power=95,
    sun=None,
    fillw=20,
    drape=(0.52, 0.50, 0.46),
    strength=0.42,
    sky=1.1,
    skirting=(0.165, 0.20, 0.215),
)
for i in range(62):
    box((0.030, 0.028, 1.12), (-1.72 + i * 0.0565, -0.020, 0.0), wn("Z"), 0.003)
box((3.52, 0.008, 1.12), (0.005, -0.004, 0), lacquer("backing", (0.028, 0.024, 0.020), 0.8, 0.2), 0)
box((3.54, 0.060, 0.030), (0.005, -0.030, 1.12), wn("X"), 0.004)
box(
    (1.62, 0.07, 0.42),
    (0, -0.085, 0.40),
    fabric("head", (0.36, 0.30, 0.235), 0.2, 0.8, 0.5, 0.4),
    0.03,
    7,
)
for s in (-1, 1):
    box((0.035, 2.08, 0.18), (s * 0.834, -1.125, 0.13), wn("Y"), 0.004, 4)
box((1.703, 0.035, 0.18), (0, -2.182, 0.13), wn("X"), 0.004, 4)
box((1.62, 2.04, 0.02), (0, -1.13, 0.20), wn("X"), 0.001)
box((1.30, 1.70, 0.13), (0, -1.1, 0), bl, 0.002)


def moved(vf, dy=-0.05):
    return [(x, y + dy, z) for x, y, z in vf[0]], vf[1]


sheet = fabric("sheet", (0.62, 0.60, 0.56), 0.04, 1, 0.2, 0.25)
duv = fabric("duvet", (0.44, 0.40, 0.335), 0.09, 1, 0.25, 0.3)
ochre = fabric("ochre", (0.46, 0.27, 0.085), 0.2, 0.8, 0.4, 0.4)
ink = fabric("ink", (0.085, 0.115, 0.13), 0.2, 0.8, 0.4, 0.4)
box((1.6, 2.0, 0.24), (0, -1.13, 0.26), sheet, 0.055, 7)
cloth(moved(R["duvet"]), duv)
v, f = moved(R["throw"])
cloth(([(x, y, z + 0.011) for x, y, z in v], f), ochre, thick=0.007)


def pil(k, x, y, tilt, m, sc=1, rz=0, z0=0.5):
    h = {"p70": 0.241, "p70b": 0.255, "p50": 0.242, "lum": 0.157}[k] * sc
    t = math.radians(tilt)
    cloth(
        R[k],
        m,
        (x, y, z0 - 0.022 + h * math.sin(t) * 0.98 + 0.05 * math.cos(t)),
        (tilt, 0, rz),
        scale=sc,
    )


for s in (-1, 1):
    pil("p70", s * 0.385, -0.31, 66, sheet, 1, s * 2)
    pil("p70b", s * 0.395 + 0.01, -0.50, 54, duv, 1, -s * 3)
pil("p50", 0.24, -0.68, 56, ink, 0.92, -6)
pil("lum", -0.14, -0.76, 52, ochre, 0.88, 5, 0.53)
for s in (-1, 1):
    x = s * 1.20
    box((0.50, 0.36, 0.035), (x, -0.235, 0.40), wn("X"), 0.004)
    (
        box((0.50, 0.36, 0.16), (x, -0.235, 0.235), wn("X"), 0.003)
        if s > 0
        else box((0.50, 0.36, 0.16), (x, -0.235, 0.235), wn("X"), 0.003)
    )
    knob(x, -0.416, 0.315, brass("Y"), 0.013)
    pendant(x, -0.22, 1.02, 2.65, 0.105, (0.60, 0.52, 0.40), "drum", 7)
books(-1.27, -0.24, 0.435, 3, 12, lie=True)
vase_branches(
    (1.30, -0.26, 0.435), clay((0.40, 0.19, 0.10)), 0.17, 0.055, 6, 17, (0.15, 0.17, 0.09), 0.30
)
mug(1.10, -0.30, 0.435, (0.56, 0.53, 0.46), 200)
rug(2.9, 2.0, (0.0, -2.0), (0.42, 0.38, 0.32), 0, 0.34)
picture(
    -0.42,
    0,
    1.42,
    0.52,
    0.70,
    wn("Z"),
    abstract_art(
        "ga",
        [(0.62, 0.58, 0.50), (0.085, 0.115, 0.13), (0.60, 0.56, 0.48), (0.46, 0.27, 0.085)],
        2.4,
    ),
)
picture(
    0.22,
    0,
    1.42,
    0.52,
    0.70,
    wn("Z"),
    abstract_art(
        "gb",
        [(0.60, 0.56, 0.48), (0.46, 0.27, 0.085), (0.62, 0.58, 0.50), (0.165, 0.20, 0.215)],
        2.0,
    ),
)
camera((-1.75, -5.1, 1.28), (0.10, -1.0, 0.75), 39, 5.0, focus=4.1, shift=(0.0, -0.07))
finish(exposure=0.35, R=9, k=0.8)
