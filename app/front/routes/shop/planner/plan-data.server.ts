import { boardViews, type BoardView } from "~/furniture/board-drawings/views";
import { sheetWords } from "~/furniture/board-drawings/words";
import type { Design, Kind } from "~/furniture/boards/design";
import { usualSizes } from "~/furniture/boards/start";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { newestStart } from "~/furniture/planner/front/newest-start.server";
import { boundsOf, designFor, type PlaceLength } from "~/furniture/planner/front/read-place";
import type { Plan } from "~/furniture/planner/plan.server";
import { plannedCardAddress, plannedDrawingAddress } from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";
import { readLength, readOtherLength, writeLength } from "~/platform/format/read-length";
import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { sizeInTitle } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { lineWords } from "~/shop/cart/line-design";
import { plannedName } from "~/shop/cart/planned-name.server";
import { sharedPage } from "~/shop/layout/front/shared-page.server";

import type { placeForm } from "./schema";
import { showPlan, type ShownPlan } from "./shown-plan";

/** What the page shows of a plan, with the addresses of its drawings; `view` is the one that is shown. */
export function showServed(plan: Plan, language: Language, view: BoardView): ShownPlan {
  const words = sheetWords(translateIn(language, "planner-drawing"), { unit: "cm", language });
  return showPlan(plan, plan.rules, drawingsOf(plan, language), view, words);
}

/** What is shown of a plan where its address is shared: name, sizes, price and decors, and its picture. */
export async function sharePlan(plan: Plan, language: Language) {
  const shown = shownOf(plan);
  const vat = await findVat(new Date());
  const speaker = translatorOf(language);
  const price = priceWords(plan.price.totalBani, vat.isIncluded, speaker);
  return sharedPage({
    title: `${plannedName(shown.kind, language)}, ${sizeInTitle(shown.size, speaker)}`,
    description: `${price} · ${lineWords(shown, speaker)}`,
    picture: plannedCardAddress(shown),
  });
}

function drawingsOf(plan: Plan, language: Language): Record<BoardView, string> {
  const shown = shownOf(plan);
  const address = (view: BoardView) =>
    [view, plannedDrawingAddress(shown, view, language)] as const;
  return Object.fromEntries(boardViews.map(address)) as Record<BoardView, string>;
}

/** What the third step shows of a decor, and no price that the workshop pays. */
export function showDecor({ id, name, untranslated, look, thicknesses, onOrderDays }: Decor) {
  return { id, name, untranslated, thicknesses, onOrderDays, swatch: materialSwatch(look) };
}

export function showHandle({ id, name, untranslated, look }: Handle) {
  return { id, name, untranslated, swatch: handleSwatch(look) };
}

/** Of a text that an address brings into a field. */
const LONGEST = 20;

type Size = Record<"width" | "height" | "depth", number>;

/**
 * The measures that an address of the planner begins with, such as one of a search, read as people type
 * them; in millimetres.
 */
export function readSize(query: URLSearchParams, kind: Kind): Partial<Size> {
  const read = (name: keyof Size, word: string) => {
    const { may, likely } = boundsOf(name, kind);
    return readLength((query.get(word) ?? "").slice(0, LONGEST), may, likely);
  };
  return {
    width: read("width", "latime"),
    height: read("height", "inaltime"),
    depth: read("depth", "adancime"),
  };
}

/** The design that the first step's fields make of a kind before anything is typed. */
export async function firstDesign(
  kind: Kind,
  language: Language,
  given: Partial<Size>,
): Promise<Design> {
  const place = { kind: "free" as const, walls: "none" as const, ceiling: null };
  const usual = usualSizes[kind];
  const size = {
    width: given.width ?? usual.width,
    height: given.height ?? usual.height,
    depth: given.depth ?? usual.depth,
  };
  const wish = { kind, place, wayIn: null, size };
  return designFor(wish, undefined, await newestStart(language));
}

/** The fields of the first step as they are typed, also before there is a design. */
export type TypedPlace = Partial<Record<keyof (typeof placeForm)["shape"], string | undefined>>;

/** A niche as high as most rooms, in millimetres, until somebody says how high. */
const USUAL_HEIGHT = 2500;

/** How lengths in millimetres stand in the first step's fields. */
function writerOf(kind: Kind, language: Language) {
  return (name: PlaceLength, length: number): string => {
    const { may, likely } = boundsOf(name, kind);
    return writeLength(length, language, may, likely);
  };
}

/** The first step as it begins: a kind at its usual size, but for the measures given; lengths in cm. */
export function startingWith(kind: Kind, given: Partial<Size>, language: Language): TypedPlace {
  const usual = usualSizes[kind];
  const write = writerOf(kind, language);
  return {
    kind,
    where: "free",
    width: write("width", given.width ?? usual.width),
    height: write("height", given.height ?? usual.height),
    depth: write("depth", given.depth ?? usual.depth),
    shape: "straight",
    nicheDepth: write("nicheDepth", usual.depth),
  };
}

/**
 * The first step with the niche that an address names as people type it: `nisa`, its width, and `inaltime`
 * and `adancime` where they are given. Undefined for an address that names none.
 */
export function readNiche(
  query: URLSearchParams,
  kind: Kind,
  language: Language,
): TypedPlace | undefined {
  if (!query.has("nisa")) return undefined;
  const write = writerOf(kind, language);
  const typed = (name: string) => (query.get(name) ?? "").slice(0, LONGEST);
  return {
    ...startingWith(kind, {}, language),
    where: "niche",
    nicheWidth: typed("nisa"),
    nicheHeight: typed("inaltime") || write("nicheHeight", USUAL_HEIGHT),
    nicheDepth: typed("adancime") || write("nicheDepth", usualSizes[kind].depth),
  };
}

/** A niche as it was typed, but for numbers that the page asks about: those stand with the unit they were read in. */
export function withUnits(niche: TypedPlace, kind: Kind, language: Language): TypedPlace {
  const write = writerOf(kind, language);
  const asRead = (["nicheWidth", "nicheHeight", "nicheDepth"] as const).map((name) => {
    const { may, likely } = boundsOf(name, kind);
    const text = niche[name] ?? "";
    const [read, other] = [readLength, readOtherLength].map((reader) => reader(text, may, likely));
    return [name, read === undefined || read === other ? text : write(name, read)] as const;
  });
  return { ...niche, ...Object.fromEntries(asRead) };
}

/** The fields of the first step, from the design that they made; lengths in centimetres. */
export function typedPlace(design: Design, language: Language): TypedPlace {
  const { kind, place, width, height, depth, wayIn } = design;
  const write = writerOf(kind, language);
  const way = wayIn
    ? {
        way: wayIn.kind,
        wayWidth: write("wayWidth", wayIn.width),
        wayHeight: write("wayHeight", wayIn.height),
        ...(wayIn.kind === "lift" && { wayDepth: write("wayDepth", wayIn.depth) }),
      }
    : { way: "none" };
  if (place.kind === "free") {
    return {
      kind,
      where: "free",
      ...way,
      walls: place.walls,
      width: write("width", width),
      height: write("height", height),
      depth: write("depth", depth),
      ...(place.ceiling !== null && { ceiling: write("ceiling", place.ceiling) }),
    };
  }
  const { widths, heights } = place;
  const isStraight = new Set(widths).size === 1 && new Set(heights).size === 1;
  const [bottomWidth, middleWidth, topWidth] = widths.map((one) => write("bottomWidth", one));
  const [leftHeight, rightHeight] = heights.map((one) => write("leftHeight", one));
  return {
    kind,
    where: "niche",
    ...way,
    shape: isStraight ? "straight" : "uneven",
    nicheWidth: write("nicheWidth", Math.min(...widths)),
    nicheHeight: write("nicheHeight", Math.min(...heights)),
    bottomWidth,
    middleWidth,
    topWidth,
    leftHeight,
    rightHeight,
    nicheDepth: write("nicheDepth", place.depth),
    ...(place.skirting > 0 && { skirting: write("skirting", place.skirting) }),
  };
}
