import type { Chosen, Rules } from "../rules";
import { mostModules, type Module } from "../run";
import type { Note, Placed } from "./fit-modules";
import { endWidths } from "./lay-out";
import { isFlexible, widthLimits } from "./limits";
import { pinned, type Line } from "./lines";

/** Doors that are added are this wide where there is room for more of them, in mm. */
const USUAL = 600;
/** The step of the usual widths, in mm. */
const STEP = 50;
const NARROWEST = 300;

interface Filling {
  chosen: Chosen;
  rules: Rules;
  kept?: number | undefined;
  most?: number;
}

/** Between what the widths of all modules add up to, so that fillers are as wide as they may be. */
export function sumsOf(run: Line, chosen: Chosen, rules: Rules): { least: number; most: number } {
  const [wall] = run.walls;
  const ends = endWidths(wall, chosen);
  const fillers = ends.filter((width) => width === null).length;
  const free =
    Math.min(...wall.widths) - ends.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const { least, most } = rules.wallFillers;
  return { least: free - fillers * most, most: free - fillers * least };
}

export function sumOf(placed: Placed[]): number {
  return placed.reduce((sum, { module }) => sum + module.width, 0);
}

/**
 * Fills the wall: a door or drawer module takes a width of its own, several where one is not enough; else one is added,
 * or the last goes. Appliances keep their widths; `kept` is the module that should stay as it was just chosen, `most`
 * how many there may be.
 */
export function fillWall(
  run: Line,
  wished: Placed[],
  { chosen, rules, kept, most = mostModules }: Filling,
  note: Note,
): Placed[] {
  const sums = sumsOf(run, chosen, rules);
  let placed = wished;
  for (let round = 0; round < 3 * mostModules; round++) {
    const sum = sumOf(placed);
    if (sum >= sums.least && sum <= sums.most) return placed;
    const by = { least: sums.least - sum, most: sums.most - sum };
    const next = oneTakes(by) ?? (sum < sums.least ? longer(by) : shorter(by));
    if (!next) return placed;
    placed = next;
  }
  return placed;

  /** Those that may take another width, the most willing first. */
  function flexible(): number[] {
    const rank = (index: number) => {
      const { module, wish } = placed[index]!;
      const isOdd = module.width % STEP !== 0;
      return (wish === kept && kept !== undefined ? 4 : 0) + (module.hob ? 2 : 0) - (isOdd ? 1 : 0);
    };
    return placed
      .flatMap(({ module }, index) => (isFlexible(run, module, rules) ? [index] : []))
      .sort((one, other) => rank(one) - rank(other) || other - one);
  }

  function oneTakes(by: { least: number; most: number }): Placed[] | undefined {
    for (const index of flexible()) {
      const width = widthFor(run, placed[index]!.module, by, rules);
      if (width !== undefined) return widened(index, width);
    }
    return undefined;
  }

  function widened(index: number, width: number): Placed[] {
    const { module, wish } = placed[index]!;
    if (wish >= 0) note({ why: "fill-width", module: wish, from: module.width, to: width });
    return placed.map((one, at) => (at === index ? { ...one, module: { ...module, width } } : one));
  }

  function longer(by: { least: number; most: number }): Placed[] | undefined {
    const isRoom = by.most >= NARROWEST && placed.length < most;
    if (isRoom) return added(by.least > 900 ? USUAL : Math.max(NARROWEST, by.least));
    return grown() ?? (placed.length < most ? added(NARROWEST) : removed());

    /** The first that can grow grows as far as it may; a sink's where no other can. */
    function grown(): Placed[] | undefined {
      const able = [...flexible(), ...of("sink"), ...of("corner")];
      const room = (index: number) => {
        const { module } = placed[index]!;
        return widthLimits(run, module, rules).most - module.width;
      };
      const all = able.reduce((sum, index) => sum + room(index), 0);
      if (all < by.least) return undefined;
      const index = able.find((one) => room(one) > 0)!;
      return widened(index, placed[index]!.module.width + Math.min(room(index), by.least));
    }
  }

  function shorter(by: { least: number; most: number }): Placed[] | undefined {
    const able = [...flexible(), ...of("sink"), ...of("corner")];
    const room = (index: number) => {
      const { module } = placed[index]!;
      return module.width - widthLimits(run, module, rules).least;
    };
    const all = able.reduce((sum, index) => sum + room(index), 0);
    if (all < -by.most) return removed();
    const index = able.find((one) => room(one) > 0)!;
    return widened(index, placed[index]!.module.width - Math.min(room(index), -by.most));
  }

  function of(what: Module["what"]): number[] {
    return placed.flatMap(({ module }, index) => (module.what === what ? [index] : []));
  }

  /** Doors before the columns that end the run, so that they stay at its end. */
  function added(wide: number): Placed[] {
    const width = Math.min(900, Math.ceil(wide / STEP) * STEP);
    const module: Module = { what: "doors", width, count: 0, above: "nothing", hinge: "left" };
    note({ why: "fill-added", from: placed.length, to: placed.length + 1 });
    const [first, end] = pinned(run, placed.length);
    let at = end;
    while (at > first && placed[at - 1]!.module.what.endsWith("column")) at--;
    return [...placed.slice(0, at), { module, wish: -1 }, ...placed.slice(at)];
  }

  /** The last of doors and drawers, then what has no sink, then what there is. */
  function removed(): Placed[] | undefined {
    const [first, end] = pinned(run, placed.length);
    const isPinned = (at: number) => at < first || at >= end;
    if (placed.length === 1) return alone(placed[0]!);
    const willing: ((module: Module) => boolean)[] = [
      ({ what, hob }) => (what === "doors" || what === "drawers") && !hob,
      ({ what }) => what === "narrow",
      ({ hob, what }) => !hob && what !== "sink",
      ({ what }) => what !== "sink",
      () => true,
    ];
    for (const isWilling of willing) {
      // What was added stays, or it would be added again.
      const index = placed
        .map(
          ({ module, wish }, at) =>
            isWilling(module) && wish !== kept && wish >= 0 && !isPinned(at),
        )
        .lastIndexOf(true);
      if (index < 0) continue;
      const { module, wish } = placed[index]!;
      note({ why: "fill-removed", module: wish, from: module.width, to: 0 });
      return placed.filter((_, at) => at !== index);
    }
    // Of what was added the last that is at no corner.
    return end > first ? placed.filter((_, at) => at !== end - 1) : undefined;
  }

  /** What is too wide for the wall by itself has doors for its drawers, or is doors. */
  function alone({ module, wish }: Placed): Placed[] | undefined {
    const told = wish >= 0 ? { module: wish } : {};
    if (module.what === "sink" && module.count > 0) {
      note({ why: "module-drawers", ...told, from: module.count, to: 0 });
      return [{ module: { ...module, count: 0 }, wish }];
    }
    if ((module.what === "doors" && !module.hob) || module.what === "corner") return undefined;
    note({ why: "module-replaced", ...told, from: 0, to: 0 });
    const doors: Module = {
      ...module,
      what: "doors",
      count: 0,
      width: NARROWEST,
      above: "nothing",
    };
    delete doors.hob;
    return [{ module: doors, wish }];
  }
}

/** The nearest width of a module by which all are as wide as they should be; one of the usual ones if it can be. */
export function widthFor(
  run: Line,
  module: Module,
  by: { least: number; most: number },
  rules: Rules,
): number | undefined {
  const limits = widthLimits(run, module, rules);
  const least = Math.max(limits.least, module.width + by.least);
  const most = Math.min(limits.most, module.width + by.most);
  if (least > most) return undefined;
  const usual = Math.ceil(least / STEP) * STEP;
  const lower = Math.floor(most / STEP) * STEP;
  const all = [least, most, usual, lower].filter((one) => one >= least && one <= most);
  const steps = all.filter((one) => one % STEP === 0);
  const from = steps.length > 0 ? steps : all;
  return from.reduce((best, one) =>
    Math.abs(one - module.width) < Math.abs(best - module.width) ? one : best,
  );
}
