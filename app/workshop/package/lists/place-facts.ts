import { fallsAcross, runsLeft, type Design, type Slope } from "~/furniture/boards/design";
import {
  ceilingLine,
  ceilingOf,
  measureCorner,
  rearHeight,
  slopeAngle,
} from "~/furniture/boards/limits";
import { frontThicknessOf } from "~/furniture/boards/rules";
import { measuresText } from "~/platform/format/measures";

import type { PlannedPiece } from "../front/find-package.server";
import { numberText, type PackageWords } from "./romanian";
import type { Fact } from "./run-facts";

/** The ceiling of a piece under a slope, where it is stood up, and its bodies by their names; nothing of others. */
export function slopeFacts(
  { piece, rules }: PlannedPiece,
  design: Design,
  t: PackageWords,
): Fact[] {
  const { place } = design;
  if (place.kind !== "slope") return [];
  const { falls, low, high } = place;
  const rear = fallsAcross(place) ? design.height : rearHeight(design, rules);
  const angle = numberText(slopeAngle(place));
  const run = flatFrom(place);
  const ceiling = [
    t(`facts.falls.${falls}`, { low, high, angle }),
    ...(run === null ? [] : [t("facts.flatFrom", { run })]),
  ];
  return [
    [t("facts.ceiling"), ceiling.join("; ")],
    [t("facts.raised"), t("facts.raisedUnder", { height: ceilingOf(place) })],
    [
      t("facts.bodies"),
      piece.bodies
        .map(({ place: { width, height }, slant }, index) => {
          const body = `M${index + 1} ${measuresText({ width, height }, "ro")}`;
          if (slant) return t("facts.bodySlanted", { body, low: numberText(slant.low) });
          return rear < design.height ? t("facts.bodyBehind", { body, rear }) : body;
        })
        .join(" · "),
    ],
  ];
}

/** The walls of a corner, where along them the bodies of a piece stand, and these by their names; nothing of others. */
export function cornerFacts(
  { piece, frozen, rules }: PlannedPiece,
  design: Design,
  t: PackageWords,
): Fact[] {
  const { place, depth } = design;
  if (place.kind !== "corner" && place.kind !== "diagonal") return [];
  const [left, right] = place.walls;
  const ends = place.ends.map((end) => t(`facts.ends.${end}`));
  const said = { left, right, leftEnd: ends[0], rightEnd: ends[1], diagonal: place.diagonal };
  const walls: Fact = [t("facts.walls"), t("facts.wallsOf", said)];
  if (place.kind === "diagonal") return [[t("facts.stands"), t("facts.across")], walls];
  const { from, begins } = measureCorner(place, depth, frontThicknessOf(frozen.front), rules);
  const names = runsLeft(place) ? (["left", "right"] as const) : (["right", "left"] as const);
  return [
    walls,
    [
      t("facts.bodies"),
      piece.bodies
        .map(({ place: { width, height } }, index) =>
          t("facts.bodyAt", {
            body: `M${index + 1} ${measuresText({ width, height, depth }, "ro")}`,
            wall: t(`facts.atWall.${names[index]!}`),
            from: index === 0 ? from : begins,
          }),
        )
        .join(" · "),
    ],
  ];
}

/** How far from its low wall a ceiling gets flat; null where it does so nowhere. */
function flatFrom(place: Slope): number | null {
  if (!fallsAcross(place)) return place.run;
  const [turn] = ceilingLine(place).slice(1, -1);
  if (!turn) return null;
  return place.falls === "left" ? turn.x : Math.min(...place.widths) - turn.x;
}
