/** A rectangle of a front plane, in centimetres. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lengths nearer than this are the same. */
const SLACK = 0.05;

/**
 * What is left of a rectangle when holes are cut out of it, as few upright rectangles, and level ones
 * between them. Places that `kindOf` tells apart become rectangles of their own.
 */
export function divideAround<Kind>(
  whole: Rectangle,
  holes: readonly Rectangle[],
  edges: readonly Rectangle[],
  kindOf: (x: number, y: number) => Kind,
): (Rectangle & { kind: Kind })[] {
  const xs = linesOf([whole, ...holes, ...edges], "x", "width", whole);
  const ys = linesOf([whole, ...holes, ...edges], "y", "height", whole);
  const isHole = (x: number, y: number) => holes.some((hole) => isIn(hole, x, y));
  // Columns of the grid, each as runs from bottom to top.
  const columns = xs.slice(1).map((right, index) => {
    const left = xs[index]!;
    const x = (left + right) / 2;
    const runs: (Rectangle & { kind: Kind })[] = [];
    for (const [row, top] of ys.slice(1).entries()) {
      const y = ys[row]!;
      const middle = (y + top) / 2;
      if (isHole(x, middle)) continue;
      const kind = kindOf(x, middle);
      const last = runs.at(-1);
      const isContinued = last && last.kind === kind && Math.abs(last.y + last.height - y) < SLACK;
      if (isContinued) last.height = top - last.y;
      else runs.push({ x: left, y, width: right - left, height: top - y, kind });
    }
    return runs;
  });
  return joined(columns);
}

/** Runs that go on in the next column become one. */
function joined<Run extends Rectangle & { kind: unknown }>(columns: Run[][]): Run[] {
  const done: Run[] = [];
  let open: Run[] = [];
  for (const column of columns) {
    const going: Run[] = [];
    for (const run of column) {
      const before = open.find(
        ({ y, height, kind }) =>
          kind === run.kind && Math.abs(y - run.y) < SLACK && Math.abs(height - run.height) < SLACK,
      );
      if (before) {
        before.width = run.x + run.width - before.x;
        going.push(before);
      } else {
        done.push(run);
        going.push(run);
      }
    }
    open = going;
  }
  return done;
}

function linesOf(
  rectangles: readonly Rectangle[],
  start: "x" | "y",
  extent: "width" | "height",
  whole: Rectangle,
): number[] {
  const [from, to] = [whole[start], whole[start] + whole[extent]];
  const all = rectangles.flatMap((one) => [one[start], one[start] + one[extent]]);
  const inside = all
    .filter((at) => at > from + SLACK && at < to - SLACK)
    .sort((one, other) => one - other);
  const apart = inside.filter((at, index) => index === 0 || at - inside[index - 1]! > SLACK);
  return [from, ...apart, to];
}

export function isIn({ x, y, width, height }: Rectangle, atX: number, atY: number): boolean {
  return atX > x && atX < x + width && atY > y && atY < y + height;
}

/** A rectangle smaller by so much on each side. */
export function inset({ x, y, width, height }: Rectangle, by: number): Rectangle {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
