import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Square samples: the materials and the handles of the configurator. The view names which one.
VIEW = arguments()[3]
kind, name = VIEW.split("-", 1)
melamine = lambda n, c: lacquer(n, c, 0.52, 0.38, 0.05)
MATERIAL = {
    "pal-alb": lambda a: melamine("pal-alb", (0.77, 0.765, 0.75)),
    "pal-stejar-sonoma": lambda a: wood("sonoma", a),
    "pal-nuc": lambda a: wood("walnut", a),
    "pal-gri-modern": lambda a: melamine("pal-gri", (0.22, 0.22, 0.215)),
    "mdf-lucios": lambda a: lacquer("lucios", (0.36, 0.275, 0.205), 0.05, 0.6, 0.003),
    "mdf-mat": lambda a: lacquer("mat", (0.165, 0.205, 0.165), 0.62, 0.32, 0.02),
}
if kind == "material":
    m = MATERIAL[name]
    bg = paint("bg", (0.47, 0.405, 0.325))
    box((4, 4, 0.1), (0, 0, -0.1), bg, 0)
    box((0.30, 0.30, 0.018), (0.0, 0.02, 0), m("X"), 0.0014, 4, (0, 0, -14))
    box((0.30, 0.30, 0.018), (0.02, 0.0, 0.0182), m("X"), 0.0014, 4, (0, 0, 8))
    box((0.105, 0.105, 0.018), (0.115, -0.115, 0.0365), m("Y"), 0.0014, 4, (0, 0, 24))
    world((1, 0.97, 0.93), 0.36)
    area((-0.75, 0.75, 0.75), (0, -45, -45), (0.9, 0.7), 13, (1, 0.97, 0.94))
    area((-0.15, 0.75, 0.62), (-62, 0, 0), (0.55, 0.10), 1.0, (1, 0.98, 0.96))
    area((0.9, -0.9, 1.2), (42, 30, 20), (0.8, 0.8), 3.5, (1, 0.95, 0.9))
    camera((0, -0.50, 0.56), (0.012, 0.002, 0.0), 57, 11, level=False)
    finish(exposure=0.4, R=7, k=0.7, aspect=(1, 1), final=600)
else:
    face = lacquer("face", (0.36, 0.375, 0.335), 0.48, 0.38, 0.016)
    inner = lacquer("inner", (0.66, 0.64, 0.60), 0.5)
    dark = black()
    G = 0.0036
    zt = 0.012

    def door(x0, w, z, h, y=0):
        box((w - G, 0.02, h - G), (x0 + w / 2, y - 0.011, z + G / 2), face, 0.0016, 4)

    box((1.6, 0.02, 1.2), (0, 0.20, -0.6), dark, 0)
    if name == "fara-maner":
        door(-0.5, 1.0, 0.0, 0.40)
        door(-0.5, 1.0, -0.80, 0.80, -0.085)
        box((0.93, 0.012, 0.20), (0, 0.10, -0.235), wood("oak", "X"), 0.001)
        for k in (-1, 1):
            box((0.013, 0.42, 0.20), (k * 0.30, 0.120, -0.235), wood("oak", "Y"), 0.001)
        box((0.60, 0.42, 0.010), (0, 0.120, -0.232), wood("oak", "X"), 0)
    else:
        door(-0.5, 1.0, -0.40, 0.40)
        door(-0.5, 1.0, 0.0, 0.40)
        y = -0.021
        z = 0.085
        if name == "metal":
            bar(0, y, z, 0.20, metal("steel", (0.58, 0.57, 0.55), 0.26), "X", 0.0062, 0.032)
        elif name == "plastic":
            p = lacquer("plastic", (0.020, 0.020, 0.021), 0.40, 0.45, 0.02)
            tube(
                [
                    (-0.098, y + 0.002, z),
                    (-0.096, y - 0.012, z),
                    (-0.078, y - 0.030, z),
                    (0, y - 0.033, z),
                    (0.078, y - 0.030, z),
                    (0.096, y - 0.012, z),
                    (0.098, y + 0.002, z),
                ],
                0.0085,
                p,
                bez=True,
                res=8,
            )
            for s in (-1, 1):
                cyl(0.0125, 0.004, (s * 0.098, y - 0.002, z), p, "Y", 0.001, 40)
        elif name == "lemn":
            o = box((0.19, 0.024, 0.026), (0, y - 0.034, z - 0.013), wood("oak", "X"), 0.010, 7)
            for s in (-1, 1):
                cyl(0.008, 0.024, (s * 0.068, y - 0.012, z), wood("oak", "Y"), "Y", 0.001, 32)
    world((1, 0.97, 0.93), 0.34)
    area((-0.80, -0.22, 0.55), (0, -68, -14), (0.6, 0.6), 13, (1, 0.97, 0.94))
    area((0.7, -1.3, 0.5), (68, 0, 28), (0.8, 0.8), 2, (1, 0.95, 0.9))
    camera(
        (0.22, -0.52, 0.33),
        (0.0, -0.03, 0.055) if name != "fara-maner" else (0.0, -0.05, -0.01),
        68 if name != "fara-maner" else 52,
        8,
        level=False,
    )
    finish(exposure=0.15, R=7, k=0.7, aspect=(1, 1), final=600)
