import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { lazy, Suspense, useMemo } from "react";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { isRunText } from "~/furniture/boards/run-address";
import { planAddress, readWhere, steps } from "~/furniture/planner/front/plan-address";
import { makePlan } from "~/furniture/planner/plan.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { addPlan } from "./add-plan.server";
import { Changes } from "./changes";
import { Example } from "./example";
import { LookStep } from "./look-step";
import { readPlanner } from "./planner-page.server";
import { Facts } from "./preview";
import { PriceStep } from "./price-step";
import { addRun, leadRunOn } from "./runs.server";
import { Strip } from "./strip";
import { takeDivision, takeLook, takePlace, textIn } from "./take-step.server";
import { useLivePlan } from "./use-live-plan";

/** The fields of place, columns and zones are loaded with their steps; the server renders them at once. */
const loadPlace = () => import("./place-step");
const loadDivision = () => import("./division-step");
const PlaceStep = import.meta.env.SSR
  ? (await loadPlace()).PlaceStep
  : lazy(async () => ({ default: (await loadPlace()).PlaceStep }));
const DivisionStep = import.meta.env.SSR
  ? (await loadDivision()).DivisionStep
  : lazy(async () => ({ default: (await loadDivision()).DivisionStep }));
const loadSteps = () => Promise.all([loadPlace(), loadDivision()]);

export const handle = { i18n: ["planner", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  leadRunOn(request);
  return readPlanner(request);
}

/** The address says which step's form is sent, so that a refused one stands on the page it came from. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const language = await requestLanguage(request);
  const where = readWhere(new URL(request.url).searchParams);
  const text = textIn(form, "design");
  if (isRunText(text)) return addRun(request, text, where, language);
  const before = readDesign(text);
  if (where.step === "place") return takePlace(form, before, where, language);
  // The other steps stand on a design; without one the first step begins anew.
  if (!before || (await makePlan(before, language)).kind !== "plan") {
    throw new Response(null, { status: 404 });
  }
  switch (where.step) {
    case "division":
      return takeDivision(form, before, where, language);
    case "look":
      return takeLook(form, before, where, language);
    case "price":
      return addPlan(
        request,
        writeDesign(before),
        { line: where.line, back: planAddress(writeDesign(before), where) },
        language,
      );
  }
}

export default function Planner() {
  const { t, i18n } = useTranslation("planner");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { first } = data;
  const { key } = useLocation();
  const refused = answer && "refused" in answer ? answer.refused : undefined;
  const nearest = typeof refused === "object" ? refused : data.first.nearest;
  const served = useMemo(() => (nearest ? { ...data, plan: nearest.plan } : data), [data, nearest]);
  const live = useLivePlan(served, i18n.language, loadSteps);
  const { plan, given, divided, follower, beforeBani } = live;
  const where = useMemo(() => ({ ...data.where, before: live.before }), [data, live.before]);
  const isNearest = nearest !== undefined && plan === nearest.plan;
  const isExample = isNearest ? nearest.isExample : data.isExample && plan === data.plan;
  const lastResult = answer && "result" in answer ? answer.result : first.result;
  const number = steps.indexOf(where.step) + 1;
  return (
    <main id="content" className="planner shell pt-6 lg:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      {data.isExample && <p className="mt-2 max-w-prose text-stone">{t("intro")}</p>}
      {data.isLost && (
        <p role="alert" className="mt-6 rounded-edge border-l-4 border-error bg-white px-5 py-4">
          {t("unreadable")}
        </p>
      )}
      {data.note && <div dangerouslySetInnerHTML={{ __html: data.note }} />}
      <div className="mt-2 lg:mt-6">
        {data.given ? (
          <TabLinks
            label={t("stepsLabel")}
            tabs={steps.map((step, index) => ({
              to: planAddress(given, { ...where, step }),
              label: `${index + 1}. ${t(`steps.${step}`)}`,
              isCurrent: step === where.step,
            }))}
          />
        ) : (
          <p className="border-b border-line pb-3 font-semibold">
            {t("stepOf", { step: number })} · {t("steps.place")}
          </p>
        )}
      </div>
      {/* Another answer has other fields, also for the design that somebody went back to. */}
      <div
        key={data.given + where.step + (answer ? "" : key)}
        className={`mt-4 flex flex-col gap-6 lg:mt-8 ${plan ? "lg:grid lg:grid-cols-[1fr_26rem] lg:gap-14" : ""}`}
      >
        {plan && (
          <div className="contents lg:sticky lg:top-24 lg:order-last lg:grid lg:gap-6 lg:self-start">
            <Strip
              plan={plan}
              where={where}
              beforeBani={beforeBani}
              isExample={isExample}
              line={plan === data.plan ? first.line : ""}
            />
            {data.other && plan === data.plan && (
              <div dangerouslySetInnerHTML={{ __html: data.other }} />
            )}
            <Changes plan={plan} places={isNearest ? nearest.places : []} where={where} />
            <Facts
              plan={plan}
              where={where}
              views={data.views}
              given={isNearest ? plan.text : given || plan.text}
            />
          </div>
        )}
        <div className="max-w-3xl min-w-0">
          {where.step === "place" && (
            <Suspense>
              <PlaceStep
                description={first.form}
                typed={first.typed}
                lastResult={lastResult}
                design={data.given}
                given={given}
                where={where}
                niche={data.niche || null}
                angle={(!isExample && plan?.angle) || null}
                follower={follower}
              />
            </Suspense>
          )}
          {data.ready && <div dangerouslySetInnerHTML={{ __html: data.ready }} />}
          {plan && divided && data.division && (
            <Suspense>
              <DivisionStep
                key={divided.text}
                plan={divided}
                columns={plan.columns}
                follower={follower}
                description={data.division}
                lastResult={lastResult}
                given={given}
                where={where}
              />
            </Suspense>
          )}
          {plan && <Example plan={plan} examples={data.examples} />}
          {data.words && <div dangerouslySetInnerHTML={{ __html: data.words }} />}
          {plan && data.plan && data.look && (
            <LookStep
              plan={data.plan}
              body={plan.design.body}
              follower={follower}
              description={data.look}
              decors={data.decors}
              handles={data.handles}
              lastResult={lastResult}
              given={given}
              where={where}
            />
          )}
          {data.swatches && <div dangerouslySetInnerHTML={{ __html: data.swatches }} />}
          {plan && data.price && (
            <PriceStep
              plan={plan}
              parts={data.price}
              given={given}
              where={where}
              refused={typeof refused === "string" ? refused : undefined}
            />
          )}
        </div>
      </div>
    </main>
  );
}
