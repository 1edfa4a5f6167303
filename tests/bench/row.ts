/** A line of the bench's table; `bare` is what the machine can do at most, where that is measured. */
export interface Row {
  what: string;
  ours: number;
  bare: number | null;
  unit: string;
  budget: number;
  isMet: boolean;
}

/** A row of a time or a size that must stay at or below its budget. */
export function below(what: string, ours: number, unit: string, budget: number): Row {
  return {
    what,
    ours: Math.round(ours * 10) / 10,
    bare: null,
    unit,
    budget,
    isMet: ours <= budget,
  };
}

/** A row of a rate that must be at least this part of another one, the bare limit as a rule. */
export function atLeast(
  what: string,
  ours: number,
  bare: number,
  part: number,
  unit = "answers/s",
): Row {
  const budget = Math.round(bare * part);
  const row = { ours: Math.round(ours), bare: Math.round(bare), unit, budget };
  return { what, ...row, isMet: ours >= budget };
}

export function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
