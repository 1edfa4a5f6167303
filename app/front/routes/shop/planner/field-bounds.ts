// What the steps draw their fields with, apart from what reads them, which is loaded once somebody types.

/** What parts of a piece measure under any rules of the workshop, in millimetres (`readLength`). */
export const likely = {
  column: { min: 120, max: 1800 },
  zone: { min: 100, max: 3200 },
  topBox: { min: 200, max: 1500 },
  plinth: { min: 30, max: 150 },
};

/** The largest plinth that a design's text can hold, in millimetres. */
export const plinthBounds = { min: 0, max: 999 };

/** The choice of a band as it is usual, in its board's decor: no decor is called so. */
export const AS_BOARD = ".";
