import type { Palette } from "~/furniture/drawing/piece-look";
import { mix } from "~/furniture/drawing/svg";

/**
 * How a board is drawn that has the colours of a picture (#rrggbb): light falls on its top, its side is
 * in the shade, and its grain has the colour of what is darkest. `dark` may be as light as the rest
 * where the picture shows little of its grain.
 */
export function lookFromPicture({
  mean,
  dark,
}: {
  mean: string;
  dark: string;
}): Required<Omit<Palette, "isGlossy">> {
  return {
    top: mix(mean, "#ffffff", 0.24),
    front: mean,
    side: mix(mean, "#000000", 0.22),
    grain: { color: mix(dark, "#000000", 0.35), lines: 24, strength: 0.55 },
  };
}
