import { phoneFigures, searchedPhone } from "~/platform/format/phones.server";
import { shopDatabase } from "~db/client.server";
import { contains, hasWords, numberIn, type Db } from "~db/engine";
import { phonesFound } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { Role } from "~db/schema";

import { type UserRow, userRows } from "./office-users.server";

const PAGE_SIZE = 50;

export const userSorts: Sorts = {
  nume: { text: "first_name" },
  email: "email",
  "de-la": "created_at",
  stare: "role",
};

/** One page of the accounts, or of those with a role, newest first, with their orders and totals. */
export async function listUsers(
  {
    search,
    role,
    page: wanted,
    order = "",
  }: { search: string; role?: Role; page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{ users: UserRow[]; total: number; page: number; pageCount: number }> {
  const people = found(search, db).$if(role !== undefined, (query) =>
    query.where("role", "=", role ?? "customer"),
  );
  const { total } = await people
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const ids = await people
    .select("id")
    .$call(sortedBy(order, userSorts))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const places = ids.map(({ id }) => id);
  const users = await userRows(places, db);
  users.sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id));
  return { users, total, page, pageCount };
}

/**
 * All accounts, or those whose data contain the words of a text, or whose phone begins or ends so in any spelling; a
 * text without words is compared with the e-mail.
 */
function found(search: string, db: Db) {
  const all = db.selectFrom("users");
  if (search === "") return all;
  const isFound = hasWords("people_words", search);
  if (isFound === undefined) return all.where("email", "=", search);
  const figures = phoneFigures(search);
  return all.where((eb) =>
    eb.or([
      // The staff have no records as customers have, and few figures of the middle are enough.
      ...(figures ? [contains(eb.ref("phone"), figures)] : []),
      eb(
        "id",
        "in",
        eb
          .selectFrom("people_words")
          .crossJoin("people")
          .select("user_id")
          .where("people.id", "=", numberIn("people_words"))
          .where(isFound),
      ),
      ...(searchedPhone(search) ? [eb("id", "in", phonesFound("users", search, db))] : []),
    ]),
  );
}
