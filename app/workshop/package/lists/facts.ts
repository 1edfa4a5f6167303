import { opensOf } from "~/furniture/boards/design";
import { ceilingLine, ceilingOf, slopeAngle } from "~/furniture/boards/limits";
import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { measuresText } from "~/platform/format/measures";

import type { PlannedPiece } from "../front/find-package.server";
import { numberText, type PackageWords } from "./romanian";

type Fact = [label: string, value: string];

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
export function planFacts({ frozen, design, piece }: PlannedPiece, t: PackageWords): Fact[] {
  const { hasFronts, body, front, handle, bandNames = {} } = frozen;
  const withCode = (name: string, code: string) => (code ? t("facts.code", { name, code }) : name);
  const { totalGrams, heaviestGrams, heaviest } = piece.weight;
  // Under a slope none of the bodies may be as high as the room lets the design be.
  const height = Math.max(...piece.bodies.map(({ place }) => place.y + place.height));
  const heaviestName = t(`workshop-parts:boardNames.${piece.boards[heaviest]!.name}`);
  const ofFronts: Fact[] = [[t("facts.fronts"), withCode(frozen.frontName, front.supplierCode)]];
  const ofHandles: Fact[] = [[t("facts.handle"), withCode(frozen.handleName, handle.supplierCode)]];
  const ofBands = (["body", "front"] as const).flatMap((part): Fact[] =>
    bandNames[part] ? [[t(`facts.bands.${part}`), bandNames[part]]] : [],
  );
  return [
    [t("facts.body"), withCode(frozen.bodyName, body.supplierCode)],
    ...(hasFronts ? ofFronts : []),
    ...(opensOf(design).hasHandles ? ofHandles : []),
    ...ofBands,
    [t("facts.size"), t("facts.sizeInMm", { size: measuresText({ ...design, height }, "ro") })],
    ...slopeFacts(design, piece, t),
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
function slopeFacts(
  { place }: PlannedPiece["design"],
  { bodies }: PlannedPiece["piece"],
  t: PackageWords,
): Fact[] {
  if (place.kind !== "slope") return [];
  const { falls, low, high } = place;
  const angle = numberText(slopeAngle(place));
  const [turn] = ceilingLine(place).slice(1, -1);
  const run = turn && (falls === "left" ? turn.x : Math.min(...place.widths) - turn.x);
  const ceiling = [
    t(`facts.falls.${falls}`, { low, high, angle }),
    ...(run === undefined ? [] : [t("facts.flatFrom", { run })]),
  ];
  return [
    [t("facts.ceiling"), ceiling.join("; ")],
    [t("facts.raised"), t("facts.raisedUnder", { height: ceilingOf(place) })],
    [
      t("facts.bodies"),
      bodies
        .map(({ place: { width, height } }, index) => {
          return `M${index + 1} ${measuresText({ width, height }, "ro")}`;
        })
        .join(" · "),
    ],
  ];
}

export function kilograms(grams: number): string {
  return numberText(grams / 1000, 1);
}
