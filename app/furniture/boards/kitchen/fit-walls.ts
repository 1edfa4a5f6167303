import { clamp } from "../building/clamp";
import { mostModules, type Module, type RunChange } from "../run";
import type { Note, Placed } from "./fit-modules";
import { pinned, type Line } from "./lines";

// What is decided of all walls of a run together, before each is filled.

/** Takes what is said of a wall's modules, whose places are counted from its first, as of all. */
type NoteAt = (wall: number) => Note;

/** As long a stretch of wall for each module is always enough, in mm. */
const FOR_EACH = 600;

/** How many modules each wall may have: none more than lets the others be filled, too. */
export function mostOf(lines: Line[], walls: Placed[][]): number[] {
  const needed = lines.map(({ walls: [{ widths, corners }] }) =>
    Math.max(1, corners?.filter(Boolean).length ?? 0, Math.floor(Math.min(...widths) / FOR_EACH)),
  );
  return lines.map((_, at) =>
    needed.reduce(
      (most, need, other) => (other === at ? most : most - Math.max(need, walls[other]!.length)),
      mostModules,
    ),
  );
}

/** No more modules than there may be: the last of each wall go that are at no corner. */
export function cutDown(lines: Line[], walls: Placed[][], note: Note): Placed[][] {
  // The walls after one keep as many as they need.
  const cut: Placed[][] = lines.map(() => []);
  for (const [at, placed] of walls.entries()) {
    const most = Math.max(1, mostOf(lines, cut)[at]!);
    const end = pinned(lines[at]!, placed.length)[1];
    const more = Math.max(0, placed.length - most);
    cut[at] = [...placed.slice(0, end - more), ...placed.slice(end)];
  }
  const [from, to] = [walls.flat().length, cut.flat().length];
  if (to < from) note({ why: "modules-most", from, to });
  return cut;
}

/** A corner module where one runs into a corner, and none elsewhere. */
export function fitCorners(lines: Line[], walls: Placed[][], noteAt: NoteAt): Placed[][] {
  return lines.map((line, at) => {
    const [{ corners }] = line.walls;
    const note = noteAt(at);
    let placed = walls[at]!;
    const isCorner = (one: Placed | undefined) => one?.module.what === "corner";
    const add = (hinge: Module["hinge"]): Placed => {
      note({ why: "corner-added", from: placed.length, to: placed.length + 1 });
      const width = corners!.find((one) => one?.isThrough)!.least;
      const module: Module = { what: "corner", width, count: 0, above: "nothing", hinge };
      return { module, wish: -1 };
    };
    if (corners?.[0]?.isThrough && !isCorner(placed[0])) placed = [add("right"), ...placed];
    const isLast = corners?.[1]?.isThrough;
    const isOnly = placed.length === 1 && corners?.[0]?.isThrough;
    if (isLast && (isOnly || !isCorner(placed.at(-1)))) placed = [...placed, add("left")];
    const [first, end] = pinned(line, placed.length);
    return placed.map((one, index) => {
      const isAtEnd = index < first || index >= end;
      if (isAtEnd || !isCorner(one)) return one;
      const told = one.wish >= 0 ? { module: one.wish } : {};
      note({ why: "corner-none", ...told, from: index, to: index });
      return { ...one, module: { ...one.module, what: "doors" } };
    });
  });
}

/** Doors beside a corner open away from it. */
export function turnHinges(lines: Line[], walls: Placed[][], noteAt: NoteAt): Placed[][] {
  return lines.map((line, at) => {
    const note = noteAt(at);
    const placed = [...walls[at]!];
    for (const [end, index] of [0, placed.length - 1].entries()) {
      const one = placed[index];
      if (!line.walls[0].corners?.[end] || !one) continue;
      const hinge = end === 0 ? "right" : "left";
      const { module, wish } = one;
      if (module.hinge === hinge || !hasDoor(module)) continue;
      // Between two corners a single door opens away from the left one.
      if (end === 1 && placed.length === 1 && line.walls[0].corners[0]) continue;
      note({ why: "corner-hinge", ...(wish >= 0 && { module: wish }), from: index, to: index });
      placed[index] = { module: { ...module, hinge }, wish };
    }
    return placed;
  });
}

function hasDoor({ what, count, above }: Module): boolean {
  const isClosed = what === "doors" || what === "corner" || (what === "sink" && count === 0);
  return isClosed || above !== "nothing";
}

/** The sink stands along the wall where water is, and dishwashers along its own: what does not goes there. */
export function gatherAtWater(lines: Line[], walls: Placed[][], note: Note): Placed[][] {
  const all = walls.map((placed) => [...placed]);
  const sinkAt = () => all.findIndex((placed) => placed.some(({ module }) => isSink(module)));
  const water = lines.findIndex(({ walls: [wall] }) => wall.water !== null);
  const from = sinkAt();
  if (from < 0 || walls.length === 1) return walls;
  if (water !== from) {
    const at = all[from]!.findIndex(({ module }) => isSink(module));
    move(from, at, water, nearWater(lines[water]!.walls[0].water!, all[water]!), "sink-water");
  }
  for (const [wall, placed] of all.entries()) {
    if (wall === sinkAt()) continue;
    for (let at = placed.length - 1; at >= 0; at--) {
      if (placed[at]!.module.what !== "dishwasher") continue;
      const sink = all[sinkAt()]!.findIndex(({ module }) => isSink(module));
      move(wall, at, sinkAt(), sink + 1, "dishwasher-sink");
    }
  }
  return all;

  function move(wall: number, at: number, to: number, wished: number, why: RunChange["why"]) {
    const [one] = all[wall]!.splice(at, 1);
    const index = clamp(wished, ...pinned(lines[to]!, all[to]!.length));
    const before = (line: number) => all.slice(0, line).flat().length;
    const { wish } = one!;
    const place = before(wall) + at;
    all[to]!.splice(index, 0, one!);
    note({ why, ...(wish >= 0 && { module: wish }), from: place, to: before(to) + index });
  }
}

function isSink({ what }: Module): boolean {
  return what === "sink";
}

/** Before which module of a wall a sink stands best. */
function nearWater(water: number, placed: Placed[]): number {
  let x = 0;
  for (const [at, { module }] of placed.entries()) {
    x += module.width;
    if (x > water) return at;
  }
  return placed.length;
}
