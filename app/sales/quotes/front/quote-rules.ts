import type { QuoteRequestState, QuoteState } from "~db/schema";

/** In the order in which the office looks at them. */
export const requestStates = [
  "new",
  "answered",
  "expired",
  "accepted",
  "declined",
  "closed",
] as const satisfies QuoteRequestState[];

/** Days that a quote is proposed to be valid for, and the longest that it may be. */
export const USUAL_VALIDITY = 14;
export const LONGEST_VALIDITY = 180;
/** Customers are reminded of a quote so many days before its last day. */
export const DAYS_BEFORE_END = 2;

export const MOST_PICTURES = 3;
/** Designs of a request, and lines of a quote. */
export const MOST_DESIGNS = 10;
export const MOST_LINES = 20;
/** Requests of an e-mail that wait for an answer, the shop's or the customer's. */
export const MOST_OPEN = 5;
export const openStates = ["new", "answered"] as const satisfies QuoteRequestState[];

/** What a customer may do about a quote. */
export type QuoteAnswer = "accept" | "ask-again" | "decline";

interface Standing {
  state: QuoteState;
  /** A day of Bucharest. */
  valid_until: string;
}

/**
 * Where a quote stands on a day of Bucharest: one that was sent is open through its last day, and
 * expired from the next one on, whether or not anybody has noted that yet.
 */
export function standingOn({ state, valid_until }: Standing, today: string): QuoteState {
  return state === "sent" && today > valid_until ? "expired" : state;
}

/** What a customer may answer to a quote that stands so. */
export function answersTo(standing: QuoteState): readonly QuoteAnswer[] {
  if (standing === "sent") return ["accept", "ask-again", "decline"];
  return standing === "expired" ? ["ask-again"] : [];
}

/** Whether the shop may write and send a version to a request in a state. */
export function mayBeQuoted(state: QuoteRequestState): boolean {
  return state === "new" || state === "answered" || state === "expired";
}
