import type { Change } from "../../change";
import type { Design, Diagonal } from "../../design";
import { ceilingOf, highestRaised, longestBoard, sizeLimits, type Measure } from "../../limits";
import { hdfSheet, usable, type Chosen, type Rules } from "../../rules";
import { clamp } from "../clamp";
import {
  depthsAcross,
  longestAcross,
  longestAlong,
  longestOpened,
  shortest,
  type Across,
} from "./longest";

type Note = (change: Change) => void;

/** The sizes of a body across a corner: as long along both walls as its boards, its front and what they end at let it be. */
export function fitDiagonal(
  wish: Design,
  place: Diagonal,
  chosen: Chosen,
  rules: Rules,
  note: Note,
): Design {
  const design: Across = { ...wish, place, sliding: 0, topBox: 0 };
  if (wish.sliding > 0) note({ why: "corner-sliding", from: wish.sliding, to: 0 });
  if (wish.topBox > 0) note({ why: "corner-top-box", from: wish.topBox, to: 0 });
  if (wish.panels) {
    note({ why: "diagonal-panels", from: 0, to: 0 });
    delete design.panels;
  }
  const { height } = sizeLimits[design.kind];
  const depth = depthsAcross(design.kind);
  const set = (measure: Measure, to: number, why: Change["why"]) => {
    const from = design[measure];
    if (to !== from) note({ why: to > from ? "too-small" : why, measure, from, to });
    design[measure] = to;
  };
  const deepest = longestAlong(design, chosen, rules).most - rules.corner.across;
  const most = Math.max(depth.min, Math.min(depth.max, deepest));
  set(
    "depth",
    clamp(design.depth, depth.min, most),
    most < depth.max ? "corner-depth" : "too-large",
  );
  const { most: long, why } = longestAcross(design, chosen, rules);
  set("width", clamp(design.width, Math.min(long, shortest(design, rules)), long), why);
  const board = longestBoard(design, chosen, rules);
  const sheet = Math.min(board, usable(hdfSheet(rules), rules).length);
  const raised = highestRaised(ceilingOf(place), design.width, rules);
  const highest = Math.min(height.max, sheet, raised);
  const lower = highest === height.max ? "too-large" : sheet < raised ? "way-in" : "raised";
  set("height", clamp(design.height, height.min, highest), lower);
  const opening = longestOpened(design, chosen, rules);
  set("width", opening, "corner-wall");
  return design;
}
