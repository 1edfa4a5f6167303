import { readDesign as readPlan, writeDesign } from "~/furniture/boards/address";
import { opensOf } from "~/furniture/boards/design";
import { asStanding } from "~/furniture/boards/standing";
import {
  canonicalConfiguration,
  parseConfiguration,
  pieceLookOf,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import {
  decorAddress,
  drawingAddress,
  glbAddress,
  usdzAddress,
  viewAddress,
} from "~/furniture/configurator/drawing-address";
import { listOptions } from "~/furniture/configurator/options.server";
import { listDecors } from "~/furniture/decors/list-decors.server";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { handleReach } from "~/furniture/drawing/piece";
import { countFronts } from "~/furniture/drawing/words";
import type { TurnedDecor } from "~/furniture/model-viewer/front/turned-decor";
import { makePlan, type Plan } from "~/furniture/planner/plan.server";
import {
  plannedDrawingAddress,
  plannedGlbAddress,
  plannedUsdzAddress,
} from "~/furniture/planner/planned-design";
import { shownOf } from "~/furniture/planner/shown-plan";
import type { Language } from "~/platform/i18n/languages";
import { inCm, namedSize, plannedSize, sentenceOf } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findProduct } from "~/shop/catalogue/product.server";

/** The most decors to choose from. Each is built to see whether it can be; more would be too many to look through. */
const MOST_DECORS = 24;

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

/**
 * The design of an address: a planned one by its text (`d`), else that of a product (`piesa`, as in
 * "dormitoare/3") with the customiser's fields. The nearest possible one where it is not possible as it
 * is; undefined where there is none.
 */
export async function findShownDesign(
  query: URLSearchParams,
  language: Language,
): Promise<ShownDesign | undefined> {
  const text = query.get("d");
  return text === null ? findDesign(query, language) : findPlan(text, language);
}

async function findPlan(text: string, language: Language): Promise<ShownDesign | undefined> {
  const wish = readPlan(text);
  const plan = wish && (await makePlan(wish, language));
  if (plan?.kind !== "plan") return undefined;
  const t = translateIn(language, "planner-names");
  const shown = shownOf(plan);
  const { width, height, depth } = asStanding(plan.piece).bounds;
  const whole = inCm({ width, height, depth });
  const speaker = translatorOf(language);
  const { hasHandles } = opensOf(plan.design);
  const query = new URLSearchParams({ d: writeDesign(plan.design) }).toString();
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
    decors: await listPlannedDecors(plan, language),
    worn: plan.design.body === plan.design.front ? plan.design.body : undefined,
    query,
    back: `${paths.planner()}?${query}&pas=pret`,
  };
}

/** Only decors in the design's own thickness, since others would change the piece. */
async function listPlannedDecors({ design }: Plan, language: Language) {
  const decors: ShownDesign["decors"] = [];
  for (const { id, name } of (await listDecors(language)).slice(0, MOST_DECORS)) {
    const plan = await makePlan({ ...design, body: id, front: id }, language);
    if (plan.kind === "plan" && plan.changes.length === 0) {
      decors.push({ id, name, look: decorAddress(plannedGlbAddress(shownOf(plan))) });
    }
  }
  return decors;
}

async function findDesign(
  query: URLSearchParams,
  language: Language,
): Promise<ShownDesign | undefined> {
  const [category = "", number = ""] = (query.get("piesa") ?? "").split("/");
  const product = await findProduct(category, Number(number), language);
  if (!product) return undefined;
  const options = await listOptions(language);
  const fields = readConfigurationFields(query, options, product.sizes);
  const { nearest } = parseConfiguration(fields, options, product.sizes);
  const piece = nearest && pieceLookOf(product.form, nearest, options);
  if (!piece) return undefined;
  const { doors, drawers } = countFronts(piece);
  const design = canonicalConfiguration(nearest);
  const address = paths.product(product.category_slug, product.number);
  return {
    name: product.name,
    untranslated: product.untranslated,
    size: namedSize(outerSizeOf(piece), translatorOf(language), piece.form === "bed"),
    handleReach: doors + drawers > 0 ? handleReach[piece.handle.shape] : 0,
    drawing: drawingAddress(piece, "perspective", language),
    glb: glbAddress(piece),
    usdz: usdzAddress(piece),
    turned: viewAddress(glbAddress(piece)),
    decors: options.materials.slice(0, MOST_DECORS).map(({ id, name, look }) => ({
      id,
      name,
      look: decorAddress(glbAddress({ ...piece, material: look })),
    })),
    worn: nearest.material,
    query: `${new URLSearchParams({ piesa: `${category}/${product.number}` })}&${design}`,
    back: `${address}?fila=personalizare&${design}#fila`,
  };
}
