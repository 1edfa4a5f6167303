import type { ClaimKind, ClaimState } from "~db/schema";

export const claimKinds = ["missing", "damaged", "other"] as const satisfies ClaimKind[];
export const claimStates = ["new", "in_work", "solved", "refused"] as const satisfies ClaimState[];

/** Claims of one order that wait at the same time; whoever has more writes in one of them. */
export const MOST_OPEN_CLAIMS = 5;
/** The most entries of one claim; after that it is better to telephone. */
export const MOST_ENTRIES = 60;
/** Pictures that come with an entry. */
export const MOST_PICTURES = 3;

const next: Record<ClaimState, readonly ClaimState[]> = {
  new: ["in_work", "solved", "refused"],
  in_work: ["in_work", "solved", "refused"],
  solved: ["solved", "in_work"],
  refused: ["refused", "in_work"],
};

/** The states that a claim may have after an answer of the staff; an answered claim is never new. */
export function nextClaimStates(state: ClaimState): readonly ClaimState[] {
  return next[state];
}

export function isOpenClaim(state: ClaimState): boolean {
  return state === "new" || state === "in_work";
}

/** A claim that was over is open again when its customer writes in it. */
export function stateAfterCustomer(state: ClaimState): ClaimState {
  return isOpenClaim(state) ? state : "new";
}

/** The legal guarantee, from the delivery (OUG 140/2021). */
export const GUARANTEE_YEARS = 2;

/** The last day of the legal guarantee of a piece delivered on this day (`YYYY-MM-DD`). */
export function guaranteeEndsOn(deliveredOn: string): string {
  const [year = 0, month = 1, day = 1] = deliveredOn.split("-").map(Number);
  // In years without a 29 February the anniversary is the last day of February.
  const last = new Date(Date.UTC(year + GUARANTEE_YEARS, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + GUARANTEE_YEARS, month - 1, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}
