import {
  parseConfiguration,
  type ConfigurationFields,
} from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";
import { outerSize } from "~/furniture/drawing/outer-size";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import { planAddress } from "~/furniture/planner/front/plan-address";
import { findPlannedAlike } from "~/furniture/planner/front/planned-alike.server";
import { plannedRun } from "~/furniture/planner/front/run-start";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { namedSize } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import type { Product } from "~/shop/catalogue/product.server";

import { runLinkHtml } from "../run-link.server";
import { PlannedAlike } from "./alike-price.server";

/**
 * What a piece of the chosen size, decor and handle costs planned from boards, and why that price
 * differs, as HTML; the way to plan one where that is a kitchen or a vanity, and empty for kinds that are not planned.
 */
export async function plannedAlikeHtml(
  product: Product,
  fields: ConfigurationFields,
  options: Options,
  isVatIncluded: boolean,
  language: Language,
): Promise<string> {
  const run = plannedRun(product.form);
  if (run) return runLinkHtml(run, language);
  const alike = await findAlike(product, fields, options, language);
  if (!alike) return "";
  const { found, outer } = alike;
  const said = namedSize(outer, translatorOf(language));
  const { plan, priceBani } = found;
  return htmlIn(
    language,
    <PlannedAlike plan={plan} priceBani={priceBani} isVatIncluded={isVatIncluded} size={said} />,
  );
}

/** The way to plan such a piece to one's own measures, as HTML; empty for kinds that are not planned. */
export async function plannerHtml(
  product: Product,
  fields: ConfigurationFields,
  options: Options,
  language: Language,
): Promise<string> {
  const run = plannedRun(product.form);
  if (run) return runLinkHtml(run, language);
  const alike = await findAlike(product, fields, options, language);
  if (!alike) return "";
  const t = translateIn(language, "nav");
  return htmlIn(
    language,
    <p className="pt-6">
      {t("plannerText")}{" "}
      <a href={planAddress(alike.found.plan, {})} className="link">
        {t("planner")}
      </a>
    </p>,
  );
}

/** The planned piece that a product's configuration is like, and its whole size in cm. */
async function findAlike(
  { form, sizes, source }: Product,
  fields: ConfigurationFields,
  options: Options,
  language: Language,
) {
  const kind = plannedKind(form);
  const { nearest } = parseConfiguration(fields, options, sizes);
  if (!kind || !nearest) return undefined;
  const outer = outerSize(form, nearest);
  const { width, height, depth } = outer;
  const size = { width: width * 10, height: height * 10, depth: depth * 10 };
  const text = [source.name, source.description, ...source.features].join(". ");
  const { material: decor, handle } = nearest;
  const found = await findPlannedAlike({ kind, size, decor, handle, text }, language);
  return found && { found, outer };
}
