const WIDTH = 900;
const HEIGHT = 560;
const LEFT = 60;
const RIGHT = 260;
const TOP = 30;
const BOTTOM = 50;
const LABEL = 13;
const colours = ["#1f5f8b", "#b8860b", "#2e7d4f", "#a23b3b", "#6b4fa0", "#3d6f6f", "#8a5a2b"];

/** What everything costs at each size, both by powers of ten; a dashed line is what n log n would be. */
export function drawCurves(sizes: number[], costs: Map<string, number[]>): string {
  const all = [...costs.values()].flat();
  const low = Math.floor(Math.log10(Math.min(...all)));
  const high = Math.ceil(Math.log10(Math.max(...all)));
  const first = Math.log10(Math.min(...sizes));
  const last = Math.log10(Math.max(...sizes));
  const x = (size: number) =>
    LEFT + ((Math.log10(size) - first) / (last - first)) * (WIDTH - LEFT - RIGHT);
  const y = (cost: number) =>
    HEIGHT - BOTTOM - ((Math.log10(cost) - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const line = (points: [number, number][], style: string) =>
    `<polyline fill="none" ${style} points="${points.map((one) => one.join()).join(" ")}"/>`;
  const text = (at: [number, number], words: string, style = "") =>
    `<text x="${at[0]}" y="${at[1]}" ${style}>${escape(words)}</text>`;
  const grid = Array.from({ length: high - low + 1 }, (_, nth) => 10 ** (low + nth)).map(
    (cost) =>
      line(
        [
          [LEFT, y(cost)],
          [WIDTH - RIGHT, y(cost)],
        ],
        'stroke="#ddd"',
      ) + text([8, y(cost) + 4], `${cost} ms`),
  );
  const below = sizes.map((size) =>
    text([x(size), HEIGHT - 20], size.toLocaleString("en"), 'text-anchor="middle"'),
  );
  const start = 10 ** low;
  const rule = sizes.map((size): [number, number] => [
    x(size),
    y(Math.min(10 ** high, (start * size * Math.log(size)) / (sizes[0]! * Math.log(sizes[0]!)))),
  ]);
  const named = placed([...costs].map(([what, all]) => ({ what, all, at: y(all.at(-1)!) })));
  const curves = named.map(({ what, all: own, label }, nth) => {
    const colour = colours[nth % colours.length]!;
    const points = own.map((cost, place): [number, number] => [x(sizes[place]!), y(cost)]);
    return (
      line(points, `stroke="${colour}" stroke-width="1.5"`) +
      text([WIDTH - RIGHT + 8, label + 4], `${what} ${own.at(-1)!.toFixed(0)}`, `fill="${colour}"`)
    );
  });
  const parts = [...grid, ...below, line(rule, 'stroke="#999" stroke-dasharray="4 4"'), ...curves];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
    `font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>\n` +
    `${parts.join("\n")}\n</svg>\n`
  );
}

/** Each name beside the end of its curve, or as near as the others leave room. */
function placed<One extends { at: number }>(curves: One[]): (One & { label: number })[] {
  const fromTop = [...curves].sort((one, other) => one.at - other.at);
  const room = (HEIGHT - TOP - BOTTOM) / fromTop.length;
  const step = Math.min(LABEL, room);
  let next = TOP;
  const labelled = fromTop.map((one) => {
    const label = Math.max(next, one.at);
    next = label + step;
    return { ...one, label };
  });
  let bottom = HEIGHT - BOTTOM;
  for (const one of [...labelled].reverse()) {
    one.label = Math.min(one.label, bottom);
    bottom = one.label - step;
  }
  return labelled;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
