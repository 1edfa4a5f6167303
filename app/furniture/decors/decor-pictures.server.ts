import type { Kind } from "~/furniture/boards/design";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

interface DecorPicture {
  decor: string;
  kind: Kind;
  image_url: string;
}

const cached = versionedCache<DecorPicture[]>();

/** The photographs of pieces in a decor, one for a kind and a decor at most. */
export function listDecorPictures(db: Db = shopDatabase()): Promise<DecorPicture[]> {
  return cached("", db, () =>
    db
      .selectFrom("decor_pictures")
      .select(["material_id as decor", "kind", "image_url"])
      .orderBy("material_id")
      .orderBy("kind")
      .execute(),
  );
}

/**
 * Shows another photograph of a kind in a decor, or none (null), and records it. `before` is the
 * address of the one it takes the place of.
 */
export async function changeDecorPicture(
  admin: Admin,
  { decor, kind, image_url }: { decor: string; kind: Kind; image_url: string | null },
  db: Db = shopDatabase(),
): Promise<{ kind: "saved"; before: string | null } | { kind: "not-saved" }> {
  const saved = await orNotSaved(() =>
    db.transaction().execute(async (trx) => {
      const present = await trx
        .selectFrom("decor_pictures")
        .select("image_url")
        .where("material_id", "=", decor)
        .where("kind", "=", kind)
        .executeTakeFirst();
      const before = present?.image_url ?? null;
      if (before === image_url) return { kind: "saved" as const, before: null };
      await trx
        .deleteFrom("decor_pictures")
        .where("material_id", "=", decor)
        .where("kind", "=", kind)
        .execute();
      if (image_url !== null) {
        const row = { material_id: decor, kind, image_url };
        await trx.insertInto("decor_pictures").values(row).execute();
      }
      await recordAction(
        {
          admin,
          action: "decor-picture-changed",
          subject: "material",
          subjectId: decor,
          before: { [kind]: before },
          after: { [kind]: image_url },
        },
        trx,
      );
      return { kind: "saved" as const, before };
    }),
  );
  return saved === "not-saved" ? { kind: saved } : saved;
}
