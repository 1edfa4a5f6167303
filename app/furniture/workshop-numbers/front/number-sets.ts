import { defaultPriceNumbers } from "~/furniture/boards/price-list";
import { defaultRules } from "~/furniture/boards/rules";
import type { Numbers, Setting, Tie } from "~/furniture/workshop-numbers/front/setting";
import { priceSections, priceTies } from "~/furniture/workshop-numbers/settings/price-settings";
import {
  numbersOfRules,
  ruleSections,
  ruleTies,
} from "~/furniture/workshop-numbers/settings/rule-settings";
import { leiText } from "~/platform/format/office-money";
import { officePaths } from "~/platform/paths/office-paths";

/** What the workshop keeps in versions: the construction rules and the price list. */
export type NumberSet = "rules" | "prices";

interface NumberSetFacts {
  sections: Record<string, Setting[]>;
  ties: readonly Tie[];
  defaults: Numbers;
  address: string;
}

export const numberSets: Record<NumberSet, NumberSetFacts> = {
  rules: {
    sections: ruleSections,
    ties: ruleTies,
    defaults: numbersOfRules(defaultRules),
    address: officePaths.workshop(),
  },
  prices: {
    sections: priceSections,
    ties: priceTies,
    defaults: { ...defaultPriceNumbers },
    address: officePaths.workshop("preturi"),
  },
};

export function settingsOf(numberSet: NumberSet): Setting[] {
  return Object.values(numberSets[numberSet].sections).flat();
}

/** A number as its field shows it: money in lei, weights in kilograms, decimals with a comma. */
export function writeNumber(value: number, { unit }: Pick<Setting, "unit">): string {
  if (unit.startsWith("lei")) return leiText(value);
  return String(unit === "kg" ? value / 1000 : value).replace(".", ",");
}

/** All numbers of a set of numbers as the values of its form. */
export function writeNumbers(numberSet: NumberSet, numbers: Numbers): Record<string, string> {
  return Object.fromEntries(
    settingsOf(numberSet).map((one) => [one.name, writeNumber(numbers[one.name]!, one)]),
  );
}
