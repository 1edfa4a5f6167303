import { fallsAcross, runsLeft, type Design, type Slope } from "~/furniture/boards/design";
import {
  ceilingLine,
  ceilingOf,
  measureCorner,
  rearHeight,
  slopeAngle,
} from "~/furniture/boards/limits";
import { frontThicknessOf } from "~/furniture/boards/rules";
import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { isRun, opensIn, sizeOf } from "~/furniture/planner/planned";
import { measuresText } from "~/platform/format/measures";

import type { PlannedPiece } from "../front/find-package.server";
import { numberText, type PackageWords } from "./romanian";
import { runFacts, type Fact } from "./run-facts";

/** What is known of a piece of the catalogue. */
export function designFacts(configuration: OrderedConfiguration, t: PackageWords): Fact[] {
  return [
    [t("facts.material"), configuration.materialName],
    [t("facts.handle"), configuration.handleName],
    [
      t("facts.size"),
      t("facts.sizeInCm", { size: measuresText(outerSizeOf(configuration), "ro") }),
    ],
  ];
}

/** What the workshop reads first of a planned piece. */
export function planFacts(planned: PlannedPiece, t: PackageWords): Fact[] {
  const { frozen, design, piece, rules } = planned;
  const { hasFronts, body, front, handle, bandNames = {} } = frozen;
  const withCode = (name: string, code: string) => (code ? t("facts.code", { name, code }) : name);
  const { totalGrams, heaviestGrams, heaviest } = piece.weight;
  // Under a slope none of the bodies may be as high as the room lets the design be.
  const height = Math.max(...piece.bodies.map(({ place }) => place.y + place.height));
  const size = isRun(design) ? sizeOf(design, rules, front) : { ...design, height };
  const heaviestName = t(`workshop-parts:boardNames.${piece.boards[heaviest]!.name}`);
  const ofFronts: Fact[] = [[t("facts.fronts"), withCode(frozen.frontName, front.supplierCode)]];
  const ofHandles: Fact[] = [[t("facts.handle"), withCode(frozen.handleName, handle.supplierCode)]];
  const ofBands = (["body", "front"] as const).flatMap((part): Fact[] =>
    bandNames[part] ? [[t(`facts.bands.${part}`), bandNames[part]]] : [],
  );
  const said = t("facts.sizeInMm", { size: measuresText(size, "ro") });
  // Of several walls each is told by itself.
  const isAlongWalls = isRun(design) ? design.walls.length > 1 : design.leg !== undefined;
  const ofSize: Fact[] = [[t("facts.size"), said]];
  return [
    [t("facts.body"), withCode(frozen.bodyName, body.supplierCode)],
    ...(hasFronts ? ofFronts : []),
    ...(opensIn(design).hasHandles ? ofHandles : []),
    ...ofBands,
    ...(isAlongWalls ? [] : ofSize),
    ...(isRun(design) ? runFacts(design, planned, t) : slopeFacts(planned, design, t)),
    ...(isRun(design) ? [] : cornerFacts(planned, design, t)),
    [t("facts.weight"), t("facts.weightOf", { total: kilograms(totalGrams) })],
    [
      t("facts.heaviest"),
      t("facts.heaviestOf", {
        name: heaviestName,
        number: heaviest + 1,
        grams: kilograms(heaviestGrams),
      }),
    ],
  ];
}

/** The ceiling of a piece under a slope, where it is stood up, and its bodies by their names; nothing of others. */
function slopeFacts({ piece, rules }: PlannedPiece, design: Design, t: PackageWords): Fact[] {
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
function cornerFacts(
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

export function kilograms(grams: number): string {
  return numberText(grams / 1000, 1);
}
