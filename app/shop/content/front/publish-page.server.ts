import { diffLines } from "diff";

import type { Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PageName } from "~db/schema";

import { listPageVersions, publishPage } from "./page.server";

/** The version of a form that was loaded when the page had no text yet. */
export const NO_VERSION = "none";

export type PublishResult =
  | { kind: "published" | "unchanged" }
  /** `now` and `yours`: both texts, without the parts in common. */
  | { kind: "stale"; version: string; now: string; yours: string };

/**
 * Publishes a page's text in a language. Publishing the same text again changes nothing. Refuses a
 * text that was not based on the newest version; `drawn` is the id of the version that the form
 * showed.
 */
export async function publishPageText(
  { drawn, ...version }: { page: PageName; language: Language; text: string; drawn: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<PublishResult> {
  return db.transaction().execute(async (trx) => {
    const [newest] = await listPageVersions(version.page, version.language, trx);
    if (newest?.text === version.text) return { kind: "unchanged" };
    const id = newest?.id ?? NO_VERSION;
    if (id !== drawn) return { kind: "stale", version: id, ...sides(newest?.text, version.text) };
    await publishPage({ ...version, published_by: admin.id }, new Date(), trx);
    const subjectId = `${version.page} ${version.language}`;
    const entry = { action: "page-changed", subject: "page", subjectId } as const;
    const size = (text: string | undefined) => ({ characters: text?.length ?? 0 });
    await recordAction(
      { admin, ...entry, before: size(newest?.text), after: size(version.text) },
      trx,
    );
    return { kind: "published" };
  });
}

/** Both texts with only as much of their common parts as is needed to find the place. */
function sides(now = "", yours: string): { now: string; yours: string } {
  const parts = diffLines(now, yours).map((part, index, all) => {
    const isLong = !part.added && !part.removed && part.value.length > 240;
    if (!isLong) return part;
    const isLast = index === all.length - 1;
    const value = isLast ? `${part.value.slice(0, 240)}…` : `…${part.value.slice(-240)}`;
    return { ...part, value };
  });
  const join = (side: typeof parts) => side.map(({ value }) => value).join("");
  return {
    now: join(parts.filter(({ added }) => !added)),
    yours: join(parts.filter(({ removed }) => !removed)),
  };
}
