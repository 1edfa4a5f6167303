import { runsLeft, type Place } from "./building/place";

export {
  fallsAcross,
  isSlanted,
  isStepped,
  runsLeft,
  slopeBodies,
  squareCorner,
  type Across,
  type Corner,
  type Diagonal,
  type LegCorner,
  type LegPlace,
  type Place,
  type Slope,
  type WallEnd,
} from "./building/place";

/** What a customer chose for a piece to be made of boards. All lengths are whole millimetres. */
export interface Design {
  kind: Kind;
  /** The version of the construction rules it was designed under, so that it is built the same for ever. */
  rules: number;
  place: Place;
  /**
   * The body without its fronts and fillers; the height includes plinth and top box. Of one across a corner the width is
   * how long it is along each wall, the depth that of its sides.
   */
  width: number;
  height: number;
  depth: number;
  /** Of sides, top, bottom, partitions and shelves. */
  thickness: number;
  plinth: number;
  /** Between the sides, or laid over them. */
  top: "between" | "over";
  /** Sliding doors before the whole piece; 0 for none. */
  sliding: 0 | 2 | 3;
  /** The height of a box standing on the piece, which is brought and raised on its own; 0 for none. */
  topBox: number;
  /** From left to right; of the leg that runs into a corner, the blind one included (`blindColumn`). */
  columns: Column[];
  /** The other leg of what stands in a corner. Width and columns of the design are those of the one that runs through. */
  leg?: Leg;
  /** The decors of body and fronts, and the handle, by id. */
  body: string;
  front: string;
  handle: string;
  /**
   * With hinges without a spring and drawers that are pushed to open; it counts where the handle is none. Designs of
   * before there was this choice have latches alone.
   */
  opening?: "push";
  /** The outer sides that are covered by a board of the fronts' decor. */
  panels?: "left" | "right" | "both";
  /** The decors of the bands on the edges of body and fronts, by id, where they are others than their boards' (`bandsOf`). */
  bands?: Bands<string>;
  /** The narrowest passage on the way to the room, where the customer gave it. */
  wayIn: WayIn | null;
}

/** The kinds that are complete: each of their pieces can be cut, drilled and assembled. */
export const kinds = ["wardrobe", "bookcase", "chest"] as const;
export type Kind = (typeof kinds)[number];

/** The leg that is set against the other one: its body's width, and its columns from left to right. */
export interface Leg {
  width: number;
  columns: Column[];
}

/** Which of a design's columns is the one in the corner, which has no front; undefined where there is none. */
export function blindColumn({ place, columns }: Pick<Design, "place" | "columns">) {
  if (place.kind !== "corner") return undefined;
  return runsLeft(place) ? columns.length - 1 : 0;
}

/** The columns of both legs, those of the one that runs through first; of other pieces their columns. */
export function allColumns({ columns, leg }: Pick<Design, "columns" | "leg">): Column[] {
  return leg ? [...columns, ...leg.columns] : columns;
}

/** The columns as one sees them, from left to right across both walls of a corner: of each, where it is in `allColumns`. */
export function columnsFromLeft(design: Pick<Design, "place" | "columns" | "leg">): number[] {
  const all = [...allColumns(design).keys()];
  const { place, columns } = design;
  if (place.kind !== "corner" || runsLeft(place)) return all;
  return [...all.slice(columns.length), ...all.slice(0, columns.length)];
}

/** The number by which people call one of `allColumns`: the first from the left is 1. */
export function columnNumber(design: Parameters<typeof columnsFromLeft>[0], column: number) {
  return columnsFromLeft(design).indexOf(column) + 1;
}

/** A design with other columns, as many of each leg as before unless it says how many are of the one that runs through. */
export function withColumns(
  design: Design,
  columns: Column[],
  through = design.columns.length,
): Design {
  const { leg } = design;
  if (!leg) return { ...design, columns };
  return {
    ...design,
    columns: columns.slice(0, through),
    leg: { ...leg, columns: columns.slice(through) },
  };
}

/**
 * Any length of a piece that its text can hold, in millimetres: what is too small or too large to be
 * built is read all the same, and answered by the nearest that is (`fit`).
 */
export const anyLength = { min: 1, max: 9999 };

/** What there is of bands in another decor than their boards': on the edges of the body, of the fronts. */
export type Bands<Of> = Partial<Record<"body" | "front", Of>>;

/**
 * The bands of boards in two decors that are wished in others, by id: nothing for those of the boards' own, which is
 * what is usual, and undefined where all are.
 */
export function bandsOf(
  { body, front }: Pick<Design, "body" | "front">,
  wished: Bands<string>,
): Bands<string> | undefined {
  const bands: Bands<string> = {};
  if (wished.body && wished.body !== body) bands.body = wished.body;
  if (wished.front && wished.front !== front) bands.front = wished.front;
  return bands.body || bands.front ? bands : undefined;
}

/** What follows of each of the bands; undefined where there are none. */
export function eachBand<Of, To>(
  { body, front }: Bands<Of>,
  of: (one: Of) => To,
): Bands<To> | undefined {
  const all: Bands<To> = {};
  if (body) all.body = of(body);
  if (front) all.front = of(front);
  return body || front ? all : undefined;
}

/** What of a design has the look of fronts, panels beside them too; and what the chosen handle is on. */
export function opensOf(design: Design) {
  const { sliding, topBox, panels } = design;
  const closed = allColumns(design).flatMap(({ zones }) =>
    zones.filter(({ front }) => front !== "open"),
  );
  // Mirror doors are pushed to open. Sliding doors have recessed pulls; the doors of a box above them have handles.
  const isHandled = closed.some(({ mirror }) => !mirror) || (closed.length > 0 && topBox > 0);
  return {
    hasFronts: sliding > 0 || closed.length > 0 || panels !== undefined,
    hasHandles: sliding > 0 ? topBox > 0 : isHandled,
  };
}

/** What zones of each kind may hold. */
export const insidesOf: Record<Kind, readonly Zone["inside"][]> = {
  wardrobe: ["shelves", "rail", "drawers", "shoes", "pull-outs"],
  bookcase: ["shelves", "drawers"],
  chest: ["shelves", "drawers"],
};

/** The sides of a piece that a panel may cover, where no wall stands. */
export function panelSides(place: Place): ("left" | "right")[] {
  const sides = ["left", "right"] as const;
  if (place.kind === "corner") return sides.filter((_, index) => place.ends[index] === "free");
  if (place.kind !== "free") return [];
  return sides.filter(
    (side) => place.walls !== side && place.walls !== "both" && place.corner?.side !== side,
  );
}

export interface Column {
  /** Clear width; null for an equal share of what is left. */
  width: number | null;
  /** From bottom to top. */
  zones: Zone[];
}

export interface Zone {
  /** Clear height; null for an equal share of what is left. */
  height: number | null;
  /** What closes it: nothing, a door by the side of its hinges, a pair of doors, or drawers. */
  front: "open" | "left" | "right" | "pair" | "drawers";
  /** Drawers behind a drawers front; behind doors anything. Shelves for shoes slope to the front. */
  inside: "shelves" | "rail" | "drawers" | "shoes" | "pull-outs";
  /** How many shelves, drawers or pull-outs; 0 for a rail. */
  count: number;
  /** Whether its doors carry mirrors. */
  mirror?: true;
  /** Whether a light is let into the fixed board above what it holds. */
  light?: true;
}

export type WayIn =
  | { kind: "door"; width: number; height: number }
  | { kind: "stairs"; width: number; height: number }
  | { kind: "lift"; width: number; height: number; depth: number };
