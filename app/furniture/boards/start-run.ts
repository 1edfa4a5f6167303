import { fitRun } from "./fit-run";
import { beginsOf } from "./kitchen/lay-out";
import { linesOf } from "./kitchen/lines";
import { readyModules } from "./kitchen/ready";
import { connectedWalls, readyWalls } from "./kitchen/ready-walls";
import type { Chosen, Rules } from "./rules";
import type { Module, Niches, Run, RunKind, Wall } from "./run";

/** The decors and the handle of a run, by id. */
export type RunLook = Pick<Run, "body" | "front" | "worktop" | "handle">;

/**
 * A ready kitchen or vanity for walls of some widths in mm, from left to right, which it fills. Nobody has said where water and the hob are
 * connected: they are behind its sink and its hob. A vanity stands free.
 */
export function startRun(
  kind: RunKind,
  widths: readonly number[],
  look: RunLook,
  chosen: Chosen,
  rules: Rules,
): Run {
  const isVanity = kind === "vanity";
  const end = isVanity ? "free" : "wall";
  const [width = 0] = widths;
  const last = widths.length - 1;
  const [first, ...others] = widths.map((long, wall): Wall => ({
    widths: [long, long, long],
    ends: [wall === 0 ? end : "corner", wall === last ? end : "corner"],
    window: null,
    water: null,
    hob: null,
    modules: [],
  }));
  const empty: Run = {
    kind,
    rules: 1,
    walls: [first!, ...others],
    ceiling: 2600,
    wallHeight: rules.wallModule.low,
    cooking: "electric",
    niches: usualNiches(kind, last > 0 ? Math.max(...widths) : width, rules),
    thickness: 18,
    ...look,
    wayIn: null,
  };
  const at = last > 0 ? connectedWalls(empty, chosen, rules) : { water: 0, hob: 0 };
  const connected = empty.walls.map((wall, index) => {
    const [long] = wall.widths;
    return {
      ...wall,
      water: index === at.water ? startingWater(long, isVanity, last > 0) : null,
      hob: index === at.hob ? Math.round(long / 2) : null,
    };
  });
  const guessed = { ...empty, walls: connected as unknown as Run["walls"] };
  // Along walls that meet, sink and hob have their places before the wall says how wide the modules are.
  const begun =
    last > 0 ? connectedBehind(withReady(guessed, chosen, rules), chosen, rules) : guessed;
  return connectedBehind(withReadyModules(begun, chosen, rules), chosen, rules);
}

/** The same run with water behind its sink, and the hob's connection behind its hob, along the walls that have them. */
function connectedBehind(run: Run, chosen: Chosen, rules: Rules): Run {
  const walls = linesOf(run, chosen, rules).map(({ walls: [line] }, wall) => {
    const begins = beginsOf(line, chosen);
    const middleOf = (is: (module: Module) => boolean) => {
      const found = line.modules.findIndex(is);
      return found < 0 ? undefined : Math.round(begins[found]! + line.modules[found]!.width / 2);
    };
    const own = run.walls[wall]!;
    const water = own.water === null ? null : middleOf(({ what }) => what === "sink");
    const hob = own.hob === null ? null : middleOf((module) => module.hob === true);
    return {
      ...own,
      water: water === undefined ? own.water : water,
      hob: hob === undefined ? own.hob : hob,
    };
  });
  return { ...run, walls: walls as Run["walls"] };
}

/** Where water is while nobody has said it: where the sink of a ready run stands. */
function startingWater(width: number, isVanity: boolean, isCorner: boolean): number {
  return isVanity || isCorner ? Math.round(width / 2) : Math.max(0, width - 450);
}

/** The same run with the modules that the shop would put along its walls. */
export function withReadyModules(run: Run, chosen: Chosen, rules: Rules): Run {
  return fitRun(withReady(run, chosen, rules), chosen, rules).run;
}

function withReady(run: Run, chosen: Chosen, rules: Rules): Run {
  const [only, ...others] = run.walls;
  if (others.length > 0) return { ...run, walls: readyWalls(run, chosen, rules) };
  return { ...run, walls: [{ ...only, modules: readyModules(run, chosen, rules) }] };
}

/** Along shorter walls there is room for a hob beside a small sink alone, in mm. */
const SHORT = 2200;
const SMALL_SINK = 460;

/** What the sheets of usual appliances say; a washbasin is as wide as its vanity lets it be. */
function usualNiches(kind: RunKind, width: number, rules: Rules): Niches {
  const { columnNiche, hob, sink, hood, vanity } = rules;
  const isVanity = kind === "vanity";
  const basin = Math.max(200, Math.min(vanity.depth, width - 100));
  return {
    oven: columnNiche.oven,
    fridge: columnNiche.fridge,
    fridgeDoor: columnNiche.fridgeDoor,
    hob: [hob.width, isVanity ? 300 : hob.depth],
    sink: isVanity ? [basin, 350] : [width < SHORT ? SMALL_SINK : sink.width, sink.depth],
    hoodAbove: hood.electric,
    hood: [hood.cutWidth, hood.cutDepth],
  };
}

/** The worked kitchen of the workshop's rules, 3,000 wide: what a change of rules or prices does is shown on it. */
export function runSample(look: RunLook, rules: Rules): Run {
  const module = (what: Module["what"], width: number, more: Partial<Module> = {}): Module => ({
    what,
    width,
    count: 0,
    above: "nothing",
    hinge: "left",
    ...more,
  });
  return {
    kind: "kitchen",
    rules: 1,
    walls: [
      {
        widths: [3000, 3000, 3000],
        ends: ["wall", "wall"],
        window: null,
        water: 2550,
        hob: 1100,
        modules: [
          module("oven-column", 600),
          module("drawers", 900, { count: 3, hob: true, above: "hood" }),
          module("dishwasher", 600, { above: "cupboard" }),
          module("sink", 800, { above: "cupboard" }),
        ],
      },
    ],
    ceiling: 2600,
    wallHeight: 720,
    cooking: "electric",
    niches: usualNiches("kitchen", 3000, rules),
    thickness: 18,
    ...look,
    wayIn: null,
  };
}
