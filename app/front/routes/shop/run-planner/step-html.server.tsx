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
import { RunForm } from "./step-form.server";
import { RunFacts, RunStrip } from "./strip.server";
import { fieldsOf, offersOf } from "./take-step.server";
import { readWallLength, typedWall } from "./wall-form";
import { OneWall, WallFieldsOf } from "./wall-step.server";

/** The drawing, the price and what had to change, beside every step. */
export async function sideHtml(asked: Asked, shown: ShownRun): Promise<string> {
  const { isIncluded } = await findVat(new Date());
  const { language, query, where, beforeBani, isExample } = asked;
  const view = readView(query, where);
  const { plan, text } = shown;
  const reasons = [...leastOf(asked), ...plan.changes.map((change) => reasonOf(change, language))];
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

/** What is too small in a wall along which nothing can stand, and the least that it would have to be. */
function leastOf({ language, kind, refused }: Asked): string[] {
  if (!refused?.nearest) return [];
  const t = translateIn(language, ["run-planner", "planner"]);
  return (refused.problems ?? []).map(({ what, least }) => {
    const name = fieldsOf[what];
    const from = readWallLength(name, refused.typed[name]) ?? 0;
    return t("planner:reasons.too-small", {
      measure: name === "width" ? t(`width.${kind}`) : t(name),
      from: centimetres(from, language),
      to: centimetres(least, language),
    });
  });
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
    const modules = run.walls[0].modules.length;
    const typed = { ...typedModules(run, language), after: String(modules - 1) };
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
  const own = run ? typedWall(run, language) : {};
  const filled = { typed: { ...own, ...refused?.typed }, errors: refused?.errors ?? {} };
  const { typed } = filled;
  return formIn(
    language,
    <>
      <RunForm
        kind={kind}
        step="place"
        design={run ? writeRun(run) : ""}
        given={given}
        where={where}
        canBeShown={false}
      >
        <WallFieldsOf
          kind={kind}
          field={fieldOf(filled)}
          isUneven={Boolean(typed.middleWidth ?? typed.topWidth)}
          hasWindow={Boolean(typed.windowLeft ?? typed.windowWidth ?? typed.windowSill)}
        />
      </RunForm>
      {kind === "kitchen" && <OneWall />}
    </>,
  );
}
