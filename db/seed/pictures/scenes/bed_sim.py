import os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from lib import *


def all_sims():
    R = {}
    R["p70"] = pillow("p70", 0.72, 0.50, press=4.0, shrink=-0.02)
    R["p70b"] = pillow("p70b", 0.74, 0.52, press=3.2, shrink=-0.05)
    R["p50"] = pillow("p50", 0.50, 0.50, press=4.5, shrink=-0.02)
    R["lum"] = pillow("lum", 0.62, 0.32, press=4.5, shrink=-0.02)
    mat_ = box((1.6, 2.0, 0.24), (0, -1.08, 0.26), None, 0.05, 5)
    fr = box((1.70, 2.09, 0.36), (0, -1.09, 0), None, 0.02, 3)
    fl = box((6, 6, 0.2), (0, -2, -0.2), None, 0)
    nx = 66
    v, f = padgrid(1.94, 1.52, 0.035, nx, int(nx * 1.52 / 1.94))
    R["duvet"] = sim(
        "duvet2",
        v,
        f,
        42,
        loc=(0.015, -1.385, 0.56),
        pressure=1.2,
        gravity=1,
        mass=0.08,
        tension=10,
        bend=0.25,
        shrink=-0.05,
        colliders=(mat_, fr, fl),
        quality=5,
        jitter=0.006,
    )
    dv = mesh("dv", R["duvet"][0], R["duvet"][1], None)
    v, f = flatgrid(2.05, 0.58, 88, 25)
    R["throw"] = sim(
        "throw2",
        v,
        f,
        42,
        loc=(0.04, -1.66, 0.70),
        rot=(0, 0, 3),
        gravity=1,
        mass=0.12,
        tension=12,
        bend=0.15,
        shrink=-0.04,
        colliders=(dv, mat_, fr, fl),
        quality=5,
        jitter=0.004,
    )
    for o in (mat_, fr, fl, dv):
        bpy.data.objects.remove(o)
    return R


if "simonly" in sys.argv:
    reset()
    R = all_sims()
    for k, (v, f) in R.items():
        a = np.array(v)
        print(k, len(v), a.min(0).round(3), a.max(0).round(3))
    if "simonly" in sys.argv:
        w = lacquer("w", (0.7, 0.7, 0.68), 0.7)
        box((6, 6, 0.1), (0, -2, -0.1), w, 0)
        box((1.6, 2, 0.24), (0, -1.08, 0.26), lacquer("g", (0.3, 0.3, 0.3), 0.7), 0.05, 5)
        box((1.7, 2.09, 0.36), (0, -1.09, 0), lacquer("g2", (0.2, 0.15, 0.1), 0.7), 0.02)
        cloth(R["duvet"], w)
        cloth(R["throw"], lacquer("t", (0.3, 0.35, 0.3), 0.8), thick=0.007)
        for i, k in enumerate(("p70", "p70b", "p50", "lum")):
            cloth(R[k], w, (-1.2 + i * 0.8, -3.0, 0.15))
        world((1, 1, 1), 0.4)
        sun_dir((0.6, 0.5, -0.6), 3, 6)
        camera((2.2, -5.6, 2.3), (0, -1.6, 0.3), 38, 0, level=False)
        setup(560, 420, 16)
        render_plain("t_sim.png")
