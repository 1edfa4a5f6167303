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
  return { what, ours, bare: null, unit, budget, isMet: ours <= budget };
}
