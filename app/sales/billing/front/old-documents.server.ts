import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** At most so many in one run, so that buyers do not wait for it. */
const MOST_AT_ONCE = 200;

/**
 * Deletes the documents that the law no longer wants kept (Law 82/1991, art. 25), stornos before
 * what they correct. Returns how many.
 */
async function deleteOldDocuments(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .deleteFrom("documents")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("documents as old")
        .select("old.id")
        .where("old.kept_until", "<=", dayOf(now.toISOString()))
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom("documents as storno")
                .select("storno.id")
                .whereRef("storno.corrects_id", "=", "old.id"),
            ),
          ),
        )
        .orderBy("old.issued_at")
        .limit(MOST_AT_ONCE),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    documents: "as long as the law has papers kept (Law 82/1991, art. 25), each until its own day",
  },
  cleanUp: async (now) => ({ "documents-deleted": await deleteOldDocuments(now) }),
} satisfies PersonalData;
