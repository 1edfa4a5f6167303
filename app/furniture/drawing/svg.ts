import { type Flat } from "./geometry";

/** One decimal, as short as it can be written. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

/** Escapes a text; all text in a drawing goes through this. */
export function escapeText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}

/** A chain of straight lines as path data, in relative steps because they are shorter. */
export function chain(points: readonly Flat[], isClosed = false): string {
  let [lastX, lastY] = [0, 0];
  let data = "";
  for (const [index, [x, y]] of points.entries()) {
    const [tenthX, tenthY] = [Math.round(x * 10), Math.round(y * 10)];
    data += index === 0 ? "M" : index === 1 ? "l" : "";
    data += pair((tenthX - lastX) / 10, (tenthY - lastY) / 10, index > 1);
    [lastX, lastY] = [tenthX, tenthY];
  }
  return isClosed ? data + "z" : data;
}

export function polygon(points: readonly Flat[]): string {
  return points.length < 3 ? "" : chain(points, true);
}

/** A cubic curve through path data: a start, then three points for each stretch. */
export function curve(points: readonly Flat[], isClosed = false): string {
  const [start, ...rest] = points;
  if (!start) return "";
  const data = rest.map(([x, y], index) => pair(x, y, index > 0)).join("");
  return `M${pair(start[0], start[1], false)}C${data}${isClosed ? "z" : ""}`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${pair(x, y, false)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
): string {
  const radius = Math.min(corner, width / 2, height / 2);
  const [wide, tall, round] = [width - 2 * radius, height - 2 * radius, short(radius)];
  const turn = (toX: number, toY: number) =>
    `a${round} ${round} 0 0 1${pair(toX * radius, toY * radius, true)}`;
  return (
    `M${pair(x + radius, y, false)}h${short(wide)}${turn(1, 1)}v${short(tall)}${turn(-1, 1)}` +
    `h${short(-wide)}${turn(-1, -1)}v${short(-tall)}${turn(1, -1)}z`
  );
}

function pair(x: number, y: number, isContinued: boolean): string {
  const [first, second] = [short(x), short(y)];
  const gap = isContinued && !first.startsWith("-") ? " " : "";
  return gap + first + (second.startsWith("-") ? "" : " ") + second;
}

/** A colour (#rrggbb) lighter or darker by so many steps of its red, green and blue, of 255 each. */
export function shift(color: string, steps: readonly [number, number, number]): string {
  const channels = steps.map((step, index) => {
    const at = 1 + 2 * index;
    const value = parseInt(color.slice(at, at + 2), 16) + step;
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** A point of the way between two colours written as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const start = parseInt(from.slice(at, at + 2), 16);
    const end = parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** FNV-1a: gives two drawings on one page different ids, the same in every engine. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
