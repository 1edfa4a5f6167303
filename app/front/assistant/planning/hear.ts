import { sizeLimits } from "~/furniture/boards/limits";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import { readMeasures } from "~/shop/search/front/read-measures";
import { readThickness } from "~/shop/search/front/read-parts";
import type { Measures, Wish } from "~/shop/search/read-wish";

import {
  askedMeasures,
  lying,
  measureNames,
  missingOf,
  thickestSkirting,
  type Draft,
  type MeasureName,
  type Said,
} from "./draft";

/** Lengths in answers are read even if they are impossible, so that the visitor can be told. */
const answerBounds = { min: 10, max: 20_000 };
/** A message longer than this, in characters, that names nothing it answers is about something else. */
const LONGEST_ANSWER = 40;

/**
 * The draft after a message, and whether the message said anything of it. Undefined while nobody has
 * spoken of a piece.
 */
export function hear(
  before: Draft | undefined,
  said: Said,
): { draft: Draft | undefined; isAbout: boolean } {
  const { wish } = said;
  const [shape] = wish.kinds;
  if (shape && !(before && isStill(before, shape, said))) return begin(shape, said);
  if (before) return goOn(shape ? { ...before, shape } : before, said, shape !== undefined);
  const isRoom = said.parts.isNiche || said.parts.isCustom;
  const count = Object.keys(wish.measures).length;
  return count >= 2 || (isRoom && count > 0)
    ? { draft: withSaid(empty, said, { isBegun: true }), isAbout: true }
    : { draft: undefined, isAbout: false };
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
  measures: {},
  isTriple: false,
  skirting: undefined,
  counts: {},
  isSliding: false,
  decor: undefined,
  isBegun: false,
};

function begin(shape: PieceShape, said: Said): { draft: Draft; isAbout: boolean } {
  const { measures } = said.wish;
  const { isNiche, isCustom } = said.parts;
  const isBegun = Object.keys(measures).length > 0 || (!said.isOutside && (isNiche || isCustom));
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
    parts.skirting !== undefined ||
    Object.keys(parts.counts).length > 0 ||
    (parts.isSliding && !draft.isSliding) ||
    decor !== undefined;
  if (!isAbout) return { draft, isAbout };
  const isBegun = draft.isBegun || Object.keys(measures).length > 0 || parts.isNiche;
  const wish = { ...said.wish, measures };
  return { draft: withSaid(draft, { ...said, wish }, { isBegun }), isAbout: isBegun };
}

function withSaid(draft: Draft, { wish, parts, decor }: Said, more: Pick<Draft, "isBegun">): Draft {
  const { isNiche, isSliding, counts, skirting } = parts;
  return {
    ...draft,
    ...more,
    measures: { ...draft.measures, ...inOrder(wish, draft.shape) },
    isNiche: draft.isNiche || isNiche,
    isTriple: wish.named.length === 0 && isWhole(wish),
    isSliding: draft.isSliding || isSliding,
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

function answeredSkirting({ text, parts }: Said): Draft["skirting"] {
  if (typeof parts.skirting === "number") return withinReason(parts.skirting);
  if (parts.skirting === "none") return "none";
  const length = text.length <= LONGEST_ANSWER ? readThickness(text) : undefined;
  if (length !== undefined) return length === 0 ? "none" : withinReason(length);
  if (parts.isNo) return "none";
  return parts.isYes || parts.skirting === "some" ? "some" : undefined;
}

/** A thickness that no skirting board has counts as unknown, so that the right one is asked for. */
function withinReason(length: number): number | "some" {
  return length <= thickestSkirting ? length : "some";
}

/** The lengths of a message by the measures that they answer or change. */
function answeredMeasures(draft: Draft, { text, wish, parts, isOutside }: Said): Measures {
  if (wish.named.length > 0) return wish.measures;
  const asked = draft.shape ? askedMeasures(draft.shape) : [...measureNames];
  const missing = asked.filter((name) => draft.measures[name] === undefined);
  const { groups } = readMeasures(parts.rest, answerBounds);
  const isShort = text.length <= LONGEST_ANSWER && !isOutside;
  const isAnswer = isShort && draft.isBegun && missing.length > 0;
  const group = groups.find(({ lengths, isSure }) => isAnswer || (isSure && lengths.length > 1));
  if (!group) return {};
  // More lengths than are missing replace all measures; otherwise they fill in the missing ones.
  const names = group.lengths.length > missing.length ? asked : missing;
  const isBare = /^\d+$/.test(group.typed);
  const lengths = group.lengths.slice(0, names.length);
  return Object.fromEntries(
    lengths.map((length, index) => {
      const name = names[index]!;
      return [name, isBare ? likelyLength(length, name, draft.shape) : length];
    }),
  );
}

/** "600" for a depth means millimetres: nothing is six metres deep. */
function likelyLength(length: number, name: MeasureName, shape: PieceShape | undefined): number {
  const kind = shape && plannedKind(shape);
  const { min, max } = kind ? sizeLimits[kind][name] : { min: 200, max: 4000 };
  const shorter = length / 10;
  return length > max && shorter >= min && shorter <= max ? shorter : length;
}
