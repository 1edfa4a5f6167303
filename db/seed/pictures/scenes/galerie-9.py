import os, sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *

reset()
# Gallery, office: walnut desk across the room, wall of closed cabinets behind, blinds drawn back
room(
    paint("wall", (0.44, 0.415, 0.37)),
    paint("side", (0.60, 0.575, 0.525)),
    win="L",
    x=(-2.9, 4.2),
    depth=6.0,
    hole=(-3.8, -1.4, 0.3, 2.4),
    seed=241,
    floor="smoked",
    axis="X",
    plank=0.18,
    power=215,
    sun=(0.44, -0.36, 4.0),
    fillw=18,
    drape=(0.62, 0.585, 0.52),
)
wn = lambda a: wood("walnut", a)
cr = lacquer("chalk", (0.60, 0.575, 0.52), 0.46, 0.4, 0.016)
bl = black()
y = -0.012
x0 = -1.7
w = 0.56
n = 6
HT = 2.3
D = 0.40
carcass(x0, n * w, 0.08, HT - 0.08, D - 0.02, (cr, cr), y=y)
box((n * w, 0.016, 0.08), (x0 + n * w / 2, y - D + 0.06, 0), bl, 0)
for i in range(n):
    if i in (2, 3):
        continue
    front(x0 + i * w, w, 0.08, HT - 0.08, y - D + 0.02, cr)
    bar(
        x0 + i * w + (w - 0.05 if i % 2 == 0 else 0.05),
        y - D - 0.001,
        1.1,
        0.5,
        brass("Z"),
        "Z",
        0.006,
        0.03,
    )
a, b = x0 + 2 * w, x0 + 4 * w
front(a, w, 0.08, 0.72, y - D + 0.02, cr)
front(a + w, w, 0.08, 0.72, y - D + 0.02, cr)
box((2 * w - 0.01, D, 0.028), ((a + b) / 2, y - D / 2 - 0.004, 0.80), wn("X"), 0.002)
box((2 * w - 0.01, 0.008, 1.44), ((a + b) / 2, y - D + 0.26, 0.83), wn("Z"), 0)
for z in (1.24, 1.62, 1.98):
    box((2 * w - 0.04, 0.22, 0.024), ((a + b) / 2, y - D + 0.14, z), wn("X"), 0.0014)
for s in (a + 0.01, b - 0.01):
    box((0.02, 0.26, 1.48), (s, y - D + 0.13, 0.82), wn("Z"), 0.0014)
area(((a + b) / 2, y - D + 0.06, HT - 0.03), (0, 0, 0), (2 * w - 0.2, 0.02), 3, (1, 0.76, 0.5))
yb = y - D + 0.05
lamp(a + 0.22, y - D + 0.13, 0.828, (0.40, 0.19, 0.10), 0.12, 0.36, 4, 1)
books(b - 0.3, y - D + 0.13, 0.828, 4, 102, lie=True)
bookrow(a + 0.03, b - 0.03, yb, 1.264, 0.28, 103, 0.6)
jar(b - 0.2, y - D + 0.13, 1.264, clay((0.62, 0.58, 0.50)), 0.075, 0.2)
bookrow(a + 0.3, b - 0.03, yb, 1.644, 0.28, 104, 0.95)
jar(a + 0.16, y - D + 0.13, 1.644, clay((0.22, 0.24, 0.23)), 0.08, 0.18)
bowl(a + 0.3, y - D + 0.13, 2.004, 0.10, 0.06, wood("oak", "X"))
books(b - 0.35, y - D + 0.13, 2.004, 3, 105, lie=True)
W2, D2, H2 = 1.9, 0.85, 0.74
cx, cy = 0.15, -2.35
box((W2, D2, 0.036), (cx, cy, H2 - 0.036), wn("X"), 0.005, 4)
for s in (-1, 1):
    box((0.05, D2 - 0.16, H2 - 0.036), (cx + s * (W2 / 2 - 0.16), cy, 0), wn("Z"), 0.004)
box((W2 - 0.40, 0.024, 0.34), (cx, cy + 0.12, 0.34), wn("X"), 0.003)
chair(cx + 0.05, cy + 0.62, 4, "walnut", (0.30, 0.28, 0.24))
chair(cx - 0.42, cy - 0.78, 180 + 16, "walnut", (0.30, 0.28, 0.24))
laptop(cx + 0.12, cy + 0.04, H2, 180)
desklamp(cx + 0.72, cy + 0.16, H2, 1, INK)
box(
    (0.21, 0.297, 0.012),
    (cx - 0.32, cy - 0.10, H2),
    paint("paper", (0.72, 0.71, 0.68)),
    0.001,
    1,
    (0, 0, -12),
)
mug(cx + 0.48, cy - 0.20, H2, (0.62, 0.58, 0.51), 30)
books(cx - 0.70, cy + 0.10, H2, 3, 106, lie=True)
rug(2.9, 2.0, (cx, cy), (0.52, 0.48, 0.41), 0, 0.34)
plant(-2.15, -0.55, 1.4, 242, (0.50, 0.46, 0.40), 0.19, L=(0.23, 0.32), n=30)
pendant(cx, cy, 1.62, 2.65, 0.24, (0.60, 0.55, 0.46), "drum", 9)
camera((1.75, -6.0, 1.35), (0.0, -1.5, 0.9), 36, 5.6, focus=4.0, shift=(0.0, -0.08))
finish(exposure=0.22, R=8, k=0.75)
