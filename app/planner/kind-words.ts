import type { Kind } from "~/boards/design";
import type { PieceShape } from "~/drawing/piece-design";

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

/** The word of the kind that a catalogue product can be planned as; undefined for the others. */
export function plannedKindWord(shape: PieceShape): string | undefined {
  const kind = kindsOfShapes[shape];
  return kind && kindWords[kind];
}
