import { across, type Corner, outlineAlong } from "~/furniture/board-drawings/views";
import type { Axis, Board, Spot } from "~/furniture/boards/piece";
import { angleOf, outlineOf as outlineIn } from "~/furniture/boards/standing";
import { ink } from "~/furniture/drawing/materials";
import { chain, escapeText, polygon, rectangle, short } from "~/furniture/drawing/svg";

import { drawBevels, pictureSheet } from "./bevel-picture";
import { numberText } from "./romanian";

/** What figures take beside and below the board, and the points above it, in units of the sheet. */
const room = { beside: 54, above: 40, below: 40 };

type Point = readonly [x: number, y: number];

const asItIs = ({ a, b }: Corner): Point => [a, b];

/** Corners to the right and up as one looks: at a board from the front, at an upright one from the left, or from above. */
const seenAlong: Record<Axis, (corner: Corner) => Point> = {
  x: ({ a, b }) => [-b, a],
  y: ({ a, b }) => [a, b],
  z: ({ a, b }) => [a, b],
};

/**
 * A board that does not stay a rectangle as a whole SVG document, as it stands in the piece: the rectangle that the saw
 * makes first, dashed, what is left of it, its named corner, both points of each cut and the angle; or the profile of one
 * with bevelled edges; undefined of others. Points are along the length and along the width.
 */
export function drawSlantedBoard(board: Board): string | undefined {
  if (!board.cuts) return board.bevels && framed(drawBevels(board, board.bevels));
  const seen = board.turned ? asItIs : seenAlong[board.thicknessAxis];
  const outlineOf = (one: Board) =>
    (one.turned ? flatOutline(one) : outlineAlong(one.thicknessAxis, one)).map(seen);
  const whole = outlineOf({ ...board, cuts: undefined });
  const [x, right] = endsOf(whole.map(([at]) => at));
  const [y, top] = endsOf(whole.map(([, at]) => at));
  const [width, height] = [right - x, top - y];
  const scale = Math.min(
    (pictureSheet.width - 2 * room.beside) / width,
    (pictureSheet.height - room.above - room.below) / height,
  );
  const left = (pictureSheet.width - width * scale) / 2;
  const ground = pictureSheet.height - room.below;
  const at = ([atX, atY]: Point): Point => [left + (atX - x) * scale, ground - (atY - y) * scale];
  const spotAt = (spot: Spot) => at(seen(cornerOf(board, spot)));
  const [high, end] = [ground - height * scale, left + width * scale];
  const spots = board.cuts.flatMap((cut) =>
    [cut.from, cut.to].map((spot) => ({
      said: `${numberText(spot.u)}; ${numberText(spot.v)}`,
      place: spotAt(spot),
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
  const [cornerX, cornerY] = spotAt({ u: 0, v: 0 });
  const lines = [
    `<path d="${rectangle(left, high, end - left, ground - high)}" fill="none" stroke-dasharray="5 4"/>`,
    `<path d="${polygon(outlineOf(board).map(at))}" fill="#f4f2ee"/>`,
    ...board.cuts.map((_, index) => {
      const [from, to] = [spots[2 * index]!.place, spots[2 * index + 1]!.place];
      return `<path d="${chain([from, to])}" fill="none" stroke="#b4690e" stroke-width="2"/>`;
    }),
    // The corner that the points are measured from.
    `<path d="M${short(cornerX - 7)} ${short(cornerY)}h14M${short(cornerX)} ${short(cornerY - 7)}v14" fill="none" stroke-width="2"/>`,
  ];
  const [wide, tall] = [numberText(width), numberText(height)];
  const written = [
    text(`${points} · ${angles}`, pictureSheet.width / 2, 18, ' font-weight="bold"'),
    text(wide, (left + end) / 2, ground + 26),
    text(tall, end + 26, (high + ground) / 2 + 5),
    ...marks,
  ];
  return framed({ lines, written });
}

/** What is left of a turned board as it lies on the saw, along its length and its width. */
function flatOutline(board: Board): Corner[] {
  return outlineIn(board).map(({ u, v }) => ({ a: u, b: v }));
}

/** A spot of a board where it stands, along its thickness; of a turned one as it lies on the saw. */
function cornerOf({ place, lengthAxis, thicknessAxis, turned }: Board, { u, v }: Spot): Corner {
  if (turned) return { a: u, b: v };
  const [one, other] = across[thicknessAxis];
  const [alongOne, alongOther] = one === lengthAxis ? [u, v] : [v, u];
  return { a: place[one] + alongOne, b: place[other] + alongOther };
}

function endsOf(places: number[]): [number, number] {
  return [Math.min(...places), Math.max(...places)];
}

function text(words: string, x: number, y: number, more = ""): string {
  return `<text x="${short(x)}" y="${short(y)}"${more}>${escapeText(words)}</text>`;
}

function framed({ lines, written }: { lines: string[]; written: string[] }): string {
  const { width, height } = pictureSheet;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g stroke="${ink}" stroke-linejoin="round">${lines.join("")}</g>` +
    `<g fill="${ink}" font-family="sans-serif" font-size="14" text-anchor="middle">${written.join("")}</g></svg>`
  );
}

/** A, B, and of a second cut C, D. */
function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
