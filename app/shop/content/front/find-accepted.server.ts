import { z } from "~/platform/basics/zod";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

const value = z.object({
  text: z.string(),
  lang: z.string().optional(),
  names: z.array(z.string()).optional(),
});

/** The values that a text was filled in with, by their names on the day it was accepted. */
const readParticulars = storedJson(
  "accepted_texts.particulars",
  z.object({ siteName: value }).catchall(value),
);

/** A text as it was accepted, or undefined. */
export async function findAcceptedText(id: string, db: Db = shopDatabase()) {
  const row = await db
    .selectFrom("accepted_texts")
    .innerJoin("page_versions", "page_versions.id", "accepted_texts.version_id")
    .select(["page", "language", "text", "published_at", "particulars"])
    .where("accepted_texts.id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      language: row.language as Language,
      particulars: readParticulars(row.particulars),
    }
  );
}
