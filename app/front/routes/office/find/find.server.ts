import { setImmediate } from "node:timers/promises";

import type { Language } from "~/platform/i18n/languages";
import type { Role } from "~db/schema";

import type { FoundGroup } from "./found";
import { MOST_SHOWN, MOST_WITHOUT_LIST } from "./kind";
import { kinds, type FindKind } from "./kinds.server";

/** One letter or digit is in nearly everything. */
const FEWEST_SIGNS = 2;

/** Whether a text has enough letters and digits to be looked for. */
export function isSearchable(search: string): boolean {
  return (search.match(/[\p{L}\p{N}]/gu) ?? []).length >= FEWEST_SIGNS;
}

/**
 * Everything that a text finds of what a role may open, by kinds. Kinds in which one thing has exactly the typed
 * number come first. At most five of a kind are shown.
 */
export async function findEverything(
  search: string,
  { role, language }: { role: Role; language: Language },
): Promise<FoundGroup<FindKind>[]> {
  const groups: FoundGroup<FindKind>[] = [];
  for (const [kind, { isFor, find }] of Object.entries(kinds)) {
    if (!isFor(role)) continue;
    // Each kind is one query; between two of them the process answers other requests.
    await setImmediate();
    const { things, count, isMore = false, list } = await find(search, language);
    if (count === 0) continue;
    const marked = things.map((thing) => ({
      ...thing,
      about: thing.about.filter(Boolean),
      isExact: thing.title.toUpperCase() === search.toUpperCase(),
    }));
    const shown = exactFirst(marked, ({ isExact }) => isExact);
    groups.push({
      kind: kind as FindKind,
      things: shown.slice(0, list === null ? MOST_WITHOUT_LIST : MOST_SHOWN),
      count,
      isMore,
      list,
    });
  }
  return exactFirst(groups, ({ things }) => things.some(({ isExact }) => isExact));
}

function exactFirst<One>(all: One[], isExact: (one: One) => boolean): One[] {
  return [...all.filter(isExact), ...all.filter((one) => !isExact(one))];
}
