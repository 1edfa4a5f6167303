import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import {
  findOfficeOption,
  tables,
  type OptionDetails,
  type OptionKind,
} from "./option-rows.server";
import { type SavedOption, write, isIncomplete, record } from "./save-option.server";

/**
 * Changes a material or a handle. One that is no longer offered is made inactive: carts and addresses
 * name it, so it is never deleted. Refuses as `addOption` does, and a form loaded from another
 * version, unless its values are saved already.
 */
export async function changeOption<Kind extends OptionKind>(
  admin: Admin,
  kind: Kind,
  id: string,
  { version, ...wished }: OptionDetails[Kind] & { version: number },
  db: Db = shopDatabase(),
): Promise<SavedOption<Kind>> {
  const details = wished as unknown as OptionDetails[Kind];
  return write<Kind>(db, async (trx) => {
    const before = await findOfficeOption(kind, id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) {
      return isAlreadySaved<object>(details, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    if (await isIncomplete(details, trx)) return { kind: "incomplete" };
    await trx
      .updateTable<"materials" | "handles">(tables[kind])
      .set(details)
      .where("id", "=", id)
      .execute();
    const { id: _id, version: _version, ...old } = before;
    await record(admin, "option-changed", kind, id, old, details, trx);
    return { kind: "saved" };
  });
}
