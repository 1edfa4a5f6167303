import type { Piece } from "~/furniture/boards/piece";

/** Centimetres, which are enough for a picture as small as a thumb. */
const inCm = (length: number) => Math.round(length / 10);

/** How far a coat hangs below its rail, and how wide a handle of a drawer is, in centimetres. */
const [COAT, HANDLE] = [30, 12];

/**
 * The lines of a piece from the front without its doors, as path data: bodies, columns, zones, and in them
 * shelves, rails with a coat, drawers with a handle; the doors that slide, from edge to edge.
 */
export function outlineOf({ bounds, bodies, boards }: Piece): string {
  const top = bounds.y + bounds.height;
  const box = (x: number, y: number, width: number, height: number) =>
    `M${inCm(x - bounds.x)} ${inCm(top - y - height)}h${inCm(width)}v${inCm(height)}h${-inCm(width)}z`;
  const level = (x: number, y: number, width: number) =>
    `M${inCm(x - bounds.x)} ${inCm(top - y)}h${inCm(width)}`;
  const lines = bodies.map(({ place, columns }) => {
    const inner = columns.flatMap(({ x, width, zones }) =>
      zones.map(({ y, clear, front, inside, count }) => {
        const each = clear / (count + (inside === "shelves" ? 1 : 0));
        const middle = x + width / 2;
        const at = (part: number) => y + part * each;
        const parts = Array.from({ length: count }, (_, index) =>
          inside === "shelves" || front !== "drawers"
            ? level(x, at(index + 1), width)
            : level(x, at(index + 1), width) +
              level(middle - HANDLE * 5, at(index + 0.6), HANDLE * 10),
        );
        const rail = level(x, y + clear - 100, width) + coat(middle - bounds.x, top - y - clear);
        return box(x, y, width, clear) + (inside === "rail" ? rail : parts.join(""));
      }),
    );
    return box(place.x, place.y, place.width, place.height) + inner.join("");
  });
  const sliding = boards
    .filter(({ name }) => name === "sliding-door")
    .map(({ place }) => box(place.x, place.y, place.width, place.height));
  return [...lines, ...sliding].join("");
}

/** A coat on a hanger in the middle of its column, below the rail. */
function coat(middle: number, above: number): string {
  const [x, y] = [inCm(middle), inCm(above) + 10];
  return `M${x} ${y}v4l-14 8v${COAT}h28v${-COAT}l-14-8`;
}
