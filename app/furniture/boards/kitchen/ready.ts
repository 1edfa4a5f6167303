import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import type { Module, Run } from "../run";

/** A filler beside a wall as it is usual, in mm. */
export const USUAL_FILLER = 50;
/** The widest and the usual of what is added beside appliances, in mm. */
const ADDED = { narrowest: 300, usual: 600 };

/** The modules that the shop would put along a wall, before they fill it to the millimetre. */
export function readyModules(run: Run, chosen: Chosen, rules: Rules): Module[] {
  const [{ widths, ends, water }] = run.walls;
  const beside = ends.reduce(
    (sum, end) => sum + (end === "wall" ? USUAL_FILLER : frontThicknessOf(chosen.front)),
    0,
  );
  const whole = Math.min(...widths);
  const modules =
    run.kind === "kitchen" ? kitchen(whole - beside) : vanity(run, whole - beside, rules);
  return (water ?? whole) < whole / 2 ? [...modules].reverse() : modules;
}

/** Columns at one end, then the hob, at the other the sink with the dishwasher: what matters most first. */
function kitchen(room: number): Module[] {
  const hob = room >= 1500 ? 900 : 600;
  const sink = room >= 2400 ? 800 : 600;
  let rest = room - hob - sink;
  const take = (width: number) => {
    if (rest < width) return false;
    rest -= width;
    return true;
  };
  const dishwasher = take(600) ? 600 : take(450) ? 450 : 0;
  const oven = take(600);
  const fridge = take(600);
  const more = plainModules(rest);
  const [first, ...others] = more;
  return [
    ...(fridge ? [readyModule("fridge-column", 600)] : []),
    ...(oven ? [readyModule("oven-column", 600)] : []),
    ...(first && (oven || fridge || others.length > 0) ? [first] : []),
    readyModule("drawers", hob, { count: 3, hob: true }, "hood"),
    ...(first && !oven && !fridge && others.length === 0 ? [first] : []),
    ...others,
    ...(dishwasher > 0 ? [readyModule("dishwasher", dishwasher, {}, "cupboard")] : []),
    readyModule("sink", sink, {}, "cupboard"),
  ];
}

/** Drawers and doors in turn for a stretch of wall in mm, which they nearly fill, with cupboards over them. */
export function plainModules(stretch: number): Module[] {
  let rest = stretch;
  const more: Module[] = [];
  while (rest >= ADDED.narrowest && more.length < 12) {
    // What would be left is not too narrow for one more.
    const isLast = rest < ADDED.usual + ADDED.narrowest;
    const width = isLast ? Math.min(rest, 900) : ADDED.usual;
    const isDrawers = more.length % 2 === 0;
    more.push(
      readyModule(
        isDrawers ? "drawers" : "doors",
        width,
        isDrawers ? { count: 3 } : {},
        "cupboard",
      ),
    );
    rest -= width;
  }
  return more;
}

/** Drawers below the basin, and more beside it where there is room. */
function vanity(run: Run, room: number, { drawer, drawerBoard, vanity: recess }: Rules): Module[] {
  const beside = room > 900 ? Math.max(ADDED.narrowest, Math.min(400, room - 600)) : 0;
  const width = room - beside;
  const leastRecessed =
    recess.recessWidth + 4 * drawerBoard + drawer.besideBox + 2 * run.thickness + 80;
  const sink = readyModule("sink", width, { count: width >= leastRecessed ? 2 : 0 });
  return beside > 0 ? [sink, readyModule("drawers", beside, { count: 3 })] : [sink];
}

export function readyModule(
  what: Module["what"],
  width: number,
  more: Partial<Module> = {},
  above: Module["above"] = "nothing",
): Module {
  return { what, width, count: 0, above, hinge: "left", ...more };
}
