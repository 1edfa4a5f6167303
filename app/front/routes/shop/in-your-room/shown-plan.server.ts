import { asStanding } from "~/furniture/boards/standing";
import { decorAddress, viewAddress } from "~/furniture/configurator/drawing-address";
import { listDecors } from "~/furniture/decors/list-decors.server";
import { handleReach } from "~/furniture/drawing/piece";
import type { TurnedDecor } from "~/furniture/model-viewer/front/turned-decor";
import { plannedAddress } from "~/furniture/planner/front/run-start";
import { makePlan } from "~/furniture/planner/plan.server";
import { opensIn, readPlanned, writePlanned, type Planned } from "~/furniture/planner/planned";
import {
  plannedDrawingAddress,
  plannedGlbAddress,
  plannedUsdzAddress,
} from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";
import type { Language } from "~/platform/i18n/languages";
import { inCm, namedSize, plannedSize, sentenceOf } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";

/** The most decors to choose from. Each is built to see whether it can be; more would be too many to look through. */
export const MOST_DECORS = 24;

/** A design as the page shows it: what it is called, its files and where it came from. */
export interface ShownDesign {
  name: string;
  /** Fields of the name that are shown in Romanian. */
  untranslated: string[];
  /** The size in words, of the whole piece as it stands, without its handles. */
  size: string;
  /** How far a handle stands out in front of that at most, in cm. */
  handleReach: number;
  drawing: string;
  glb: string;
  usdz: string;
  /** The file that the view in 3D turns. */
  turned: string;
  /** The looks of the decors that are offered, for the view in 3D, and which of them the design has. */
  decors: TurnedDecor[];
  worn: string | undefined;
  /** What this page's address says of it, the same for the same design. */
  query: string;
  /** Where it is changed. */
  back: string;
}

/** A planned design by its text. */
export async function findShownPlan(
  text: string,
  language: Language,
): Promise<ShownDesign | undefined> {
  const wish = readPlanned(text);
  const plan = wish && (await makePlan(wish, language));
  if (plan?.kind !== "plan") return undefined;
  const t = translateIn(language, "planner-names");
  const shown = shownOf(plan);
  const { width, height, depth } = asStanding(plan.piece).bounds;
  const whole = inCm({ width, height, depth });
  const speaker = translatorOf(language);
  const { hasHandles } = opensIn(plan.design);
  const written = writePlanned(plan.design);
  return {
    name: t(plan.design.kind),
    untranslated: [],
    size:
      shown.size.fills === "nothing"
        ? namedSize(whole, speaker)
        : sentenceOf(plannedSize(shown.size, speaker), speaker),
    handleReach: hasHandles ? handleReach[plan.handle.look.shape] : 0,
    drawing: plannedDrawingAddress(shown, "shut", language),
    glb: plannedGlbAddress(shown),
    usdz: plannedUsdzAddress(shown),
    turned: viewAddress(plannedGlbAddress(shown)),
    decors: await listPlannedDecors(plan.design, language),
    worn: plan.design.body === plan.design.front ? plan.design.body : undefined,
    query: new URLSearchParams({ d: written }).toString(),
    back: plannedAddress(written, { step: "price" }),
  };
}

/** Only decors in the design's own thickness, since others would change the piece. */
async function listPlannedDecors(design: Planned, language: Language) {
  const decors: ShownDesign["decors"] = [];
  for (const { id, name } of (await listDecors(language)).slice(0, MOST_DECORS)) {
    const plan = await makePlan({ ...design, body: id, front: id }, language);
    if (plan.kind === "plan" && plan.changes.length === 0) {
      decors.push({ id, name, look: decorAddress(plannedGlbAddress(shownOf(plan))) });
    }
  }
  return decors;
}
