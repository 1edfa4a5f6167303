/** A line of the bench's table. */
export interface Row {
  what: string;
  ours: number;
  /** What it is held beside, in the same unit: what the machine can do at most, as a rule. */
  beside: number | null;
  unit: string;
  /** Null where nothing was promised. */
  budget: number | null;
  /** Null where there is no budget, or where what was measured proves nothing. */
  isMet: boolean | null;
  /** What speaks against the numbers. */
  doubt?: string;
}

/** A row of a time or a size that must stay at or below its budget. */
export function below(what: string, ours: number, unit: string, budget: number): Row {
  return {
    what,
    ours: Math.round(ours * 10) / 10,
    beside: null,
    unit,
    budget,
    isMet: ours <= budget,
  };
}

/** A row of a rate that must be at least this part of another one, the bare limit as a rule. */
export function atLeast(
  what: string,
  ours: number,
  beside: number,
  part: number,
  unit = "answers/s",
): Row {
  const budget = Math.round(beside * part);
  const row = { ours: Math.round(ours), beside: Math.round(beside), unit, budget };
  return { what, ...row, isMet: ours >= budget };
}

/** A row of which nothing was promised, perhaps beside something else. */
export function unjudged(
  what: string,
  ours: number,
  unit: string,
  beside: number | null = null,
): Row {
  const round = (value: number) =>
    value < 100 ? Math.round(value * 100) / 100 : Math.round(value);
  const other = beside === null ? null : round(beside);
  return { what, ours: round(ours), beside: other, unit, budget: null, isMet: null };
}

/**
 * The same rate, judged only where it was the server that was measured. `reach` is how many such
 * answers a second the load generator gets out of a server that does nothing: above half of that the
 * generator may have been the limit itself.
 */
export function judge(row: Row, reach: number): Row {
  const half = reach / 2;
  const of = `half of the load generator's ${Math.round(reach)}`;
  if (row.ours > half) return { ...row, isMet: null, doubt: `not judged: above ${of}` };
  if ((row.beside ?? 0) > half) return { ...row, doubt: `the bare limit is above ${of}` };
  return row;
}

/** Markdown, so that it can be put into the CONTRIBUTING as it is. */
export function table(rows: Row[]): string {
  const cells = rows.map(({ what, ours, beside, unit, budget, isMet, doubt }) => [
    what,
    `${ours} ${unit}`,
    beside === null ? "–" : `${beside} ${unit}`,
    beside ? (ours / beside).toFixed(3) : "–",
    budget === null ? "–" : `${budget} ${unit}`,
    [isMet === null ? [] : isMet ? "met" : "**not met**", doubt ?? []].flat().join("; "),
  ]);
  const head = ["what", "ours", "beside", "ratio", "budget", ""];
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

export function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
