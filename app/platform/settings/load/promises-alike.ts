import { daysOfWork, minutesWithoutBoards, type Load, type Workshop } from "../workshop-load";

/** Pieces by which two loads are told apart: minutes of work, and days until their decor is here. */
const PROBED_MINUTES = [60, 240, 600, 1_200, 2_400, 4_800, 9_600, 19_200];
const PROBED_WAITS = [0, 7, 14, 28];

/**
 * Whether the shop promises the same days by another load, for pieces of one hour's to eight weeks' work, whatever they
 * wait for.
 */
export function promisesAlike(workshop: Workshop, other: Load | null): boolean {
  const { load } = workshop;
  if (load === null || other === null) return load === other;
  if (load.today !== other.today) return false;
  return PROBED_MINUTES.every((minutes) =>
    PROBED_WAITS.every((waits) => {
      const work = { waits, minutes: minutesWithoutBoards(minutes) };
      return daysOfWork(workshop, work) === daysOfWork({ ...workshop, load: other }, work);
    }),
  );
}
