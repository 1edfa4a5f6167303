/** A text of a drawing with the rectangle it may take, in the widest of the usual fonts. */
export interface TextBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg)!;
  return { width: Number(width), height: Number(height) };
}

export function textsOf(svg: string): TextBox[] {
  const size = Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
  return [...svg.matchAll(/<text x="(\S+)" y="(\S+)">([^<]*)</g)].map(([, x, y, text]) => {
    const half = (text!.length * 0.64 * size) / 2;
    const [middle, base] = [Number(x), Number(y)];
    const [left, right] = [middle - half, middle + half];
    return { text: text!, left, right, top: base - 0.75 * size, bottom: base };
  });
}

export function figuresOf(svg: string): string[] {
  return textsOf(svg).map(({ text }) => text);
}

/** The points a path goes through, with its start; of curves and arcs their ends. */
export function pointsOf(data: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isRelative = command === command!.toLowerCase();
    const step = { h: 1, v: 1, c: 6, a: 7 }[command!.toLowerCase()] ?? 2;
    for (let at = 0; at < numbers.length; at += step) {
      const end = numbers.slice(at, at + step);
      const [toX, toY] =
        command === "h" || command === "H"
          ? [end[0]!, isRelative ? 0 : y]
          : command === "v" || command === "V"
            ? [isRelative ? 0 : x, end[0]!]
            : [end[step - 2]!, end[step - 1]!];
      [x, y] = isRelative ? [x + toX, y + toY] : [toX, toY];
      points.push([x, y]);
    }
  }
  return points;
}

export function pathsOf(svg: string, mark = ""): string[] {
  return [...svg.matchAll(/<path d="([^"]*)"([^>]*)>/g)]
    .filter(([, , more]) => more!.includes(mark))
    .map(([, data]) => data!);
}
