import type { RunKind } from "~/furniture/boards/run";
import type { TFunction } from "~/platform/i18n/translate";

import type { NicheField } from "./niche-fields";

/** What a number of a sheet is called: a vanity has a basin where a kitchen has a sink. */
export function nicheName(
  name: NicheField,
  kind: RunKind,
  t: TFunction<readonly ["run-planner", "planner"]>,
): string {
  const isSink = name === "sinkWidth" || name === "sinkDepth";
  return isSink && kind === "vanity" ? t(`basinFields.${name}`) : t(`nicheFields.${name}`);
}
