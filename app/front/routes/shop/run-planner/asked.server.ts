import type { Run, RunKind } from "~/furniture/boards/run";
import { writeRun } from "~/furniture/boards/run-address";
import { firstRun } from "~/furniture/planner/front/first-run.server";
import type { Where } from "~/furniture/planner/front/plan-address";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

import { countVisitTo } from "../count-visit-to.server";
import { placeOf } from "../planner/order-form.server";
import { judgeWalls } from "./judge-walls.server";
import type { Refused } from "./refused.server";
import { readBefore } from "./runs-before.server";
import { showRun, type ShownRun } from "./shown-run.server";
import { startingWalls } from "./starting-walls.server";
import { typedWalls } from "./typed-walls";
import { wallForm } from "./wall-form";
import { readShape } from "./wall-texts";

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
  /** Whether nobody has said yet how wide the walls are. */
  isExample: boolean;
  beforeBani: number | null;
  refused: Refused | undefined;
}

/** A step of a run that can be built, or whose nearest can. */
export async function askedRun(
  request: Request,
  plan: RunPlan,
  language: Language,
): Promise<Asked> {
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

/** The first step before there is a run, or with one along walls where nothing can stand. */
export async function askedStart(
  request: Request,
  kind: RunKind,
  wish: Run | undefined,
  language: Language,
  refused: Refused | undefined,
): Promise<Asked> {
  const query = new URL(request.url).searchParams;
  const where: Where = { ...(await placeOf(request)), step: "place", before: [] };
  const start = startingWalls(kind, query, language);
  const typed = wish ? { ...start.typed, ...typedWalls(wish, language) } : start.typed;
  const isAsked = wish !== undefined || start.isGiven;
  const own = isAsked && !refused ? await judgeTyped(typed, wish, language) : refused;
  const example = own?.nearest ? undefined : await exampleOf(kind, start.widths, language);
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

/** What is wrong with walls that an address brings; undefined where nothing is. */
async function judgeTyped(
  typed: Record<string, string>,
  wish: Run | undefined,
  language: Language,
): Promise<Refused | undefined> {
  const parsed = wallForm(readShape(typed.shape)).safeParse(typed);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]]);
    return { typed, errors: Object.fromEntries(errors) as Refused["errors"] };
  }
  const judged = await judgeWalls((name) => typed[name] ?? "", wish, language);
  return judged.run ? undefined : { typed, ...judged };
}

/** A ready run along walls of widths in mm; undefined where there is none. */
async function exampleOf(
  kind: RunKind,
  widths: number[] | undefined,
  language: Language,
): Promise<RunPlan | undefined> {
  const { widths: usual } = startingWalls(kind, new URLSearchParams(), language);
  const run = await firstRun(kind, widths ?? usual!, language);
  const plan = run && (await makePlan(run, language));
  return plan?.kind === "plan" ? plan : undefined;
}
