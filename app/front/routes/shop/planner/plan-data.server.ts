import { boardViews, type BoardView } from "~/furniture/board-drawings/views";
import type { Design, Kind } from "~/furniture/boards/design";
import { usualSizes } from "~/furniture/boards/start";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { newestStart } from "~/furniture/planner/newest-start.server";
import type { Plan } from "~/furniture/planner/plan.server";
import { plannedCardAddress, plannedDrawingAddress } from "~/furniture/planner/planned-design";
import { designFor } from "~/furniture/planner/read-place";
import { shownOf } from "~/furniture/planner/shown-plan";
import type { Language } from "~/platform/i18n/languages";
import { sizeInTitle } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import { priceWords } from "~/platform/settings/price-words";
import { findVat } from "~/platform/settings/vat-rates.server";
import { lineWords } from "~/shop/cart/line-design";
import { plannedName } from "~/shop/cart/planned-name.server";
import { sharedPage } from "~/shop/layout/shared-page.server";

import type { placeForm } from "./schema";
import { showPlan, type ShownPlan } from "./shown-plan";

/** What the page shows of a plan, with the addresses of its drawings. */
export function showServed(plan: Plan, language: Language): ShownPlan {
  return showPlan(plan, plan.rules, drawingsOf(plan, language));
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

type Size = Record<"width" | "height" | "depth", number>;

/** The measures, in millimetres, that an address of the planner begins with, such as one of a search. */
export function readSize(query: URLSearchParams): Partial<Size> {
  const read = (name: string) => {
    const text = query.get(name) ?? "";
    return /^[1-9]\d{1,3}$/.test(text) ? Number(text) : undefined;
  };
  return { width: read("latime"), height: read("inaltime"), depth: read("adancime") };
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

/** The first step as it begins: a kind at its usual size, but for the measures given. */
export function startingWith(kind: Kind, given: Partial<Size>): TypedPlace {
  const { width, height, depth } = usualSizes[kind];
  const size = {
    width: String(given.width ?? width),
    height: String(given.height ?? height),
    depth: String(given.depth ?? depth),
  };
  return { kind, where: "free", ...size, skirting: "0" };
}

/** The fields of the first step, from the design that they made. */
export function typedPlace({ kind, place, width, height, depth, wayIn }: Design): TypedPlace {
  const way = wayIn
    ? {
        way: wayIn.kind,
        wayWidth: String(wayIn.width),
        wayHeight: String(wayIn.height),
        ...(wayIn.kind === "lift" && { wayDepth: String(wayIn.depth) }),
      }
    : { way: "none" };
  if (place.kind === "free") {
    return {
      kind,
      where: "free",
      ...way,
      walls: place.walls,
      width: String(width),
      height: String(height),
      depth: String(depth),
      ...(place.ceiling !== null && { ceiling: String(place.ceiling) }),
    };
  }
  const [bottomWidth, middleWidth, topWidth] = place.widths.map(String);
  const [leftHeight, rightHeight] = place.heights.map(String);
  return {
    kind,
    where: "niche",
    ...way,
    bottomWidth,
    middleWidth,
    topWidth,
    leftHeight,
    rightHeight,
    nicheDepth: String(place.depth),
    skirting: String(place.skirting),
  };
}
