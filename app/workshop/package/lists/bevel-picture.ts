import type { Board } from "~/furniture/boards/piece";
import { bevelReach, faceLengths, faceWidths } from "~/furniture/boards/standing";
import { chain, escapeText, polygon, rectangle, short } from "~/furniture/drawing/svg";

import { hasBevelledEnds } from "./oblique-cuts";
import { numberText } from "./romanian";

/** The picture of a board on its own, in units of the sheet. */
export const pictureSheet = { width: 360, height: 330 };

/** Where the profile lies on it, and how thick: so large that both ends are seen, without all that is between them. */
const [LEFT, RIGHT] = [50, pictureSheet.width - 50];
const MIDDLE = pictureSheet.height / 2;
const TALL = 54;
/** The break in its middle. */
const BREAK = 14;

/**
 * The profile of a board with bevelled edges, lying with its upper face, or the one to the right, above and its front
 * edge, L1, to the right; where its ends are bevelled they are what is seen, l1 to the left: the rectangle around both
 * faces, dashed, how wide or long each face is, and how far each edge is tilted from square. Both ends are to one scale
 * with the thickness; what is between them is broken away.
 */
export function drawBevels(
  board: Pick<Board, "length" | "width" | "thickness">,
  bevels: NonNullable<Board["bevels"]>,
): { lines: string[]; written: string[] } {
  const { thickness } = board;
  const { size, faces, onLeft, onRight } = profileOf({ ...board, bevels });
  const scale = TALL / thickness;
  const [top, bottom] = [MIDDLE - TALL / 2, MIDDLE + TALL / 2];
  const reach = (degrees: number) => bevelReach(degrees, thickness) * scale;
  const set = (isUpper: boolean, degrees: number) =>
    degrees !== 0 && degrees > 0 !== isUpper ? reach(degrees) : 0;
  const ends = (isUpper: boolean) =>
    [LEFT + set(isUpper, onLeft.degrees), RIGHT - set(isUpper, onRight.degrees)] as const;
  const [upper, lower] = [ends(true), ends(false)];
  const centre = (LEFT + RIGHT) / 2;
  const half = (side: -1 | 1) => {
    const [onTop, below] = side < 0 ? [upper[0], lower[0]] : [upper[1], lower[1]];
    const inner = centre + (side * BREAK) / 2;
    return polygon([
      [onTop, top],
      [inner + 4, top],
      [inner - 4, bottom],
      [below, bottom],
    ]);
  };
  const dimension = ([from, to]: readonly [number, number], y: number, edge: number) =>
    `<path d="M${short(from)} ${short(edge)}V${short(y)}M${short(to)} ${short(edge)}V${short(y)}${chain(
      [
        [from, y],
        [to, y],
      ],
    )}" fill="none" stroke-width=".6"/>`;
  const tilted = [
    { ...onRight, ends: [upper[1], lower[1]], at: RIGHT + 25 },
    { ...onLeft, ends: [upper[0], lower[0]], at: LEFT - 25 },
  ] as const;
  return {
    lines: [
      `<path d="${rectangle(LEFT, top, RIGHT - LEFT, TALL)}" fill="none" stroke-dasharray="5 4"/>`,
      `<path d="${half(-1)}${half(1)}" fill="#f4f2ee"/>`,
      ...tilted.map(({ degrees, ends: [above, below] }) =>
        degrees === 0
          ? ""
          : `<path d="${chain([
              [above, top],
              [below, bottom],
            ])}" fill="none" stroke="#b4690e" stroke-width="2"/>`,
      ),
      dimension(upper, top - 30, top - 4),
      dimension(lower, bottom + 30, bottom + 4),
    ],
    written: [
      text(numberText(faces.upper), centre, top - 36),
      text(numberText(faces.lower), centre, bottom + 46),
      text(`${numberText(size)} × ${numberText(thickness)}`, centre, pictureSheet.height - 30),
      ...tilted.flatMap(({ name, degrees, at }) => [
        text(name, at, MIDDLE - 4),
        text(`${numberText(Math.abs(degrees))}°`, at, MIDDLE + 14),
      ]),
    ],
  };
}

/** What of a board is seen in profile: across its length, or along it where its ends are bevelled. */
function profileOf(
  board: Pick<Board, "length" | "width" | "thickness"> & { bevels: NonNullable<Board["bevels"]> },
) {
  const { front, rear, left = 0, right = 0 } = board.bevels;
  return hasBevelledEnds(board)
    ? {
        size: board.length,
        faces: faceLengths(board),
        onLeft: { name: "l1", degrees: left },
        onRight: { name: "l2", degrees: right },
      }
    : {
        size: board.width,
        faces: faceWidths(board),
        onLeft: { name: "L2", degrees: rear },
        onRight: { name: "L1", degrees: front },
      };
}

function text(words: string, x: number, y: number): string {
  return `<text x="${short(x)}" y="${short(y)}">${escapeText(words)}</text>`;
}
