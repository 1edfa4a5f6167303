import type { Leg } from "../piece";

/** Four legs under a rectangle; `inset` is the distance of their axis from its edges. */
export function legs(
  size: { x?: number; z?: number; width: number; height: number; depth: number },
  inset: number,
  look: Partial<Pick<Leg, "top" | "foot" | "splayX" | "splayZ" | "finish">> = {},
): Leg[] {
  const { x = 0, z = 0, width, height, depth } = size;
  const top = look.top ?? 2.6;
  const middle = width > 220 ? [x + width / 2] : [];
  return [x + inset, ...middle, x + width - inset].flatMap((legX) =>
    [z + depth - inset, z + inset].map((legZ) => ({
      part: "leg" as const,
      x: legX,
      z: legZ,
      y: 0,
      height,
      top,
      foot: look.foot ?? 1.6,
      splayX: (look.splayX ?? 0) * Math.sign(Math.round(legX - x - width / 2)),
      splayZ: (look.splayZ ?? 0) * Math.sign(legZ - z - depth / 2),
      finish: look.finish ?? "material",
    })),
  );
}
