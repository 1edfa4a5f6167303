import type { PieceDesign, PieceView } from "~/drawing/piece-design";
import { paths } from "~/paths";

/** The address of a drawing: one address for the same piece, view and language. */
export function drawingAddress(piece: PieceDesign, view: PieceView, language: string): string {
  const query = new URLSearchParams({
    form: piece.form,
    material: piece.material,
    handle: piece.handle,
    width: String(piece.widthCm),
    height: String(piece.heightCm),
    depth: String(piece.depthCm),
    view,
    lng: language,
  });
  return `${paths.drawing()}?${query}`;
}
