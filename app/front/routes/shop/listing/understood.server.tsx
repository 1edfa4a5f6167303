import type { RunKind } from "~/furniture/boards/run";
import { plannedKindWord } from "~/furniture/planner/front/kind-words";
import { startAddress } from "~/furniture/planner/front/plan-address";
import { plannedRun, runStart } from "~/furniture/planner/front/run-start";
import { centimetres, measureNames } from "~/platform/format/measures";
import { formatLei } from "~/platform/format/money";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { bareSize, lengthInCm, namedSize } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { readParts } from "~/shop/search/front/read-parts";
import type { Measures, Wish } from "~/shop/search/read-wish";

/** The planner's words for measures, in centimetres as people type them; a width is a niche's. */
const measureFields = { width: "nisa", height: "inaltime", depth: "adancime" };

/** How the words of a search, as they were typed, were understood, as HTML; empty if they were taken as mere words. */
export function understoodHtml(typed: string, wish: Wish, language: Language): string {
  const { kinds, synonyms, corrections, maxLei } = wish;
  const plan = planOf(typed, wish, language);
  if (synonyms.length + corrections.length === 0 && maxLei === undefined && !plan) return "";
  const t = translateIn(language, "search");
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const shown = list.format(kinds.map((kind) => t(`kinds.${kind}`)));
  const others = synonyms.map((one) => one.typed).join(", ");
  return htmlIn(
    language,
    <div className="mt-6 grid justify-items-start gap-3 border-l-4 border-sage bg-white px-5 py-4">
      {corrections.map((one) => (
        <p key={one.typed} className="wrap-anywhere">
          {t("corrected", one)}
        </p>
      ))}
      {others && <p className="wrap-anywhere">{t("shown", { kinds: shown, typed: others })}</p>}
      {maxLei !== undefined && <p>{t("upTo", { price: formatLei(maxLei * 100, language) })}</p>}
      {plan && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={plan.to} className="button button-primary">
            {t(plan.key, { size: writeSize(plan, language) })}
          </a>
          <span className="text-sm text-stone">{t("planText")}</span>
        </p>
      )}
    </div>,
  );
}

/** A link to a planner: what it says, of which measures. */
interface PlanLink {
  to: string;
  key:
    | "plan"
    | "planNiche"
    | "planSlope"
    | "planCorner"
    | "planDiagonal"
    | `plan${"Kitchen" | "KitchenL" | "KitchenU" | "Vanity"}${"" | "At"}`;
  measures: Measures;
}

/** Where what is wished is planned; undefined where the shop plans no such piece. */
function planOf(typed: string, wish: Wish, language: Language): PlanLink | undefined {
  const { width } = wish.measures;
  const run = wish.kinds.map(plannedRun).find((kind) => kind !== undefined);
  const place = placeIn(typed, wish, language);
  const isBetweenWalls = place === "corner" || place === "diagonal";
  if (run && (!place || isBetweenWalls)) return runLink(run, typed, wish, language);
  const said = place && placeKeys[place];
  if (place && said) {
    const to = placePlan(wish, place, language);
    return to === undefined ? undefined : { to, key: said, measures: {} };
  }
  const to = planAddress(wish, language);
  const key = width === undefined ? "plan" : "planNiche";
  return to === undefined ? undefined : { to, key, measures: wish.measures };
}

/** What a link says to where the planner begins. */
const placeKeys = {
  slope: "planSlope",
  "slope-back": "planSlope",
  corner: "planCorner",
  diagonal: "planDiagonal",
} as const;

/** Where a kitchen or a vanity is planned: along one wall, or in an L or a U that a search names, whose lengths may say. */
function runLink(run: RunKind, typed: string, { measures }: Wish, language: Language): PlanLink {
  const { isCorner, isU } = readParts(typed, language);
  const shape = run === "vanity" ? undefined : isU ? "u" : isCorner ? "l" : undefined;
  const kind = run === "vanity" ? "planVanity" : "planKitchen";
  const key = shape ? (`planKitchen${shape === "u" ? "U" : "L"}` as const) : kind;
  const names = measureNames.slice(0, shape === "u" ? 3 : shape === "l" ? 2 : 1);
  const lengths = names.flatMap((name) => measures[name] ?? []);
  const widths = lengths.map((length) => centimetres(length, language));
  const to = runStart(run, { shape, widths });
  if (lengths.length < names.length) return { to, key, measures: {} };
  const walls = names.map((name, index) => [name, lengths[index]!] as const);
  return { to, key: `${key}At`, measures: Object.fromEntries(walls) };
}

/**
 * Where the planner begins with a wish's kind and measures; undefined where it can make no such piece. A
 * width counts as that of a niche, which the planner fills. Without a width the planner begins with a
 * piece of the other measures.
 */
function planAddress({ kinds, measures }: Wish, language: Language): string | undefined {
  const given = measureNames.filter((name) => measures[name] !== undefined);
  const words = kinds.map(plannedKindWord).filter((word) => word !== undefined);
  if (given.length === 0 || (kinds.length > 0 && words.length === 0)) return undefined;
  const query = new URLSearchParams(words[0] ? { tip: words[0] } : {});
  for (const name of given) {
    query.set(measureFields[name], centimetres(measures[name] ?? 0, language));
  }
  return `${paths.planner()}?${query}`;
}

/** The place that a search names, whose measures the planner asks for with a picture each. */
function placeIn(
  typed: string,
  { kinds, rest }: Wish,
  language: Language,
): keyof typeof placeKeys | undefined {
  const { isSlope, isLowBehind, isCorner, isDiagonal } = readParts(typed, language);
  if (isSlope) return isLowBehind ? "slope-back" : "slope";
  // A sofa may stand in a corner too: what no list of words names is no piece for the planner.
  const isAlone = rest.every((word) => readParts(word, language).isCorner);
  if (!isCorner || !(kinds.length > 0 || isAlone)) return undefined;
  return isDiagonal ? "diagonal" : "corner";
}

/** The same for a search that names a slope or a corner: its width is that between the walls, or along one. */
function placePlan(
  { kinds, measures: { width } }: Wish,
  place: Parameters<typeof startAddress>[1],
  language: Language,
): string | undefined {
  const words = kinds.map(plannedKindWord).filter((word) => word !== undefined);
  if (kinds.length > 0 && words.length === 0) return undefined;
  const query = new URLSearchParams(words[0] ? { tip: words[0] } : {});
  if (width !== undefined) query.set("latime", centimetres(width, language));
  return startAddress(query, place);
}

/** "217 × 255 cm", with the names of the measures that were given; a niche's width alone needs none. */
function writeSize({ key, measures }: PlanLink, language: Language): string {
  const { width, height, depth } = measures;
  const speaker = translatorOf(language);
  if (key === "planKitchenLAt" || key === "planKitchenUAt")
    return bareSize(cmOf(measures), speaker);
  if (width !== undefined && height === undefined && depth === undefined) {
    return lengthInCm(width, speaker);
  }
  return namedSize(cmOf(measures), speaker);
}

/** Millimetres as customers read them. */
function cmOf(measures: Measures): Measures {
  const inCm: Measures = {};
  for (const name of measureNames) {
    const length = measures[name];
    if (length !== undefined) inCm[name] = length / 10;
  }
  return inCm;
}
