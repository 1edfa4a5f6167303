import type { PieceConfiguration, PieceView } from "./configuration";
import { drawTechnical } from "./elevation/technical";
import { forms } from "./forms";
import { drawPerspective } from "./perspective/perspective";
import { escapeText, shortHash } from "./svg";
import type { DrawingWords } from "./words";

/** Both views share one sheet, so that a page can reserve its place. */
const sheet = { width: 480, height: 400 };

/**
 * A whole SVG document of a configuration, usable as a file, in `<img>` and inline.
 * The same configuration, view and words always give the same bytes, here and in a browser.
 */
export function drawPiece(
  configuration: PieceConfiguration,
  view: PieceView,
  words: DrawingWords,
): string {
  const { form, material, handle, widthCm, heightCm, depthCm } = configuration;
  const piece = forms[form]({ width: widthCm, height: heightCm, depth: depthCm });
  const id = `d${shortHash([form, material, handle, widthCm, heightCm, depthCm, view].join())}`;
  const body =
    view === "perspective"
      ? drawPerspective(configuration, piece, id, sheet)
      : drawTechnical(configuration, piece, words, sheet);
  const { width, height } = sheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${id}t ${id}d">` +
    `<title id="${id}t">${escapeText(words.title)}</title>` +
    `<desc id="${id}d">${escapeText(words[view])}</desc>` +
    body +
    "</svg>"
  );
}
