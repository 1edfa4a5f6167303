import { allModules } from "~/furniture/boards/run";
import { writeRun } from "~/furniture/boards/run-address";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { runAddress } from "~/furniture/planner/front/run-start";
import { centimetres } from "~/platform/format/measures";
import { htmlIn } from "~/platform/i18n/html-in.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { swatchesHtml } from "~/shop/swatches/front/swatches-link.server";

import { Changed } from "../planner/changes";
import { tradeWordsHtml, wordsOfOffered } from "../trade-words.server";
import { typedWalls } from "./along-walls";
import type { Asked } from "./asked.server";
import { fieldOf } from "./fields";
import { formIn } from "./form-in.server";
import { typedLook } from "./look-form";
import { LookFieldsOf } from "./look-step.server";
import { typedModules } from "./modules-form";
import { ModulesFieldsOf, Offers } from "./modules-step.server";
import { priceStepHtml } from "./price-step.server";
import { reasonOf } from "./reasons.server";
import { readView, type ShownRun } from "./shown-run.server";
import { startingWalls } from "./starting-walls.server";
import { RunForm } from "./step-form.server";
import { RunFacts, RunStrip } from "./strip.server";
import { offersOf } from "./take-step.server";
import { foldedIn } from "./wall-form";
import { WallFieldsOf } from "./wall-step.server";
import { wallName } from "./walls";

/** The drawing, the price and what had to change, beside every step. */
export async function sideHtml(asked: Asked, shown: ShownRun): Promise<string> {
  const { isIncluded } = await findVat(new Date());
  const { language, query, where, beforeBani, isExample } = asked;
  const view = readView(query, where, shown.run);
  const { plan, text } = shown;
  const reasons = [
    ...leastOf(asked),
    ...plan.changes.map((change) => reasonOf(change, plan.wish, language)),
  ];
  return htmlIn(
    language,
    <>
      <RunStrip
        shown={shown}
        view={view}
        where={where}
        beforeBani={beforeBani}
        isExample={isExample}
        isVatIncluded={isIncluded}
      />
      {reasons.length > 0 && <Changed reasons={reasons} to={runAddress(text, where)} />}
      <RunFacts shown={shown} view={view} where={where} given={asked.given || text} />
    </>,
  );
}

/** What is at fault in walls along which nothing can stand, and what it would have to be. */
function leastOf({ language, kind, refused }: Asked): string[] {
  const t = translateIn(language, ["run-planner", "planner"]);
  const nearest = refused?.nearest?.design;
  if (!nearest) return [];
  return (refused.faults ?? []).map(({ length, wall, from, to }) =>
    t(`planner:reasons.${to > from ? "too-small" : "too-large"}`, {
      measure:
        length !== "width"
          ? t(length)
          : nearest.walls.length > 1
            ? t(`walls.${wallName(nearest, wall)}`)
            : t(`width.${kind}`),
      from: centimetres(from, language),
      to: centimetres(to, language),
    }),
  );
}

/** The fields of the step that is shown. */
export async function stepHtml(asked: Asked): Promise<string> {
  const { language, where, kind, given, shown, refused } = asked;
  const { step } = where;
  if (step === "place" || !shown) return wallHtml(asked);
  if (step === "price") return priceStepHtml(shown, given, where, language);
  const { run, plan, text } = shown;
  const errors = refused?.errors ?? {};
  if (step === "division") {
    const after = String(allModules(run).length - 1);
    const typed = { ...typedModules(run, language), after };
    const field = fieldOf({ typed: { ...typed, ...refused?.typed }, errors });
    return formIn(
      language,
      <>
        <Offers run={run} offers={offersOf(plan)} given={given} where={where} />
        <RunForm kind={kind} step="division" design={text} given={given} where={where}>
          <ModulesFieldsOf run={run} field={field} open={openModule(asked)} />
        </RunForm>
      </>,
    );
  }
  const [decors, handles] = await Promise.all([listDecors(language), listHandles(language)]);
  const typed = { ...typedLook(run, plan.rules), ...refused?.typed };
  const words = ["decor", "carcass", "fronts", ...wordsOfOffered(decors, handles)] as const;
  return (
    formIn(
      language,
      <RunForm kind={kind} step="look" design={text} given={given} where={where}>
        <LookFieldsOf
          shown={shown}
          field={fieldOf({ typed, errors })}
          decors={decors}
          handles={handles}
        />
      </RunForm>,
    ) +
    tradeWordsHtml(words, language) +
    (await swatchesHtml(language))
  );
}

/** The module that was changed last; -1 where nobody has changed one yet. */
function openModule({ query, where }: Asked): number {
  return query.has("coloana") ? where.column : -1;
}

function wallHtml({ language, where, kind, given, shown, refused }: Asked): string {
  const run = given === "" ? undefined : shown?.run;
  const usual = run && startingWalls(kind, new URLSearchParams(), language).typed;
  const own = run ? { ...usual, ...typedWalls(run, language) } : {};
  const filled = { typed: { ...own, ...refused?.typed }, errors: refused?.errors ?? {} };
  return formIn(
    language,
    <RunForm
      kind={kind}
      step="place"
      design={run ? writeRun(run) : ""}
      given={given}
      where={where}
      canBeShown={false}
    >
      <WallFieldsOf kind={kind} field={fieldOf(filled)} folded={foldedIn(filled.typed)} />
    </RunForm>,
  );
}
