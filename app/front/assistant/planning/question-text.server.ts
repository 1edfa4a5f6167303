import type { Kind } from "~/furniture/boards/design";
import type { RunKind } from "~/furniture/boards/run";
import { usualSizes } from "~/furniture/boards/start";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { plannedKind } from "~/furniture/planner/front/kind-words";
import { plannedRun } from "~/furniture/planner/front/run-start";
import { measuresText } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { bareSize, inCm, lengthInCm } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";

import {
  thickestSkirting,
  usualSkirtings,
  wallsOf,
  type Draft,
  type MeasureName,
  type Missing,
} from "./draft";
import { usualMade } from "./make-draft.server";

/** The wall of a run, in mm. */
const usualWall: Record<RunKind, number> = { kitchen: 3000, vanity: 800 };
/** Those of a kitchen along several walls, in cm. */
const usualWalls = { long: 300, short: 240 };

/** The next question, with what is noted so far. */
export async function questionText(
  missing: Missing,
  draft: Draft,
  language: Language,
): Promise<string> {
  const t = translateIn(language, "assistant-words");
  const planner = translateIn(language, "planner");
  const { measures, isNiche, shape } = draft;
  const unit = { style: "unit", unit: "centimeter" } as const;
  const write = (length: number) => (length / 10).toLocaleString(language, unit);
  const noted = (["width", "height", "depth"] as const).flatMap((name) => {
    const length = measures[name];
    return length === undefined ? [] : [`${planner(name).toLowerCase()} ${write(length)}`];
  });
  const lead = noted.length > 0 ? `${t("plan.noted", { what: noted.join(", ") })} ` : "";
  if (missing === "kind") return lead + t("plan.ask.kind");
  if (missing === "skirting" || missing === "skirting-size") {
    const most = lengthInCm(thickestSkirting, translatorOf(language));
    return lead + t(`plan.ask.${missing}`, { most, usual: usualSkirting(language) });
  }
  const run = shape && plannedRun(shape);
  if (run) {
    const walls = run === "kitchen" ? wallsOf(draft) : 1;
    return walls === 1
      ? t(`plan.askRun.${run}`)
      : t(`plan.askWalls.${walls === 2 ? "l" : "u"}`, { example: exampleWalls(walls, language) });
  }
  if (isNiche) return lead + t(`plan.askNiche.${missing}`);
  const usual = shape && (await usualLength(shape, missing, language));
  const hint = usual === undefined ? "" : ` ${t("plan.usual", { usual: write(usual) })}`;
  return lead + t(`plan.ask.${missing}`) + hint;
}

/** The piece's usual size as somebody may write it: "180 × 220 × 60". */
export function exampleSize(kind: Kind, language: Language): string {
  return measuresText(inCm(usualSizes[kind]), language);
}

/** How wide a wall for a row of bodies usually is, as somebody may write it: "300 cm". */
export function exampleWidth(kind: RunKind, language: Language): string {
  return lengthInCm(usualWall[kind], translatorOf(language));
}

/** How long the walls of a kitchen along several are, as somebody may write it: "240 × 300 × 240 cm". */
function exampleWalls(walls: 2 | 3, language: Language): string {
  const { long, short } = usualWalls;
  const measures =
    walls === 2 ? { width: long, height: short } : { width: short, height: long, depth: short };
  return bareSize(measures, translatorOf(language));
}

/** How far skirting boards stand out as a rule: "1–2 cm". */
function usualSkirting(language: Language): string {
  const { min, max } = usualSkirtings;
  const most = lengthInCm(max, translatorOf(language));
  return `${inCm({ width: min, height: 0, depth: 0 }).width}–${most}`;
}

/** What a measure usually is, in mm. */
async function usualLength(
  shape: PieceShape,
  name: MeasureName,
  language: Language,
): Promise<number | undefined> {
  const kind = plannedKind(shape);
  if (kind) return usualSizes[kind][name];
  const usual = await usualMade(shape, name, language);
  return usual === undefined ? undefined : usual * 10;
}
