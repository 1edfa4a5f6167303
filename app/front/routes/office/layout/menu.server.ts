import { mayOpen, officePages } from "~/people/identity/front/office-pages";
import { mayDo, staffRoles } from "~/people/identity/front/roles";
import type { Role } from "~db/schema";

import { type Place, type Group, dashboard, groups } from "./places.server";

/** A page that somebody may open: its label's key, where it is, and its drawing. */
export type ShownPlace = Omit<Place, "page">;

/** The menu of somebody: the dashboard, where they have one, and the groups with a page for them. */
export interface Menu {
  /** What the search over everything was asked; empty elsewhere than on its page. */
  asked: string;
  first: ShownPlace[];
  groups: { name: Group; icon: string; places: ShownPlace[] }[];
}

/**
 * The pages of a role. They are sent as the page's data, so that a browser gets only the pages of
 * its reader's role.
 */
export function menuFor(role: Role, asked: string): Menu {
  const shown = (places: readonly Place[]) =>
    places.filter(({ page }) => mayOpen(role, page)).map(({ page: _page, ...place }) => place);
  return {
    asked,
    // The dashboard is in the menu of sales alone; other roles are led from it to their own first page.
    first: mayDo(role, "sales") ? shown([dashboard]) : [],
    groups: groups
      .map(({ name, icon, places }) => ({ name, icon, places: shown(places) }))
      .filter(({ places }) => places.length > 0),
  };
}

/** All pages of a role's menu. */
export function placesOf(role: Role): ShownPlace[] {
  const { first, groups: shown } = menuFor(role, "");
  return [...first, ...shown.flatMap(({ places }) => places)];
}

/** For each place of the menu, by groups, which of the staff may open it. */
export function listRights() {
  return groups.map(({ name, places }) => ({
    name,
    places: places.map(({ label, page }) => ({
      label,
      roles: staffRoles.filter((role) => mayDo(role, officePages[page])),
    })),
  }));
}
