import { kinds, type Kind } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { priceOf, type Price } from "~/furniture/boards/price";
import type { PriceList } from "~/furniture/boards/price-list";
import { priceOfRun } from "~/furniture/boards/price-run";
import type { Rules } from "~/furniture/boards/rules";
import { sampleOf } from "~/furniture/boards/samples";
import { runSample, startRun } from "~/furniture/boards/start-run";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { chosenOf } from "~/furniture/planner/build-plan";
import { findPriceList, findRules } from "~/furniture/planner/construction.server";
import { pricesOf } from "~/furniture/planner/plan.server";
import { fitPlanned, isRun, sizeOf, type Planned } from "~/furniture/planner/planned";
import { inBatches } from "~/platform/basics/in-batches.server";
import { dayOf } from "~/platform/format/dates";
import { findVat } from "~/platform/settings/vat-rates.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

const measures = ["width", "height", "depth"] as const;
type Measure = (typeof measures)[number];

/** A sample for each kind of design, a kitchen along one wall and one along two. */
export const sampleKinds = [...kinds, "kitchen", "kitchen-l"] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** The walls of the one along two, in mm. */
const SAMPLE_WALLS = [3000, 2400];

/** A sample piece as it is made and priced; its size in mm. */
export interface Sample {
  size: Record<Measure, number>;
  piece: Piece;
  price: Price;
}

/** The rules and prices that samples are made and priced by. */
interface Content {
  rules: Rules;
  prices: PriceList;
}

/** Makes a sample of a kind, larger by some millimetres; undefined where nothing can be made. */
type Maker = (
  kind: SampleKind,
  content: Content,
  more?: Partial<Record<Measure, number>>,
) => Sample | undefined;

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
  const runLook = { ...look, worktop: decor.id };
  const wishOf = (kind: SampleKind, rules: Rules): Planned => {
    if (kind === "kitchen") return runSample(runLook, rules);
    if (kind === "kitchen-l") return startRun("kitchen", SAMPLE_WALLS, runLook, chosen, rules);
    return sampleOf(kind, look, rules);
  };
  return (kind, { rules, prices }, more = {}) => {
    const wish = wishOf(kind, rules);
    // A kitchen grows along its wall with modules, never by a little.
    if (!isRun(wish)) {
      for (const [measure, mm] of Object.entries(more)) wish[measure as Measure] += mm;
    }
    const made = fitPlanned(wish, chosen, rules);
    if (made.kind === "place") return undefined;
    const { width, height, depth } = sizeOf(made.design, rules, decor);
    const priced = isRun(made.design) ? priceOfRun : priceOf;
    const price = priced(made.piece, paid, prices, vat);
    return { size: { width, height, depth }, piece: made.piece, price };
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
      const [from, to] = [smaller?.size[measure] ?? 0, larger.size[measure]];
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
