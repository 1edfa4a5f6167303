import { ink, pencil } from "../materials";
import { chain, escapeText, short } from "../svg";

const gap = 3;
const past = 4;

export function label(x: number, y: number, text: string, size: number, more = ""): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${more}>${escapeText(text)}</text>`;
}

const usual = 12.5;

/** The pencil's dimension without a figure: a line with ticks across its ends, `by` units long. */
export function pencilDimension(from: number, to: number, at: number, by: number): string {
  const tick = (x: number) =>
    chain([
      [x - by, at + by],
      [x + by, at - by],
    ]);
  const lines = chain([
    [from, at],
    [to, at],
  ]);
  return `<path d="${lines}${tick(from)}${tick(to)}" fill="none" stroke="${pencil}" stroke-width="2"/>`;
}

/** A horizontal dimension below an edge: extension lines, arrow ticks and the figure. */
export function levelDimension(
  from: number,
  to: number,
  edge: number,
  at: number,
  figure: string,
  size = usual,
): string {
  const lines =
    chain([
      [from, edge + gap],
      [from, at + past],
    ]) +
    chain([
      [to, edge + gap],
      [to, at + past],
    ]) +
    chain([
      [from, at],
      [to, at],
    ]);
  return (
    path(lines) +
    arrows([
      [from, at, 1, 0],
      [to, at, -1, 0],
    ]) +
    label((from + to) / 2, at - 4, figure, size)
  );
}

/** An upright dimension beside an edge, on the side where `at` is; its figure is left of its line. */
export function uprightDimension(
  from: number,
  to: number,
  edge: number,
  at: number,
  figure: string,
  size = usual,
): string {
  const side = at < edge ? -1 : 1;
  const lines =
    chain([
      [edge + side * gap, from],
      [at + side * past, from],
    ]) +
    chain([
      [edge + side * gap, to],
      [at + side * past, to],
    ]) +
    chain([
      [at, from],
      [at, to],
    ]);
  const middle = short((from + to) / 2);
  const turned = ` transform="rotate(-90 ${short(at - 4)} ${middle})"`;
  return (
    path(lines) +
    arrows([
      [at, from, 0, 1],
      [at, to, 0, -1],
    ]) +
    label(at - 4, (from + to) / 2, figure, size, turned)
  );
}

function path(data: string): string {
  return `<path d="${data}" fill="none" stroke="${ink}" stroke-width=".5"/>`;
}

function arrows(heads: [number, number, number, number][]): string {
  const data = heads.map(([x, y, toX, toY]) => {
    const [long, wide] = [6, 1.7];
    return chain(
      [
        [x, y],
        [x + toX * long + toY * wide, y + toY * long + toX * wide],
        [x + toX * long - toY * wide, y + toY * long - toX * wide],
      ],
      true,
    );
  });
  return `<path d="${data.join("")}" fill="${ink}" stroke="none"/>`;
}
