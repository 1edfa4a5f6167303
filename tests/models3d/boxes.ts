/** The least and the greatest of three coordinates. */
export interface Extent {
  low: number[];
  high: number[];
}

export function extentOf(points: readonly number[][]): Extent {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const point of points) {
    for (const axis of [0, 1, 2]) {
      low[axis] = Math.min(low[axis]!, point[axis]!);
      high[axis] = Math.max(high[axis]!, point[axis]!);
    }
  }
  return { low, high };
}

/** Why an extent is not that of a piece of a size in metres, standing in the middle; to the millimetre. */
export function sizeFault({ low, high }: Extent, size: readonly number[]): string | undefined {
  const [width, height, depth] = size as [number, number, number];
  const wanted = [
    [-width / 2, 0, -depth / 2],
    [width / 2, height, depth / 2],
  ];
  const isRight = [low, high].every((ends, end) =>
    ends.every((value, axis) => Math.abs(value - wanted[end]![axis]!) < 0.0005),
  );
  return isRight ? undefined : `${low.join()} to ${high.join()}, not ${size.join(" × ")}`;
}
