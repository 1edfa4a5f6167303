import { slantedFace } from "~/furniture/board-drawings/views";
import type { Board } from "~/furniture/boards/piece";
import { angleOf } from "~/furniture/boards/standing";
import { ink } from "~/furniture/drawing/materials";
import { chain, escapeText, polygon, rectangle, short } from "~/furniture/drawing/svg";

import { numberText } from "./romanian";

const sheet = { width: 360, height: 330 };
/** What figures take beside and below the board, and the points above it, in units of the sheet. */
const room = { beside: 54, above: 40, below: 40 };

type Point = readonly [x: number, y: number];

/**
 * A board with an oblique cut as a whole SVG document, as it stands in the piece: the rectangle that the saw makes
 * first, dashed, what is left of it, its named corner, both points of the cut and the angle; undefined of a board that
 * stays a rectangle. Points are along the length and along the width.
 */
export function drawSlantedBoard(board: Board): string | undefined {
  const face = slantedFace(board);
  if (!face || !board.cuts) return undefined;
  const { x, y, width, height } = board.place;
  const scale = Math.min(
    (sheet.width - 2 * room.beside) / width,
    (sheet.height - room.above - room.below) / height,
  );
  const left = (sheet.width - width * scale) / 2;
  const ground = sheet.height - room.below;
  const at = ([atX, atY]: Point): Point => [left + (atX - x) * scale, ground - (atY - y) * scale];
  const isUpright = board.lengthAxis === "y";
  const [high, right] = [ground - height * scale, left + width * scale];
  const text = (words: string, atX: number, atY: number, more = "") =>
    `<text x="${short(atX)}" y="${short(atY)}"${more}>${escapeText(words)}</text>`;
  const spots = board.cuts.flatMap((cut) =>
    [cut.from, cut.to].map(({ u, v }) => ({
      said: `${numberText(u)}; ${numberText(v)}`,
      place: at(isUpright ? [x + v, y + u] : [x + u, y + v]),
    })),
  );
  const middle: Point = at([x + width / 2, y + height / 2]);
  const marks = spots.map(({ place: [atX, atY] }, index) => {
    const away = Math.hypot(atX - middle[0], atY - middle[1]) || 1;
    const by = 12 / away;
    const named = [atX + (atX - middle[0]) * by, atY + (atY - middle[1]) * by] as const;
    return (
      `<circle cx="${short(atX)}" cy="${short(atY)}" r="3" fill="#b4690e"/>` +
      text(letterOf(index), named[0], named[1] + 5, ' fill="#b4690e" font-weight="bold"')
    );
  });
  const points = spots.map(({ said }, index) => `${letterOf(index)} (${said})`).join(" – ");
  const angles = board.cuts.map((cut) => `${numberText(angleOf(cut))}°`).join(", ");
  const lines = [
    `<path d="${rectangle(left, high, right - left, ground - high)}" fill="none" stroke-dasharray="5 4"/>`,
    `<path d="${polygon(face.map(at))}" fill="#f4f2ee"/>`,
    ...board.cuts.map((_, index) => {
      const [from, to] = [spots[2 * index]!.place, spots[2 * index + 1]!.place];
      return `<path d="${chain([from, to])}" fill="none" stroke="#b4690e" stroke-width="2"/>`;
    }),
    // The corner that the points are measured from.
    `<path d="M${short(left - 7)} ${short(ground)}h14M${short(left)} ${short(ground - 7)}v14" fill="none" stroke-width="2"/>`,
  ];
  const [wide, tall] = [numberText(width), numberText(height)];
  const written = [
    text(`${points} · ${angles}`, sheet.width / 2, 18, ' font-weight="bold"'),
    text(wide, (left + right) / 2, ground + 26),
    text(tall, right + 26, (high + ground) / 2 + 5),
    ...marks,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">` +
    `<g stroke="${ink}" stroke-linejoin="round">${lines.join("")}</g>` +
    `<g fill="${ink}" font-family="sans-serif" font-size="14" text-anchor="middle">${written.join("")}</g></svg>`
  );
}

/** A, B, and of a second cut C, D. */
function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
