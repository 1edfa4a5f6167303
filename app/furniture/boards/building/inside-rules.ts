/** What the workshop's rules say of mirrors, lights and what is inside beside shelves and drawers. Lengths in mm. */
export interface InsideRules {
  /** The pane of a mirror door: its thickness, how far inside the door's edges it ends, kg a square metre. */
  mirror: { thickness: number; inset: number; kilos: number };
  /** By how many rows of holes a shelf for shoes is lower in front, and how high the strip is that stops them. */
  shoes: { rows: number; strip: number };
  /** The groove of a light, and how far behind the front of a fixed shelf it begins. */
  light: { width: number; depth: number; behind: number };
  /**
   * What is bought to be pulled out: the widths it comes in by a step, each for openings up to the next, how long its
   * runners are and how much height one takes.
   */
  pullOut: { narrowest: number; widest: number; step: number; depth: number; height: number };
}

export const insideRules: InsideRules = {
  mirror: { thickness: 4, inset: 2, kilos: 10 },
  shoes: { rows: 3, strip: 30 },
  light: { width: 17, depth: 8, behind: 60 },
  pullOut: { narrowest: 400, widest: 850, step: 50, depth: 450, height: 200 },
};
