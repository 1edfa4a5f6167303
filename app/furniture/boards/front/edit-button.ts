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
