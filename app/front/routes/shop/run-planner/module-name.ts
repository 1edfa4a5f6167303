import type { Module, RunKind } from "~/furniture/boards/run";
import type { TFunction } from "~/platform/i18n/translate";

/** What a kind of module is called in a run of a kind: a vanity has a basin where a kitchen has a sink. */
export function moduleName(
  what: Module["what"],
  kind: RunKind,
  t: TFunction<readonly ["run-planner", "planner"]>,
): string {
  return what === "sink" && kind === "vanity" ? t("basin") : t(`modules.${what}`);
}
