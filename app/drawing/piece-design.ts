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

export const materialIds = [
  "pal-alb",
  "pal-stejar-sonoma",
  "pal-nuc",
  "mdf-lucios",
  "pal-gri-modern",
  "mdf-mat",
] as const;

/** "none" is a front that opens when it is pushed. */
export const handleIds = ["metal", "plastic", "none", "wood"] as const;

export const pieceViews = ["perspective", "technical"] as const;

export type PieceShape = (typeof pieceShapes)[number];
export type MaterialId = (typeof materialIds)[number];
export type HandleId = (typeof handleIds)[number];
export type PieceView = (typeof pieceViews)[number];

/**
 * Everything that a drawing depends on, besides its texts. `form` is the shape, named as in stored
 * orders.
 */
export interface PieceDesign {
  form: PieceShape;
  material: MaterialId;
  handle: HandleId;
  widthCm: number;
  heightCm: number;
  depthCm: number;
}
