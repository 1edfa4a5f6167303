import { type Canvas, fill, through, tones } from "../canvas";
import type { Mirror } from "../piece";
import { curve } from "../svg";
import { bend } from "./round-parts";

/** The outline of an upright shape with round ends, in the plane z. */
function stadium(
  canvas: Canvas,
  z: number,
  box: { x: number; y: number; width: number; height: number },
): string {
  const radius = Math.min(box.width, box.height) / 2;
  const pull = radius * (1 - bend);
  const { x, y, width, height } = box;
  const [right, top] = [x + width, y + height];
  const around: [number, number][] = [
    [x, y + radius],
    [x, y + radius],
    [x, top - radius],
    [x, top - radius],
    [x, top - pull],
    [x + pull, top],
    [x + radius, top],
    [x + radius, top],
    [right - radius, top],
    [right - radius, top],
    [right - pull, top],
    [right, top - pull],
    [right, top - radius],
    [right, top - radius],
    [right, y + radius],
    [right, y + radius],
    [right, y + pull],
    [right - pull, y],
    [right - radius, y],
    [right - radius, y],
    [x + radius, y],
    [x + radius, y],
    [x + pull, y],
    [x, y + pull],
    [x, y + radius],
  ];
  return curve(
    through(
      canvas.camera,
      around.map(([atX, atY]) => ({ x: atX, y: atY, z })),
    ),
    true,
  );
}

export function drawMirror(canvas: Canvas, mirror: Mirror): string {
  const tone = tones(canvas, "material");
  const { x, y, z, width, height, depth } = mirror;
  const frame = Math.min(2.2, width / 12);
  const glass = {
    x: x + frame,
    y: y + frame,
    width: width - 2 * frame,
    height: height - 2 * frame,
  };
  return (
    fill(stadium(canvas, z + depth, mirror), tone.side) +
    fill(stadium(canvas, z, mirror), tone.front) +
    fill(stadium(canvas, z, glass), `url(#${canvas.id}mirror)`)
  );
}
