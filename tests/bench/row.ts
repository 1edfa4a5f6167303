/** A line of the bench's table. */
export interface Row {
  what: string;
  ours: number;
  /** The same measured on the least that could do the job, in the same run; null where there is none. */
  bare: number | null;
  unit: string;
  /** The least ratio or the most units, as `what` says. */
  budget: number;
  isMet: boolean;
}
