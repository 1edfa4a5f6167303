import type { Flat } from "./geometry";
import { handleReach, type HandleSpot } from "./piece";
import type { HandleShape } from "./piece-look";
import { chain, curve } from "./svg";

/** A handle on the front elevation, around a point of the sheet. */
export function elevationHandle(
  handle: HandleShape,
  spot: HandleSpot,
  [x, y]: Flat,
  scale: number,
): string {
  if (handle === "none") return "";
  if (handle === "knob") {
    const circle = (radius: number) => {
      const bend = radius * 0.5523;
      return curve(
        [
          [x - radius, y],
          [x - radius, y - bend],
          [x - bend, y - radius],
          [x, y - radius],
          [x + bend, y - radius],
          [x + radius, y - bend],
          [x + radius, y],
          [x + radius, y + bend],
          [x + bend, y + radius],
          [x, y + radius],
          [x - bend, y + radius],
          [x - radius, y + bend],
          [x - radius, y],
        ],
        true,
      );
    };
    return circle(Math.max(1.7, 1.9 * scale)) + circle(Math.max(0.8, 0.9 * scale));
  }
  const half = (spot.length * scale) / 2;
  const thick = Math.max(0.7, (handle === "bar" ? 0.7 : 1) * scale);
  const place = (along: number, across: number): Flat =>
    spot.direction === "upright" ? [x + across, y + along] : [x + along, y + across];
  if (handle === "bar") {
    const bar = chain(
      [place(-half, -thick), place(half, -thick), place(half, thick), place(-half, thick)],
      true,
    );
    const posts = [-0.78, 0.78].map((share) =>
      chain([place(half * share, -thick), place(half * share, thick)]),
    );
    return bar + posts.join("");
  }
  const lens: [number, number][] = [
    [-half, 0],
    [-half * 0.7, -thick * 1.6],
    [half * 0.7, -thick * 1.6],
    [half, 0],
    [half * 0.7, thick * 1.6],
    [-half * 0.7, thick * 1.6],
    [-half, 0],
  ];
  return curve(
    lens.map(([along, across]) => place(along, across)),
    true,
  );
}

/** A handle's profile on the side elevation; `x` is the face of the front, which looks right. */
export function profileHandle(
  handle: HandleShape,
  spot: HandleSpot,
  x: number,
  y: number,
  scale: number,
): string {
  const out = handleReach[handle] * scale;
  if (handle === "none") return "";
  const half = spot.direction === "upright" ? (spot.length * scale) / 2 : 0.8 * scale;
  if (handle === "knob") {
    const [neck, head] = [0.7 * scale, 1.9 * scale];
    return chain([
      [x, y - neck],
      [x + out * 0.45, y - neck],
      [x + out * 0.6, y - head],
      [x + out, y - head * 0.5],
      [x + out, y + head * 0.5],
      [x + out * 0.6, y + head],
      [x + out * 0.45, y + neck],
      [x, y + neck],
    ]);
  }
  if (handle === "bow") {
    return curve([
      [x, y - half],
      [x + out * 1.3, y - half],
      [x + out * 1.3, y + half],
      [x, y + half],
    ]);
  }
  const bar = Math.max(0.6, 0.8 * scale);
  const posts = spot.direction === "upright" ? [-0.78 * half, 0.78 * half] : [0];
  return (
    posts
      .map((post) =>
        chain([
          [x, y + post],
          [x + out - bar, y + post],
        ]),
      )
      .join("") +
    chain(
      [
        [x + out - bar, y - half],
        [x + out, y - half],
        [x + out, y + half],
        [x + out - bar, y + half],
      ],
      true,
    )
  );
}
