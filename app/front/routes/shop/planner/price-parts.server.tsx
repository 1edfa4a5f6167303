import { opensOf } from "~/furniture/boards/design";
import { extrasOf } from "~/furniture/planner/shown-plan";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findVat } from "~/platform/settings/vat-rates.server";

import { tradeWordsHtml } from "../trade-words.server";
import { PlanDrawing } from "./preview";
import { More, Sums, Terms, type MadeOf, type TermsOf } from "./price-sums.server";
import type { ShownPlan } from "./shown-plan";

const drawn = ["front", "inside", "side", "open"] as const;

/**
 * What the last step says of a piece, as HTML: its price in its parts and what it is made of; when it comes
 * and what is paid before; and below, where else it leads to, with the drawings and all dimensions. `given`
 * is the design's text, `days` how long the making takes, `way` how long the transport, `advancePercent` the share
 * paid before the work.
 */
export async function pricePartsHtml(
  plan: ShownPlan,
  given: string,
  terms: TermsOf,
  language: Language,
) {
  const { isIncluded } = await findVat(new Date());
  const t = translateIn(language, "planner");
  const { groups, totalBani } = plan;
  const sums = { groups, totalBani, rows: rowsOf(plan, language), isVatIncluded: isIncluded };
  const drawings = drawn.map((view) => ({
    label: t(`views.${view}`),
    drawing: <PlanDrawing plan={plan} view={view} className="h-full max-h-120" />,
  }));
  const isMeasured = plan.warnings.some((warning) => "difference" in warning);
  const more = { isMeasured, given, again: paths.planner(), drawings };
  return {
    sums:
      htmlIn(language, <Sums {...sums} />) +
      tradeWordsHtml(["carcass", "fronts", "fittings"], language),
    terms: htmlIn(language, <Terms {...terms} />),
    more: htmlIn(language, <More {...more} />),
  };
}

function rowsOf(plan: ShownPlan, language: Language): MadeOf[] {
  const t = translateIn(language, ["planner", "cart"]);
  const { names, untranslated, bands } = plan;
  const rowOf = (one: keyof typeof names) => ({
    label: t(one === "front" ? "frontDecor" : one),
    name: names[one],
    untranslated: untranslated[one],
  });
  const ofHandles = opensOf(plan.design).hasHandles ? [rowOf("handle")] : [];
  const ofBands = (["body", "front"] as const).flatMap((part) =>
    bands[part] ? [{ label: t(`bands.${part}`), ...bands[part] }] : [],
  );
  const extras = extrasOf(plan.design)?.map((extra) => t(`cart:planned.extras.${extra}`));
  const name = extras?.join(", ");
  const ofExtras = name ? [{ label: t("extras"), name, untranslated: [] }] : [];
  return [rowOf("body"), rowOf("front"), ...ofHandles, ...ofBands, ...ofExtras];
}
