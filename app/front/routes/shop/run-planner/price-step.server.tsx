import type { Where } from "~/furniture/planner/front/plan-address";
import { runStart, runAddress } from "~/furniture/planner/front/run-start";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";

import { orderFormHtml } from "../planner/order-form.server";
import { TakeForm } from "../planner/price-step";
import { More, Sums, Terms, type MadeOf } from "../planner/price-sums.server";
import { tradeWordsHtml } from "../trade-words.server";
import { RunDrawing } from "./run-drawing.server";
import type { ShownRun } from "./shown-run.server";

const drawn = ["front", "inside", "plan", "side"] as const;

/** The price in its parts, the buttons that take the run along, the terms and where else this leads, as HTML. */
export async function priceStepHtml(
  shown: ShownRun,
  given: string,
  where: Where,
  language: Language,
): Promise<string> {
  const { plan, run } = shown;
  const { price, days, isOffered, changes } = plan;
  const [zones, { trade }, { isIncluded }] = await Promise.all([
    listActiveZones(),
    findSettings(),
    findVat(new Date()),
  ]);
  const isReady = isOffered && changes.length === 0;
  const t = translateIn(language, ["run-planner", "planner"]);
  const terms = { days, way: daysAcross(zones), advancePercent: trade.advancePercent };
  const drawings = drawn.map((view) => ({
    label: view === "plan" ? t("plan") : t(`planner:views.${view}`),
    drawing: <RunDrawing shown={shown} view={view} className="h-full max-h-120" />,
  }));
  const isMeasured = plan.piece.warnings.some(({ code }) => code.startsWith("uneven"));
  return (
    '<div class="grid gap-6"><div>' +
    htmlIn(
      language,
      <>
        <Sums {...price} rows={madeOf(shown, language)} isVatIncluded={isIncluded} />
        <p className="mt-3 max-w-prose text-sm text-stone">{t(`notIncluded.${run.kind}`)}</p>
      </>,
    ) +
    tradeWordsHtml(["carcass", "fronts", "fittings"], language) +
    (isReady ? orderFormHtml(given, where, language) : "") +
    "</div>" +
    htmlIn(
      language,
      <>
        <TakeForm
          given={given}
          action={runAddress(given, { ...where, step: "price" })}
          isTaken={isReady && !where.order}
          isReplaced={where.line !== ""}
          terms={htmlIn(language, <Terms {...terms} />)}
        />
        <More
          isMeasured={isMeasured}
          given={given}
          again={runStart(run.kind)}
          drawings={drawings}
        />
      </>,
    ) +
    "</div>"
  );
}

function madeOf({ plan }: ShownRun, language: Language): MadeOf[] {
  const t = translateIn(language, ["run-planner", "planner"]);
  const { body, front, worktop, handle, bands } = plan;
  const row = (
    label: string,
    { name, untranslated }: Pick<typeof body, "name" | "untranslated">,
  ) => ({
    label,
    name,
    untranslated,
  });
  return [
    row(t("planner:body"), body),
    row(t("planner:frontDecor"), front),
    ...(worktop ? [row(t("worktop"), worktop)] : []),
    row(t("planner:handle"), handle),
    ...(bands.body ? [row(t("planner:bands.body"), bands.body)] : []),
    ...(bands.front ? [row(t("planner:bands.front"), bands.front)] : []),
  ];
}
