import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import type { KnownNames } from "./ways-to-name";

/** What a number is written with behind its prefix: `-2026-000123`. */
const REST_OF_NUMBER = "-2026-000123".length;

const words: Record<DocumentKind, KnownNames["documentPrefixes"][number]["word"]> = {
  proforma: "proforma",
  advance: "invoice",
  final: "invoice",
  storno: "none",
};

/** How this shop's orders and documents are called. */
export async function findKnownNames(db: Db): Promise<KnownNames> {
  const prefixes = await db
    .selectFrom("orders")
    .select((eb) =>
      eb
        .fn<string>("substr", [
          "number",
          eb.lit(1),
          eb(eb.fn<number>("length", ["number"]), "-", eb.lit(REST_OF_NUMBER)),
        ])
        .as("prefix"),
    )
    .distinct()
    .execute();
  const years = await db.selectFrom("order_numbers").select("year").execute();
  const series = await db.selectFrom("document_series").select(["kind", "prefix"]).execute();
  return {
    orderPrefixes: prefixes.map(({ prefix }) => prefix).filter((prefix) => /\p{L}/u.test(prefix)),
    years: years.map(({ year }) => year),
    documentPrefixes: series
      .filter(({ prefix }) => /\p{L}/u.test(prefix))
      .map(({ kind, prefix }) => ({ prefix, word: words[kind] })),
  };
}
