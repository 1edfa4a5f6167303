import type { TFunction } from "~/platform/i18n/translate";

import { slowestTerm, termText, withTransport, type DeliveryTerm } from "./delivery-term";
import type { DeliveryDays } from "./delivery-term";

/**
 * How pieces reach their buyer: they are fetched, they are brought in so many days, or (`open`) nobody
 * knows yet, since the transport waits for an offer. Days are null where nobody has said them.
 */
export type Way = "pickup" | "open" | { days: DeliveryDays | null };

/** The way of pieces whose destination nobody has said: the shortest and the longest days of all zones. */
export function wayAcross(days: DeliveryDays | null): Way {
  return days ? { days } : "open";
}

/** The term of a piece with the way that it goes. */
export function termBy(way: Way, term: DeliveryTerm): DeliveryTerm {
  return typeof way === "string" ? term : withTransport(term, way.days);
}

/** The same pieces, each with the term of the way that they go. */
export function termedBy<Piece extends { term: DeliveryTerm }>(
  way: Way,
  pieces: readonly Piece[],
): Piece[] {
  return pieces.map((piece) => ({ ...piece, term: termBy(way, piece.term) }));
}

/**
 * When a piece comes, in words. What is made to order says how long its making takes while nobody knows
 * how it is brought; a ready-made piece says nothing then. `term`: with its way.
 */
export function pieceTermText(term: DeliveryTerm, way: Way, t: TFunction<"cart">): string {
  const words = { term: termText(term, t) };
  if (way === "pickup") return t("pickup", words);
  if (way !== "open") return t("delivery", words);
  return term.isAfterAdvance ? t("making", words) : "";
}

/**
 * When the last of several pieces arrives, in words, or what that waits for; empty if one of them was
 * promised nothing. `pieces`: each with its way.
 */
export function wholeTermText(
  pieces: readonly { term: DeliveryTerm | null }[],
  way: Way,
  t: TFunction<"cart">,
): string {
  if (way === "open") return t("term.offer");
  const slowest = slowestTerm(pieces.map(({ term }) => term));
  return slowest ? wholeText(termText(slowest, t), way, t) : "";
}

/** A promise in words, as a sentence about the whole order. */
export function wholeText(term: string, way: Way, t: TFunction<"cart">): string {
  return t(way === "pickup" ? "wholePickup" : "wholeDelivery", { term });
}
