import { defaultRules } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { findFittings, findRules } from "~/furniture/planner/construction.server";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { Article } from "../article";
import { knownArticles, type Known } from "./known-articles";

/** What pieces may need today, and what articles are called in a language, retired decors too. */
export async function findKnownArticles(
  language: Language,
  db: Db = shopDatabase(),
): Promise<{ known: Known; articles: Article[] }> {
  const [{ decors, handles }, rules, fittings] = await Promise.all([
    listKnown(language, db),
    findRules("newest", db),
    findFittings(db),
  ]);
  const offered = {
    decors: decors.filter(({ isOffered }) => isOffered),
    handles: handles.filter(({ isOffered }) => isOffered),
  };
  const { content } = rules ?? { content: defaultRules };
  return {
    known: { decors, handles, fittings, rules: content },
    articles: knownArticles(offered, content),
  };
}
