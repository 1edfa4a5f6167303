import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { useMemo } from "react";

import { useTranslation } from "~/i18n/use-translation";
import { readDesign, writeDesign } from "~/boards/address";
import type { Kind } from "~/boards/design";
import { lengthInCm } from "~/i18n/size-words";
import { translatorOf } from "~/i18n/translate.server";
import { listDecors, listHandles } from "~/decors/list-decors.server";
import { daysAcross } from "~/delivery/zone-days";
import { listActiveZones } from "~/delivery/zones.server";
import { describeForm } from "~/forms/describe-form.server";
import { readFormData } from "~/forms/read-form.server";
import { requestLanguage, translateFor } from "~/http/request-language.server";
import { pageMeta } from "~/layout/page-meta";
import { listDecorExamples } from "~/planner/decor-example.server";
import { makePlan } from "~/planner/plan.server";
import { findSettings } from "~/shop/settings.server";
import { swatchesHtml } from "~/swatches/swatches-link.server";
import { TabLinks } from "~/ui/tab-links";

import { countVisitTo } from "../count-visit-to.server";
import { addPlan } from "./add-plan.server";
import {
  planAddress,
  readKind,
  readWhere,
  steps,
  viewWords,
  type Step,
} from "~/planner/plan-address";
import { Changes } from "./changes";
import { DivisionStep } from "./division-step";
import { Example } from "./example";
import { LookStep } from "./look-step";
import { PlaceStep } from "./place-step";
import {
  firstDesign,
  readSize,
  showDecor,
  showHandle,
  sharePlan,
  showServed,
  startingWith,
  typedPlace,
} from "./plan-data.server";
import { Preview } from "./preview";
import { PriceStep } from "./price-step";
import { divisionForm, lookForm, placeForm } from "./schema";
import { takeDivision, takeLook, takePlace, textIn } from "./take-step.server";
import { useLivePlan } from "./use-live-plan";

export const handle = { i18n: ["planner", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A design that is given, but is none of this shop's, is not found; the first step is shown. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const language = await requestLanguage(request);
  const [t, decors, handles] = await Promise.all([
    translateFor(request, "planner"),
    listDecors(language),
    listHandles(language),
  ]);
  const given = query.get("d");
  const wish = given === null ? undefined : readDesign(given);
  const plan = wish && (await makePlan(wish, language));
  const where = readWhere(query);
  const kind = readKind(query);
  const figureOf = (of: Kind, step: "view" | "design") =>
    ({ kind: `planned-${of}`, language, step }) as const;
  const page = {
    title: t("meta.title"),
    description: t("meta.description"),
    isUnlisted: [...query.keys()].some((name) => name !== "lng"),
  };
  const first = {
    form: describeForm(placeForm),
    typed: wish ? typedPlace(wish) : startingWith(kind, readSize(query)),
  };
  if (given === null) await countVisitTo(request, figureOf(kind, "view"));
  if (!wish || plan?.kind !== "plan") {
    const isLost = given !== null && plan?.kind !== "place";
    const begun =
      plan?.kind === "place"
        ? undefined
        : await makePlan(await firstDesign(kind, language, readSize(query)), language);
    const start = {
      page,
      first,
      where: { ...where, step: "place" as Step },
      given: "",
      plan: begun?.kind === "plan" ? showServed(begun, language) : null,
    };
    return json(
      {
        ...start,
        views: viewWords,
        isLost,
        decors: [],
        handles: [],
        examples: {},
        division: null,
        look: null,
        swatches: "",
        niche: null,
        way: null,
        advancePercent: 0,
      },
      { status: isLost ? 404 : 200 },
    );
  }
  // Other views of the piece and a line that is being changed are the same design still.
  if (where.step === "price" && where.word === "" && where.line === "") {
    await countVisitTo(request, figureOf(plan.design.kind, "design"));
  }
  const { place } = wish;
  return json({
    page: { ...page, shared: await sharePlan(plan, language) },
    first,
    where,
    views: viewWords,
    given: writeDesign(wish),
    isLost: false,
    plan: showServed(plan, language),
    decors: where.step === "look" ? decors.map(showDecor) : [],
    handles: where.step === "look" ? handles.map(showHandle) : [],
    examples:
      where.step === "look" || where.step === "price"
        ? await listDecorExamples(plan.design.kind, language)
        : {},
    division: where.step === "division" ? describeForm(divisionForm(plan.design)) : null,
    look: where.step === "look" ? describeForm(lookForm) : null,
    swatches: where.step === "look" ? await swatchesHtml(language) : "",
    way: daysAcross(await listActiveZones()),
    advancePercent: (await findSettings()).trade.advancePercent,
    niche: place.kind === "niche" && {
      width: lengthInCm(Math.min(...place.widths), translatorOf(language)),
      height: lengthInCm(Math.min(...place.heights), translatorOf(language)),
    },
  });
}

/** The address says which step's form is sent, so that a refused one stands on the page it came from. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readFormData(request);
  const language = await requestLanguage(request);
  const where = readWhere(new URL(request.url).searchParams);
  const before = readDesign(textIn(form, "design"));
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
      return addPlan(request, before, where, language);
  }
}

export default function Planner() {
  const { t, i18n } = useTranslation("planner");
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { where, first } = data;
  const refused = answer && "refused" in answer ? answer.refused : undefined;
  const nearest = typeof refused === "object" ? refused : undefined;
  const served = useMemo(() => (nearest ? { ...data, plan: nearest.plan } : data), [data, nearest]);
  const { plan, given, divided, follower } = useLivePlan(served, i18n.language);
  const isNearest = nearest !== undefined && plan === nearest.plan;
  const lastResult = answer && "result" in answer ? answer.result : undefined;
  const number = steps.indexOf(where.step) + 1;
  return (
    <main id="content" className="shell pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("intro")}</p>
      {data.isLost && (
        <p role="alert" className="mt-6 rounded-edge border-l-4 border-error bg-white px-5 py-4">
          {t("unreadable")}
        </p>
      )}
      <div className="mt-8">
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
      <div
        key={data.given + where.step}
        className={`mt-8 grid grid-cols-1 gap-10 ${plan ? "lg:grid-cols-[1fr_26rem] lg:gap-14" : ""}`}
      >
        {plan && (
          <div className="grid gap-6 lg:sticky lg:top-24 lg:order-last lg:self-start">
            <Preview
              plan={plan}
              where={where}
              views={data.views}
              given={isNearest ? plan.text : given || plan.text}
            />
            <Changes plan={plan} places={isNearest ? nearest.places : []} where={where} />
          </div>
        )}
        <div className="max-w-3xl min-w-0">
          {where.step === "place" && (
            <PlaceStep
              description={first.form}
              typed={first.typed}
              lastResult={lastResult}
              given={data.given}
              where={where}
              niche={data.niche || null}
              follower={follower}
            />
          )}
          {plan && divided && data.division && (
            <DivisionStep
              key={divided.text}
              plan={divided}
              columns={plan.columns}
              follower={follower}
              description={data.division}
              lastResult={lastResult}
              where={where}
            />
          )}
          {plan && <Example plan={plan} examples={data.examples} />}
          {plan && data.plan && data.look && (
            <LookStep
              plan={data.plan}
              body={plan.design.body}
              follower={follower}
              description={data.look}
              decors={data.decors}
              handles={data.handles}
              lastResult={lastResult}
              where={where}
            />
          )}
          {data.swatches && <div dangerouslySetInnerHTML={{ __html: data.swatches }} />}
          {plan && where.step === "price" && (
            <PriceStep
              plan={plan}
              way={data.way}
              advancePercent={data.advancePercent}
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
