import type { Chosen, Rules } from "./rules";
import type { Module, Run, RunKind } from "./run";

/** The decors and the handle of a run, by id. */
export type RunLook = Pick<Run, "body" | "front" | "worktop" | "handle">;

/** A ready kitchen or vanity for a wall of a width in mm, which fills it: `fitted` again where the wall is another. */
export function startRun(
  _kind: RunKind,
  _width: number,
  _look: RunLook,
  _chosen: Chosen,
  _rules: Rules,
): Run {
  throw new Error("not yet");
}

/** The same run with the modules that the shop would put along its wall. */
export function withReadyModules(run: Run, _chosen: Chosen, _rules: Rules): Run {
  return run;
}

/** The worked kitchen of the workshop's rules, 3,000 wide: what a change of rules or prices does is shown on it. */
export function runSample(look: RunLook, { columnNiche, hob, sink, hood }: Rules): Run {
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
    niches: {
      oven: columnNiche.oven,
      fridge: columnNiche.fridge,
      fridgeDoor: columnNiche.fridgeDoor,
      hob: [hob.width, hob.depth],
      sink: [sink.width, sink.depth],
      hoodAbove: hood.electric,
      hood: [hood.cutWidth, hood.cutDepth],
    },
    thickness: 18,
    ...look,
    wayIn: null,
  };
}
