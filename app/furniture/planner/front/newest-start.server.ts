import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";

import { findRules } from "../construction.server";

/** What a design begins with today. */
export async function newestStart(language: Language) {
  const [decors, handles, newest] = await Promise.all([
    listDecors(language),
    listHandles(language),
    findRules(),
  ]);
  const { content: rules, version } = newest!;
  return { rules, version, decor: decors[0]?.id ?? "", handle: handles[0]?.id ?? "" };
}
