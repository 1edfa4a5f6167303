import type { Step } from "../change";
import { fallsAcross } from "../design";
import {
  bodyThicknesses,
  ceilingOf,
  highestRaised,
  largestInNiche,
  longestBoard,
  most,
  sizeLimits,
  type Measure,
} from "../limits";
import { frontThicknessOf, hdfSheet, usable } from "../rules";
import { clamp } from "./clamp";
import { fitDiagonal } from "./diagonal/fit";
import { fitBehind } from "./fit-behind";
import { fitInCorner } from "./fit-corner";
import { fitPanels } from "./fit-insides";
import { fitStyle } from "./fit-slanted";
import { fitUnderSlope, kindIn } from "./fit-slope";

const measures = ["width", "height", "depth"] as const satisfies Measure[];

/** Thickness, plinth, sizes, and whether a top box is needed to bring the piece in and stand it up. */
export const fitSize: Step = (wish, chosen, rules, note) => {
  const design = { ...wish, place: fitStyle(wish.place, note) };
  const { place } = design;
  design.kind = kindIn(wish);
  const isCorner = place.kind === "corner" || place.kind === "diagonal";
  if (design.kind !== wish.kind)
    note({ why: isCorner ? "corner-kind" : "slope-kind", from: 0, to: 0 });
  const offered = bodyThicknesses(chosen);
  if (!offered.includes(design.thickness)) {
    const to = nearestOf(offered, design.thickness);
    note({ why: "thickness", from: design.thickness, to });
    design.thickness = to;
  }
  const plinth = clamp(design.plinth, rules.plinth.least, rules.plinth.most);
  if (plinth !== design.plinth) note({ why: "plinth", from: design.plinth, to: plinth });
  design.plinth = plinth;
  if (design.top === "over" && design.kind !== "chest") {
    note({ why: "top", from: 1, to: 0 });
    design.top = "between";
  }
  if (place.kind === "diagonal") {
    delete design.leg;
    return fitDiagonal(design, place, chosen, rules, note);
  }
  const panels = fitPanels(design, note);
  if (panels) design.panels = panels;
  else delete design.panels;
  if (place.kind === "corner") return fitInCorner(design, place, chosen, rules, note);
  delete design.leg;
  if (fallsAcross(place)) return fitUnderSlope(design, place, chosen, rules, note);
  if (place.kind === "slope") return fitBehind(design, place, chosen, rules, note);
  for (const measure of measures) {
    const { min, max } = sizeLimits[design.kind][measure];
    const to = clamp(design[measure], min, max);
    if (to !== design[measure]) {
      const why = to > design[measure] ? "too-small" : "too-large";
      note({ why, measure, from: design[measure], to });
    }
    design[measure] = to;
  }
  const board = longestBoard(design, chosen, rules);
  // Two bodies side by side are the most; columns of whole millimetres do not halve it exactly.
  const widest = 2 * (board - most.columns);
  if (design.width > widest) {
    note({ why: "way-in", measure: "width", from: design.width, to: widest });
    design.width = widest;
  }
  if (place.kind === "niche") {
    const largest = largestInNiche(place, rules, frontThicknessOf(chosen.front));
    for (const measure of measures) {
      const { max } = sizeLimits[design.kind][measure];
      const room = Math.min(largest[measure], max, measure === "width" ? widest : max);
      // The width of a niche is filled; it may be higher and deeper than the piece.
      const to = measure === "width" ? room : Math.min(design[measure], room);
      if (to !== design[measure]) note({ why: "niche", measure, from: design[measure], to });
      design[measure] = to;
    }
  }
  const ceiling = ceilingOf(place);
  if (place.kind === "free" && design.height > ceiling - rules.raising) {
    const to = ceiling - rules.raising;
    note({ why: "ceiling", measure: "height", from: design.height, to });
    design.height = to;
  }
  const raised = highestRaised(ceiling, design.depth, rules);
  // A back is as long as its body is high.
  const longest = Math.min(board, usable(hdfSheet(rules), rules).length);
  const highest = Math.min(longest, raised);
  const why = longest < raised ? "way-in" : "raised";
  const { least, leastBase } = rules.topBox;
  const highestBox = Math.min(rules.topBox.most, longest);
  const lower = (to: number) => {
    if (to < design.height) note({ why, measure: "height", from: design.height, to });
    design.height = Math.min(design.height, to);
  };
  lower(highest + highestBox);
  // What is too low to be divided is made as high as can be stood up.
  if (design.height < leastBase + least) lower(highest);
  const needed = design.height > highest ? Math.max(least, design.height - highest) : 0;
  const largest = Math.min(highestBox, design.height - leastBase);
  const wished = design.topBox;
  if (needed > 0)
    design.topBox = clamp(wished, Math.min(needed, highestBox), Math.max(needed, largest));
  else if (wished > 0) design.topBox = largest < least ? 0 : clamp(wished, least, largest);
  if (design.topBox !== wished) {
    note({ why: needed > 0 ? why : "top-box", from: wished, to: design.topBox });
  }
  return design;
};

function nearestOf(offered: number[], wished: number): number {
  return offered.reduce((best, one) =>
    Math.abs(one - wished) < Math.abs(best - wished) ? one : best,
  );
}
