// Where a piece stands. All lengths are whole millimetres.

export type Place =
  | {
      kind: "free";
      /** The sides on which a wall stands right beside the piece. */
      walls: "none" | "left" | "right" | "both";
      /** The lowest height of the ceiling; null where nobody has said. */
      ceiling: number | null;
      /** Only of a leg as it is designed and built. */
      corner?: LegCorner;
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
    }
  | {
      /**
       * A niche whose ceiling falls: along the width the piece is bodies side by side, stepped under it (`isStepped`), or
       * one whose top is as oblique as the ceiling and straight ones beside it (`isSlanted`); to the back it is a body as
       * in any niche whose rear upper corner is cut off.
       */
      kind: "slope";
      /** Where its low wall is: at a side, or behind. */
      falls: "left" | "right" | "back";
      /** Between the side walls: at the bottom, in the middle, at the top. */
      widths: [number, number, number];
      /** The height of the low wall, and of the room at the high end or in front. */
      low: number;
      high: number;
      /**
       * How far from the low wall the ceiling gets flat, which to the back may be before the niche; null where it
       * rises to the other wall, or as far as the niche is deep.
       */
      run: number | null;
      /** The ceiling where bodies are stood up; null for the high end's. */
      raised: number | null;
      depth: number;
      skirting: number;
      /** Whether boards close what is between bodies and ceiling. */
      closed: boolean;
      /** Only along the width: where it is left out, bodies are stepped. */
      style?: "slanted";
    }
  /**
   * Two walls that meet: one leg of an L runs through along the longer one, or the left one of two alike, and the other
   * is set against it.
   */
  | ({ kind: "corner" } & TwoWalls)
  /** The same with one body across their corner, as long along each: its front is at 45° to both. */
  | ({ kind: "diagonal" } & TwoWalls);

/** Two walls that meet. What has two is named left first, as they are seen from the room. */
interface TwoWalls {
  /** How long the walls are, from the corner. */
  walls: [number, number];
  /** What each of them ends at: another wall right beside the piece, or nothing. */
  ends: [WallEnd, WallEnd];
  /** From one wall to the other, measured across at 1,000 from the corner. */
  diagonal: number;
  ceiling: number | null;
  skirting: number;
}

export type Slope = Extract<Place, { kind: "slope" }>;

/** A slope along the width. */
export type Across = Slope & { falls: "left" | "right" };

export function fallsAcross(place: Place): place is Across {
  return place.kind === "slope" && place.falls !== "back";
}

/** Whether each column of a piece is a body of its own, as high as the slope over it lets it be. */
export function isStepped(place: Place): place is Across {
  return fallsAcross(place) && !isSlanted(place);
}

/** Whether the first columns from the low wall are one body with a slanted top, and others straight ones beside it. */
export function isSlanted(place: Place): place is Across {
  return fallsAcross(place) && place.style === "slanted";
}

/** Along a slope: how many bodies stand side by side, and the least outer width and height of each in mm. */
export const slopeBodies = { least: 2, most: 5, narrowest: 400, lowest: 410 } as const;

/** Where the corner of a leg is, in mm. */
export interface LegCorner {
  /** On which side of the leg it is, and whether this is the leg that runs into it. */
  side: "left" | "right";
  isThrough: boolean;
  /** How far from the walls bodies reach, and how far from the corner the leg that runs through begins. */
  reach: number;
  from: number;
  /** How far from the corner fronts begin, and the body of the leg that is set against the other. */
  begins: number;
}
export type LegPlace = Extract<Place, { kind: "free" }> & { corner: LegCorner };

/** A corner that is square: how far from it marks are made on both walls, and how far they are apart, in mm. */
export const squareCorner = { side: 1000, diagonal: 1414 } as const;

export type WallEnd = "wall" | "free";
export type Corner = Extract<Place, { kind: "corner" }>;
export type Diagonal = Extract<Place, { kind: "diagonal" }>;

/** Whether the leg that runs into the corner stands at the left wall: at the longer one. */
export function runsLeft({ walls: [left, right] }: Pick<Corner, "walls">): boolean {
  return left >= right;
}
