import { type Canvas, frontQuad, line, plain } from "../canvas";
import type { Block, Front } from "../piece";
import { chain, polygon } from "../svg";

export function drawOven(canvas: Canvas, { z }: Block, { x, y, width, height }: Front): string {
  const { camera, id } = canvas;
  const panel = 0.2 * height;
  const bar = y + height - panel - 4;
  return (
    plain(polygon(frontQuad(camera, z, x + 0.3, y + 0.3, width - 0.6, height - 0.6)), "#23262a") +
    plain(
      polygon(frontQuad(camera, z, x + 0.3, y + height - panel, width - 0.6, panel - 0.3)),
      "#3a3e44",
    ) +
    plain(polygon(frontQuad(camera, z, x + 5, y + 5, width - 10, bar - y - 9)), "#111316") +
    plain(
      polygon(frontQuad(camera, z, x + 0.3, y + 0.3, width - 0.6, height - 0.6)),
      `url(#${id}gloss)`,
      ' opacity=".5"',
    ) +
    line(
      chain([camera.project(x + 6, bar, z - 3), camera.project(x + width - 6, bar, z - 3)]),
      "#c3c7cb",
      "1.6",
    ) +
    line(
      chain([
        camera.project(x + width / 2 - 5, y + height - panel / 2, z),
        camera.project(x + width / 2 + 5, y + height - panel / 2, z),
      ]),
      "#9fb4c4",
      "1.4",
    )
  );
}
