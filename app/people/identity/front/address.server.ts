import { randomUUID } from "node:crypto";

import { formatPhone } from "~/platform/format/phones.server";
import { printPostcode } from "~/platform/format/postcodes";
import { addOnce } from "~/platform/forms/sent-form.server";
import { shopDatabase } from "~db/client.server";
import { toColumns, type Columns } from "~db/columns";
import type { Db } from "~db/engine";

/** Nobody needs more addresses than this. */
const MOST_ADDRESSES = 20;

export interface AddressDetails {
  fullName: string;
  phone: string;
  country: string;
  county: string;
  sector: string;
  address: string;
  city: string;
  postalCode: string;
  isDefault: boolean;
}

export interface Address extends Columns<Omit<AddressDetails, "isDefault">> {
  id: string;
  /** Fills in the checkout form. */
  is_default: 0 | 1;
}

const columns = [
  "id",
  "full_name",
  "phone",
  "country",
  "county",
  "sector",
  "address",
  "city",
  "postal_code",
  "is_default",
] as const;

/** A customer's saved delivery addresses, the checkout's default first. */
export async function listAddresses(userId: string, db: Db = shopDatabase()): Promise<Address[]> {
  const rows = await db
    .selectFrom("addresses")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .execute();
  return rows.map(shown);
}

/** The address with phone and postcode as people write them. */
function shown(address: Address): Address {
  const { country, phone, postal_code } = address;
  return {
    ...address,
    phone: formatPhone(phone),
    postal_code: printPostcode(country, postal_code),
  };
}

/** One of a customer's own addresses, or undefined. */
export async function findAddress(
  userId: string,
  id: string,
  db: Db = shopDatabase(),
): Promise<Address | undefined> {
  const address = await db
    .selectFrom("addresses")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return address && shown(address);
}

type SavedAddress = "saved" | "unknown" | "too-many";

/**
 * Adds a delivery address of a customer, once for each form, or changes one. The first address becomes the checkout's
 * default, and one chosen as such replaces it. Refuses another customer's address, and a 21st.
 */
export async function saveAddress(
  userId: string,
  id: string | null,
  { form, ...details }: AddressDetails & { form?: string },
  db: Db = shopDatabase(),
): Promise<SavedAddress> {
  return db.transaction().execute(async (trx) => {
    if (id !== null) return writeAddress(userId, id, details, trx);
    const result = await addOnce<SavedAddress>(form, trx, async () => {
      const written = await writeAddress(userId, id, details, trx);
      return written === "saved" ? { added: "" } : written;
    });
    return typeof result === "string" ? result : "saved";
  });
}

async function writeAddress(
  userId: string,
  id: string | null,
  details: AddressDetails,
  trx: Db,
): Promise<SavedAddress> {
  const others = (await listAddresses(userId, trx)).filter((one) => one.id !== id);
  if (id !== null && !(await findAddress(userId, id, trx))) return "unknown";
  if (id === null && others.length >= MOST_ADDRESSES) return "too-many";
  const isDefault = details.isDefault || !others.some((one) => one.is_default === 1);
  if (isDefault) {
    await trx
      .updateTable("addresses")
      .set({ is_default: 0 })
      .where("user_id", "=", userId)
      .execute();
  }
  const row = {
    ...toColumns(details),
    is_default: isDefault ? (1 as const) : (0 as const),
  };
  if (id === null) {
    const created_at = new Date().toISOString();
    await trx
      .insertInto("addresses")
      .values({ id: randomUUID(), user_id: userId, created_at, ...row })
      .execute();
  } else {
    await trx.updateTable("addresses").set(row).where("id", "=", id).execute();
  }
  return "saved";
}

/** Deletes one of a customer's addresses; the oldest remaining one becomes the checkout's default. */
export async function deleteAddress(
  userId: string,
  id: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("addresses")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .returning("is_default")
      .executeTakeFirst();
    const [next] = await listAddresses(userId, trx);
    if (deleted?.is_default === 1 && next) {
      await trx.updateTable("addresses").set({ is_default: 1 }).where("id", "=", next.id).execute();
    }
    return deleted !== undefined;
  });
}
