import { mayDo } from "~/people/identity/front/roles";
import type { Language } from "~/platform/i18n/languages";
import type { Role } from "~db/schema";

import type { FoundThing } from "./found";

/** So many of a kind are shown; its list has the others. */
export const MOST_SHOWN = 5;
/** So many of a kind that has no list. */
export const MOST_WITHOUT_LIST = 20;

/** What was found of one kind, before it is known what leads. */
export interface Found {
  things: Omit<FoundThing, "isExact">[];
  count: number;
  isMore?: boolean;
  list: string | null;
}

export interface Kind {
  /** Whether a role may open this kind; other kinds are not searched. */
  isFor: (role: Role) => boolean;
  find: (search: string, language: Language) => Promise<Found>;
}

export const isOfSales = (role: Role) => mayDo(role, "sales");
