import { Fragment } from "react";

import { modulePicture } from "~/furniture/board-drawings/front/module-picture.server";
import { allModules, moduleFacts, type Run, type RunKind } from "~/furniture/boards/run";
import { writeRun } from "~/furniture/boards/run-address";
import { stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import { SelectField, TextField } from "~/platform/forms/field";
import { lengthInCm } from "~/platform/i18n/size-words";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { FieldOf } from "./fields";
import { freeOn, placedKinds, startOf, writeModuleEdit } from "./module-edits";
import { ModuleFields } from "./module-fields.server";
import { moduleName } from "./module-name";
import { moduleField } from "./modules-form";
import { More } from "./more.server";
import { nicheFieldsOf, type NicheField } from "./niche-fields";
import { wallName } from "./walls";

/** The modules along each wall from left to right, one more, and what the appliances' sheets say. */
export function ModulesFieldsOf({
  run,
  field,
  open,
}: {
  run: Run;
  field: FieldOf;
  /** The module that was changed last; -1 for none. */
  open: number;
}) {
  const { t } = useTranslation(["run-planner", "planner"]);
  const { kind, walls } = run;
  const all = [...allModules(run).entries()];
  const niches = nicheFieldsOf(run);
  const hasFault = (name: string) => field(name).errors !== undefined;
  return (
    <>
      <section aria-labelledby="line">
        <h2 id="line" className="font-sans text-base font-semibold">
          {t("modulesLabel")}
        </h2>
        {walls.map((_, at) => (
          <Fragment key={at}>
            {walls.length > 1 && (
              <h3 className="mt-4 font-sans text-sm text-stone">
                {t(`walls.${wallName(run, at)}`)}
              </h3>
            )}
            <ol className="mt-2 border-b border-line">
              {all
                .filter(([, { wall }]) => wall === at)
                .map(([index, { module }]) => (
                  <ModuleFields
                    key={index}
                    run={run}
                    module={module}
                    index={index}
                    field={field}
                    isOpen={index === open || hasFault(moduleField(index, "width"))}
                  />
                ))}
            </ol>
          </Fragment>
        ))}
      </section>
      <fieldset className="grid gap-3">
        <legend className="font-semibold">{t("add")}</legend>
        <SelectField field={field("after")} label={t("where")} options={placesIn(run, t)} />
        <div className="choices max-sm:text-xs sm:grid-cols-4">
          {placedKinds
            .filter((what) => moduleFacts[what].kinds.includes(kind))
            .map((what) => (
              <button
                key={what}
                name="edit"
                value={writeModuleEdit({ what: "add", kind: what })}
                className="grid grid-cols-1 justify-items-center gap-1 rounded-edge border border-line bg-white p-1.5 text-center leading-tight wrap-anywhere hover:border-ink"
              >
                <span dangerouslySetInnerHTML={{ __html: modulePicture(kind, what) }} />
                <span className="hyphens-auto">{moduleName(what, kind, t)}</span>
              </button>
            ))}
        </div>
      </fieldset>
      {niches.length > 0 && (
        <More summary={t(`niches.${kind}`)} isOpen={niches.some(hasFault)}>
          <p className="col-span-full text-sm text-stone">{t(`nichesHint.${kind}`)}</p>
          {niches.map((name) => (
            <TextField
              key={name}
              field={field(name)}
              label={t("planner:inCm", { measure: nicheName(name, kind, t) })}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
          ))}
        </More>
      )}
    </>
  );
}

type Words = TFunction<readonly ["run-planner", "planner"]>;

/** Where another module may be put: at the left end of each wall and after each module, but in no corner. */
function placesIn(run: Run, t: Words): { value: string; label: string }[] {
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

/** What a number of a sheet is called: a vanity has a basin where a kitchen has a sink. */
function nicheName(name: NicheField, kind: RunKind, t: Words): string {
  const isSink = name === "sinkWidth" || name === "sinkDepth";
  return isSink && kind === "vanity" ? t(`basinFields.${name}`) : t(`nicheFields.${name}`);
}

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
