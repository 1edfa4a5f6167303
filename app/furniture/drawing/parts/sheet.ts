import type { Piece } from "../piece";
import type { PieceLook, PieceView } from "../piece-look";
import { shapes } from "../shapes";
import { shortHash, escapeText } from "../svg";

/** Both views have the same size, so that a page can reserve the space. */
export const sheet = { width: 480, height: 400 };

/** The title and description of a drawing, for people who do not see it. */
export interface SheetWords {
  title: string;
  description: string;
}

/** A view of a design as a complete SVG document with title and description. */
export function drawSheet(
  design: PieceLook,
  view: PieceView,
  { title, description }: SheetWords,
  draw: (piece: Piece, id: string) => string,
): string {
  const { form, material, handle, widthCm, heightCm, depthCm } = design;
  const piece = shapes[form]({ width: widthCm, height: heightCm, depth: depthCm });
  const id = `d${shortHash([form, material.id, handle.id, widthCm, heightCm, depthCm, view].join())}`;
  const { width, height } = sheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}t ${id}d">` +
    `<title id="${id}t">${escapeText(title)}</title>` +
    `<desc id="${id}d">${escapeText(description)}</desc>` +
    draw(piece, id) +
    "</svg>"
  );
}
