import { fitRun } from "./fit-run";
import { beginsOf } from "./kitchen/lay-out";
import { readyModules } from "./kitchen/ready";
import type { Chosen, Rules } from "./rules";
import type { Module, Niches, Run, RunKind } from "./run";

/** The decors and the handle of a run, by id. */
export type RunLook = Pick<Run, "body" | "front" | "worktop" | "handle">;

/**
 * A ready kitchen or vanity for a wall of a width in mm, which it fills. Nobody has said where water and the hob are
 * connected: they are behind its sink and its hob. A vanity stands free.
 */
export function startRun(
  kind: RunKind,
  width: number,
  look: RunLook,
  chosen: Chosen,
  rules: Rules,
): Run {
  const isVanity = kind === "vanity";
  const end = isVanity ? "free" : "wall";
  const run = withReadyModules(
    {
      kind,
      rules: 1,
      walls: [
        {
          widths: [width, width, width],
          ends: [end, end],
          window: null,
          water: isVanity ? Math.round(width / 2) : Math.max(0, width - 450),
          hob: Math.round(width / 2),
          modules: [],
        },
      ],
      ceiling: 2600,
      wallHeight: rules.wallModule.low,
      cooking: "electric",
      niches: usualNiches(kind, width, rules),
      thickness: 18,
      ...look,
      wayIn: null,
    },
    chosen,
    rules,
  );
  const [wall] = run.walls;
  const begins = beginsOf(wall, chosen);
  const middleOf = (is: (module: Module) => boolean) => {
    const at = wall.modules.findIndex(is);
    return at < 0 ? undefined : Math.round(begins[at]! + wall.modules[at]!.width / 2);
  };
  const water = middleOf(({ what }) => what === "sink") ?? wall.water;
  const hob = middleOf((module) => module.hob === true) ?? wall.hob;
  return { ...run, walls: [{ ...wall, water, hob }] };
}

/** The same run with the modules that the shop would put along its wall. */
export function withReadyModules(run: Run, chosen: Chosen, rules: Rules): Run {
  const [wall] = run.walls;
  const modules = readyModules(run, chosen, rules);
  return fitRun({ ...run, walls: [{ ...wall, modules }] }, chosen, rules).run;
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
