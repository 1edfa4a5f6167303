import { chain, escapeText, rectangle, short } from "~/furniture/drawing/svg";
import { BY, lengthText } from "~/platform/format/measures";
import { OFFICE } from "~/platform/format/office-money";

import {
  BEVELLED,
  keptRests,
  OBLIQUE,
  piecesOf,
  type Area,
  type Layout,
  type Oblique,
  type Part,
  type Saw,
} from "./layout";

/** A piece as a drawing shows it. */
export interface DrawnPiece extends Area {
  kind: "part" | "kept" | "waste";
  /** What stands in it: its name and its size; empty where nothing is to be said. */
  lines: string[];
  /** Where it is then cut obliquely, in mm of the sheet. */
  obliques: Oblique[];
}

/**
 * The pieces of a layout with what stands in them; `nameOf` a part by its id, `noteOf` what is said of it besides,
 * `rest` of what is kept. Parts with oblique cuts or bevelled edges say so.
 */
export function drawnPieces(
  layout: Layout,
  { saw, parts }: { saw: Pick<Saw, "leastOffcut">; parts: readonly Part[] },
  {
    nameOf,
    noteOf,
    rest,
  }: { nameOf: (part: string) => string; noteOf: (part: string) => string[]; rest: string },
): DrawnPiece[] {
  const kept = keptRests(layout, saw);
  const shaped = new Map(
    parts.flatMap((part) => (part.obliques || part.isBevelled ? [[part.id, part] as const] : [])),
  );
  return piecesOf(layout.panel).map((piece) => {
    const { x, y, length, width } = piece;
    const size = [length, width].map((one) => lengthText(one, OFFICE)).join(BY);
    if (piece.kind === "part") {
      const part = shaped.get(piece.part);
      const obliques = (part?.obliques ?? []).map((one) => lyingAs(one, piece));
      const marks = [
        ...(obliques.length > 0 ? [OBLIQUE] : []),
        ...(part?.isBevelled ? [BEVELLED] : []),
      ];
      const lines = [nameOf(piece.part), size, ...marks, ...noteOf(piece.part)];
      return { x, y, length, width, kind: "part", lines, obliques };
    }
    const isKept = kept.some((one) => one.x === x && one.y === y);
    const lines = isKept ? [rest, size] : [];
    return { x, y, length, width, kind: isKept ? "kept" : "waste", lines, obliques: [] };
  });
}

/** An oblique cut of a part where the part lies on its sheet, turned to the left where it lies across. */
function lyingAs({ from, to }: Oblique, { x, y, length, isTurned }: Area & { isTurned: boolean }) {
  const at = (point: Oblique["from"]) =>
    isTurned ? { x: x + length - point.y, y: y + point.x } : { x: x + point.x, y: y + point.y };
  return { from: at(from), to: at(to) };
}

/** Letters of a drawing, in mm of the sheet; half as high where the piece is small. */
const LETTER = 44;

const obliqueLine = 'fill="none" stroke="#b4690e" stroke-width="5" stroke-dasharray="30 14"';

/** A layout as an SVG, lying on its length, the first corner below left as the saw has it. */
export function drawLayout(layout: Layout, pieces: readonly DrawnPiece[], title: string): string {
  const { length, width } = layout;
  const shapes = pieces.map((piece) => {
    const y = width - piece.y - piece.width;
    const fill = { part: "#fff", kept: "#f3ead8", waste: "#d9d4cb" }[piece.kind];
    const outline = rectangle(piece.x, y, piece.length, piece.width);
    const cuts = piece.obliques.map(({ from, to }) =>
      chain([
        [from.x, width - from.y],
        [to.x, width - to.y],
      ]),
    );
    const cut = cuts.length > 0 ? `<path d="${cuts.join("")}" ${obliqueLine}/>` : "";
    return `<path d="${outline}" fill="${fill}" stroke="#1a202c" stroke-width="3"/>${cut}${writeLines(piece, y)}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(length)} ${short(width)}" ` +
    `width="${short(length / 2)}" height="${short(width / 2)}" role="img" ` +
    `font-family="sans-serif" text-anchor="middle" fill="#1a202c">` +
    `<title>${escapeText(title)}</title>` +
    `<path d="${rectangle(0, 0, length, width)}" fill="#d9d4cb"/>${shapes.join("")}</svg>`
  );
}

function writeLines({ x, length, width, lines }: DrawnPiece, y: number): string {
  if (lines.length === 0) return "";
  const isUpright = length < width && length < 6 * LETTER;
  const [along, across] = isUpright ? [width, length] : [length, width];
  const longest = Math.max(...lines.map((line) => line.length));
  // A letter is about 0.6 times as wide as it is high.
  const size = Math.min(LETTER, along / (0.62 * longest), (across * 0.8) / (lines.length * 1.2));
  // Smaller ones nobody reads; the cuts are listed beside.
  if (size < 12) return "";
  const [middleX, middleY] = [x + length / 2, y + width / 2];
  const turn = isUpright ? ` transform="rotate(-90 ${short(middleX)} ${short(middleY)})"` : "";
  const texts = lines.map((line, index) => {
    const at = middleY + (index - (lines.length - 1) / 2) * size * 1.2 + size * 0.35;
    return `<text x="${short(middleX)}" y="${short(at)}"${turn} font-size="${short(size)}">${escapeText(line)}</text>`;
  });
  return texts.join("");
}
