import type { Rules } from "~/furniture/boards/rules";

import type { Numbers } from "../front/setting";

/** A rule by its name in forms: `plinth-least` is `plinth.least`. */
export type RuleName = {
  [Key in keyof Rules]: Rules[Key] extends number ? Key : `${Key}-${keyof Rules[Key] & string}`;
}[keyof Rules];

/** The rules as one list of numbers by name. */
export function numbersOfRules(rules: Rules): Numbers<RuleName> {
  const named = Object.entries(rules).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([key, one]) => [`${name}-${key}`, one as number] as const)
      : [[name, value as number] as const],
  );
  return Object.fromEntries(named) as Numbers<RuleName>;
}

/** The rules of a list of numbers; the other way round than `numbersOfRules`. */
export function rulesOfNumbers(numbers: Numbers<RuleName>): Rules {
  const rules: Record<string, number | Record<string, number>> = {};
  for (const [name, value] of Object.entries(numbers)) {
    const [, group = name, key] = /^(\w+?)-(.+)$/.exec(name) ?? [];
    if (key === undefined) rules[group] = value;
    else rules[group] = { ...(rules[group] as Record<string, number>), [key]: value };
  }
  return rules as unknown as Rules;
}
