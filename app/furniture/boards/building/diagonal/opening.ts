import type { Design, Diagonal, Zone } from "../../design";
import { widestLeaf } from "../../limits";
import { frontThicknessOf, type Chosen, type Rules } from "../../rules";
import { gapBeside, measureDiagonal } from "./measures";

export type Closing = Exclude<Zone["front"], "open" | "drawers">;

/** How wide the doors across a corner are, in whole mm: one alone, and each of a pair. */
export function leavesAcross(
  design: Pick<Design, "width" | "depth" | "thickness">,
  rules: Rules,
): Record<"single" | "leaf", number> {
  const whole = measureDiagonal(design, rules).front - 2 * rules.outerGap;
  return { single: Math.floor(whole), leaf: Math.floor((whole - rules.frontGap) / 2) };
}

/**
 * What may close a zone so high: doors that their hinges carry and that open by 90° with their handles, before what the
 * walls end at. A door at 45° swings out beyond the side that it hangs on, and beyond the other one before that.
 */
export function closingsAcross(
  clear: number,
  design: Design & { place: Diagonal },
  chosen: Chosen,
  rules: Rules,
  isMirrored = false,
): Closing[] {
  const { place, width, depth } = design;
  const { single, leaf } = leavesAcross(design, rules);
  const carried = widestLeaf(clear, design, chosen, rules, isMirrored);
  const thick = frontThicknessOf(chosen.front);
  const { handle } = rules.corner;
  /** How far the edge that a door turns about is beyond the front edge of its side; doors are whole millimetres wide. */
  const edge = (thick + rules.outerGap + 1) * Math.SQRT1_2;
  const gap = { left: gapBeside(design, place, 0), right: gapBeside(design, place, 1) };
  const opens = (hinge: "left" | "right", wide: number) => {
    const [own, other] = hinge === "left" ? [gap.left, gap.right] : [gap.right, gap.left];
    const isClear = own >= (wide + thick + handle) * Math.SQRT1_2;
    return isClear && other >= edge + Math.hypot(wide, handle) - (width - depth);
  };
  const isPair =
    leaf >= rules.narrowestDoor && leaf <= carried && opens("left", leaf) && opens("right", leaf);
  const hinges = (["left", "right"] as const).filter(
    (hinge) => single <= carried && opens(hinge, single),
  );
  return isPair ? [...hinges, "pair"] : hinges;
}
