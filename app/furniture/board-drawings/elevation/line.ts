import type { Piece } from "~/furniture/boards/piece";
import { asStanding } from "~/furniture/boards/standing";
import type { Flat } from "~/furniture/drawing/geometry";
import { curve, escapeText } from "~/furniture/drawing/svg";

import { bodiesOf, frontsOf, outlineOf } from "./outline";

/** A ring around a figure, drawn by hand in one go and a little beyond where it began. */
const ring: Flat[] = [
  [-0.8, -0.66],
  [-0.2, -1.15],
  [1.05, -1.05],
  [1.04, -0.05],
  [1.03, 0.95],
  [-0.35, 1.1],
  [-0.88, 0.7],
  [-1.35, 0.3],
  [-1, -0.9],
  [0.2, -1.02],
];

/** How far a piece has grown: its outer edges alone, with all that is inside, with its fronts. */
type Grown = "outline" | "boards" | "shut";

interface LineDrawing {
  /** What is drawn; nothing stands in an empty niche. */
  piece?: Piece;
  /** Left out for a piece that is whole: with all that is inside. */
  grown?: Grown;
  /** The niche that it stands in, in centimetres; a piece without one stands on a floor. */
  niche?: { width: number; height: number };
  /** What stands at the dimension of the width, marked by pencil; nothing where none is drawn. */
  width?: string;
  /** What stands at the dimension of the height. */
  height?: string;
  title: string;
  description: string;
}

/** Centimetres: how thick the cut of a wall is. */
const WALL = 9;

/**
 * The workshop's line: a niche between its walls, the piece in it, its dimensions with ticks, and one pencil
 * mark, around what is asked or on what has just grown; as SVG to stand within a page, whose style sheet
 * (`.line-drawing`) gives ink, paper and pencil.
 */
export function drawLine(drawing: LineDrawing): string {
  const { piece, grown, niche, width, height, title, description } = drawing;
  const seen = piece && asStanding(piece);
  const own = seen
    ? { width: Math.round(seen.bounds.width / 10), height: Math.round(seen.bounds.height / 10) }
    : { width: 0, height: 0 };
  const [wide, tall] = niche ? [niche.width, niche.height] : [own.width, own.height];
  const edge = niche ? WALL + 1 : 4;
  const size = Math.max(20, Math.round(wide / 8));
  // A figure takes a line of its size beyond its dimension.
  const beyond = (text: string | undefined, line: number) =>
    text === undefined ? 0 : Math.ceil(line + size * 1.5);
  const box = [
    -edge,
    -edge,
    wide + 2 * edge + beyond(height, 12),
    edge + tall + Math.max(4, beyond(width, 26)),
  ];
  const placed = `translate(${Math.round((wide - own.width) / 2)} ${tall - own.height})`;
  return (
    `<svg class="line-drawing" viewBox="${box.join(" ")}" role="img"><title>${escapeText(title)}</title>` +
    `<desc>${escapeText(description)}</desc>` +
    (niche ? line(nicheOf(wide, tall), "room") : line(`M${-edge} ${tall}h${wide + 2 * edge}`)) +
    (seen ? `<g transform="${placed}">${layersOf(seen, grown)}</g>` : "") +
    (width === undefined ? "" : widthOf(wide, tall, width, size)) +
    (height === undefined ? "" : heightOf(wide + edge, tall, height, size)) +
    "</svg>"
  );
}

function line(data: string, kind?: "room" | "thin" | "pencil"): string {
  return `<path${kind ? ` class="${kind}"` : ""} d="${data}"/>`;
}

/** The layers of a piece; the newest of a piece that grows is the pencil's. */
function layersOf(piece: Piece, grown: Grown | undefined): string {
  switch (grown) {
    case undefined:
      return line(outlineOf(piece));
    case "outline":
      return line(bodiesOf(piece), "pencil");
    case "boards":
      return line(bodiesOf(piece)) + line(outlineOf(piece), "pencil");
    case "shut":
      return line(bodiesOf(piece)) + line(frontsOf(piece), "pencil");
  }
}

/** Walls and ceiling where they are cut through, and the floor. */
function nicheOf(wide: number, tall: number): string {
  const [across, down] = [wide + 2 * WALL, tall + WALL];
  return `M0 ${tall}h-${WALL}v-${down}h${across}v${down}h-${WALL}V0H0zh${wide}`;
}

/** The dimension below: extension lines, ticks across the ends, the figure, the pencil around it. */
function widthOf(wide: number, tall: number, figure: string, size: number): string {
  const at = tall + 16;
  const middle = wide / 2;
  const across = (x: number) => `M${x} ${tall + 5}v17M${x - 5} ${at + 5}l10-10`;
  const [rx, ry] = [size * (0.34 * [...figure].length + 0.5), size * 0.68];
  const centre = at + 8 + ry;
  const mark = ring.map(([x, y]): Flat => [middle + x * rx, centre + y * ry]);
  return (
    line(`${across(0)}${across(wide)}M0 ${at}h${wide}`, "thin") +
    text(middle, centre + size * 0.34, figure, size) +
    line(curve(mark), "pencil")
  );
}

/** The dimension on the right; its figure stands upright along it. */
function heightOf(edge: number, tall: number, figure: string, size: number): string {
  const at = edge + 12;
  const along = (y: number) => `M${edge + 1} ${y}h17M${at - 5} ${y + 5}l10-10`;
  const [x, y] = [at + 8 + size * 0.7, tall / 2];
  return (
    line(`${along(0)}${along(tall)}M${at} 0v${tall}`, "thin") +
    text(x, y, figure, size, ` transform="rotate(-90 ${round(x)} ${round(y)})"`)
  );
}

function text(x: number, y: number, words: string, size: number, more = ""): string {
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}"${more}>${escapeText(words)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
