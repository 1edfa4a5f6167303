import { Fragment } from "react";

import { modulePicture } from "~/furniture/board-drawings/front/module-picture.server";
import { allModules, moduleFacts, type Run } from "~/furniture/boards/run";
import { SelectField, TextField } from "~/platform/forms/field";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { FieldOf } from "./fields";
import { writeModuleEdit } from "./module-edits";
import { ModuleFields } from "./module-fields.server";
import { moduleName } from "./module-name";
import { moduleField } from "./modules-form";
import { More } from "./more.server";
import { placedKinds } from "./new-module";
import { nicheFieldsOf } from "./niche-fields";
import { nicheName } from "./niche-name";
import { placesIn } from "./places-in";
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
