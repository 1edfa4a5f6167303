import { sizeLimits } from "~/furniture/boards/limits";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import { plannedRun } from "~/furniture/planner/front/run-start";
import { readMeasures } from "~/shop/search/front/read-measures";
import { readThickness } from "~/shop/search/front/read-parts";
import type { Measures } from "~/shop/search/read-wish";

import {
  askedMeasures,
  measureNames,
  thickestSkirting,
  type Draft,
  type MeasureName,
  type Said,
} from "./draft";

/** Lengths in answers are read even if they are impossible, so that the visitor can be told. */
const answerBounds = { min: 10, max: 20_000 };
/** A message longer than this, in characters, that names nothing it answers is about something else. */
const LONGEST_ANSWER = 40;

/** What a message answers about the skirting board; undefined where it says nothing of it. */
export function answeredSkirting({ text, parts }: Said): Draft["skirting"] {
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
export function answeredMeasures(draft: Draft, { text, wish, parts, isOutside }: Said): Measures {
  if (wish.named.length > 0) return wish.measures;
  const asked = draft.shape ? askedMeasures(draft.shape, draft) : [...measureNames];
  const missing = asked.filter((name) => draft.measures[name] === undefined);
  const { groups } = readMeasures(parts.rest, answerBounds);
  const isShort = text.length <= LONGEST_ANSWER && !isOutside;
  const isAnswer = isShort && draft.isBegun && missing.length > 0;
  const group = groups.find(({ lengths, isSure }) => isAnswer || (isSure && lengths.length > 1));
  if (!group) return {};
  // Of several walls each length may stand by itself: "300 și 240".
  const areWalls = isAnswer && draft.shape !== undefined && plannedRun(draft.shape) !== undefined;
  const said = areWalls ? groups.flatMap(({ lengths }) => lengths) : group.lengths;
  // More lengths than are missing replace all measures; otherwise they fill in the missing ones.
  const names = said.length > missing.length ? asked : missing;
  const isBare = /^\d+$/.test(group.typed);
  const lengths = said.slice(0, names.length);
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
