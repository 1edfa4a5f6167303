import { paths } from "~/platform/paths/paths";

export interface HeaderCategory {
  slug: string;
  name: string;
  untranslated: string[];
}

/** The person signed in; null for a visitor. */
export type HeaderPerson = { name: string; isStaff: boolean } | null;

/** The way to a piece made to measure, which stands first in every menu. */
export const toMeasure = { key: "toMeasure", to: paths.planner() } as const;

/** The links that stand beside those to products, in the bar and in the menu of small screens. */
export const pages = [
  { key: "gallery", to: paths.gallery() },
  { key: "contact", to: paths.contact() },
  { key: "about", to: paths.about() },
] as const;
