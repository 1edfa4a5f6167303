export const sizeNames = ["width", "height", "depth"] as const;

/** The outer sizes of a piece in mm. */
export type PieceSizes = Record<(typeof sizeNames)[number], number>;
