import type { Kind, Zone } from "~/furniture/boards/design";

// What the steps draw their fields with, apart from what reads them, which is loaded once somebody types.

/** What may close a zone; a door with a mirror is a choice of its own. */
const fronts = ["open", "left", "right", "pair", "drawers"] as const;
const mirrored = ["left-mirror", "right-mirror", "pair-mirror"] as const;
type FrontChoice = (typeof fronts | typeof mirrored)[number];

/** What is offered to close a zone of a piece of a kind: mirrors in wardrobes, before which one dresses. */
export function frontChoices(kind: Kind): readonly FrontChoice[] {
  return kind === "wardrobe" ? [...fronts, ...mirrored] : fronts;
}

/** Which of them the front of a zone is. */
export function frontChoiceOf(kind: Kind, { front, mirror }: Zone): FrontChoice {
  return frontChoices(kind).find((one) => mirror && one === `${front}-mirror`) ?? front;
}

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
