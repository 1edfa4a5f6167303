import { canonicalConfiguration } from "~/furniture/configurator/configuration";
import { dayOf } from "~/platform/format/dates";
import { countProductView, saveProductViews } from "~/shop/catalogue/front/view-counter.server";
import type { Figure } from "~/shop/figures/front/figure";
import { countVisit, saveVisits } from "~/shop/figures/front/visits.server";
import { findOwnList } from "~/shop/saved/front/find-list.server";
import { saveDesign } from "~/shop/saved/front/save-design.server";
import type { SavedDesign } from "~/shop/saved/front/saved-design";
import { shareItem } from "~/shop/saved/front/share-item.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Entry, type Workshop } from "./diary";
import { people } from "./people";

/** Days on which somebody looked at the shop. */
const DAYS = 30;

/** How often each step was taken on a day, from the look to the order. */
const funnel = [
  { kind: "wardrobe", step: "view", times: 14 },
  { kind: "wardrobe", step: "design", times: 5 },
  { kind: "wardrobe", step: "cart", times: 2 },
  { kind: "wardrobe", step: "order", times: 1 },
  { kind: "bed", step: "view", times: 9 },
  { kind: "bed", step: "cart", times: 1 },
  { kind: "planned-bookcase", step: "view", times: 6 },
  { kind: "planned-bookcase", step: "design", times: 3 },
  { kind: "planned-bookcase", step: "cart", times: 1 },
] as const satisfies (Omit<Figure, "language"> & { times: number })[];

/** What people looked at, saved and shared before they ordered. */
export function livedLooks(shop: Workshop, accounts: ReadonlyMap<string, string>): Entry[] {
  return [
    ...Array.from({ length: DAYS }, (_, place) => ({
      daysAgo: DAYS - place,
      work: () => lookAround(shop, place),
    })),
    { daysAgo: 4, work: () => share(shop, accounts, 3, "wardrobe") },
    { daysAgo: 2, work: () => share(shop, accounts, 4, "chest") },
    { daysAgo: 1, work: () => shareMade(shop, accounts) },
  ];
}

async function lookAround({ db, pieces }: Workshop, place: number): Promise<void> {
  const day = dayOf(new Date().toISOString());
  for (const { kind, step, times } of funnel) {
    // Some days are livelier than others.
    const amount = 1 + ((times * (place + 3)) % (times + 4));
    for (let time = 0; time < amount; time += 1) countVisit({ kind, step, language: "ro" });
    const id = JSON.stringify([day, kind, "ro", step]);
    await keepRow({ source: "figures", id, amount }, db);
  }
  for (let one = 0; one < 6; one += 1) {
    const { id } = pieces.product(one);
    const amount = 1 + ((place + one * 5) % 7);
    for (let time = 0; time < amount; time += 1) countProductView(id);
    await keepRow({ source: "product_views", id: JSON.stringify([day, id]), amount }, db);
  }
  await saveVisits(db);
  await saveProductViews(db);
}

async function share(
  shop: Workshop,
  accounts: ReadonlyMap<string, string>,
  who: number,
  kind: "wardrobe" | "chest",
): Promise<void> {
  const configuration = shop.pieces.planned(kind, -50);
  await saveAndShare(shop, accounts, who, { productId: null, configuration });
}

async function shareMade(shop: Workshop, accounts: ReadonlyMap<string, string>): Promise<void> {
  const { productId, configuration } = shop.pieces.made();
  const design = { productId, configuration: canonicalConfiguration(configuration) };
  await saveAndShare(shop, accounts, 3, design);
}

async function saveAndShare(
  { db }: Workshop,
  accounts: ReadonlyMap<string, string>,
  who: number,
  design: SavedDesign,
): Promise<void> {
  const owner = { userId: accounts.get(people[who]!.email)!, token: undefined };
  expectKind(await saveDesign(owner, design, "ro", db), "saved", "save a design");
  const { id } = await db
    .selectFrom("saved_items")
    .select("id")
    .where("list_id", "=", (await findOwnList(owner, db))!)
    .where("configuration", "=", design.configuration)
    .executeTakeFirstOrThrow();
  const isNew = (await findShared(db, design.configuration)) === undefined;
  const shared = await shareItem(owner, id, "ro", db);
  if (typeof shared === "string") throw new Error(`share a design: ${shared}`);
  if (isNew) await keepRow({ source: "shared_designs", id: shared.code }, db);
}

function findShared(db: Workshop["db"], configuration: string) {
  const query = db.selectFrom("shared_designs").select("code");
  return query.where("configuration", "=", configuration).executeTakeFirst();
}
