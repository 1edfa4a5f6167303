/** The shapes of pieces; a product has one of them. */
export const pieceShapes = [
  "bed",
  "wardrobe",
  "nightstand",
  "chest",
  "dressing-table",
  "kitchen",
  "kitchen-island",
  "pantry",
  "display-cabinet",
  "table",
  "media-unit",
  "bookcase",
  "coffee-table",
  "sideboard",
  "desk",
  "writing-desk",
  "filing-cabinet",
  "shelf",
  "meeting-table",
  "vanity",
  "washstand",
  "mirror",
  "tall-cabinet",
  "bench",
] as const;

/**
 * In perspective, also with doors and drawers open and from farther round the side; with dimensions; to
 * scale beside a person and a door.
 */
export const pieceViews = ["perspective", "open", "turned", "technical", "scale"] as const;

export type PieceShape = (typeof pieceShapes)[number];
/** The drawn forms of handles; "none" is a front that opens when it is pushed. */
export type HandleShape = "bar" | "bow" | "knob" | "none";
export type PieceView = (typeof pieceViews)[number];

/** The colours of the faces of a board, as #rrggbb, and the pattern drawn over them. */
export interface Palette {
  top: string;
  front: string;
  side: string;
  grain?: { color: string; lines: number; strength: number };
  isGlossy?: boolean;
}

/** The row that a look is of; nothing in the code knows its id. */
interface RowLook {
  id: string;
  /** Another text as soon as the row looks different; what an order froze needs none. */
  version?: string;
}

/** How a decor is drawn. */
export interface MaterialLook extends RowLook, Palette {}

/** How a handle is drawn: its form, and the colour (#rrggbb) from which its light and shade follow. */
export interface HandleLook extends RowLook {
  shape: HandleShape;
  color: string;
}

/**
 * Everything that a drawing depends on, besides its texts. `form` is the shape, named as in stored
 * orders.
 */
export interface PieceLook {
  form: PieceShape;
  material: MaterialLook;
  handle: HandleLook;
  widthCm: number;
  heightCm: number;
  depthCm: number;
}
