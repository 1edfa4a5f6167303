import { allColumns, blindColumn, isStepped, slopeBodies, type Design } from "../design";

// What buttons say that divide a piece, apart from what they do, which is loaded once somebody comes to the form.

/** What one press changes in the division of a piece. */
const edits = [
  "split-column",
  "merge-column",
  "widen-column",
  "narrow-column",
  "split-zone",
  "merge-zone",
  "raise-zone",
  "lower-zone",
] as const;

export interface Edit {
  what: (typeof edits)[number];
  column: number;
  /** 0 for edits of a column. */
  zone: number;
}

/** Reads an edit from a button's value, such as `split-zone-2-0`; undefined for any other text. */
export function readEdit(text: string): Edit | undefined {
  const match = /^([a-z]+-[a-z]+)-(\d{1,2})-(\d{1,2})$/.exec(text);
  const what = edits.find((one) => one === match?.[1]);
  return what && { what, column: Number(match![2]), zone: Number(match![3]) };
}

export function writeEdit({ what, column, zone }: Edit): string {
  return `${what}-${column}-${zone}`;
}

/**
 * Whether a column may be divided or made wider so: along a slope there are as many as there may be bodies, two that
 * become one are of one leg, the one in a corner is as wide as the corner lets it be, and across one there is one alone.
 */
export function isEditable(
  design: Design,
  { what, column }: Pick<Edit, "what" | "column">,
): boolean {
  const { place, columns } = design;
  const all = allColumns(design).length;
  const blind = blindColumn(design);
  if (column === blind || place.kind === "diagonal") return false;
  const [first, end] = column < columns.length ? [0, columns.length] : [columns.length, all];
  const isNextOwn = column + 1 < end && column + 1 !== blind;
  switch (what) {
    case "split-column":
      return !isStepped(place) || all < slopeBodies.most;
    case "merge-column":
      return isNextOwn && !(isStepped(place) && all <= slopeBodies.least);
    default:
      return isNextOwn || (column > first && column - 1 !== blind);
  }
}
