import type { Kind } from "~/furniture/boards/design";
import type { PieceShape } from "~/furniture/drawing/piece-look";

/** The kinds of planned pieces in addresses. */
export const kindWords: Record<Kind, string> = {
  wardrobe: "dulap",
  bookcase: "biblioteca",
  chest: "comoda",
};

const kindsOfShapes: Partial<Record<PieceShape, Kind>> = {
  wardrobe: "wardrobe",
  bookcase: "bookcase",
  shelf: "bookcase",
  chest: "chest",
};

/** The kind that a catalogue product can be planned as; undefined for the others. */
export function plannedKind(shape: PieceShape): Kind | undefined {
  return kindsOfShapes[shape];
}

/** The word of that kind. */
export function plannedKindWord(shape: PieceShape): string | undefined {
  const kind = plannedKind(shape);
  return kind && kindWords[kind];
}
