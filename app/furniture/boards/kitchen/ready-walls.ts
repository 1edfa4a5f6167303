import type { Chosen, Rules } from "../rules";
import type { Module, Run } from "../run";
import { endWidths } from "./lay-out";
import { linesOf, type Line } from "./lines";
import { plainModules, readyModule, USUAL_FILLER } from "./ready";

/** What the shop would put along walls that meet: sink and hob where they are connected, columns at an outer end. */
export function readyWalls(run: Run, chosen: Chosen, rules: Rules): Run["walls"] {
  const lines = linesOf(run, chosen, rules);
  const rests = lines.map((line) => roomAlong(line, chosen));
  const cores = lines.map((line, at) => {
    const core = coreOf(line, rests[at]! - LEAST_BESIDE * againstOf(line));
    rests[at]! -= widthOf(core);
    return core;
  });
  // Columns stand where most is left, if a wall ends without a corner there.
  const outer = [...lines.keys()].filter((at) => at === 0 || at === lines.length - 1);
  const longest = outer.reduce((best, at) => (rests[at]! > rests[best]! ? at : best));
  const columns = (["fridge-column", "oven-column"] as const).flatMap((what) => {
    if (rests[longest]! < COLUMN + LEAST_BESIDE) return [];
    rests[longest]! -= COLUMN;
    return [readyModule(what, COLUMN)];
  });
  const [first, ...others] = lines.map(({ walls: [{ corners: _, ...wall }] }, at) => {
    const own = lines[at]!.walls[0].corners!;
    const isBetween = againstOf(lines[at]!) === 2;
    const [beside, ...more] = isBetween ? plainsBetween(rests[at]!) : plainModules(rests[at]!);
    const corner = (end: 0 | 1) =>
      own[end]?.isThrough ? [readyModule("corner", own[end].least, {}, "cupboard")] : [];
    // Away from a corner whose other wall's modules run through; of a line at its right the other way round.
    const fromCorner = [
      ...(beside ? [beside] : []),
      ...cores[at]!,
      ...more,
      ...(at === longest ? [...columns].reverse() : []),
    ];
    const isRight = own[0] === null || (own[0].isThrough && own[1]?.isThrough === false);
    const between = isRight ? fromCorner.reverse() : fromCorner;
    return { ...wall, modules: [...corner(0), ...between, ...corner(1)] };
  });
  return [first!, ...others];
}

/**
 * At which walls a ready kitchen has water and the hob: water where there is room for a sink and a dishwasher, at the
 * middle wall before others, and the hob at the roomiest of the rest.
 */
export function connectedWalls(
  run: Run,
  chosen: Chosen,
  rules: Rules,
): { water: number; hob: number } {
  const rooms = linesOf(run, chosen, rules).map(
    (line) => roomAlong(line, chosen) - LEAST_BESIDE * againstOf(line),
  );
  const roomiest = (walls: number[]) =>
    walls.reduce((best, at) => (rooms[at]! > rooms[best]! ? at : best));
  const all = [...rooms.keys()];
  const wished = rooms.length > 2 ? 1 : 0;
  const water = rooms[wished]! >= SMALL_SINK + SMALL_DISHWASHER ? wished : roomiest(all);
  return { water, hob: roomiest(all.filter((at) => at !== water)) };
}

const COLUMN = 600;
const HOB = 900;
const LEAST_HOB = 760;
const WIDE_SINK = 800;
const SMALL_SINK = 600;
const LEAST_SINK = 500;
const SMALL_DISHWASHER = 450;
/** What is at least between a column or an appliance and a corner, in mm. */
const LEAST_BESIDE = 300;

/** At how many corners a line is set against another, where neither sink nor appliance may be. */
function againstOf({ walls: [{ corners }] }: Line): number {
  return corners?.filter((corner) => corner?.isThrough === false).length ?? 0;
}

/** At least two modules, so that one is beside each of two corners. */
function plainsBetween(stretch: number): Module[] {
  const plains = plainModules(stretch);
  if (plains.length > 1) return plains;
  const half = Math.floor(stretch / 2);
  return [...plainModules(half), ...plainModules(half)];
}

/** How much of a wall is left beside its corners and fillers, in mm. */
function roomAlong({ walls: [wall] }: Line, chosen: Chosen): number {
  const beside = endWidths(wall, chosen).reduce<number>(
    (sum, width) => sum + (width ?? USUAL_FILLER),
    0,
  );
  const through = wall.corners?.flatMap((one) => (one?.isThrough ? one.least : [])) ?? [];
  return Math.min(...wall.widths) - beside - through.reduce((sum, least) => sum + least, 0);
}

/** Sink and dishwasher where water is, the hob where it is connected, as wide as there is room. */
function coreOf({ walls: [wall] }: Line, room: number): Module[] {
  const core: Module[] = [];
  const isHob = wall.hob !== null;
  let rest = room;
  const take = (least: number, of: (width: number) => Module, ...widths: number[]) => {
    const width = widths.find((one) => one <= rest - least);
    if (width === undefined) return;
    core.push(of(width));
    rest -= width;
  };
  if (wall.water !== null) {
    // Beside a smaller sink there may still be room for a dishwasher.
    const isShort = room < WIDE_SINK + SMALL_DISHWASHER;
    const sink = (width: number) => readyModule("sink", width, {}, "cupboard");
    take(
      isHob ? COLUMN : 0,
      sink,
      ...(isShort ? [SMALL_SINK, WIDE_SINK, LEAST_SINK] : [WIDE_SINK, SMALL_SINK]),
    );
    // Without a sink there is nothing that it could stand beside.
    if (core.length > 0) {
      take(
        isHob ? COLUMN : 0,
        (width) => readyModule("dishwasher", width, {}, "cupboard"),
        600,
        SMALL_DISHWASHER,
      );
    }
  }
  const hob = (width: number) => readyModule("drawers", width, { count: 3, hob: true }, "hood");
  if (isHob) {
    if (core.length > 0) core.push(...plainModules(Math.min(rest - COLUMN, COLUMN)));
    rest = room - widthOf(core);
    // One of 600 would be too near to the wall that ends it; one of its own width has no hood.
    const isOwn = rest >= LEAST_HOB && rest < HOB;
    if (isOwn) core.push(readyModule("drawers", rest, { count: 3, hob: true }));
    else take(0, hob, HOB, 600);
  }
  return core;
}

function widthOf(modules: Module[]): number {
  return modules.reduce((sum, { width }) => sum + width, 0);
}
