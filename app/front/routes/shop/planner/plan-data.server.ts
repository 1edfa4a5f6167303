import { boardViews, type BoardView } from "~/furniture/board-drawings/views";
import { sheetWords } from "~/furniture/board-drawings/words";
import { handleSwatch, materialSwatch } from "~/furniture/configurator/swatch-html.server";
import type { Decor, Handle } from "~/furniture/decors/decor";
import type { Plan, RunPlan } from "~/furniture/planner/plan.server";
import { plannedCardAddress, plannedDrawingAddress } from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";
import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { sizeInTitle } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { lineWords } from "~/shop/cart/line-design";
import { plannedName } from "~/shop/cart/planned-name.server";
import { sharedPage } from "~/shop/layout/front/shared-page.server";

import { showPlan, type ShownPlan } from "./shown-plan";

/** What the page shows of a plan, with the addresses of its drawings; `view` is the one that is shown. */
export function showServed(plan: Plan, language: Language, view: BoardView): ShownPlan {
  const words = sheetWords(translateIn(language, "planner-drawing"), { unit: "cm", language });
  return showPlan(plan, plan.rules, drawingsOf(plan, language), view, words);
}

/** What is shown of a plan where its address is shared: name, sizes, price and decors, and its picture. */
export async function sharePlan(plan: Plan | RunPlan, language: Language) {
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
