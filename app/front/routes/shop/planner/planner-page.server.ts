import { json } from "@remix-run/node";

import type { BoardView } from "~/furniture/board-drawings/views";
import { readDesign, writeDesign } from "~/furniture/boards/address";
import { allColumns, type Kind } from "~/furniture/boards/design";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { listDecors, listHandles } from "~/furniture/decors/list-decors.server";
import { listDecorExamples } from "~/furniture/planner/decor-example.server";
import { readKind, viewWords, type Step, type Where } from "~/furniture/planner/front/plan-address";
import { makePlan } from "~/furniture/planner/plan.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import type { Language } from "~/platform/i18n/languages";
import { lengthInCm } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import type { DeliveryDays } from "~/shop/catalogue/delivery-term";
import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { swatchesHtml } from "~/shop/swatches/front/swatches-link.server";

import { countVisitTo } from "../count-visit-to.server";
import { tradeWordsHtml, wordsOfOffered, type TradeWord } from "../trade-words.server";
import { askedNicheHtml } from "./asked-niche.server";
import { firstDesign, isExample } from "./first-design.server";
import { orderFormHtml, orderNoteHtml, placeOf } from "./order-form.server";
import { otherReadingHtml } from "./other-reading.server";
import { showDecor, showHandle, sharePlan, showServed } from "./plan-data.server";
import { pricePartsHtml } from "./price-parts.server";
import { readyStartsHtml } from "./ready-starts.server";
import { runsHtml } from "./runs.server";
import { divisionForm, lookForm, placeForm } from "./schema";
import type { ShownPlan } from "./shown-plan";
import { readNiche, startingWith, withUnits } from "./starting-place.server";
import { judgePlace } from "./take-step.server";
import { typedPlace, type TypedPlace } from "./typed-place.server";

/** The niche of an address as the first step's form would take it: drawn, or with what to write instead. */
async function judgeNiche(typed: TypedPlace, kind: Kind, view: BoardView, language: Language) {
  const place = { kind, where: "niche", shape: "straight", walls: "none", way: "none" } as const;
  const corner = { cornerShape: "legs", endLeft: "free", endRight: "free" } as const;
  const slope = { falls: "left", style: "stepped", above: "closed" } as const;
  const fields = { ...place, ...corner, ...slope } as const;
  const text = (name: string) => typed[name as keyof TypedPlace];
  const judged = await judgePlace(fields, text, undefined, view, language);
  if (!judged.fieldErrors) {
    const { design, other } = judged;
    return { plan: await makePlan(design, language), design, other };
  }
  const result = { status: "error" as const, error: judged.fieldErrors, initialValue: typed };
  return { result, nearest: judged.nearest };
}

/**
 * The designs before, as an address names them: those that can be gone back to, and what the newest costs.
 * The others are only read, so that no address makes the shop build more than two pieces.
 */
async function readBefore(
  where: Where,
  given: string,
  language: Language,
): Promise<{ before: string[]; beforeBani: number | null }> {
  const before = where.before.filter((text) => readDesign(text));
  if (before[0] === given) before.shift();
  const wish = before[0] === undefined ? undefined : readDesign(before[0]);
  const plan = wish && (await makePlan(wish, language));
  return plan?.kind === "plan"
    ? { before, beforeBani: plan.price.totalBani }
    : { before: [], beforeBani: null };
}

/** The words of the trade that the third step is the first to say. */
function wordsOfLook(kind: Kind, decors: Decor[], handles: Handle[]): TradeWord[] {
  const ofChest = kind === "chest" ? (["sides"] as const) : [];
  return ["decor", "carcass", "fronts", ...ofChest, ...wordsOfOffered(decors, handles)];
}

async function priceParts(
  plan: ShownPlan,
  given: string,
  { where, days, language }: { where: Where; days: DeliveryDays; language: Language },
) {
  const way = daysAcross(await listActiveZones());
  const { advancePercent } = (await findSettings()).trade;
  const parts = await pricePartsHtml(plan, given, { days, way, advancePercent }, language);
  const isReady = plan.isOffered && plan.changes.length === 0;
  const order = isReady ? orderFormHtml(given, where, language) : "";
  return { ...parts, sums: parts.sums + order };
}

/**
 * What a step of the planner shows. A design that is given, but is none of this shop's, is not found; the
 * first step is shown.
 */
export async function readPlanner(request: Request) {
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
  const where = await placeOf(request);
  const kind = readKind(query);
  const figureOf = (of: Kind, step: "view" | "design") =>
    ({ kind: `planned-${of}`, language, step }) as const;
  const page = {
    title: t("meta.title"),
    description: t("meta.description"),
    isUnlisted: [...query.keys()].some((name) => name !== "lng"),
  };
  const niche = wish ? undefined : readNiche(query, kind, language);
  const asked = niche && (await judgeNiche(niche, kind, where.view, language));
  const first = {
    form: describeForm(placeForm),
    typed: wish
      ? typedPlace(wish, language)
      : niche
        ? withUnits(niche, kind, language)
        : startingWith(kind, query, language),
    /** What is wrong with the niche that the address names. */
    result: asked?.result,
    nearest: asked?.nearest,
    line: where.word === "" ? askedNicheHtml(asked?.plan, language) : "",
  };
  if (given === null) await countVisitTo(request, figureOf(kind, "view"));
  if (!wish || plan?.kind !== "plan") {
    const isLost = given !== null && plan?.kind !== "place";
    const begun = asked
      ? asked.plan
      : plan?.kind !== "place" &&
        (await makePlan(await firstDesign(kind, language, query), language));
    const start = {
      page,
      first,
      where: { ...where, step: "place" as Step, before: [] as string[] },
      given: "",
      plan: begun && begun.kind === "plan" ? showServed(begun, language, where.view) : null,
      // Nobody has said yet what stands where.
      isExample: !asked && isExample(query, kind),
    };
    return json(
      {
        ...start,
        views: viewWords,
        other: asked?.design
          ? otherReadingHtml(asked.design, asked.other, start.where, language)
          : "",
        note: where.order ? "" : runsHtml(language),
        isLost,
        decors: [],
        handles: [],
        examples: {},
        beforeBani: null,
        ready: "",
        division: null,
        look: null,
        words: "",
        swatches: "",
        niche: null,
        price: null,
      },
      { status: isLost ? 404 : 200 },
    );
  }
  // Other views of the piece and a line that is being changed are the same design still.
  if (where.step === "price" && where.word === "" && where.line === "") {
    await countVisitTo(request, figureOf(plan.design.kind, "design"));
  }
  const { place } = wish;
  const text = writeDesign(wish);
  const { before, beforeBani } = await readBefore(where, text, language);
  const column = Math.min(where.column, allColumns(wish).length - 1);
  const shown = showServed(plan, language, where.view);
  const shownAt = { ...where, before, column };
  return json({
    page: { ...page, shared: await sharePlan(plan, language) },
    first,
    where: shownAt,
    beforeBani,
    views: viewWords,
    other: otherReadingHtml(wish, readDesign(query.get("sau") ?? ""), shownAt, language),
    note: orderNoteHtml(where, language),
    given: text,
    isLost: false,
    isExample: false,
    plan: shown,
    decors: where.step === "look" ? decors.map(showDecor) : [],
    handles: where.step === "look" ? handles.map(showHandle) : [],
    examples:
      where.step === "look" || where.step === "price"
        ? await listDecorExamples(plan.design.kind, language)
        : {},
    ready: where.step === "division" ? await readyStartsHtml(plan, text, shownAt, language) : "",
    division: where.step === "division" ? describeForm(divisionForm(plan.design)) : null,
    look: where.step === "look" ? describeForm(lookForm) : null,
    words:
      where.step === "look"
        ? tradeWordsHtml(wordsOfLook(plan.design.kind, decors, handles), language)
        : "",
    swatches: where.step === "look" ? await swatchesHtml(language) : "",
    price:
      where.step === "price"
        ? await priceParts(shown, text, { where, days: plan.days, language })
        : null,
    niche: place.kind === "niche" && {
      width: lengthInCm(Math.min(...place.widths), translatorOf(language)),
      height: lengthInCm(Math.min(...place.heights), translatorOf(language)),
    },
  });
}
