import type { Post } from "~/front/desk/desk.server";
import { removeRecord, saveRecord } from "~/front/desk/record.server";
import { deleteFilter, keepFilter, MOST_FILTERS } from "~/front/desk/saved-filter.server";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import type { Role } from "~db/schema";

import { placesOf } from "../../layout/menu.server";
import { filterForm } from "./schema";

/** The longest query of a list's address that is kept, in characters. */
const LONGEST_QUERY = 1000;

/** Keeps the filter of the address under the name that was typed. */
export function keep(post: Post) {
  const { admin, request } = post;
  const filter = readFilter(new URL(request.url).searchParams, admin.role);
  return saveRecord(post, {
    schema: filterForm,
    subject: "user",
    subjectId: admin.id,
    read: (typed) => typed,
    texts: (typed) => typed,
    save: async (typed) =>
      filter ? keepFilter(admin.id, { ...filter, name: typed.name }) : { kind: "unknown" as const },
    refuse: () => ({ name: message("filtersTooMany", { count: MOST_FILTERS }) }),
    saved: ({ name }) => ({
      to: filter ? filter.list + filter.query : officePaths.savedFilters(),
      title: "admin.filterKept",
      values: { name },
    }),
  });
}

/** Deletes one of somebody's filters. */
export function remove(post: Post) {
  const { admin, posted } = post;
  return removeRecord(post, {
    subject: "user",
    remove: () => deleteFilter(admin.id, readText(posted, "filter")),
    removed: ({ name }) => ({
      to: officePaths.savedFilters(),
      title: "admin.filterDeleted",
      values: { name },
    }),
  });
}

/** The filter that an address wants to keep: of a list in the role's menu, in bounds. */
export function readFilter(query: URLSearchParams, role: Role) {
  const list = query.get("lista") ?? "";
  const set = query.get("filtru") ?? "";
  const isRight = /^\?\S+$/.test(set) && set.length <= LONGEST_QUERY;
  return isRight && placesOf(role).some(({ to }) => to === list) ? { list, query: set } : undefined;
}
