import { eachBand } from "~/furniture/boards/design";
import { defaultRules } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import type { Making } from "~/platform/settings/workshop-load";
import type { Db } from "~db/engine";

import { findRules } from "./construction.server";
import { knownDesign, makeKnown } from "./offered/known-design.server";
import { findPlanBasis, isOfferedOn, makingOf } from "./plan.server";
import { isRun, opensIn, type Planned } from "./planned";
import type { PlannedDesign } from "./planned-design";
import { shownOf, sizesOf } from "./shown-plan";

/** A planned piece as it stands in a cart, with names in a language. */
export interface OfferedPlan {
  design: PlannedDesign;
  /** What one costs today; undefined where it cannot be ordered as it is. */
  priceBani: number | undefined;
  /** What its promise follows from; undefined where it cannot be made so. */
  making: Making | undefined;
}

/**
 * What becomes today of a design's text: it cannot be ordered when its decors or handle are retired, or
 * when it can no longer be built as it is, but it keeps its sizes and names. Undefined for a text that
 * is no design.
 */
export async function findOfferedPlan(
  text: string,
  language: Language,
  db: Db,
): Promise<OfferedPlan | undefined> {
  const known = knownDesign(text);
  if (!known) return undefined;
  const { design } = known;
  const basis = await findPlanBasis(design, language, db);
  const made = basis && (await makeKnown(known, basis));
  if (!basis || !made) {
    const rules = (await findRules(design.rules, db))?.content ?? defaultRules;
    const { front, ...names } = await namesOf(design, language, db);
    const shown = { ...sizesOf(design, rules, front), ...names, version: "" };
    return { design: shown, priceBani: undefined, making: undefined };
  }
  return {
    design: shownOf({ ...basis, design, rules: basis.rules.content }),
    priceBani: isOfferedOn(design, basis) ? made.totalBani : undefined,
    making: makingOf(basis, made.minutes),
  };
}

async function namesOf(design: Planned, language: Language, db: Db) {
  const { body, front, handle, bands = {} } = design;
  const opens = opensIn(design);
  const { decors, handles } = await listKnown(language, db);
  const nameOf = (rows: { id: string; name: string }[], wanted: string) =>
    rows.find(({ id }) => id === wanted)?.name ?? wanted;
  return {
    // Of a decor that the shop does not know, the usual boards.
    front: decors.find(({ id }) => id === front) ?? { thicknesses: [18] },
    bodyName: nameOf(decors, body),
    frontName: nameOf(decors, front),
    handleName: opens.hasHandles ? nameOf(handles, handle) : "",
    worktopName: isRun(design) ? nameOf(decors, design.worktop) : undefined,
    bandNames: eachBand(opens.hasFronts ? bands : { ...bands, front: undefined }, (band) =>
      nameOf(decors, band),
    ),
  };
}
