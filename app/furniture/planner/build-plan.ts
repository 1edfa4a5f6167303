import type { Looks } from "~/furniture/board-drawings/views";
import { build } from "~/furniture/boards/build";
import type { Change } from "~/furniture/boards/change";
import { eachBand, type Bands, type Design } from "~/furniture/boards/design";
import { fit, placeProblems, type PlaceProblem } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import type { Decor, Handle } from "~/furniture/decors/decor";

/** What the construction reads of a decor and of a handle. */
export type BuiltDecor = Pick<Decor, "id" | "board" | "thicknesses" | "sheet" | "hasGrain">;
export type BuiltHandle = Pick<Handle, "id" | "lengthMm" | "holeSpacingMm" | "look">;

/** The nearest design to a wish that can be built, what had to change for it, and the piece it makes. */
export interface BuiltPlan {
  kind: "plan";
  design: Design;
  changes: Change[];
  piece: Piece;
}

/** Nothing can be built for the place. */
export interface NoPlace {
  kind: "place";
  problems: PlaceProblem[];
}

/** Builds a wish, on the server and in the browser alike. */
export function buildPlan(wish: Design, chosen: Chosen, rules: Rules): BuiltPlan | NoPlace {
  const problems = placeProblems(wish, chosen, rules);
  if (problems.length > 0) return { kind: "place", problems };
  const { design, changes } = fit(wish, chosen, rules);
  return { kind: "plan", design, changes, piece: build(design, chosen, rules) };
}

/** Decors and a handle as the construction sees them. */
export function chosenOf<Made extends BuiltDecor>(body: Made, front: Made, handle: BuiltHandle) {
  const { id, lengthMm, holeSpacingMm, look } = handle;
  const isPushed = look.shape === "none";
  return { body, front, handle: { id, length: lengthMm, holeSpacing: holeSpacingMm, isPushed } };
}

/**
 * The decors, among known ones, of bands that are wished in others than their boards'; fronts that there are none of
 * have no bands. Undefined where one of them is not known.
 */
export function bandDecorsOf<Known extends { id: string }>(
  { bands }: Pick<Design, "bands">,
  { hasFronts }: { hasFronts: boolean },
  known: readonly Known[],
): Bands<Known> | undefined {
  const found: Bands<Known> = {};
  for (const part of ["body", "front"] as const) {
    const wished = bands?.[part];
    if (!wished || (part === "front" && !hasFronts)) continue;
    const decor = known.find(({ id }) => id === wished);
    if (!decor) return undefined;
    found[part] = decor;
  }
  return found;
}

interface Looking<Look> {
  look: Look;
}

/** How all that a piece is made of looks. */
export function looksOf({
  body,
  front,
  handle,
  bands = {},
}: {
  body: Looking<Looks["body"]>;
  front: Looking<Looks["front"]>;
  handle: Looking<Looks["handle"]>;
  bands?: Bands<Looking<Looks["body"]>> | undefined;
}): Looks {
  return {
    body: body.look,
    front: front.look,
    handle: handle.look,
    bands: eachBand(bands, ({ look }) => look),
  };
}

/** Days until sheets of all decors are here. */
export function waitFor(...decors: Pick<Decor, "onOrderDays">[]): number {
  return Math.max(...decors.map(({ onOrderDays }) => onOrderDays ?? 0));
}
