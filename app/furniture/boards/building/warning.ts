/** What the customer should know of a piece that can be built. */
export type Warning =
  | { code: "uneven-walls" | "uneven-ceiling"; difference: number }
  | { code: "pull-out-rail" }
  | { code: "heavy-part"; grams: number }
  | { code: "two-bodies" }
  | { code: "top-box" }
  /** Under a slope: how far from its low wall, in mm, bodies begin behind a panel. */
  | { code: "slope-panel"; begins: number }
  /** Under a slope to the back: how far from the low wall, in mm, the piece's rear stands, as it is too low before. */
  | { code: "slope-behind"; begins: number }
  /** In a corner that is not square: by how many mm the diagonal is longer, below 0 shorter. */
  | { code: "skewed-corner"; difference: number }
  /** In a corner whose longer wall is longer than a body can be: how long that is, in mm. */
  | { code: "short-of-wall"; most: number };
