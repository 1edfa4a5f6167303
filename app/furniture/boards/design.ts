/** What a customer chose for a piece to be made of boards. All lengths are whole millimetres. */
export interface Design {
  kind: Kind;
  /** The version of the construction rules it was designed under, so that it is built the same for ever. */
  rules: number;
  place: Place;
  /** The body without its fronts and fillers; the height includes plinth and top box. */
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
  /** From left to right. */
  columns: Column[];
  /** The decors of body and fronts, and the handle, by id. */
  body: string;
  front: string;
  handle: string;
  /** The narrowest passage on the way to the room, where the customer gave it. */
  wayIn: WayIn | null;
}

/** The kinds that are complete: each of their pieces can be cut, drilled and assembled. */
export const kinds = ["wardrobe", "bookcase", "chest"] as const;
export type Kind = (typeof kinds)[number];

export type Place =
  | {
      kind: "free";
      /** The sides on which a wall stands right beside the piece. */
      walls: "none" | "left" | "right" | "both";
      /** The lowest height of the ceiling; null where nobody has said. */
      ceiling: number | null;
    }
  | {
      kind: "niche";
      /** Between the walls: at the bottom, in the middle, at the top. */
      widths: [number, number, number];
      /** From floor to ceiling: at the left, at the right. */
      heights: [number, number];
      depth: number;
      /** How far a skirting board stands out from the wall behind; 0 for none. */
      skirting: number;
    };

/** What opens in a design: fronts of any kind, and those that the chosen handle is on. */
export function opensOf({ sliding, topBox, columns }: Design) {
  const isClosed = columns.some(({ zones }) => zones.some(({ front }) => front !== "open"));
  // Sliding doors have recessed pulls; the doors of a box above them have handles.
  return { hasFronts: sliding > 0 || isClosed, hasHandles: sliding > 0 ? topBox > 0 : isClosed };
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
  /** Drawers behind a drawers front; behind doors anything. */
  inside: "shelves" | "rail" | "drawers";
  /** How many shelves or drawers; 0 for a rail. */
  count: number;
}

export type WayIn =
  | { kind: "door"; width: number; height: number }
  | { kind: "stairs"; width: number; height: number }
  | { kind: "lift"; width: number; height: number; depth: number };
