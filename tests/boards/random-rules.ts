import fc from "fast-check";

import { defaultRules, type Rules } from "~/furniture/boards/rules";
import {
  findUnsuited,
  type Numbers,
  type Setting,
} from "~/furniture/workshop-numbers/front/setting";
import {
  numbersOfRules,
  rulesOfNumbers,
  ruleSections,
  ruleTies,
  type RuleName,
} from "~/furniture/workshop-numbers/settings/rule-settings";

const usual = numbersOfRules(defaultRules);

function valueOf({ name, least, most, step }: Setting<RuleName>): fc.Arbitrary<number> {
  const steps = fc.integer({ min: Math.ceil(least / step), max: Math.floor(most / step) });
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(usual[name]) },
    { weight: 1, arbitrary: fc.constantFrom(least, most) },
    { weight: 2, arbitrary: steps.map((count) => count * step) },
  );
}

/** Any rules that the form accepts: what does not suit together is put back to its default. */
export const acceptedRules: fc.Arbitrary<Rules> = fc
  .record(
    Object.fromEntries(
      Object.values(ruleSections)
        .flat()
        .map((one) => [one.name, valueOf(one)]),
    ) as Record<RuleName, fc.Arbitrary<number>>,
  )
  .map((wished: Numbers<RuleName>) => {
    let all = wished;
    for (;;) {
      const [first] = findUnsuited(all, ruleTies);
      if (!first) return rulesOfNumbers(all);
      const { name, other } = first;
      const isUsual = all[name] === usual[name] && all[other] === usual[other];
      // A third setting is to blame.
      all = isUsual ? usual : { ...all, [name]: usual[name], [other]: usual[other] };
    }
  });
