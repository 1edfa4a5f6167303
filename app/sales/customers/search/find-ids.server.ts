import { numberIn, type Db } from "~db/engine";
import { idsFound, newestByPhone, type PhoneSource } from "~db/found";

/** The most customers that a search shows: the newest, and the page says that there are more. */
const MOST_FOUND = 500;

/**
 * The ids of customers who have the words of a text, whose phone begins or ends so in any spelling, or whose
 * e-mail begins so.
 */
export async function findIds(search: string, db: Db): Promise<{ ids: string[]; isMore: boolean }> {
  const most = MOST_FOUND + 1;
  const rows = isEmail(search)
    ? await idsByEmail(search.toLowerCase(), db).limit(most).execute()
    : await idsByWords(search, db).limit(most).execute();
  const found = new Set(rows.map(({ subject_id }) => subject_id ?? ""));
  for (const source of phoneSources) {
    const records = await newestByPhone(source, search, { most }, db);
    for (const { customer_id } of records) found.add(customer_id ?? "");
  }
  const ids = [...found].slice(0, MOST_FOUND);
  return { ids: ids.length > 0 ? ids : [""], isMore: found.size > MOST_FOUND };
}

const phoneSources: PhoneSource[] = [
  "users",
  "orders",
  "quote_requests",
  "contact_messages",
  "appointments",
];

/** An e-mail is not searched by words, because its words are in too many others. */
const isEmail = (text: string) => /^[^\s@]+@\S*$/.test(text);

function idsByEmail(start: string, db: Db) {
  return db
    .selectFrom("customer_records")
    .select("customer_id as subject_id")
    .distinct()
    .where("email", ">=", start)
    .where("email", "<", `${start}\uffff`);
}

function idsByWords(search: string, db: Db) {
  return idsFound(["customer"], search, db).orderBy(numberIn("found_entries_words"), "desc");
}
