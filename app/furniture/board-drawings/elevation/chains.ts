import { short } from "~/furniture/drawing/svg";

import { type Plate, thinLine, widthOf } from "./plate";

/** A stretch of the sheet and the millimetres it stands for. */
export interface Span {
  from: number;
  to: number;
  value: number;
}

/** From an edge of the piece to the dimension line; how far a tick goes. */
const [away, past, tick] = [3, 4, 3];

/** Puts spans that overlap into rows, the short ones first; equal ones stay once. */
export function rowsOf(spans: Span[]): Span[][] {
  const rows: Span[][] = [];
  const seen = new Set<string>();
  const byLength = [...spans].sort(
    (one, other) => one.to - one.from - (other.to - other.from) || one.from - other.from,
  );
  for (const span of byLength) {
    const key = `${short(span.from)} ${short(span.to)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const row = rows.find((each) =>
      each.every((other) => span.to <= other.from + 0.2 || other.to <= span.from + 0.2),
    );
    if (row) row.push(span);
    else rows.push([span]);
  }
  for (const row of rows) row.sort((one, other) => one.from - other.from);
  return rows;
}

interface Labelled {
  text: string;
  middle: number;
  room: number;
}

/** The figures of a chain: one each, or one for several equal neighbours where there is no room. */
function labelsOf(plate: Plate, spans: Span[], needed: (text: string) => number): Labelled[] {
  const labels: Labelled[] = [];
  for (let index = 0; index < spans.length;) {
    const { from, to, value } = spans[index]!;
    const figure = plate.figure(value);
    const isSame = (other: number) => plate.figure(other) === figure;
    let end = index + 1;
    if (needed(figure) > to - from) {
      while (end < spans.length && isSame(spans[end]!.value) && isNext(spans, end)) end++;
    }
    const last = spans[end - 1]!;
    const text = end - index > 1 ? `${end - index}×${figure}` : figure;
    const [start, finish] = [Math.min(from, last.from), Math.max(to, last.to)];
    labels.push({ text, middle: (start + finish) / 2, room: finish - start });
    index = end;
  }
  return labels;
}

function isNext(spans: Span[], index: number): boolean {
  const [one, other] = [spans[index - 1]!, spans[index]!];
  return Math.max(one.from, other.from) - Math.min(one.to, other.to) < 8;
}

/** A chain of level dimensions below an edge. */
export function levelChain(plate: Plate, spans: Span[], edge: number, at: number): void {
  let data = "";
  for (const { from, to } of spans) {
    for (const x of [from, to]) {
      data += `M${short(x)} ${short(edge + away)}V${short(at + past)}M${short(x - tick)} ${short(at + tick)}l${2 * tick}-${2 * tick}`;
    }
    data += `M${short(from)} ${short(at)}H${short(to)}`;
  }
  plate.draw(data, thinLine);
  const needed = (text: string) => widthOf(text) + 4;
  const labels = labelsOf(plate, spans, needed);
  const rest = labels.filter(
    ({ text, middle, room }) => needed(text) > room || !plate.write(text, middle, at + 12),
  );
  for (const { text, middle } of rest) {
    const rows = [0, 1, 2, 3, 4].map((row) => at + 16 + 15 * row);
    if (rows.some((row) => plate.write(text, middle, row, at))) continue;
    // At the end of the chain it stands beside the last tick.
    const [first, last] = [spans[0]!.from, spans[spans.length - 1]!.to];
    const end = middle - first > last - middle ? last + past : first - past - widthOf(text);
    plate.write(text, end + widthOf(text) / 2, at);
  }
}

/**
 * A chain of upright dimensions beside an edge; the figures stand on the far side of its line, at a
 * share of a long stretch from its top.
 */
export function uprightChain(
  plate: Plate,
  spans: Span[],
  edge: number,
  at: number,
  side: -1 | 1,
  share = 0.5,
): void {
  let data = "";
  for (const { from, to } of spans) {
    for (const y of [from, to]) {
      data += `M${short(edge + side * away)} ${short(y)}H${short(at + side * past)}M${short(at - tick)} ${short(y + tick)}l${2 * tick}-${2 * tick}`;
    }
    data += `M${short(at)} ${short(from)}V${short(to)}`;
  }
  plate.draw(data, thinLine);
  const labels = labelsOf(plate, spans, () => lineHeight).sort(
    (one, other) => one.middle - other.middle,
  );
  for (const label of labels) {
    if (label.room > 4 * lineHeight) label.middle += (share - 0.5) * label.room;
  }
  const middles = spread(labels.map(({ middle }) => middle));
  for (const [index, { text, middle }] of labels.entries()) {
    const spot = middles[index]!;
    // A figure farther off would belong to another part.
    if (Math.abs(spot - middle) > lineHeight) continue;
    plate.write(text, at + side * (widthOf(text) / 2 + 5), spot);
  }
}

const lineHeight = 14.2;

/** Moves places apart, both ways alike, until there is a line's height between any two. */
function spread(places: number[]): number[] {
  const moved = [...places];
  for (let round = 0; round < 40; round++) {
    for (let index = 1; index < moved.length; index++) {
      const lacking = lineHeight - (moved[index]! - moved[index - 1]!);
      if (lacking <= 0) continue;
      moved[index - 1]! -= lacking / 2;
      moved[index]! += lacking / 2 + 0.01;
    }
  }
  return moved;
}
