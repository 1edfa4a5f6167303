import type { BuyersSize } from "~/furniture/boards/buyers-size";
import { allColumns, type Design, type Zone } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { allModules, type Run } from "~/furniture/boards/run";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { countFronts } from "~/furniture/drawing/words";
import { makePlan } from "~/furniture/planner/plan.server";
import { isRun, readPlanned } from "~/furniture/planner/planned";
import type { PlannedDesign } from "~/furniture/planner/planned-design";
import { langOf, type Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { bareSize, inCm, plannedSize, sentenceOf, type Speaker } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { isPlanned, type LineDesign } from "~/shop/cart/line-design";
import { termText } from "~/shop/catalogue/delivery-term";
import { termBy } from "~/shop/catalogue/delivery-way";
import { findWayAcross, findProduct } from "~/shop/catalogue/product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { PricedDesign } from "./saved-design";

/** What is said of a piece, in the order in which it is compared. */
export const facts = [
  "price",
  "size",
  "inside",
  "body",
  "front",
  "handle",
  "weight",
  "term",
] as const;
export type Fact = (typeof facts)[number];

/** A fact in words, empty where nothing is known; `lang` where it is not in the page's language. */
export interface FactText {
  text: string;
  lang?: string | undefined;
}

export type DesignFacts = Record<Fact, FactText>;

/**
 * What there is to say of a model, each in words: sizes in centimetres, what is inside, decors, handle,
 * the weight that follows from its boards, price and delivery term.
 */
export async function describeSavedDesign(
  model: PricedDesign,
  language: Language,
  db: Db = shopDatabase(),
): Promise<DesignFacts> {
  const vat = await findVat(new Date(), db);
  const way = await findWayAcross(db);
  const cart = translateIn(language, "cart");
  const { priceBani, term, design } = model;
  const own = design
    ? await describeDesign(design, language, db)
    : await describeReady(model, language, db);
  return {
    size: none,
    inside: none,
    body: none,
    front: none,
    handle: none,
    weight: none,
    ...own,
    price:
      priceBani === null
        ? none
        : said(priceWords(priceBani, vat.isIncluded, translatorOf(language))),
    term: priceBani === null || model.problem ? none : said(termText(termBy(way, term), cart)),
  };
}

const none: FactText = { text: "" };
const said = (text: string, lang?: string): FactText => ({ text, lang });

async function describeDesign(
  design: LineDesign,
  language: Language,
  db: Db,
): Promise<Partial<DesignFacts>> {
  if (isPlanned(design)) return describePlan(design, language, db);
  const { doors, drawers } = countFronts(design);
  return {
    size: said(bareSize(outerSizeOf(design), translatorOf(language))),
    inside: said(countedText({ doors, drawers }, language)),
    body: said(design.materialName),
    front: said(design.materialName),
    handle: said(design.handleName),
  };
}

async function describePlan(
  { plan: text, size, hasFronts, bodyName, frontName, handleName, bandNames = {} }: PlannedDesign,
  language: Language,
  db: Db,
): Promise<Partial<DesignFacts>> {
  const wish = readPlanned(text);
  if (!wish) return {};
  const plan = await makePlan(wish, language, db);
  // A design that can no longer be built has no boards to weigh, and keeps the names it had.
  const built = plan.kind === "plan" && plan.changes.length === 0 ? plan : undefined;
  const speaker = translatorOf(language);
  const cart = translateIn(language, "cart");
  const banded = (name: string, decor: string | undefined) =>
    decor ? `${name} · ${cart("planned.bands.all", { decor })}` : name;
  const langOfName = (named: "body" | "front" | "handle") => built && langOf(built[named], "name");
  return {
    size: said(sizeInTable(size, speaker)),
    inside: said(
      countedText(isRun(wish) ? countModules(wish, built?.piece) : countInside(wish), language),
    ),
    body: said(banded(bodyName, bandNames.body), langOfName("body")),
    ...(hasFronts && {
      front: said(banded(frontName, bandNames.front), langOfName("front")),
    }),
    ...(handleName && { handle: said(handleName, langOfName("handle")) }),
    ...(built && { weight: said(weightText(built.piece.weight.totalGrams, language)) }),
  };
}

async function describeReady(
  { product }: PricedDesign,
  language: Language,
  db: Db,
): Promise<Partial<DesignFacts>> {
  const found = product && (await findProduct(product.category_slug, product.number, language, db));
  if (!found) return {};
  const { specification } = found;
  return {
    size: said(specification.dimensions, langOf(specification, "dimensions")),
    inside: said(specification.features.join(" · "), langOf(specification, "features")),
    body: said(specification.material, langOf(specification, "material")),
  };
}

/** What a planned piece has inside and before it, over all its columns. */
function countInside(design: Design): Partial<Record<Counted, number>> {
  const { sliding, panels } = design;
  const columns = allColumns(design);
  const zones = columns.flatMap((column) => column.zones);
  const sum = (count: (zone: Zone) => number) =>
    zones.reduce((total, zone) => total + count(zone), 0);
  const held = (wanted: Zone["inside"]) =>
    sum(({ inside, count }) => (inside === wanted ? count : 0));
  const doorsOf = { open: 0, drawers: 0, left: 1, right: 1, pair: 2 };
  return {
    columns: columns.length,
    shelves: held("shelves"),
    shoes: held("shoes"),
    rails: sum(({ inside }) => (inside === "rail" ? 1 : 0)),
    drawers: held("drawers"),
    baskets: held("pull-outs"),
    ...(sliding > 0 ? { sliding } : { doors: sum(({ front }) => doorsOf[front]) }),
    mirrors: sum(({ front, mirror }) => (mirror ? doorsOf[front] : 0)),
    lights: sum(({ light }) => (light ? 1 : 0)),
    panels: panels === undefined ? 0 : panels === "both" ? 2 : 1,
  };
}

/** Of how many bodies a kitchen or a vanity is, and what opens of it where it can be built. */
function countModules(run: Run, piece?: Piece): Partial<Record<Counted, number>> {
  const modules = allModules(run);
  const above = modules.filter(({ module }) => module.above !== "nothing").length;
  const opens = piece?.fronts.filter(({ isInner }) => !isInner).map((front) => front.opens) ?? [];
  return {
    modules: modules.length + above,
    drawers: opens.filter((how) => how === "out").length,
    doors: opens.filter((how) => how === "left" || how === "right").length,
  };
}

const counted = [
  "modules",
  "columns",
  "shelves",
  "shoes",
  "rails",
  "drawers",
  "baskets",
  "doors",
  "sliding",
  "mirrors",
  "lights",
  "panels",
] as const;
type Counted = (typeof counted)[number];

function countedText(counts: Partial<Record<Counted, number>>, language: Language): string {
  const t = translateIn(language, "saved");
  return counted
    .flatMap((name) => (counts[name] ? [t(`facts.${name}`, { count: counts[name] })] : []))
    .join(" · ");
}

function weightText(grams: number, language: Language): string {
  return translateIn(language, "saved")("facts.kilos", { kilos: Math.round(grams / 1000) });
}

/** The size in centimetres, as of all compared pieces; of a piece that fills a niche, the niche is named. */
function sizeInTable(size: BuyersSize, speaker: Speaker): string {
  if (size.fills !== "nothing") return sentenceOf(plannedSize(size, speaker), speaker);
  const { width, height, depth } = size;
  return bareSize(inCm({ width, height, depth }), speaker);
}
