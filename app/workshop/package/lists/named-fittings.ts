import { fittingId, nameFitting } from "~/furniture/boards/fittings";
import { hingeCodes, type HardwareCode, type HoleUse } from "~/furniture/boards/piece";

import type { PlannedPiece } from "../front/find-package.server";
import type { PackageWords } from "./romanian";

/** For which fittings each hole is. */
const drilledFor: Record<HoleUse, readonly HardwareCode[]> = {
  "shelf-pin": ["shelf-pin"],
  "hinge-cup": hingeCodes,
  "hinge-screw": [...hingeCodes, "hinge-screw"],
  "hinge-plate": [...hingeCodes, "hinge-screw", "short-screw"],
  runner: ["runner-pair", "pull-out", "runner-screw", "short-screw"],
  connector: ["connector", "cap"],
  eccentric: ["eccentric", "shelf-eccentric"],
  dowel: ["dowel"],
  "drawer-front": ["drawer-front-screw"],
  handle: ["handle-screw"],
  "recessed-pull": ["recessed-pull"],
  rail: ["rail-support"],
  "panel-screw": ["panel-screw"],
  "strip-screw": ["strip-screw"],
  cable: ["light-strip"],
  leg: ["leg"],
  hanger: ["hanger"],
};

/** The fittings of a piece among these that its order names, each by role, maker, name and code. */
export function namedFittings(
  codes: readonly HardwareCode[],
  { piece, frozen }: Pick<PlannedPiece, "piece" | "frozen">,
  t: PackageWords,
): string[] {
  return piece.hardware.flatMap(({ code, length }) => {
    const named = codes.includes(code) && frozen.fittings?.[fittingId(code, length)];
    return named ? [nameFitting(t(`workshop-parts:hardwareNames.${code}`), named)] : [];
  });
}

/** The same for what a hole is drilled for: of a piece with two kinds of hinges, both. */
export function fittingsOfHole(
  use: HoleUse,
  planned: Pick<PlannedPiece, "piece" | "frozen">,
  t: PackageWords,
): string[] {
  return namedFittings(drilledFor[use], planned, t);
}
