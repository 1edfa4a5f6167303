import { allModules } from "~/furniture/boards/run";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { swatchesHtml } from "~/shop/swatches/front/swatches-link.server";

import { tradeWordsHtml, wordsOfOffered } from "../trade-words.server";
import type { Asked } from "./asked.server";
import { fieldOf, heldIn } from "./fields";
import { formIn } from "./form-in.server";
import { typedLook } from "./look-form";
import { LookFieldsOf } from "./look-step.server";
import { typedModules } from "./modules-form";
import { ModulesFieldsOf } from "./modules-step.server";
import { offersOf } from "./offered-runs";
import { Offers } from "./offers.server";
import { priceStepHtml } from "./price-step.server";
import { RunForm } from "./step-form.server";
import { wallHtml } from "./wall-html.server";

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
    const own = { ...typedModules(run, language), after };
    const field = fieldOf({ typed: heldIn(own, refused), errors });
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
  const typed = heldIn(typedLook(run, plan.rules), refused);
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
