import type { Db } from "~db/engine";

import type { AppliedDiscount } from "./apply";
import { isForPerson } from "./credits.server";
import { isDiscountUsedBy, type DiscountPerson } from "./use-discount.server";

/** Why somebody may not use a code that takes something off. */
export type PersonRefusal =
  /** The code is another's, or was given for an order that is being withdrawn from. */
  | { kind: "discount-not-yours"; code: string }
  /** It is for each person once, and this one has used it before. */
  | { kind: "discount-used"; code: string };

/** Why somebody may not use a code; undefined where they may. */
export async function refusePerson(
  { id, code }: Pick<AppliedDiscount, "id" | "code">,
  person: DiscountPerson,
  db: Db,
): Promise<PersonRefusal | undefined> {
  if (!(await isForPerson(id, person, db))) return { kind: "discount-not-yours", code };
  return (await isDiscountUsedBy(id, person, db)) ? { kind: "discount-used", code } : undefined;
}
