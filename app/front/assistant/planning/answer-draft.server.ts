import { buyersSize } from "~/furniture/boards/buyers-size";
import type { RunKind } from "~/furniture/boards/run";
import { SIZE_STEP } from "~/furniture/configurator/sizes";
import { changeText } from "~/furniture/planner/front/change-text";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import { plannedRun } from "~/furniture/planner/front/run-start";
import { sizeOf } from "~/furniture/planner/planned";
import { measuresText } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { bareSize, inCm, lengthInCm, namedSize, plannedSize } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { plannedName } from "~/shop/cart/planned-name.server";
import { termText, type DeliveryTerm } from "~/shop/catalogue/delivery-term";
import { termBy } from "~/shop/catalogue/delivery-way";
import { findWayAcross } from "~/shop/catalogue/product.server";

import type { Extras } from "../answering/extras.server";
import { askedPlace, missingOf, type AskedPlace, type Draft, type Missing } from "./draft";
import { makeDraft, type MadeDraft } from "./make-draft.server";
import { planDraft, type PlannedDraft } from "./plan-draft.server";
import { planRun, type PlannedRun } from "./plan-run.server";
import { questionText } from "./question-text.server";

/** What becomes of a draft: a question, a piece with its price, or where it is planned instead. */
export type DraftAnswer =
  | { kind: "asks"; missing: Missing; text: string }
  | { kind: "leads"; text: string }
  | DraftPiece;

/** A planned or made piece; prices in bani, the size of a planned one in mm, of a made one in cm. */
interface DraftPiece {
  kind: "piece";
  text: string;
  name: string;
  totalBani: number;
  found: PlannedDraft | PlannedRun | MadeDraft;
  shown: Pick<Extras, "plans" | "designs">;
}

/**
 * Answers a begun draft: asks for the first thing that it lacks, else fits and prices the piece.
 * Undefined where the shop makes no such piece.
 */
export async function answerDraft(
  draft: Draft,
  language: Language,
): Promise<DraftAnswer | undefined> {
  const place = askedPlace(draft);
  if (place) return { kind: "leads", text: placeText(place, language) };
  const missing = missingOf(draft);
  if (missing) return { kind: "asks", missing, text: await questionText(missing, draft, language) };
  const { shape } = draft;
  if (!shape) return undefined;
  const run = plannedRun(shape);
  const row = run && (await planRun(run, { ...draft, shape }, language));
  if (row) return showRun(row, language);
  const kind = plannedKind(shape);
  const found = kind
    ? await planDraft(kind, draft, language)
    : await makeDraft(shape, draft, language);
  if (!found) return undefined;
  return found.kind === "planned" ? showPlanned(found, language) : showMade(found, language);
}

async function showPlanned(found: PlannedDraft, language: Language): Promise<DraftPiece> {
  const t = translateIn(language, "assistant-words");
  const speaker = translatorOf(language);
  const { made, plan, niche, skirting, changes, miscounts } = found;
  const { design, price, days } = made;
  const name = plannedName(design.kind, language);
  const term = await madeText({ ...days, isAfterAdvance: true }, language);
  const words = {
    name,
    size: plannedSize(buyersSize(design, made.rules, made.front), speaker),
    price: await priceText(price.totalBani, language),
    term,
    niche: niche ? namedSize(inCm(niche), speaker) : "",
    skirting: lengthInCm(skirting, speaker),
  };
  const planner = translateIn(language, "planner");
  const told = [
    ...changes.map((change) => changeText(change, design, planner, language)),
    ...miscounts.map(({ what, ...counts }) => t(`plan.miscount.${what}`, counts)),
  ];
  const lines = [
    ...(told.length > 0 ? [[t("plan.nearest"), ...told.map((one) => `• ${one}`)].join("\n")] : []),
    ...(niche ? [t(skirting > 0 ? "plan.nicheSkirting" : "plan.niche", words)] : []),
    t("plan.price", words),
    ...(niche ? [] : [t("plan.free")]),
  ];
  const text = lines.join("\n");
  const shown = { plans: [plan], designs: [] };
  return { kind: "piece", text, name, totalBani: price.totalBani, found, shown };
}

async function showRun(found: PlannedRun, language: Language): Promise<DraftPiece> {
  const t = translateIn(language, "assistant-words");
  const speaker = translatorOf(language);
  const { design, price, days, rules, front } = found.made;
  const name = plannedName(design.kind, language);
  const words = {
    name,
    size: plannedSize(sizeOf(design, rules, front), speaker),
    price: await priceText(price.totalBani, language),
    term: await madeText({ ...days, isAfterAdvance: true }, language),
  };
  const nearest = found.wished === null ? [] : [nearestText(found.wished, design.kind, language)];
  const text = [...nearest, t("plan.price", words), t(`plan.run.${design.kind}`)].join("\n");
  const shown = { plans: [found.plan], designs: [] };
  return { kind: "piece", text, name, totalBani: price.totalBani, found, shown };
}

/** That nothing can be made along walls so long, before what can be. */
function nearestText(wished: number[], kind: RunKind, language: Language): string {
  const t = translateIn(language, "assistant-words");
  const [width, height, depth] = wished.map((length) => length / 10);
  const size = bareSize({ width, height, depth }, translatorOf(language));
  return t(wished.length > 1 ? "plan.runNearest.walls" : `plan.runNearest.${kind}`, {
    wished: size,
  });
}

async function showMade(found: MadeDraft, language: Language): Promise<DraftPiece> {
  const t = translateIn(language, "assistant-words");
  const { product, size, price, isNearest, configuration } = found;
  const { name, category_slug, number, made } = product;
  const speaker = translatorOf(language);
  const { min, max } = boundsText(found, language);
  const axes = translateIn(
    language,
    "common",
  )(product.form === "bed" ? "size.axesBed" : "size.axes");
  const words = {
    name,
    size: namedSize(size, speaker, product.form === "bed"),
    price: await priceText(price.totalBani, language),
    term: await madeText(made, language),
    min,
    max,
    axes,
    step: SIZE_STEP,
  };
  const text = [...(isNearest ? [t("plan.madeNearest", words)] : []), t("plan.made", words)].join(
    "\n",
  );
  const shown = { plans: [], designs: [{ category_slug, number, configuration }] };
  return { kind: "piece", text, name, totalBani: price.totalBani, found, shown };
}

/** When a piece made to order is there, the way to the shop's zones with it. */
async function madeText(term: DeliveryTerm, language: Language): Promise<string> {
  return termText(termBy(await findWayAcross(), term), translateIn(language, "cart"));
}

function boundsText({ product: { sizes } }: MadeDraft, language: Language) {
  const of = (end: "min" | "max") =>
    measuresText(
      { width: sizes.width[end], height: sizes.height[end], depth: sizes.depth[end] },
      language,
    );
  return { min: of("min"), max: of("max") };
}

async function priceText(bani: number, language: Language): Promise<string> {
  const { trade } = await findSettings();
  return priceWords(bani, trade.isVatIncluded, translatorOf(language));
}

/** Where in the planner a piece for such a place begins. */
function placeText(of: AskedPlace, language: Language): string {
  const t = translateIn(language, "planner");
  const place = t(`places.${of === "diagonal" ? "corner" : of}`);
  const shape = t("cornerShapes.diagonal");
  return translateIn(language, "assistant-words")(`plan.${of}`, { place, shape });
}
