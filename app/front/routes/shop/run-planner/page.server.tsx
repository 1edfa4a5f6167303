import { readRun } from "~/furniture/boards/run-address";
import { makePlan } from "~/furniture/planner/plan.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { countVisitTo } from "../count-visit-to.server";
import { orderNoteHtml } from "../planner/order-form.server";
import { sharePlan } from "../planner/plan-data.server";
import { askedRun, askedStart, type Asked } from "./asked.server";
import { summaryOf } from "./fields";
import { Head } from "./head.server";
import type { Refused } from "./refused.server";
import { sideHtml } from "./side-html.server";
import { stepHtml } from "./step-html.server";

/**
 * A step of the planner of kitchens and vanities, as HTML: it needs no script but what every page has. `refused` is a
 * form of it that was not taken. A run that is given, but is none of this shop's, is not found; the first step is shown.
 */
export async function showRunPlanner(request: Request, refused?: Refused) {
  const query = new URL(request.url).searchParams;
  const language = await requestLanguage(request);
  const t = translateIn(language, "run-planner");
  const given = query.get("d");
  const wish = given === null ? undefined : readRun(given);
  const plan = wish && (await makePlan(wish, language));
  const begun = refused?.typed.kind === "vanity" || query.get("tip") === "lavoar";
  const kind = wish?.kind ?? (begun ? "vanity" : "kitchen");
  const isPlanned = plan?.kind === "plan";
  const asked = isPlanned
    ? await askedRun(request, plan, language)
    : await askedStart(request, kind, wish, language, refused);
  const isLost = given !== null && !refused && (!wish || plan?.kind === "unknown");
  if (given === null)
    await countVisitTo(request, { kind: `planned-${kind}`, language, step: "view" });
  const { shown } = asked;
  const whole = { ...asked, refused: refused ?? asked.refused };
  const head =
    htmlIn(language, <Head asked={asked} isLost={isLost} />) + orderNoteHtml(asked.where, language);
  return {
    isLost,
    page: {
      title: t(`meta.${kind}.title`),
      description: t(`meta.${kind}.description`),
      isUnlisted: [...query.keys()].some((name) => name !== "lng" && name !== "tip"),
      ...(isPlanned && { shared: await sharePlan(plan, language) }),
    },
    head,
    side: shown ? await sideHtml(whole, shown) : "",
    step: await stepHtml(whole),
    errors: summaryOf(whole.refused ?? { typed: {}, errors: {} }),
    formErrors: troublesOf(whole, language),
    typed: refused?.typed,
  };
}

export type RunPage = Awaited<ReturnType<typeof showRunPlanner>>;

/** What is wrong that no field is wrong in. */
function troublesOf({ refused, shown, where }: Asked, language: Language): string[] {
  const t = translateIn(language, ["run-planner", "planner"]);
  if (refused?.hasNoLook) return [t("noLook")];
  const isRetired = where.step === "price" && shown?.plan.isOffered === false;
  return refused?.isNotOffered || isRetired ? [t("planner:notOffered")] : [];
}
