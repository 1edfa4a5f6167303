import {
  parseConfiguration,
  type ConfigurationFields,
} from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";
import { outerSize } from "~/furniture/drawing/outer-size";
import { plannedKind } from "~/furniture/planner/kind-words";
import { planAddress } from "~/furniture/planner/plan-address";
import { findPlannedAlike } from "~/furniture/planner/planned-alike.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { namedSize } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";
import type { Product } from "~/shop/catalogue/product.server";

/**
 * What a piece of the chosen size, decor and handle costs planned from boards, and why that is another
 * price, as HTML; empty for kinds that are not planned.
 */
export async function plannedAlikeHtml(
  { form, sizes }: Pick<Product, "form" | "sizes">,
  fields: ConfigurationFields,
  options: Options,
  isVatIncluded: boolean,
  language: Language,
): Promise<string> {
  const kind = plannedKind(form);
  const { nearest } = parseConfiguration(fields, options, sizes);
  if (!kind || !nearest) return "";
  const { width, height, depth } = outerSize(form, nearest);
  const size = { width: width * 10, height: height * 10, depth: depth * 10 };
  const { material: decor, handle } = nearest;
  const found = await findPlannedAlike({ kind, size, decor, handle }, language);
  if (!found) return "";
  const said = namedSize({ width, height, depth }, translatorOf(language));
  const { plan, priceBani } = found;
  return htmlIn(
    language,
    <PlannedAlike plan={plan} priceBani={priceBani} isVatIncluded={isVatIncluded} size={said} />,
  );
}

function PlannedAlike({
  plan,
  priceBani,
  isVatIncluded,
  size,
}: {
  plan: string;
  priceBani: number | null;
  isVatIncluded: boolean;
  size: string;
}) {
  const { t } = useTranslation("customiser");
  const to = planAddress(plan, priceBani === null ? {} : { step: "price" });
  return (
    <div className="mt-6 grid gap-1 border-t border-line pt-6 text-sm">
      {priceBani === null ? (
        <p>{t("planned.none", { size })}</p>
      ) : (
        <>
          <p>
            {t("planned.price", { size })}{" "}
            <Price bani={priceBani} isVatIncluded={isVatIncluded} className="font-semibold" />
          </p>
          <p className="text-stone">{t("planned.why")}</p>
        </>
      )}
      <p>
        <a href={to} className="link">
          {t("planned.link")}
        </a>
      </p>
    </div>
  );
}
