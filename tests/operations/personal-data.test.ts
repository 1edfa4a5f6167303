import { expect, test } from "vitest";

import { parts } from "~/front/privacy/forgetting/rooms.server";

import { openEmptyShop } from "../memory-database";

/** By these names a column may say who somebody is, where they are, or what is theirs. */
const personal =
  /^(?:user_id|admin_id|admin_email|email|phone|name|\w+_name|address|iban|payer\w*|recipient|reply_to|user_agent|client_hash|session_hash|ip|details)$/;

/** Such columns of tables that say nothing of a customer, with what they say. */
const impersonal: Record<string, string> = {
  background_jobs: "a job of the shop",
  banks: "the shop's own account",
  bulk_change_rows: "a product",
  categories: "a category",
  discounts: "a code",
  delivery_zones: "a zone",
  fittings: "a fitting",
  handles: "a handle",
  holidays: "a day of the calendar",
  materials: "a material",
  official_pictures: "a picture of the law",
  order_lines: "a piece",
  partners: "a firm that the shop shows, as it is written there",
  people: "an index of accounts, which triggers keep",
  people_words: "an index of accounts, which triggers keep",
  products: "a product",
  provider_keys: "a key of the shop",
  quote_request_designs: "a piece; as its request",
  settings: "a setting",
  teams: "a team of the shop",
  testimonials: "what the shop shows of somebody, as written there",
  order_index: "an index of orders, which triggers keep",
  order_index_words: "an index of orders, which triggers keep",
  listings: "a product",
};

/** Tables whose columns' names do not show that people have written or sent what is in them. */
const byMeaning = [
  "claim_entries",
  "conversation_messages",
  "drawing_versions",
  "handover_notes",
  "message_replies",
  "order_history",
  "order_remarks",
  "quotes",
  "review_pictures",
  "saved_items",
  "sent_pictures",
];

interface Table {
  name: string;
  columns: { name: string }[];
}

/** What is wrong with the list: a table without a part, or with two, or one that is not there. */
function findFaults(tables: Table[], kept: string[]): string[] {
  const named = tables.filter(
    (table) =>
      byMeaning.includes(table.name) || table.columns.some(({ name }) => personal.test(name)),
  );
  return [
    ...named
      .filter(({ name }) => !(name in impersonal) && !kept.includes(name))
      .map(({ name }) => `${name} is in no room's part`),
    ...kept.filter((name, at) => kept.indexOf(name) !== at).map((name) => `${name} is in two`),
    ...kept.filter((name) => name in impersonal).map((name) => `${name} is said to be impersonal`),
    ...kept
      .filter((name) => !tables.some((table) => table.name === name))
      .map((name) => `${name} is not there`),
  ];
}

const kept = parts.flatMap(({ keepUntil }) => Object.keys(keepUntil));

test("every table with data of people is in exactly one room's part, with how long it is kept", async () => {
  const db = await openEmptyShop();
  const tables = await db.introspection.getTables();
  expect(findFaults(tables, kept)).toEqual([]);
  const terms = parts.flatMap(({ keepUntil }) => Object.values(keepUntil));
  expect(terms.filter((term) => term.trim() === "")).toEqual([]);
});

test("a table that nobody answers for is found, and one that two answer for", () => {
  const letters = { name: "letters", columns: [{ name: "id" }, { name: "email" }] };
  const sizes = { name: "sizes", columns: [{ name: "width" }] };
  expect(findFaults([letters, sizes], [])).toEqual(["letters is in no room's part"]);
  expect(findFaults([letters, sizes], ["letters"])).toEqual([]);
  expect(findFaults([letters], ["letters", "letters"])).toEqual(["letters is in two"]);
  expect(findFaults([sizes], ["letters"])).toEqual(["letters is not there"]);
});
