/** The latest day that a queue may shift a delivery to. */
const LONGEST = 365;

/**
 * Days to the delivery of what is made to order, where the workshop has a queue. Until the first of the
 * days there is time for a usual queue; what it is longer than that, both ends are later. `from` 0
 * promises no more than the end, which then counts, and stays 0. At most 365.
 */
export function afterQueue(
  { from, to }: { from: number; to: number },
  queueDays: number,
): { from: number; to: number } {
  const late = Math.max(0, queueDays - (from || to));
  const shift = (day: number) => Math.max(day, Math.min(LONGEST, day + late));
  return { from: from === 0 ? 0 : shift(from), to: shift(to) };
}
