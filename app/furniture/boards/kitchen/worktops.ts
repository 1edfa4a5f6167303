import { addBoard, count, type Assembly } from "../building/assembly";
import { type ModulePlace, type Run, type WallPlaces } from "../run";
import { airOf, cutOut } from "./cut-outs";

/** What stays of a plinth above and below a grille, in mm. */
const AROUND_AIR = 10;
/** The three bolts of a joint. */
const BOLTS = 3;

/** The bought slabs with their cut-outs; a strip is on each end that is free, bolts where two meet. */
export function addWorktops(assembly: Assembly, run: Run, places: WallPlaces): void {
  const { boards } = assembly;
  const [{ ends }] = run.walls;
  for (const [index, place] of places.worktops.entries()) {
    const end = place.x + place.width;
    const body = firstUnder(places.modules, place.x);
    const board = addBoard(assembly, {
      name: "worktop",
      stock: "worktop",
      body,
      place,
      lengthAxis: "x",
      thicknessAxis: "y",
    });
    for (const { cutOut: hole } of places.modules) {
      if (!hole || hole.x < place.x || hole.x + hole.width > end) continue;
      cutOut(boards[board]!, hole, hole.z - place.z, hole.depth);
    }
    const next = places.worktops[index + 1];
    if (next && next.x === end) count(assembly, "worktop-bolt", BOLTS);
    if (ends[0] === "free" && place.x === 0) count(assembly, "worktop-edge");
    if (ends[1] === "free" && end === places.width) count(assembly, "worktop-edge");
  }
}

/** The boards before the legs; before a fridge air goes through them. */
export function addPlinths(assembly: Assembly, run: Run, places: WallPlaces): void {
  const { boards, rules } = assembly;
  const { modules } = run.walls[0];
  for (const place of places.plinths) {
    const board = addBoard(assembly, {
      name: "plinth",
      stock: "body",
      body: firstUnder(places.modules, place.x),
      place,
      lengthAxis: "x",
      thicknessAxis: "z",
    });
    for (const [index, { what }] of modules.entries()) {
      const { base } = places.modules[index]!;
      const isBefore = base.x >= place.x && base.x + base.width <= place.x + place.width;
      if (what !== "fridge-column" || !isBefore) continue;
      const air = airOf(base, rules.columnNiche.air);
      const high = Math.min(air.depth, place.height - 2 * AROUND_AIR);
      cutOut(boards[board]!, air, Math.round((place.height - high) / 2), high);
      count(assembly, "air-grille");
    }
  }
}

/** The body of the first module that a board from some place on is at. */
function firstUnder(modules: ModulePlace[], from: number): number {
  return modules.find(({ base }) => base.x + base.width > from)?.body ?? 0;
}
