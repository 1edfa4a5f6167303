import type { Chosen, Rules } from "../rules";
import { hasBody, isColumn, widestSingle, type Module, type RunReason } from "../run";
import type { Note, Placed } from "./fit-modules";
import { beginsOf } from "./lay-out";
import { pinned, type Line } from "./lines";

/** What is not where it may be: which module, why, and how much worse that is than other things. */
interface Misplaced {
  why: RunReason;
  at: number;
  weight: number;
}

/** What is at a place where it may not be; window, water, walls and other modules decide. */
function misplaced(run: Line, placed: Placed[], chosen: Chosen, rules: Rules): Misplaced[] {
  const [wall] = run.walls;
  const { widths, ends, window, water, corners } = wall;
  const modules = placed.map(({ module }) => module);
  const begins = beginsOf({ ...wall, modules }, chosen);
  const whole = Math.min(...widths);
  const found: Misplaced[] = [];
  const spanOf = (at: number, width = modules[at]!.width): [number, number] => {
    const from = begins[at]! + Math.round((modules[at]!.width - width) / 2);
    return [from, from + width];
  };
  const isBefore = ([from, to]: [number, number]) =>
    window !== null && from < window.x + window.width && to > window.x;
  const sink = modules.findIndex(({ what }) => what === "sink");
  const hob = modules.findIndex((module) => module.hob);
  const say = (why: RunReason, at: number, weight: number) => found.push({ why, at, weight });
  for (const [at, module] of modules.entries()) {
    if (isColumn(module) && isBefore(spanOf(at))) say("column-window", at, 3);
    if (module.what === "dishwasher" && sink >= 0 && Math.abs(at - sink) !== 1) {
      say("dishwasher-sink", at, 1);
    }
  }
  if (sink >= 0 && water !== null) {
    const [from, to] = spanOf(sink);
    if (Math.abs((from + to) / 2 - water) > rules.sink.fromWater) say("sink-water", sink, 4);
  }
  for (const [end, at] of [0, modules.length - 1].entries()) {
    const corner = corners?.[end];
    const module = modules[at];
    if (!corner || corner.isThrough || !module) continue;
    // Posts are held by a body, and a column's door or a pair's would open against what stands along the other wall.
    const isPair = hasPair(module);
    if (!hasBody(module) || isColumn(module) || isPair) say("corner-beside", at, 5);
    const cutOut = module.hob ? run.niches.hob : module.what === "sink" && run.niches.sink;
    if (!cutOut) continue;
    const [from, to] = spanOf(at, cutOut[0]);
    const near = end === 0 ? from : whole - to;
    if (near < rules.worktop.depth + rules.worktop.cutJoint) say("corner-cut-out", at, 3);
  }
  if (hob >= 0) {
    const { fromWall, fromSink } = rules.hob;
    const cut = spanOf(hob, run.niches.hob[0]);
    if (ends[0] === "wall" && cut[0] < fromWall) say("hob-wall", hob, 2);
    if (ends[1] === "wall" && whole - cut[1] < fromWall) say("hob-wall", hob, 2);
    const nearColumn = modules.some(
      (module, at) => isColumn(module) && apart(cut, spanOf(at)) < fromWall,
    );
    if (nearColumn) say("hob-column", hob, 2);
    if (sink >= 0 && apart(cut, spanOf(sink, run.niches.sink[0])) < fromSink) {
      say("hob-sink", hob, 2);
    }
    if (isBefore(modules[hob]!.above === "hood" ? spanOf(hob) : cut)) say("hob-window", hob, 2);
  }
  return found;
}

function hasPair({ what, count, width }: Module): boolean {
  const isClosed = what === "doors" || (what === "sink" && count === 0);
  return isClosed && width > widestSingle;
}

function apart([from, to]: [number, number], [start, end]: [number, number]): number {
  return Math.max(start - to, from - end);
}

/**
 * Moves what may not stand where it does, as few modules as little as it can; what has no place at all is replaced by
 * doors as wide, a hob is left out.
 */
export function placeModules(
  run: Line,
  wished: Placed[],
  chosen: Chosen,
  rules: Rules,
  note: Note,
): Placed[] {
  let placed = wished;
  const wrongOf = (one: Placed[]) => misplaced(run, one, chosen, rules);
  const scoreOf = (one: Placed[]) => wrongOf(one).reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 40; round++) {
    const [first] = wrongOf(placed).sort((one, other) => other.weight - one.weight);
    if (!first) return placed;
    if (first.why === "corner-beside" && placed[first.at]!.module.what === "doors") {
      placed = drawersFor(placed, first, note);
      continue;
    }
    const score = scoreOf(placed);
    const moved = orders(placed, pinned(run, placed.length))
      .map((order) => ({ order, score: scoreOf(order) }))
      .reduce((best, one) => (one.score < best.score ? one : best), { order: placed, score });
    if (moved.score < score) {
      const { wish } = placed[first.at]!;
      const to = moved.order.findIndex((one) => one === placed[first.at]);
      note({ why: first.why, ...(wish >= 0 && { module: wish }), from: first.at, to });
      placed = moved.order;
    } else placed = replaced(placed, first, note);
  }
  return placed;
}

/** Drawers in place of a pair of doors. */
function drawersFor(placed: Placed[], { at, why }: Misplaced, note: Note): Placed[] {
  const { module, wish } = placed[at]!;
  note({ why, ...(wish >= 0 && { module: wish }), from: at, to: at });
  const drawers: Module = { ...module, what: "drawers", count: 3 };
  return placed.map((one, index) => (index === at ? { module: drawers, wish } : one));
}

/** A module less in the way: doors for it, or no hob on it. */
function replaced(placed: Placed[], { at, why }: Misplaced, note: Note): Placed[] {
  const { module, wish } = placed[at]!;
  note({ why, ...(wish >= 0 && { module: wish }), from: at, to: at });
  note({ why: "module-replaced", ...(wish >= 0 && { module: wish }), from: at, to: at });
  const instead: Module = { ...module };
  if (module.hob) {
    delete instead.hob;
    if (module.above === "hood") instead.above = "nothing";
  } else {
    Object.assign(instead, { what: "doors", count: 0, width: Math.max(300, module.width) });
  }
  return placed.map((one, index) => (index === at ? { ...one, module: instead } : one));
}

/**
 * All orders in which one to three modules side by side, of those between two places, stand elsewhere there, the nearest
 * first.
 */
function orders(placed: Placed[], [first, end]: [number, number]): Placed[][] {
  const all: { moved: number; order: Placed[] }[] = [];
  for (let size = 1; size <= 3; size++) {
    for (let from = first; from + size <= end; from++) {
      const block = placed.slice(from, from + size);
      const rest = [...placed.slice(0, from), ...placed.slice(from + size)];
      for (let to = first; to <= end - size; to++) {
        if (to === from) continue;
        const order = [...rest.slice(0, to), ...block, ...rest.slice(to)];
        all.push({ moved: size * Math.abs(to - from), order });
      }
    }
  }
  return all.sort((one, other) => one.moved - other.moved).map(({ order }) => order);
}
