import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { readRun, writeRun } from "~/furniture/boards/run-address";
import { readWhere } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import { makePlan } from "~/furniture/planner/plan.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { TypedAlong } from "~/platform/forms/typed-along";
import { requestLanguage } from "~/platform/http/request-language.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { addPlan } from "../planner/add-plan.server";
import { textIn } from "../planner/take-step.server";
import { showRunPlanner, type RunPage } from "./page.server";
import type { Refused } from "./refused.server";
import { takeLook, takeModules } from "./take-step.server";
import { takeWalls } from "./take-walls.server";

export const handle = { i18n: ["validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await showRunPlanner(request);
  return json(page, { status: page.isLost ? 404 : 200 });
}

/** The address says which step's form is sent, so that a refused one stands on the page it came from. */
export async function action({ request }: ActionFunctionArgs) {
  const answer = await takeStep(request, await readFormData(request));
  return answer instanceof Response
    ? answer
    : json(await showRunPlanner(request, answer), { status: 422 });
}

async function takeStep(request: Request, form: FormData): Promise<Response | Refused> {
  const language = await requestLanguage(request);
  const where = readWhere(new URL(request.url).searchParams);
  const before = readRun(textIn(form, "design"));
  if (where.step === "place") return takeWalls(form, before, where, language);
  // The other steps stand on a run; without one the first step begins anew.
  const plan = before && (await makePlan(before, language));
  if (!before || plan?.kind !== "plan") throw new Response(null, { status: 404 });
  if (where.step === "division") return takeModules(form, plan, where);
  if (where.step === "look") return takeLook(form, plan, where, language);
  const text = writeRun(before);
  const taken = { line: where.line, back: runAddress(text, where) };
  const added = await addPlan(request, text, taken, language);
  return added.status === 422 ? { typed: {}, errors: {}, isNotOffered: true } : added;
}

export default function RunPlanner() {
  const served = useLoaderData<typeof loader>();
  const { head, side, step, errors, formErrors, typed } =
    (useActionData() as RunPage | undefined) ?? served;
  return (
    <main id="content" className="planner shell pt-6 lg:pt-10">
      <div dangerouslySetInnerHTML={{ __html: head }} />
      <div
        className={`mt-4 flex flex-col gap-6 lg:mt-8 ${side ? "lg:grid lg:grid-cols-[1fr_32rem] lg:gap-12" : ""}`}
      >
        {side && (
          <div
            className="contents lg:sticky lg:top-24 lg:order-last lg:grid lg:gap-6 lg:self-start"
            dangerouslySetInnerHTML={{ __html: side }}
          />
        )}
        <div className="max-w-3xl min-w-0">
          <ErrorSummary errors={errors} formErrors={formErrors} />
          <div dangerouslySetInnerHTML={{ __html: step }} />
        </div>
      </div>
      {typed && <TypedAlong fields={typed} />}
    </main>
  );
}
