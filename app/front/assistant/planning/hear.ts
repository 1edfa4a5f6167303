import type { PieceShape } from "~/furniture/drawing/piece-look";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import type { Measures, Wish } from "~/shop/search/read-wish";

import { lying, measureNames, missingOf, type Draft, type Said } from "./draft";
import { answeredSkirting, answeredMeasures } from "./heard-answer";

/**
 * The draft after a message, and whether the message said anything of it. Undefined while nobody has
 * spoken of a piece.
 */
export function hear(
  before: Draft | undefined,
  said: Said,
): { draft: Draft | undefined; isAbout: boolean } {
  const { wish } = said;
  const shape = isMirrorDoor(before, said) ? undefined : wish.kinds[0];
  if (shape && !(before && isStill(before, shape, said))) return begin(shape, said);
  if (before) return goOn(shape ? { ...before, shape } : before, said, shape !== undefined);
  const { isNiche, isCorner, isU, isCustom } = said.parts;
  const isRoom = isNiche || isCorner || isU || isCustom;
  const count = Object.keys(wish.measures).length;
  return count >= 2 || (isRoom && count > 0) || said.parts.isSlope
    ? { draft: withSaid(empty, said, { isBegun: true }), isAbout: true }
    : { draft: undefined, isAbout: false };
}

/** Whether a message asks for mirrors on the doors of a wardrobe, which is no mirror of its own. */
function isMirrorDoor(draft: Draft | undefined, { wish, parts }: Said): boolean {
  const isWardrobe = draft?.shape !== undefined && plannedKind(draft.shape) === "wardrobe";
  return isWardrobe && parts.hasDoors && wish.kinds.every((kind) => kind === "mirror");
}

/** Whether a message that names a kind goes on with the draft: the kind was asked for, or is the same. */
function isStill(draft: Draft, shape: PieceShape, { wish }: Said): boolean {
  const missing = missingOf(draft);
  if (missing === "kind") return true;
  return (
    draft.shape === shape && draft.isBegun && (missing ? !isWhole(wish) : wish.named.length > 0)
  );
}

/** Whether a message has all measures, so that it begins anew. */
function isWhole({ measures }: Wish): boolean {
  return measureNames.every((name) => measures[name] !== undefined);
}

const empty: Draft = {
  shape: undefined,
  isNiche: false,
  isSlope: false,
  isCorner: false,
  isU: false,
  isDiagonal: false,
  measures: {},
  isTriple: false,
  skirting: undefined,
  counts: {},
  isSliding: false,
  extras: [],
  decor: undefined,
  isBegun: false,
};

function begin(shape: PieceShape, said: Said): { draft: Draft; isAbout: boolean } {
  const { measures } = said.wish;
  const { isNiche, isSlope, isCorner, isU, isCustom } = said.parts;
  const isOwn = isNiche || isSlope || isCorner || isU || isCustom;
  const isBegun = Object.keys(measures).length > 0 || (!said.isOutside && isOwn);
  const draft = withSaid({ ...empty, shape }, said, { isBegun });
  return { draft, isAbout: isBegun };
}

/** A message about a draft there is: an answer to what was asked, or something else about it. */
function goOn(draft: Draft, said: Said, isChanged: boolean): { draft: Draft; isAbout: boolean } {
  const missing = missingOf(draft);
  const isSkirting = !said.isOutside && (missing === "skirting" || missing === "skirting-size");
  const skirting = isSkirting ? answeredSkirting(said) : undefined;
  if (skirting !== undefined) return { draft: { ...draft, skirting }, isAbout: true };
  const measures = answeredMeasures(draft, said);
  const { parts, decor } = said;
  const isAbout =
    isChanged ||
    Object.keys(measures).length > 0 ||
    (parts.isNiche && !draft.isNiche) ||
    parts.isSlope ||
    parts.isCorner ||
    parts.isU ||
    parts.skirting !== undefined ||
    Object.keys(parts.counts).length > 0 ||
    (parts.isSliding && !draft.isSliding) ||
    (!said.isOutside && parts.extras.some((extra) => !draft.extras.includes(extra))) ||
    decor !== undefined;
  if (!isAbout) return { draft, isAbout };
  const isRoom = parts.isNiche || parts.isSlope || parts.isCorner || parts.isU;
  const isBegun = draft.isBegun || Object.keys(measures).length > 0 || isRoom;
  const wish = { ...said.wish, measures };
  return { draft: withSaid(draft, { ...said, wish }, { isBegun }), isAbout: isBegun };
}

function withSaid(draft: Draft, { wish, parts, decor }: Said, more: Pick<Draft, "isBegun">): Draft {
  const { isNiche, isSlope, isCorner, isDiagonal, isU, isSliding, extras, counts, skirting } =
    parts;
  return {
    ...draft,
    ...more,
    measures: { ...draft.measures, ...inOrder(wish, draft.shape) },
    isNiche: draft.isNiche || isNiche,
    isSlope: draft.isSlope || isSlope,
    isCorner: draft.isCorner || isCorner,
    isU: draft.isU || isU,
    isDiagonal: draft.isDiagonal || isDiagonal,
    isTriple: wish.named.length === 0 && isWhole(wish),
    isSliding: draft.isSliding || isSliding,
    extras: [...new Set([...draft.extras, ...extras])],
    counts: { ...draft.counts, ...counts },
    ...(skirting !== undefined && { skirting }),
    ...(decor !== undefined && { decor }),
  };
}

/** "120 x 60" is width and depth of a table, and the width of a bed whose mattress is 200 long. */
function inOrder({ measures, named }: Wish, shape: PieceShape | undefined): Measures {
  const { width, height, depth } = measures;
  const isPair = width !== undefined && height !== undefined;
  if (!shape || named.length > 0 || !isPair) return measures;
  if (shape === "bed") return { width };
  if (!lying.includes(shape)) return measures;
  return depth === undefined ? { width, depth: height } : measures;
}
