import { namedRecords, type ValuesOf } from "~/platform/settings/named-records.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** Who sells the workshop what it makes pieces of. */
export interface Supplier {
  id: string;
  name: string;
  /** Empty where orders are given by phone. */
  email: string;
  phone: string;
  /** Working days from an order to its delivery. */
  days: number;
  /** The least that an order comes to, in bani without VAT. */
  minimumBani: number;
  version: number;
}

export type SupplierValues = ValuesOf<Supplier>;

/** The most suppliers that are kept. */
const MOST_SUPPLIERS = 300;

/** All suppliers by their names. */
export async function listSuppliers(db: Db = shopDatabase()): Promise<Supplier[]> {
  const rows = await db.selectFrom("suppliers").selectAll().orderBy("name").execute();
  return rows.map(({ minimum_bani, ...row }) => ({ ...row, minimumBani: minimum_bani }));
}

export async function findSupplier(
  id: string,
  db: Db = shopDatabase(),
): Promise<Supplier | undefined> {
  return (await listSuppliers(db)).find((supplier) => supplier.id === id);
}

/** A supplier's articles stay without one when it is deleted; one who was ever ordered from is kept. */
export const { save: saveSupplier, remove: deleteSupplier } = namedRecords({
  table: "suppliers",
  subject: "supplier",
  most: MOST_SUPPLIERS,
  list: listSuppliers,
  rowOf: ({ name, email, phone, days, minimumBani }: SupplierValues) => ({
    name,
    email,
    phone,
    days,
    minimum_bani: minimumBani,
  }),
  // The log keeps for good what it has: no address and no number, which may be a person's.
  loggedOf: ({ name, days, minimumBani }) => ({ name, days, minimum_bani: minimumBani }),
  alsoLogged: changedContact,
  isAddedOnce: true,
  isUsed: isSupplierUsed,
});

/** Whether something was ever ordered from a supplier: then it is kept. */
export async function isSupplierUsed(id: string, db: Db = shopDatabase()): Promise<boolean> {
  const row = db.selectFrom("supplier_orders").select("id").where("supplier_id", "=", id).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
}

/** That the address or the number of a supplier became another. */
function changedContact({ email, phone }: SupplierValues, before: SupplierValues | undefined) {
  const isSame = (before?.email ?? "") === email && (before?.phone ?? "") === phone;
  return isSame ? {} : { contact_changed: true };
}

export const personalData = {
  keepUntil: {
    suppliers:
      "as long as the workshop buys there: the office deletes the row, or empties it where something was ordered",
  },
} satisfies PersonalData;
