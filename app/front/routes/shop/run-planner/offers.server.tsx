import { allModules, type Run } from "~/furniture/boards/run";
import { writeRun } from "~/furniture/boards/run-address";
import { stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import { lengthInCm } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";

import { moduleName } from "./module-name";

/** Other runs that fill the wall as well, each a button; nothing where there are none. */
export function Offers({
  run,
  offers,
  given,
  where,
}: {
  run: Run;
  offers: Run[];
  given: string;
  where: Where;
}) {
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  if (offers.length === 0) return null;
  const numbered = (index: number) => {
    const what = moduleName(allModules(run)[index]!.module.what, run.kind, t);
    return t("module", { number: index + 1, what });
  };
  return (
    <section aria-labelledby="offers" className="mb-6">
      <h2 id="offers" className="font-sans text-base font-semibold">
        {t("offers")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {offers.map((other) => {
          const text = writeRun(other);
          return (
            <li key={text}>
              <a
                href={runAddress(text, { ...where, before: stepBefore(where.before, given, text) })}
                className="button button-quiet min-h-11 border-line px-3 text-sm"
              >
                {widthsApart(run, other)
                  .map(({ index, from, to }) =>
                    t("offer", {
                      what: numbered(index),
                      from: lengthInCm(from, i18n),
                      to: lengthInCm(to, i18n),
                    }),
                  )
                  .join(" · ")}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Of which modules another run has other widths, in mm. */
function widthsApart(run: Run, other: Run): { index: number; from: number; to: number }[] {
  const others = allModules(other);
  return allModules(run).flatMap(({ module: { width } }, index) => {
    const to = others[index]?.module.width ?? width;
    return to === width ? [] : [{ index, from: width, to }];
  });
}
