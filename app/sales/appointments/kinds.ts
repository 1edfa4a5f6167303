import { formatDay, formatTime, formatWeekday } from "~/platform/format/dates";
import type { TFunction } from "~/platform/i18n/translate";
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

/** The day and the hours of an appointment in words, on Bucharest's clock. Needs the group `appointments`. */
export function whenText(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  language: string,
  t: TFunction<"appointments">,
): string {
  return t("when", {
    weekday: formatWeekday(starts_at, language),
    day: formatDay(starts_at, language),
    from: formatTime(starts_at, language),
    to: formatTime(ends_at, language),
  });
}
