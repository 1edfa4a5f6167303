import { sql, type Kysely } from "kysely";

import { countChangesOn, countEditsOn, endOfTable, run } from "./on-both";

/**
 * What the owner buys for each role of the construction: maker, code, price. Prices of fittings come over from
 * the price list in force, where they stood until now; the runners have one for each length of the rules. Lines of
 * orders to suppliers keep what the supplier has read; of those sent before it is the role, and the code of now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("fittings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("maker", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("maker_code", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("price_bani", "integer", (column) => column.check(sql`price_bani > 0`))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(endOfTable(db))
    .execute();
  await countEditsOn(db, "fittings", ["name", "maker", "maker_code", "price_bani"]);
  await countChangesOn(db, "fittings", "catalogue_version");
  await keepWhatWasSent(db);
  const prices = { ...usualPrices, ...numbersIn(await newest(db, "price_lists")) };
  const rules = new Map<string, unknown>(Object.entries(await newest(db, "construction_rules")));
  for (const [id, price] of Object.entries(priceNames)) {
    await add(db, id, price === null ? null : prices[price]!);
  }
  const {
    shortestRunner = 250,
    longestRunner = 550,
    runnerStep = 50,
  } = numbersIn(rules.get("drawer"));
  for (let length = shortestRunner; length <= longestRunner; length += runnerStep) {
    const steps = Math.max(0, (length - 250) / 50);
    const price = Math.round(prices.runnerBani! + steps * prices.runnerStepBani!);
    await add(db, `runner-pair-${length}`, price);
  }
}

async function keepWhatWasSent(db: Kysely<unknown>): Promise<void> {
  const lines = db.schema.alterTable("supplier_order_lines");
  await lines.addColumn("supplier_code", "text").execute();
  await lines.addColumn("fitting", "text").execute();
  await run(
    db,
    `update supplier_order_lines set fitting = '', supplier_code =
      (select stock_items.supplier_code from stock_items where stock_items.id = item_id)
      where order_id in (select id from supplier_orders where sent_at is not null)`,
  );
}

type Numbers = Record<string, number>;

/** The newest version of rules or prices as it is stored. */
async function newest(
  db: Kysely<unknown>,
  table: "price_lists" | "construction_rules",
): Promise<object> {
  const { rows } = await sql<{ content: string }>`
    select content from ${sql.table(table)} order by version desc limit 1`.execute(db);
  const content: unknown = JSON.parse(rows[0]?.content ?? "{}");
  return typeof content === "object" && content !== null ? content : {};
}

/** The numbers of what is stored by their names. */
function numbersIn(stored: unknown): Numbers {
  const all: [string, unknown][] = Object.entries(stored ?? {});
  return Object.fromEntries(
    all.filter((one): one is [string, number] => typeof one[1] === "number"),
  );
}

async function add(db: Kysely<unknown>, id: string, price: number | null): Promise<void> {
  await sql`insert into fittings (id, price_bani) values (${id}, ${price})`.execute(db);
}

/** The price of each role as lists of before name it; null where it is in that of another. */
const priceNames: Record<string, string | null> = {
  connector: "connectorBani",
  cap: null,
  eccentric: "eccentricBani",
  dowel: null,
  "shelf-eccentric": null,
  hinge: "hingeBani",
  "half-hinge": "hingeBani",
  "wide-hinge": "wideHingeBani",
  "shelf-pin": "pinBani",
  rail: "railBani",
  "rail-support": "railSupportsBani",
  "pull-out-rail": "pullOutRailBani",
  "recessed-pull": "recessedPullBani",
  "push-latch": "pushLatchBani",
  glide: "glideBani",
  "wall-kit": "wallKitBani",
  "sliding-track": "slidingTrackBani",
  "sliding-fittings": "slidingDoorBani",
  "drawer-screw": "screwBani",
  "drawer-front-screw": "screwBani",
  "hinge-screw": "screwBani",
  "runner-screw": "screwBani",
  "short-screw": "screwBani",
  "handle-screw": "screwBani",
  "spacer-screw": "screwBani",
  "body-bolt": "boltBani",
};

/** What lists of before say where they do not say it. */
const usualPrices: Numbers = {
  connectorBani: 60,
  eccentricBani: 150,
  hingeBani: 1400,
  wideHingeBani: 2200,
  runnerBani: 4800,
  runnerStepBani: 450,
  pinBani: 30,
  railBani: 3500,
  railSupportsBani: 800,
  pullOutRailBani: 1800,
  recessedPullBani: 900,
  pushLatchBani: 600,
  glideBani: 300,
  wallKitBani: 1200,
  slidingTrackBani: 26_000,
  slidingDoorBani: 9000,
  boltBani: 250,
  screwBani: 5,
};
