import { lengthText } from "~/platform/format/measures";

import type { Sheet } from "../geometry";
import { ink } from "../materials";
import { outerSizeOf } from "../outer-size";
import type { Piece } from "../piece";
import type { PieceLook } from "../piece-look";
import { chain } from "../svg";
import type { DrawingWords } from "../words";
import { label, levelDimension, uprightDimension } from "./dimensions";
import { frontElevation, sideElevation } from "./elevation";
import type { Elevation } from "./pen";

const margin = { left: 58, right: 16, top: 34, bottom: 66 };
const between = 46;

/** Front and side elevations to one scale, with their dimensions. */
export function drawTechnical(
  design: PieceLook,
  piece: Piece,
  words: DrawingWords,
  sheet: Sheet,
): string {
  const { material, handle, widthCm: width, heightCm: height, depthCm: depth } = design;
  const { above = 0, levels = [] } = piece;
  const { depth: length } = outerSizeOf(design);
  const room = {
    width: sheet.width - margin.left - margin.right - between,
    height: sheet.height - margin.top - margin.bottom,
  };
  const scale = Math.min(room.width / (width + length), room.height / (height + above), 3.2);
  const write = (centimetres: number) => lengthText(centimetres, words.language);
  const spare = room.width - (width + length) * scale;
  const ground = margin.top + (room.height + (height + above) * scale) / 2;
  const front: Elevation = { left: margin.left + spare / 2, ground, scale, material, handle };
  const side: Elevation = { ...front, left: front.left + width * scale + between };
  const [frontRight, sideRight] = [front.left + width * scale, side.left + length * scale];
  const top = ground - height * scale;
  const heading = top - above * scale - 12;
  // The heading of a narrow side view must not run off the sheet.
  const sideHeading = Math.min(
    (side.left + sideRight) / 2,
    sheet.width - 6 - words.side.length * 3.1,
  );
  const floor = piece.hung
    ? ""
    : chain([
        [front.left - 10, ground],
        [frontRight + 10, ground],
      ]) +
      chain([
        [side.left - 10, ground],
        [sideRight + 10, ground],
      ]);

  return (
    `<g stroke="${ink}" stroke-width=".9" stroke-linejoin="round">` +
    frontElevation(piece, front) +
    sideElevation(piece, side, length) +
    `<path d="${floor}" fill="none" stroke-width="1.6"/></g>` +
    `<g fill="${ink}" font-family="sans-serif" text-anchor="middle">` +
    levelDimension(front.left, frontRight, ground, ground + 24, write(width)) +
    uprightDimension(
      top,
      ground,
      front.left,
      front.left - (levels.length ? 40 : 22),
      write(height),
    ) +
    levelChain(levels, front, height, write) +
    levelDimension(side.left, side.left + depth * scale, ground, ground + 24, write(depth)) +
    (length > depth
      ? levelDimension(side.left, sideRight, ground + 24, ground + 42, write(length))
      : "") +
    label((front.left + frontRight) / 2, heading, words.front, 11) +
    label(sideHeading, heading, words.side, 11) +
    label(sheet.width / 2, sheet.height - 8, words.caption, 11) +
    "</g>"
  );
}

/** The heights that matter on their own, as a chain inside the whole height. */
function levelChain(
  levels: number[],
  { left, ground, scale }: Elevation,
  height: number,
  write: (centimetres: number) => string,
): string {
  if (levels.length === 0) return "";
  const stops = [0, ...levels, height];
  return stops
    .slice(1)
    .map((stop, index) => {
      const from = stops[index]!;
      if ((stop - from) * scale < 16) return "";
      return uprightDimension(
        ground - stop * scale,
        ground - from * scale,
        left,
        left - 18,
        write(stop - from),
      );
    })
    .join("");
}
