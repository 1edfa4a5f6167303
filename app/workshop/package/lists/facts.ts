import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { isRun, opensIn, sizeOf } from "~/furniture/planner/planned";
import { measuresText } from "~/platform/format/measures";

import type { PlannedPiece } from "../front/find-package.server";
import { cornerFacts, slopeFacts } from "./place-facts";
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

export function kilograms(grams: number): string {
  return numberText(grams / 1000, 1);
}
