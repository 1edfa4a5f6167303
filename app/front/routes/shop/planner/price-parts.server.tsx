import { opensOf } from "~/furniture/boards/design";
import { priceGroups } from "~/furniture/boards/quantities";
import { extrasOf } from "~/furniture/planner/shown-plan";
import { htmlIn } from "~/platform/i18n/html-in.server";
import { langOf, type Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findVat } from "~/platform/settings/vat-rates.server";
import { Amount, Price } from "~/platform/ui/price";
import { withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";

import { tradeWordsHtml } from "../trade-words.server";
import { PlanDrawing } from "./preview";
import type { ShownPlan } from "./shown-plan";

/**
 * What the last step says of a piece, as HTML: its price in its parts and what it is made of; when it comes
 * and what is paid before; and below, where else it leads to, with the drawings and all dimensions. `given`
 * is the design's text, `days` how long the making takes, `way` how long the transport, `advancePercent` the share
 * paid before the work.
 */
export async function pricePartsHtml(
  plan: ShownPlan,
  given: string,
  { days, way, advancePercent }: TermsOf,
  language: Language,
) {
  const { isIncluded } = await findVat(new Date());
  return {
    sums:
      htmlIn(language, <Sums plan={plan} isVatIncluded={isIncluded} />) +
      tradeWordsHtml(["carcass", "fronts", "fittings"], language),
    terms: htmlIn(language, <Terms days={days} way={way} advancePercent={advancePercent} />),
    more: htmlIn(language, <More plan={plan} given={given} />),
  };
}

function Sums({ plan, isVatIncluded }: { plan: ShownPlan; isVatIncluded: boolean }) {
  const { t } = useTranslation(["planner", "cart"]);
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
  const rows = [rowOf("body"), rowOf("front"), ...ofHandles, ...ofBands, ...ofExtras];
  return (
    <section aria-labelledby="price">
      <h2 id="price">{t("price")}</h2>
      <table className="mt-4 w-full">
        <tbody>
          {priceGroups.map((group) => (
            <tr key={group} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`groups.${group}`)}
              </th>
              <td className="py-2 text-right">
                <Amount bani={plan.groups[group]} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3 text-left">
              {t("total")}
            </th>
            <td className="py-3 text-right">
              <Price bani={plan.totalBani} isVatIncluded={isVatIncluded} />
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className="mt-4 grid gap-1">
        {rows.map(({ label, name, untranslated }) => (
          <div key={label} className="grid grid-cols-2 gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-stone">{label}</dt>
            <dd lang={langOf({ untranslated }, "name")}>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface TermsOf {
  days: DeliveryDays;
  way: DeliveryDays | null;
  advancePercent: number;
}

function Terms({ days, way, advancePercent }: TermsOf) {
  const { t } = useTranslation("planner");
  const { from, to } = withTransport({ ...days, isAfterAdvance: true }, way);
  return (
    <p className="mt-4 max-w-prose text-sm text-stone">
      {t(way ? "delivery" : "making", { from, to })}
      <br />
      {t("madeToOrder", { advance: advancePercent })}
    </p>
  );
}

function More({ plan, given }: { plan: ShownPlan; given: string }) {
  const { t } = useTranslation("planner");
  const isUneven = plan.warnings.some((warning) => "difference" in warning);
  const query = new URLSearchParams({ d: given }).toString();
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        {isUneven && (
          <a href={paths.contact("masurare")} className="button button-secondary">
            {t("measuring")}
          </a>
        )}
        <a href={paths.inYourRoom(query)} className="button button-secondary">
          {t("inYourRoom")}
        </a>
        <a href={paths.quote(`?${query}`)} className="button button-secondary">
          {t("quote")}
        </a>
        <a href={paths.planner()} className="button button-quiet border-line">
          {t("again")}
        </a>
      </p>
      <details>
        <summary className="link flex min-h-11 items-center">{t("allDrawings")}</summary>
        <div className="mt-3 grid gap-6 sm:grid-cols-2">
          {(["front", "inside", "side", "open"] as const).map((view) => (
            <figure key={view} className="grid grid-rows-[1fr_auto]">
              <PlanDrawing plan={plan} view={view} className="h-full max-h-120" />
              <figcaption className="mt-2 text-sm text-stone">{t(`views.${view}`)}</figcaption>
            </figure>
          ))}
        </div>
      </details>
    </div>
  );
}
