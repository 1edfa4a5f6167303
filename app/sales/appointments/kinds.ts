import type { AppointmentKind, AppointmentState } from "~db/schema";

/** What customers meet a team for, in the order of a choice. */
export const kinds = ["showroom", "measuring", "delivery"] as const satisfies AppointmentKind[];

/** The kinds for which a team goes to the customer, so that the county decides who comes. */
export function isAway(kind: AppointmentKind): boolean {
  return kind !== "showroom";
}

/** The states in which an appointment takes a place of its team. */
export const openStates = ["booked", "moved"] as const satisfies AppointmentState[];

export function isOpenState(state: AppointmentState): boolean {
  return openStates.some((one) => one === state);
}

/** The kinds as addresses of the shop name them. */
const words = { showroom: "showroom", measuring: "masuratori", delivery: "livrare" } as const;

export function wordOfKind(kind: AppointmentKind): string {
  return words[kind];
}

/** The kind that an address names; undefined for none or another word. */
export function kindOfWord(word: string | null): AppointmentKind | undefined {
  return kinds.find((kind) => words[kind] === word);
}
