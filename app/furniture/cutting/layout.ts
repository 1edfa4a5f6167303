// What is cut from what, and how it is cut apart. Lengths are millimetres, halves among them. On a sheet
// `x` runs along the length, which is the way of the grain, and `y` along the width.

/** A board to be cut. */
export interface Part {
  id: string;
  /** As the saw cuts it. */
  length: number;
  width: number;
  /** The decor and the thickness that it is cut from. */
  material: string;
  /** Whether it may lie across the sheet; where a decor has grain it may not. */
  canTurn: boolean;
  /** The strip that it is cut from with others, whose grain runs on from one to the next; null for none. */
  strip: StripPlace | null;
  /** The cuts that take more off its rectangle once it is sawn, as it lies along the sheet; left out where it stays whole. */
  obliques?: Oblique[] | undefined;
  /** Whether an edge of it is then sawn with a tilted blade. */
  isBevelled?: boolean | undefined;
}

/** What stands on all papers at a board that is cut obliquely once its rectangle is sawn. */
export const OBLIQUE = "OBLIC";

/** What stands there at a board that gets an edge which is not square to its faces. */
export const BEVELLED = "TEȘIT";

/** A straight cut from edge to edge of a part that lies along its sheet, from its lower left corner. */
export interface Oblique {
  from: Point;
  to: Point;
}

interface Point {
  x: number;
  y: number;
}

/** A part's place in a strip. */
export interface StripPlace {
  /** The same for all of its parts. */
  key: string;
  /** Which strip of its piece it is, its place in it and how many there are, all counted from 1. */
  number: number;
  place: number;
  count: number;
  /** The parts of a column lie behind each other; columns lie beside each other, from 1, and are as long. */
  column: number;
  /** Which way of the parts a column runs; the other way all of its parts are as long. */
  along: "length" | "width";
}

/** The whole sheets that a material comes in; there are always enough of them. */
export interface Sheet {
  material: string;
  length: number;
  width: number;
  /** What is cut off it all round where that is other than the saw's; 0 of slabs with finished edges. */
  trim?: number | undefined;
}

/** A piece left of an earlier batch: its edges are sawn, so it needs no trim. */
interface Offcut extends Pick<Sheet, "material" | "length" | "width"> {
  id: string;
}

export interface Saw {
  /** What the blade takes away. */
  kerf: number;
  /** What is cut off a whole sheet all round. */
  trim: number;
  /** The smallest piece that is kept: its longer and its shorter side. */
  leastOffcut: { longer: number; shorter: number };
}

/**
 * A piece of a sheet: a part, a rest, or cut into two by one straight cut from edge to edge. So a layout
 * is what the saw does: whatever can be written like this can be cut by a guillotine.
 */
export type Panel = Area & (PartPanel | { kind: "rest" } | CutPanel);

export interface Area {
  x: number;
  y: number;
  length: number;
  width: number;
}

interface PartPanel {
  kind: "part";
  part: string;
  isTurned: boolean;
}

interface CutPanel {
  kind: "cut";
  /** Which way the blade runs. */
  along: "length" | "width";
  /** The size of the first piece across the blade's way. */
  at: number;
  first: Panel;
  /** Null where nothing is left behind the blade. */
  second: Panel | null;
}

/** One sheet or offcut, cut apart. */
export interface Layout {
  material: string;
  /** The sheet with its trim, or the offcut. */
  length: number;
  width: number;
  /** The offcut it is; null for a whole sheet. */
  offcut: string | null;
  /** What is left of it inside the trim, cut apart. */
  panel: Panel;
}

export interface Unplaced {
  part: string;
  /** It is larger than its sheet, or its material has none. */
  why: "too-large" | "no-sheet";
}

export interface Result {
  layouts: Layout[];
  unplaced: Unplaced[];
  /** The keys of strips that no sheet holds whole: they are broken between columns (`joinStrips`). */
  parted: string[];
}

/** What a batch is laid out from. */
export interface Task {
  parts: Part[];
  sheets: Sheet[];
  offcuts: Offcut[];
  saw: Saw;
}

/** The pieces of a panel that are not cut any further, in the order in which they fall. */
export function piecesOf(panel: Panel): Exclude<Panel, { kind: "cut" }>[] {
  if (panel.kind !== "cut") return [panel];
  const { first, second } = panel;
  return [...piecesOf(first), ...(second ? piecesOf(second) : [])];
}

/** Inside the trim. */
export function usableArea({ length, width }: { length: number; width: number }, trim: number) {
  return { x: trim, y: trim, length: length - 2 * trim, width: width - 2 * trim };
}

/** What is left of a layout and worth keeping, the largest first. */
export function keptRests({ panel }: Layout, { leastOffcut }: Pick<Saw, "leastOffcut">): Area[] {
  const { longer, shorter } = leastOffcut;
  return piecesOf(panel)
    .filter(({ kind, length, width }) => {
      const isLarge = Math.max(length, width) >= longer && Math.min(length, width) >= shorter;
      return kind === "rest" && isLarge;
    })
    .map(({ x, y, length, width }) => ({ x, y, length, width }))
    .sort((one, other) => other.length * other.width - one.length * one.width);
}
