import type { Board, Cut, Edges } from "~/furniture/boards/piece";
import { escapeText, short } from "~/furniture/drawing/svg";
import { drawQrCode } from "~/platform/format/qr-code.server";

/** The label of one board. */
export interface Label {
  order: string;
  /** The board's number in its piece, as lists and pictures say it. */
  number: number;
  /** The piece, as the order names it, and which of several copies; empty for the only one. */
  piece: string;
  copy: string;
  board: string;
  size: string;
  decor: string;
  /** Its place in the strip that it is cut from with others; empty for none. */
  strip: string;
  edges: Edges;
  /** How it is cut once its rectangle is sawn, obliquely or with bevels; empty for one that stays whole. */
  shape: string;
  cuts: Cut[];
  bevels: Board["bevels"];
  length: number;
  width: number;
  /** The decor of its bands where it is another than the board's; empty for none. */
  band: string;
  /** What the label's board is called, and the address of its page. */
  id: string;
  address: string;
}

/** A label in millimetres: three by eight of them fill a page of 210 × 297. */
export const labelSize = { width: 70, height: 37 };

/** Draws a label as a whole SVG document, in millimetres. */
export function drawLabel({
  order,
  number,
  piece,
  copy,
  board,
  size,
  decor,
  strip,
  edges,
  shape,
  cuts,
  bevels,
  length,
  width: wide,
  band,
  id,
  address,
}: Label): string {
  const { width, height } = labelSize;
  const { side, path } = drawQrCode(address);
  const text = (x: number, y: number, height: number, words: string, more = "") =>
    `<text x="${x}" y="${y}" font-size="${height}" font-family="serif"${more}>${escapeText(words)}</text>`;
  const bold = ' font-weight="bold"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">` +
    `<g transform="translate(2 2.5) scale(${QR / side})"><path d="${path}" fill="#000"/></g>` +
    text(4, 31.5, 2.1, id) +
    (shape ? text(4, 35.2, Math.min(2.1, WIDE / shape.length), shape, bold) : "") +
    text(29, 7.5, 3.6, `${order} · ${number}`, bold) +
    text(29, 11.2, 2.4, fitting(piece, LINE - copy.length) + copy) +
    text(29, 16.2, 3, fitting(board, 26), bold) +
    text(29, 20.6, Math.min(3.4, BESIDE_CODE / size.length), size, bold) +
    text(29, 24, 2.4, fitting(decor, LINE - strip.length) + strip) +
    edgeMarks(edges, fitting(band, 20)) +
    cutMarks(cuts, { length, width: wide }) +
    bevelMarks(bevels) +
    "</svg>"
  );
}

const QR = 26;
/** How many letters a line holds at a height of one millimetre: from edge to edge of the label, and beside the code. */
const WIDE = 112;
const BESIDE_CODE = 72;
/** How many letters a line of small text holds. */
const LINE = 31;

/** Where the board is drawn lying along its length, its front edge below. */
const lying = { x: 34, y: 27, wide: 26, tall: 4 };

/** The lines of oblique cuts through that board. */
function cutMarks(cuts: readonly Cut[], { length, width }: { length: number; width: number }) {
  const { x, y, wide, tall } = lying;
  const at = ({ u, v }: Cut["from"]) =>
    `${(x + (u / length) * wide).toFixed(1)} ${(y + tall - (v / width) * tall).toFixed(1)}`;
  return cuts
    .map(
      ({ from, to }) =>
        `<path d="M${at(from)}L${at(to)}" fill="none" stroke="#000" stroke-width=".4"/>`,
    )
    .join("");
}

/** Dashes along the edges of that board that are bevelled. */
function bevelMarks(bevels: Board["bevels"]): string {
  const { x, y, wide, tall } = lying;
  const edges = [
    { degrees: bevels?.rear ?? 0, at: y + 0.9 },
    { degrees: bevels?.front ?? 0, at: y + tall - 0.9 },
  ];
  const ends = [
    { degrees: bevels?.left ?? 0, at: x + 0.9 },
    { degrees: bevels?.right ?? 0, at: x + wide - 0.9 },
  ];
  const dashed = [
    ...edges.map(({ degrees, at }) => ({ degrees, data: `M${x} ${short(at)}h${wide}` })),
    ...ends.map(({ degrees, at }) => ({ degrees, data: `M${short(at)} ${y}v${tall}` })),
  ];
  return dashed
    .filter(({ degrees }) => degrees !== 0)
    .map(
      ({ data }) =>
        `<path d="${data}" fill="none" stroke="#000" stroke-width=".3" stroke-dasharray="1.2 .8"/>`,
    )
    .join("");
}

/** The board lying along its length, its bands as thick lines with their thickness, and what their decor is called. */
function edgeMarks({ front, rear, left, right }: Edges, decor: string): string {
  const { x, y, wide, tall } = lying;
  const edge = (band: number, data: string) =>
    band > 0 ? `<path d="${data}" fill="none" stroke="#000" stroke-width=".9"/>` : "";
  const text = (words: string, atX: number, atY: number) =>
    `<text x="${short(atX)}" y="${short(atY)}" font-size="2.1" font-family="serif" text-anchor="middle">${words}</text>`;
  const figure = (band: number, atX: number, atY: number) =>
    band > 0 ? text(String(band), atX, atY) : "";
  const isNamed = decor !== "" && front + rear + left + right > 0;
  return (
    `<path d="M${x} ${y}h${wide}v${tall}h-${wide}z" fill="none" stroke="#000" stroke-width=".15"/>` +
    edge(rear, `M${x} ${y}h${wide}`) +
    edge(front, `M${x} ${y + tall}h${wide}`) +
    edge(left, `M${x} ${y}v${tall}`) +
    edge(right, `M${x + wide} ${y}v${tall}`) +
    figure(rear, x + wide / 2, y - 0.7) +
    figure(front, x + wide / 2, y + tall + 2.2) +
    figure(left, x - 1.6, y + tall / 2 + 0.7) +
    figure(right, x + wide + 1.6, y + tall / 2 + 0.7) +
    (isNamed ? text(escapeText(decor), x + wide / 2, y + tall / 2 + 0.7) : "")
  );
}

/** As much of a text as a line of the label holds. */
function fitting(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}
