/** Up to which height in mm, and up to which weight in grams, a door has two hinges, three and so on. */
const hingeSteps = {
  heights: [900, 1600, 2000, 2400],
  grams: [6000, 12_000, 17_000, 22_000],
};

/** The heaviest door that is hung, in grams. */
export const heaviestDoor = hingeSteps.grams.at(-1)!;

/** Hinges of a door by its height in mm or its weight in grams, whichever wants more (workshop rules). */
export function hingesOf(height: number, grams: number): number {
  const stepOf = (steps: number[], value: number) => steps.filter((most) => value > most).length;
  const { heights, grams: weights } = hingeSteps;
  return 2 + Math.max(stepOf(heights, height), stepOf(weights, grams));
}
