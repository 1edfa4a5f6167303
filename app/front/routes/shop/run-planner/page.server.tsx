import type { Run, RunKind } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";
import { firstRun } from "~/furniture/planner/front/first-run.server";
import type { Where } from "~/furniture/planner/front/plan-address";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { countVisitTo } from "../count-visit-to.server";
import { orderNoteHtml, placeOf } from "../planner/order-form.server";
import { sharePlan } from "../planner/plan-data.server";
import { summaryOf } from "./fields";
import { Head } from "./head.server";
import { showRun, type ShownRun } from "./shown-run.server";
import { sideHtml, stepHtml } from "./step-html.server";
import { judgeWall, type Refused } from "./take-step.server";
import { startingWall, typedWall, wallForm } from "./wall-form";

/** What the address of the page says of the run, and what is made of it. */
export interface Asked {
  language: Language;
  query: URLSearchParams;
  where: Where;
  kind: RunKind;
  /** The text of the run as it is asked for; empty before there is one. */
  given: string;
  /** What is shown; undefined where nothing can be. */
  shown: ShownRun | undefined;
  /** Whether nobody has said yet how wide the wall is. */
  isExample: boolean;
  beforeBani: number | null;
  refused: Refused | undefined;
}

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

async function askedRun(request: Request, plan: RunPlan, language: Language): Promise<Asked> {
  const query = new URL(request.url).searchParams;
  const placed = await placeOf(request);
  const text = writeRun(plan.wish);
  const { before, beforeBani } = await readBefore(placed.before, text, language);
  const where = { ...placed, word: query.get("vedere") ?? "", before };
  const { kind } = plan.wish;
  if (where.step === "price" && where.word === "" && where.line === "") {
    await countVisitTo(request, { kind: `planned-${kind}`, language, step: "design" });
  }
  const shown = showRun(plan, language);
  const refused = undefined;
  return {
    language,
    query,
    where,
    kind,
    given: text,
    shown,
    isExample: false,
    beforeBani,
    refused,
  };
}

/** The first step before there is a run, or with one along a wall where nothing can stand. */
async function askedStart(
  request: Request,
  kind: RunKind,
  wish: Run | undefined,
  language: Language,
  refused: Refused | undefined,
): Promise<Asked> {
  const query = new URL(request.url).searchParams;
  const where: Where = { ...(await placeOf(request)), step: "place", before: [] };
  const start = startingWall(kind, query, language);
  const typed = wish ? typedWall(wish, language) : start.typed;
  const isAsked = wish !== undefined || start.isGiven;
  const own = isAsked && !refused ? await judgeTyped(typed, wish, language) : refused;
  const example = own?.nearest ? undefined : await exampleOf(kind, start.width, language);
  const plan = own?.nearest ?? example;
  return {
    language,
    query,
    where: { ...where, word: query.get("vedere") ?? "" },
    kind,
    given: "",
    shown: plan && showRun(plan, language),
    isExample: !own?.nearest && !(start.isGiven && !own),
    beforeBani: null,
    refused: own ?? { typed, errors: {} },
  };
}

/** What is wrong with a wall that an address brings; undefined where nothing is. */
async function judgeTyped(
  typed: Partial<Record<string, string>>,
  wish: Run | undefined,
  language: Language,
): Promise<Refused | undefined> {
  const parsed = wallForm.safeParse(typed);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]]);
    return { typed, errors: Object.fromEntries(errors) as Refused["errors"] };
  }
  const judged = await judgeWall(parsed.data, wish, language);
  return judged.run ? undefined : { typed, ...judged };
}

/** A ready run along a wall of a width in mm; undefined where there is none. */
async function exampleOf(
  kind: RunKind,
  width: number | undefined,
  language: Language,
): Promise<RunPlan | undefined> {
  const { width: usual } = startingWall(kind, new URLSearchParams(), language);
  const run = await firstRun(kind, width ?? usual!, language);
  const plan = run && (await makePlan(run, language));
  return plan?.kind === "plan" ? plan : undefined;
}

/** The runs before that can be gone back to, and what the newest costs; of the others only the texts are read. */
async function readBefore(
  all: string[],
  given: string,
  language: Language,
): Promise<{ before: string[]; beforeBani: number | null }> {
  const before = all.filter((text) => readRun(text));
  if (before[0] === given) before.shift();
  const wish = before[0] === undefined ? undefined : readRun(before[0]);
  const plan = wish && (await makePlan(wish, language));
  return plan?.kind === "plan"
    ? { before, beforeBani: plan.price.totalBani }
    : { before: [], beforeBani: null };
}
