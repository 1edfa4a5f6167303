import { allModules, type Run } from "~/furniture/boards/run";
import type { TFunction } from "~/platform/i18n/translate";

import { moduleName } from "./module-name";
import { freeOn, startOf } from "./module-places";
import { wallName } from "./walls";

/** Where another module may be put: at the left end of each wall and after each module, but in no corner. */
export function placesIn(
  run: Run,
  t: TFunction<readonly ["run-planner", "planner"]>,
): { value: string; label: string }[] {
  const { walls, kind } = run;
  const all = [...allModules(run).entries()];
  const lines = walls.map(({ modules }) => modules);
  return walls.flatMap((_, on) => {
    const { first, last } = freeOn(lines, on);
    const name = t(`walls.${wallName(run, on)}`);
    const start = walls.length > 1 ? t("startOf", { wall: name }) : t("atStart");
    return [
      ...(first === 0 ? [{ value: String(startOf(on)), label: start }] : []),
      ...all
        .filter(([, { wall, at }]) => wall === on && at < last)
        .map(([index, { module }]) => ({
          value: String(index),
          label: t("afterModule", { number: index + 1, what: moduleName(module.what, kind, t) }),
        })),
    ];
  });
}
