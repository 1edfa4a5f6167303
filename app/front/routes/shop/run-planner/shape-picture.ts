import { ink } from "~/furniture/drawing/materials";

import type { RunShape } from "./walls";

/** The walls of each shape as one looks down on them, and what stands along them; in units of the picture. */
const drawn: Record<RunShape, { walls: string; bodies: string }> = {
  line: { walls: "M10 10H86", bodies: "M14 12H82V24H14Z" },
  l: { walls: "M10 50V10H86", bodies: "M12 46V12H82V24H24V46Z" },
  u: { walls: "M10 50V10H86V50", bodies: "M12 46V12H84V46H72V24H24V46Z" },
};

/** The picture of a shape from above; an SVG element to stand within a page, beside its name. */
export function shapePicture(shape: RunShape): string {
  const { walls, bodies } = drawn[shape];
  return (
    `<svg viewBox="0 0 96 56" aria-hidden="true" class="block w-full" stroke="${ink}">` +
    `<path d="${bodies}" fill="#d9c9ae"/><path d="${walls}" fill="none" stroke-width="4"/></svg>`
  );
}
