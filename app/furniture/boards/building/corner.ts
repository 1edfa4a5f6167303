import {
  blindColumn,
  runsLeft,
  type Corner,
  type Design,
  type Leg,
  type LegCorner,
  type LegPlace,
} from "../design";
import type { Stands } from "../piece";
import type { Rules } from "../rules";
import { reachAcross } from "./diagonal/measures";

// A piece in a corner is two legs. Each is designed and built as a piece that stands free, with its corner at one side.

/** Between a handle and the front beside it, in mm. */
const BESIDE_HANDLE = 15;

type Measures = Pick<LegCorner, "reach" | "from" | "begins">;

/** How far legs of a depth, with what skirting board and fronts, keep from walls and corner, all in mm. */
export function measureCorner(
  { skirting }: Pick<Corner, "skirting">,
  depth: number,
  frontThickness: number,
  { corner }: Pick<Rules, "corner">,
): Measures {
  const reach = skirting + depth;
  const beside = Math.max(corner.beside, corner.handle + BESIDE_HANDLE);
  return {
    reach,
    from: Math.max(corner.from, skirting),
    begins: reach + frontThickness + beside,
  };
}

/** The clear width of the column in the corner, in mm: up to the stiles, whose middle is where the fronts begin. */
export function blindWidth({ from, begins }: Measures, thickness: number): number {
  return Math.ceil(begins - from - 1.5 * thickness);
}

/** Which of a leg's columns, of so many that have fronts, is the one at its corner. */
export function firstColumn({ side }: LegCorner, columns: number): number {
  return side === "left" ? 0 : columns - 1;
}

/** What stands between a leg and the end of its wall, in mm: a filler, a panel or nothing. */
export function beyondLeg(
  { place, panels }: Design,
  wall: 0 | 1,
  frontThickness: number,
  rules: Pick<Rules, "wallFiller">,
): number {
  if (place.kind === "corner" && place.ends[wall] === "wall") return rules.wallFiller;
  return panels === "both" || panels === WALLS[wall] ? frontThickness : 0;
}

const WALLS = ["left", "right"] as const;

/** A leg as it is designed and built: a piece of its own. */
export interface LegDesign {
  wall: 0 | 1;
  design: Design & { place: LegPlace };
  /** How wide it may be along its wall, in mm. */
  widest: number;
  /** Where it stands in the coordinates of the leg that runs through; undefined of that one. */
  stands?: Stands;
}

/** Both legs of a design in a corner, the one that runs through first; undefined of any other design. */
export function legDesigns(
  whole: Design,
  frontThickness: number,
  rules: Rules,
): [LegDesign, LegDesign] | undefined {
  const { place, leg = { width: 0, columns: [] }, panels, ...shared } = whole;
  if (place.kind !== "corner") return undefined;
  const measures = measureCorner(place, whole.depth, frontThickness, rules);
  const { reach, from, begins } = measures;
  const of = (isThrough: boolean, { width, columns }: Leg): LegDesign => {
    const wall = runsLeft(place) === isThrough ? 0 : 1;
    const [end, side] = [WALLS[wall], WALLS[1 - wall]!];
    const beyond = beyondLeg(whole, wall, frontThickness, rules);
    const widest = place.walls[wall] - (isThrough ? from : begins) - beyond;
    const isAtWall = place.ends[wall] === "wall" && width === widest;
    const stand: LegPlace = {
      kind: "free",
      walls: isAtWall ? end : "none",
      ceiling: place.ceiling,
      corner: { ...measures, side, isThrough },
    };
    const isCovered = panels === "both" || panels === end;
    const design = { ...shared, place: stand, width, columns, ...(isCovered && { panels: end }) };
    return { wall, design, widest };
  };
  const blind = blindColumn(whole);
  const others = whole.columns.filter((_, at) => at !== blind);
  // Beside it the last column takes what is left where all are given.
  const last = others.every(({ width }) => width !== null) ? others.at(-1) : undefined;
  const columns = whole.columns.map((one, at) => {
    if (at === blind) return { ...one, width: blindWidth(measures, whole.thickness) };
    return one === last ? { ...one, width: null } : one;
  });
  const through = of(true, { width: whole.width, columns });
  const stands: Stands =
    through.design.place.corner.side === "right"
      ? { x: whole.width + from - reach, z: reach - begins, turn: 1 }
      : { x: reach - from, z: reach - begins - leg.width, turn: -1 };
  return [through, { ...of(false, leg), stands }];
}

/** How far a piece in a corner or across it reaches along its walls from the corner, in mm, the left one first. */
export function alongWalls(design: Design, frontThickness: number, rules: Rules): [number, number] {
  if (design.place.kind === "diagonal") return reachAcross(design, design.place);
  const legs = legDesigns(design, frontThickness, rules)!;
  const [left, right] = [0, 1].map((at) => {
    const { wall, design: own } = legs.find(({ wall: one }) => one === at)!;
    const { isThrough, from, begins } = own.place.corner;
    const isOpen = own.place.walls === "none" && !own.panels;
    const beyond = isOpen ? 0 : beyondLeg(design, wall, frontThickness, rules);
    return (isThrough ? from : begins) + own.width + beyond;
  });
  return [left!, right!];
}
