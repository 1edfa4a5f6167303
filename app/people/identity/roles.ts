import type { Role } from "~db/schema";

/** In the order in which a choice of them is shown. */
export const roles = ["customer", "sales", "workshop", "administrator"] as const satisfies Role[];

/**
 * Whose work a page of the back office is. Sales: orders, money, messages, catalogue. Workshop:
 * sheets, stages, boards, and neither prices nor people; only the note of a delivery says to whom it goes
 * and what is collected there. An administrator does all of it.
 */
export type Work = "administration" | "sales" | "workshop" | "any";

const doneBy: Record<Work, readonly Role[]> = {
  administration: ["administrator"],
  sales: ["administrator", "sales"],
  workshop: ["administrator", "workshop"],
  any: ["administrator", "sales", "workshop"],
};

export function mayDo(role: Role, work: Work): boolean {
  return doneBy[work].includes(role);
}

/** Whether somebody works here, whatever it is: the stricter rules of sign-in and sessions hold. */
export function worksHere(role: Role): boolean {
  return mayDo(role, "any");
}
