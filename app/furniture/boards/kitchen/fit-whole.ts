import { clamp } from "../building/clamp";
import { bodyThicknesses, longestPassing, PANEL_BEYOND } from "../limits";
import { usable, type Chosen, type Rules } from "../rules";
import type { Niches, Run, Wall } from "../run";
import { sumsOf } from "./fill";
import type { Note } from "./fit-modules";
import { LOWEST_HOOD, nearest } from "./limits";
import { linesOf } from "./lines";
import { sizesOf } from "./sizes";

/** Lower columns and narrower cut-outs are of no appliance, in mm. */
const LEAST = { niche: 350, cutOut: 200, fridge: 800, fridgeDoor: 300 };
/** The widest module. */
const WIDEST = 900;
/** What stays beside a cut-out in a hood's bottom, where its joints are, in mm. */
const BESIDE_HOOD = 46;

/** The run without its modules: boards, heights, niches, what is on the wall. */
export function fitWhole(wish: Run, chosen: Chosen, rules: Rules, note: Note): Run {
  const run = { ...wish };
  const thickness = nearest(bodyThicknesses(chosen), run.thickness);
  if (thickness !== run.thickness) note({ why: "thickness", from: run.thickness, to: thickness });
  run.thickness = thickness;
  const { low, high, from } = rules.wallModule;
  const passing = longestPassing(run.wayIn, sizesOf(run, rules).depth + PANEL_BEYOND);
  const column = from + high - rules.baseModule.legs;
  const isHigh =
    from + high + rules.raising <= run.ceiling &&
    from + high <= passing &&
    column <= usable(chosen.body.sheet, rules).length;
  const wallHeight = isHigh ? nearest([low, high], run.wallHeight) : low;
  if (wallHeight !== run.wallHeight) {
    note({ why: "wall-height", from: run.wallHeight, to: wallHeight });
  }
  run.wallHeight = wallHeight;
  run.walls = fitWalls(run, rules, note);
  run.niches = fitNiches(run, chosen, rules, note);
  return run;
}

/**
 * Water, window and connections are on the walls, water and the hob's on one of them; a vanity is as long as one may be.
 */
function fitWalls({ kind, walls }: Run, { vanity }: Rules, note: Note): Run["walls"] {
  const [water, hob] = (["water", "hob"] as const).map((name) => {
    const at = walls.findIndex((wall) => wall[name] !== null);
    return Math.max(0, at);
  });
  const [first, ...others] = walls.map((wall, at) => {
    const tell: Note = (change) => note(walls.length > 1 ? { ...change, wall: at } : change);
    const connected = {
      ...wall,
      water: at === water ? (wall.water ?? 0) : null,
      hob: at === hob ? (wall.hob ?? 0) : null,
    };
    return fitWall(connected, kind === "vanity" ? vanity.widest : Infinity, tell);
  });
  return [first!, ...others];
}

function fitWall(wall: Wall, widest: number, note: Note): Wall {
  const whole = Math.min(...wall.widths);
  const most = Math.min(whole, widest);
  const fitted = { ...wall };
  if (most < whole) {
    // What is left of the wall beside it is free.
    note({ why: "vanity-width", from: whole, to: most });
    fitted.widths = [most, most, most];
    fitted.ends = [wall.ends[0], "free"];
  }
  for (const [name, why] of [
    ["water", "water"],
    ["hob", "hob-connection"],
  ] as const) {
    const from = wall[name];
    if (from === null) continue;
    const to = clamp(from, 0, most);
    if (to !== from) note({ why, from, to });
    fitted[name] = to;
  }
  if (wall.window && (wall.window.x >= most || wall.window.width === 0)) {
    note({ why: "window", from: 0, to: 0 });
    fitted.window = null;
  }
  return fitted;
}

/** Each number within what boards and slab allow. */
function fitNiches(run: Run, chosen: Chosen, rules: Rules, note: Note): Niches {
  const { niches, thickness: t, cooking } = run;
  const { baseModule, wallModule, worktop, hood, lowestZone } = rules;
  const sizes = sizesOf(run, rules);
  const column = sizes.top - baseModule.legs;
  const within = (wished: number, least: number, most: number) => {
    const to = clamp(wished, least, most);
    if (to !== wished) note({ why: "niche", from: wished, to });
    return to;
  };
  const deep = sizes.worktopDepth - worktop.cutFront - worktop.cutRear;
  const sums = linesOf(run, chosen, rules).map((line) => sumsOf(line, chosen, rules).most);
  const widest = Math.min(WIDEST, Math.max(...sums)) - 2 * t;
  const cutOut = ([width, depth]: [number, number]): [number, number] => [
    within(width, LEAST.cutOut, Math.max(LEAST.cutOut, widest)),
    within(depth, LEAST.cutOut, deep),
  ];
  const aboveOven = baseModule.height + t + lowestZone + t;
  const over = cooking === "gas" ? hood.gas : hood.electric;
  const fridge = within(niches.fridge, LEAST.fridge, column - 3 * t - lowestZone);
  const [hoodWide, hoodDeep] = niches.hood;
  const isOpen = hoodWide > 0 && hoodDeep > 0;
  return {
    oven: within(niches.oven, LEAST.niche, column - aboveOven - t),
    fridge,
    fridgeDoor:
      niches.fridgeDoor === 0
        ? 0
        : within(niches.fridgeDoor, LEAST.fridgeDoor, fridge - LEAST.fridgeDoor),
    hob: cutOut(niches.hob),
    sink: cutOut(niches.sink),
    hoodAbove: within(
      niches.hoodAbove,
      over,
      Math.max(over, sizes.top - LOWEST_HOOD - sizes.worktop),
    ),
    hood: isOpen
      ? [
          within(hoodWide, LEAST.cutOut / 2, 600 - 2 * t - 2 * BESIDE_HOOD),
          within(hoodDeep, LEAST.cutOut / 2, wallModule.depth - 60),
        ]
      : [0, 0],
  };
}
