import { build } from "~/furniture/boards/build";
import { kinds, type Design, type Kind } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { priceOf, type Price } from "~/furniture/boards/price";
import type { PriceList } from "~/furniture/boards/price-list";
import type { Rules } from "~/furniture/boards/rules";
import { sampleOf } from "~/furniture/boards/samples";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { chosenOf } from "~/furniture/planner/build-plan";
import { findPriceList, findRules } from "~/furniture/planner/construction.server";
import { pricesOf } from "~/furniture/planner/plan.server";
import { inBatches } from "~/platform/basics/in-batches.server";
import { dayOf } from "~/platform/format/dates";
import { findVat } from "~/platform/settings/vat-rates.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

/** A sample piece as it is made and priced. */
export interface Sample {
  design: Design;
  piece: Piece;
  price: Price;
}

/** Makes a sample of a kind, larger by some millimetres; undefined where nothing can be made. */
type Maker = (
  kind: Kind,
  content: { rules: Rules; prices: PriceList },
  more?: Partial<Record<Measure, number>>,
) => Sample | undefined;

const measures = ["width", "height", "depth"] as const;
type Measure = (typeof measures)[number];

/**
 * What makes the sample pieces, in the first decor and with the first handle that the shop offers;
 * undefined where it offers none.
 */
export async function findMaker(db: Db = shopDatabase()): Promise<Maker | undefined> {
  const [[decor], [handle], vat] = await Promise.all([
    listDecors("ro", db),
    listHandles("ro", db),
    findVat(new Date(), db),
  ]);
  if (!decor || !handle) return undefined;
  const chosen = chosenOf(decor, decor, handle);
  const paid = pricesOf(decor, decor, handle);
  const look = { body: decor.id, front: decor.id, handle: handle.id };
  return (kind, { rules, prices }, more = {}) => {
    const wish = sampleOf(kind, look, rules);
    for (const [measure, mm] of Object.entries(more)) wish[measure as Measure] += mm;
    if (placeProblems(wish, chosen, rules).length > 0) return undefined;
    const { design } = fit(wish, chosen, rules);
    const piece = build(design, chosen, rules);
    return { design, piece, price: priceOf(piece, paid, prices, vat) };
  };
}

/** A sample that costs less although it grows from one size to the next. */
export interface PriceDrop {
  kind: Kind;
  measure: Measure;
  from: number;
  to: number;
}

const GROWTH = [-150, -100, 0, 100, 200];

/**
 * The first place at which each sample gets cheaper while it grows, such as a rail across a wardrobe
 * that costs less than one that is pulled out. Others are answered between its parts, because together
 * they take a tenth of a second.
 */
export async function findPriceDrops(
  make: Maker,
  content: { rules: Rules; prices: PriceList },
): Promise<PriceDrop[]> {
  const drops: PriceDrop[] = [];
  const grown = kinds.flatMap((kind) => measures.map((measure) => ({ kind, measure })));
  for await (const some of inBatches(grown, 1)) drops.push(...some.flatMap(firstDrop));
  return drops;

  function firstDrop({ kind, measure }: Pick<PriceDrop, "kind" | "measure">): PriceDrop[] {
    const made = GROWTH.flatMap((mm) => make(kind, content, { [measure]: mm }) ?? []);
    const all = made.flatMap((larger, index) => {
      const smaller = made[index - 1];
      const [from, to] = [smaller?.design[measure] ?? 0, larger.design[measure]];
      const isCheaper = smaller && larger.price.totalBani < smaller.price.totalBani;
      return isCheaper && from < to ? [{ kind, measure, from, to }] : [];
    });
    return all.slice(0, 1);
  }
}

/** By the day, whose VAT counts; all else that the samples follow from is in the catalogue. */
const keptDrops = versionedCache<PriceDrop[]>();

/** The same by the rules and prices in force, reckoned once until something changes of which samples are made. */
export function findDropsInForce(db: Db = shopDatabase()): Promise<PriceDrop[]> {
  return keptDrops(dayOf(new Date().toISOString()), db, async () => {
    const [make, rules, prices] = await Promise.all([
      findMaker(db),
      findRules("newest", db),
      findPriceList(db),
    ]);
    return make && rules ? findPriceDrops(make, { rules: rules.content, prices }) : [];
  });
}
