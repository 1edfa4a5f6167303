import { kinds, type Kind } from "~/furniture/boards/design";
import { runKinds, type RunKind } from "~/furniture/boards/run";
import { pieceShapes, type PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import type { FigureStep } from "~db/schema";

/** The steps in their order. */
export const figureSteps = [
  "view",
  "design",
  "cart",
  "order",
] as const satisfies readonly FigureStep[];

/** What is counted: pieces of the catalogue by their shape, those of the planner, and all that is neither. */
export type FigureKind = PieceShape | `planned-${Kind | RunKind}` | "other";

/** Every kind: with the languages and steps they bound how many figures a day has. */
export const figureKinds: readonly FigureKind[] = [
  ...pieceShapes,
  ...[...kinds, ...runKinds].map((kind) => `planned-${kind}` as const),
  "other",
];

/** The kind of a product by the shape in its row. */
export function kindOfShape(shape: string): FigureKind {
  return pieceShapes.find((one) => one === shape) ?? "other";
}

/** Something that happened once. */
export interface Figure {
  kind: FigureKind;
  language: Language;
  step: FigureStep;
}
