import { hasOneCode, patternOf, patternText } from "~/furniture/boards/fittings";
import type { HardwareCode } from "~/furniture/boards/piece";
import type { Rules } from "~/furniture/boards/rules";
import type { TFunction } from "~/platform/i18n/translate";
import { articleKey } from "~/workshop/stock/article";

/** A role of the owner's table, and of a runner its length in mm. */
export interface Role {
  code: HardwareCode;
  length: number | null;
}

/** The groups of texts that name roles and what is said of them. */
export const roleTexts = ["office-workshop", "workshop-parts"] as const;

/** The role as the workshop's sheets name it. */
export function roleName({ code, length }: Role, t: TFunction<typeof roleTexts>): string {
  const name = t(`workshop-parts:hardwareNames.${code}`);
  return length === null ? name : `${name} ${length} mm`;
}

/** The article of the stock that a role's fitting is; undefined for rails that are pulled out, one for each length. */
export function stockKey({ code, length }: Role): string | undefined {
  return hasOneCode(code) ? articleKey({ kind: "hardware", code, length }) : undefined;
}

/** What the rules drill for a role, as it is shown; empty where nothing is set. */
export function drillingOf({ code }: Pick<Role, "code">, rules: Rules): string {
  return patternText(code, patternOf(code, rules));
}
