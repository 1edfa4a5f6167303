import { drawPiece } from "~/furniture/drawing/draw-piece";
import { drawingWords } from "~/furniture/drawing/words";
import { drawPlan } from "~/furniture/planner/draw-plan";
import { buildFrozen, namesOfFrozen } from "~/furniture/planner/frozen-plan.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { shownOfFrozen, type FrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned, lineWords } from "~/shop/cart/line-design";

import { sizesOfFrozen } from "../front/change-sizes.server";
import {
  type DrawingContent,
  type DrawingWording,
  planViews,
  pieceViews,
} from "./drawing-content.server";

/** What a version is made from. */
export interface DrawnLine {
  order: string;
  language: Language;
  line: number;
  quantity: number;
  name: string;
  staffName: string | null;
  design: FrozenDesign;
  staffDesign: FrozenDesign | null;
}

/** Draws a line's design as a numbered version. */
export function writeContent(line: DrawnLine, version: number, remarks: string): DrawingContent {
  const { order, language, quantity, design, staffDesign } = line;
  return {
    order,
    line: line.line,
    version,
    quantity,
    sizes: sizesOfFrozen(design),
    remarks,
    buyer: wordingOf(design, line.name, language),
    staff: staffDesign && wordingOf(staffDesign, line.staffName ?? line.name, fallbackLanguage),
    design,
    staffDesign,
  };
}

function wordingOf(frozen: FrozenDesign, name: string, language: Language): DrawingWording {
  return {
    language,
    name,
    words: lineWords(shownOfFrozen(frozen), translatorOf(language)),
    drawings: drawingsOf(frozen, language),
  };
}

function drawingsOf(frozen: FrozenDesign, language: Language): DrawingWording["drawings"] {
  if (isPlanned(frozen)) {
    const built = buildFrozen(frozen);
    return planViews.flatMap((view) => {
      const svg = drawPlan(built, frozen, namesOfFrozen(frozen), view, translatorOf(language));
      return svg === undefined ? [] : [{ view, svg }];
    });
  }
  const names = { material: frozen.materialName, handle: frozen.handleName };
  const words = drawingWords(translateIn(language, "drawing"), frozen, names, language);
  return pieceViews.map((view) => ({ view, svg: drawPiece(frozen, view, words) }));
}
