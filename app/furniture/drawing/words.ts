import { measuresText } from "~/platform/format/measures";
import type drawing from "~locales/ro/drawing.json";

import { outerSizeOf } from "./outer-size";
import type { FrontKind } from "./piece";
import type { PieceLook, PieceView } from "./piece-look";
import { shapes } from "./shapes";

/** The translated texts of a drawing. They are escaped where they are drawn. */
export interface DrawingWords {
  title: string;
  /** The description of each view, for people who do not see it. */
  perspective: string;
  open: string;
  turned: string;
  technical: string;
  scale: string;
  /** The titles of the two elevations. */
  front: string;
  side: string;
  /** The title of the view to scale. */
  toScale: string;
  /** Below the technical view: material and handle. */
  caption: string;
  /** Which writes the decimals of the figures. */
  language: string;
}

type Group = typeof drawing;
type Key =
  | Exclude<keyof Group, "form" | `${string}_${string}`>
  | `form.${keyof Group["form"]}`
  | "doors"
  | "drawers";

/** An i18next `t` of the group "drawing". */
export type TranslateDrawing = (key: Key, values?: Record<string, string | number>) => string;

/** The texts for a design in a language, which `t` and the names of material and handle are of. */
export function drawingWords(
  t: TranslateDrawing,
  design: PieceLook,
  names: { material: string; handle: string },
  language: string,
): DrawingWords {
  const { form, depthCm } = design;
  const whole = { ...outerSizeOf(design) };
  const piece = t(`form.${form}`);
  const { doors, drawers } = countFronts(design);
  const caption = `${names.material} · ${names.handle}`;
  const details = [
    ...(form === "bed"
      ? [t("measuresBed", whole), t("bed", { headboard: depthCm })]
      : [t("measures", whole)]),
    ...(doors ? [t("doors", { count: doors })] : []),
    ...(drawers ? [t("drawers", { count: drawers })] : []),
    caption,
  ].map((sentence) => `${sentence}.`);
  const described = (view: PieceView) => [`${t(view)}.`, ...details].join(" ");
  return {
    title: t("title", { piece, size: measuresText(whole, language) }),
    perspective: described("perspective"),
    open: described("open"),
    turned: described("turned"),
    technical: described("technical"),
    scale: described("scale"),
    front: t("front"),
    side: t("side"),
    toScale: t("toScale"),
    caption,
    language,
  };
}

/** How many doors and drawers a design has. */
export function countFronts({ form, widthCm, heightCm, depthCm }: PieceLook): {
  doors: number;
  drawers: number;
} {
  const size = { width: widthCm, height: heightCm, depth: depthCm };
  const fronts = shapes[form](size).parts.flatMap((part) =>
    part.part === "block" ? part.fronts : [],
  );
  const count = (...kinds: FrontKind[]) => fronts.filter(({ kind }) => kinds.includes(kind)).length;
  return { doors: count("door", "glass"), drawers: count("drawer") };
}
