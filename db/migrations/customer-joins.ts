import type { Kysely } from "kysely";

import { doesOn, engineIn, isOther } from "./on-both";

/** The customer whom the earliest other record names that has something in common with the record `new`. */
function known(): string {
  const first = (condition: string) =>
    `(select other.customer_id from customer_records as other where ${condition}
      and other.customer_id is not null and other.id <> new.id order by other.id limit 1)`;
  // Compared with null, what is not said finds none of the many who did not say it either.
  const isSame = (column: string) => `other.${column} = nullif(new.${column}, '')`;
  return [
    first("other.source = 'users' and other.source_id = new.user_id"),
    first(isSame("email")),
    first(isSame("tax_figures")),
    first(`${isSame("phone_figures")} and ${isSame("name_letters")}`),
  ].join(", ");
}

/** What of a record is compared with others, and what of it its customer shows. */
const compared = ["email", "tax_figures", "phone_figures", "name_letters"];
const shown = ["name", "company_name", "email", "phone", "tax_code"];

/** Gives each record its customer, and keeps what a customer is called and reached by. */
export async function joinRecords(db: Kysely<unknown>): Promise<void> {
  await doesOn(db, {
    name: "customer_of_new_record",
    on: "after insert on customer_records",
    statements: `insert into customers (id)
        select new.source_id where coalesce(${known()}) is null on conflict do nothing;
      update customer_records set customer_id = coalesce(${known()}, new.source_id)
        where id = new.id;`,
  });
  await doesOn(db, {
    name: "customer_of_corrected_record",
    on: `after update of ${compared.join(", ")} on customer_records`,
    when: `new.source <> 'users' and (${isOther(compared)})`,
    statements: `update customer_records set customer_id = coalesce(${known()}, new.customer_id)
        where id = new.id;
      update customer_notes set customer_id = ${whoseNow}
        where customer_id = old.customer_id and ${isLeft};
      insert into customer_tags (customer_id, tag) select ${whoseNow}, tag from customer_tags
        where customer_id = old.customer_id and ${isLeft} on conflict do nothing;
      ${readAnew("old.customer_id")} ${readAnew(whoseNow)} ${drop}`,
  });
  await doesOn(db, {
    name: "customer_with_new_record",
    on: "after update of customer_id on customer_records",
    when: "old.customer_id is null and new.customer_id is not null",
    statements: `update customers set ${shown
      .map(
        (column) =>
          `${column} = case when new.${column} <> '' then new.${column} else ${column} end`,
      )
      .join(", ")}, last_at = case when new.at > last_at then new.at else last_at end,
        order_count = order_count + case when new.source = 'orders' then 1 else 0 end
        where id = new.customer_id;
      update customers set words = ${wordsOf(db)}, sort_name = ${sortName}
        where id = new.customer_id and not exists (select 1 from customer_records as other
          where other.customer_id = new.customer_id and other.id <> new.id
            and ${shown.map((column) => `other.${column} = new.${column}`).join(" and ")});`,
  });
  await doesOn(db, {
    name: "customer_with_changed_record",
    on: `after update of ${shown.join(", ")} on customer_records`,
    when: isOther(shown),
    statements: readAnew("new.customer_id"),
  });
  await doesOn(db, {
    name: "customer_without_record",
    on: "after delete on customer_records",
    statements: `${readAnew("old.customer_id")} ${drop}`,
  });
  await doesOn(db, {
    name: "customer_read_anew",
    on: "after update of readings on customers",
    statements: refresh(db),
  });
}

/** Whether the customer of before has no record any more. */
const isLeft =
  "not exists (select 1 from customer_records as rest where rest.customer_id = old.customer_id)";
const drop = `delete from customers where id = old.customer_id and ${isLeft};`;

const whoseNow = "(select now.customer_id from customer_records as now where now.id = new.id)";

/** Has a customer read from all of their records, as whoever moves some of them does too. */
function readAnew(id: string): string {
  return `update customers set readings = readings + 1 where id = ${id};`;
}

/** Everything that a customer shows, read from all of their records. */
function refresh(db: Kysely<unknown>): string {
  const own = "from customer_records as own where own.customer_id = new.id";
  const newest = shown.map(
    (column) =>
      `${column} = coalesce((select own.${column} ${own} and own.${column} <> ''
        order by own.at desc, own.id desc limit 1), '')`,
  );
  return `update customers set ${newest.join(", ")},
      last_at = coalesce((select max(own.at) ${own}), ''),
      order_count = (select count(*) ${own} and own.source = 'orders'),
      words = coalesce(${wordsOf(db)}, '')
      where id = new.id;
    update customers set sort_name = ${sortName} where id = new.id;`;
}

/** All that a customer was ever called and reached by, each once. */
function wordsOf(db: Kysely<unknown>): string {
  const all = [...shown, "phone_figures", "tax_figures"].map(
    (column) =>
      `select own.${column} as word from customer_records as own where own.customer_id = customers.id`,
  );
  const joined =
    engineIn(db) === "postgres" ? "string_agg(word, ' ' order by word)" : "group_concat(word, ' ')";
  return `(select ${joined} from (${all.join(" union ")}) as every_word)`;
}

/** Each letter of Romanian that is none of ASCII's stands behind the one that it is written like. */
const letters: readonly [letters: string, place: string][] = [
  ["ăĂ", "a{"],
  ["âÂ", "a|"],
  ["îÎ", "i{"],
  ["șȘşŞ", "s{"],
  ["țȚţŢ", "t{"],
];

/** A name as lists sort it. */
export function asSorted(name: string): string {
  return letters
    .flatMap(([all, place]) => [...all].map((letter) => [letter, place] as const))
    .reduce(
      (text, [letter, place]) => `replace(${text}, '${letter}', '${place}')`,
      `lower(${name})`,
    );
}

/** What a customer is called in the list. */
const sortName = asSorted(
  "case when company_name <> '' then company_name when name <> '' then name else email || phone end",
);
