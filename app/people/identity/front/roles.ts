import type { Role } from "~db/schema";

/** Those of the staff, in the order in which a choice of them is shown. */
export const staffRoles = [
  "sales",
  "workshop",
  "accountant",
  "administrator",
] as const satisfies Role[];

/** All, in the same order. */
export const roles = ["customer", ...staffRoles] as const satisfies Role[];

/**
 * Whose work a page of the back office is (office-pages.ts). Sales: orders, money, messages, catalogue. Workshop:
 * sheets, stages, boards, and neither prices nor people; only the note of a delivery says to whom it goes
 * and what is collected there. Shared: what these two both need. Bookkeeping: documents, statements, journals
 * and their files, all that an accountant sees. An administrator does all of it.
 */
export type Work = "administration" | "sales" | "workshop" | "shared" | "bookkeeping" | "any";

const doneBy: Record<Work, readonly Role[]> = {
  administration: ["administrator"],
  sales: ["administrator", "sales"],
  workshop: ["administrator", "workshop"],
  shared: ["administrator", "sales", "workshop"],
  bookkeeping: ["administrator", "sales", "accountant"],
  any: staffRoles,
};

export function mayDo(role: Role, work: Work): boolean {
  return doneBy[work].includes(role);
}

/** Whether somebody works here, whatever it is: the stricter rules of sign-in and sessions hold. */
export function worksHere(role: Role): boolean {
  return mayDo(role, "any");
}
