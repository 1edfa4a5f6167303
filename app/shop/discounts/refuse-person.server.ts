import type { Db } from "~db/engine";

import { isForPerson } from "./sharing/credit-person.server";
import { foldEmail, isDiscountUsedBy, type DiscountPerson } from "./use-discount.server";

/** Why somebody may not use a code that takes something off. */
export type PersonRefusal =
  /** The code is another's, or was given for an order that is being withdrawn from. */
  | { kind: "discount-not-yours"; code: string }
  /** It is for each person once, and this one has used it before. */
  | { kind: "discount-used"; code: string }
  /** One of the two above: somebody who only typed an address is not told what was ordered with it before. */
  | { kind: "discount-refused"; code: string };

interface Code {
  id: string;
  code: string;
}

/**
 * Why somebody may not use a code, as far as the session proves who that is: by the account, and by the
 * e-mail that was typed where it is the account's own. Undefined where nothing proven speaks against it,
 * so a typed address of somebody else's changes nothing.
 */
export async function refuseProven(
  { id, code }: Code,
  { email, userId }: DiscountPerson,
  db: Db,
): Promise<PersonRefusal | undefined> {
  if (userId === null) return undefined;
  const isOwn = foldEmail(email) === (await findOwnEmail(userId, db));
  if (isOwn && !(await isForPerson(id, { email, userId }, db))) {
    return { kind: "discount-not-yours", code };
  }
  const proven = { email: isOwn ? email : "", userId };
  return (await isDiscountUsedBy(id, proven, db)) ? { kind: "discount-used", code } : undefined;
}

/**
 * Why somebody may not order with a code; undefined where they may. It is asked only for an order that
 * has been counted, and for an unproven address it says only that the code may not be used.
 */
export async function refusePerson(
  discount: Code,
  person: DiscountPerson,
  db: Db,
): Promise<PersonRefusal | undefined> {
  const { id, code } = discount;
  const told = await refuseProven(discount, person, db);
  if (told) return told;
  const isUsable = (await isForPerson(id, person, db)) && !(await isDiscountUsedBy(id, person, db));
  return isUsable ? undefined : { kind: "discount-refused", code };
}

async function findOwnEmail(userId: string, db: Db): Promise<string | undefined> {
  const account = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst();
  return account && foldEmail(account.email);
}
