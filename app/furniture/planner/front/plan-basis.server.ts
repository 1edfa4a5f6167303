import { sheetWords } from "~/furniture/board-drawings/words";
import { ratesOf, sellingFactor, sheetRate } from "~/furniture/boards/rates";
import { kitchenRules, type Rules } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findPriceList, findRules } from "../construction.server";
import type { PlanBasis } from "./plan-basis";

/** What the browser plans with today under a version of the rules; undefined for one there never was. */
export async function findPlanBasis(
  version: number,
  language: Language,
  db: Db = shopDatabase(),
): Promise<PlanBasis | undefined> {
  const [rules, newest, known, priceList, vat] = await Promise.all([
    findRules(version, db),
    findRules("newest", db),
    listKnown(language, db),
    findPriceList(db),
    findVat(new Date(), db),
  ]);
  if (!rules) return undefined;
  const factor = sellingFactor(priceList);
  return {
    version,
    isNewest: newest?.version === version,
    rules: rulesOfDesigns(rules.content),
    rates: ratesOf(priceList, factor),
    decors: known.decors.map((decor) => {
      const { id, name, untranslated, isOffered, look } = decor;
      const { board, thicknesses, sheet, hasGrain } = decor;
      return {
        id,
        name,
        untranslated,
        isOffered,
        look,
        board,
        thicknesses,
        sheet,
        hasGrain,
        rate: sheetRate(decor.pricePerM2Bani, priceList, factor),
      };
    }),
    handles: known.handles.map((handle) => {
      const { id, name, untranslated, isOffered, look, lengthMm, holeSpacingMm } = handle;
      return {
        id,
        name,
        untranslated,
        isOffered,
        look,
        lengthMm,
        holeSpacingMm,
        rate: handle.priceBani * factor,
      };
    }),
    vat: { percent: vat.percent, isIncluded: vat.isIncluded },
    ...sheetWords(translateIn(language, "planner-drawing"), { unit: "cm", language }),
  };
}

/** Browsers build designs alone: of the rules they are not sent what only kitchens and vanities read. */
function rulesOfDesigns(rules: Rules): Rules {
  const read = Object.entries(rules).filter(([name]) => !Object.hasOwn(kitchenRules, name));
  return Object.fromEntries(read) as unknown as Rules;
}
