import { clamp } from "../building/clamp";
import type { Rules } from "../rules";
import { moduleFacts, type Module, type RunChange } from "../run";
import { drawerLimits, hasRoomForHood, nearest, widthLimits } from "./limits";
import type { Line } from "./lines";

/** A module while a run is fitted, with its place in the wish; -1 of what was added. */
export interface Placed {
  module: Module;
  wish: number;
}

export type Note = (change: RunChange) => void;

/** Each module by itself, along all lines: what it is, its drawers, hob, what is above, width. */
export function fitModules(lines: Line[], walls: Placed[][], rules: Rules, note: Note): Placed[][] {
  let [hasHob, hasSink] = [false, false];
  const hasHood = hasRoomForHood(lines[0]!, rules);
  return lines.map((line, at) => walls[at]!.map((one) => fitModule(line, one)));

  function fitModule(run: Line, { module: wished, wish }: Placed): Placed {
    const module = { ...wished };
    const tell = (why: RunChange["why"], from: number, to: number) =>
      note({ why, module: wish, from, to });
    if (!moduleFacts[module.what].kinds.includes(run.kind)) become("module-kind");
    if (module.what === "sink") {
      if (hasSink) become("sink-one");
      else hasSink = true;
    }
    if (module.hob) fitHob();
    fitAbove();
    const [fewest, most] = drawerLimits(run, module);
    const count = clamp(module.count, fewest, most);
    if (count !== module.count && most > 0) tell("module-drawers", module.count, count);
    module.count = count;
    const limits = widthLimits(run, module, rules);
    const width = limits.only
      ? nearest(limits.only, module.width)
      : clamp(module.width, limits.least, limits.most);
    if (width !== module.width) {
      tell(module.hob ? "hob-width" : "module-width", module.width, width);
    }
    module.width = width;
    return { module, wish };

    function become(why: RunChange["why"]) {
      tell(why, module.width, module.width);
      module.what = "doors";
    }

    function fitHob() {
      const isHeld = module.what === "doors" || module.what === "drawers";
      if (hasHob || !isHeld || run.kind === "vanity") {
        tell(hasHob && isHeld ? "hob-one" : "hob-kind", 1, 0);
        delete module.hob;
      } else hasHob = true;
    }

    /** Only a hood hangs over a hob, and nowhere else; nothing over a vanity. */
    function fitAbove() {
      const { above } = module;
      const allowed = run.kind === "vanity" ? ["nothing"] : moduleFacts[module.what].above;
      if (!allowed.includes(above)) module.above = "nothing";
      else if (module.hob && above !== "nothing") module.above = hasHood ? "hood" : "nothing";
      else if (!module.hob && above === "hood") module.above = "cupboard";
      if (module.above === above) return;
      const why = { nothing: "module-above", hood: "cupboard-hob", cupboard: "hood-hob" } as const;
      tell(why[module.above], 1, 0);
    }
  }
}
