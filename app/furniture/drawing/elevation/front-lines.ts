import type { Front } from "../piece";
import { chain, rectangle } from "../svg";

export function ornament(
  front: Front,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  if (front.decoration === "frame") {
    const rim = Math.min((7 * width) / front.width, width / 5, height / 5);
    return rectangle(x + rim, y + rim, width - 2 * rim, height - 2 * rim);
  }
  if (front.decoration !== "slats") return "";
  const count = Math.max(3, Math.round(front.width / 3.2));
  return Array.from({ length: count - 1 }, (_, index) => {
    const at = x + (width * (index + 1)) / count;
    return chain([
      [at, y],
      [at, y + height],
    ]);
  }).join("");
}

/** The dashed triangle, its point on the side that opens. */
export function opening(front: Front, x: number, y: number, width: number, height: number): string {
  const [right, low, middleX, middleY] = [x + width, y + height, x + width / 2, y + height / 2];
  if (front.hinge === "left")
    return chain([
      [x, y],
      [right, middleY],
      [x, low],
    ]);
  if (front.hinge === "right")
    return chain([
      [right, y],
      [x, middleY],
      [right, low],
    ]);
  if (front.hinge === "top")
    return chain([
      [x, y],
      [middleX, low],
      [right, y],
    ]);
  if (front.hinge === "bottom")
    return chain([
      [x, low],
      [middleX, y],
      [right, low],
    ]);
  return "";
}

export function glints(x: number, y: number, width: number, height: number): string {
  const reach = Math.min(width, height) * 0.22;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [-0.5, 0.1]
    .map((shift) => {
      const at = middleX + shift * reach;
      return chain([
        [at - reach / 2, middleY + reach / 2],
        [at + reach / 2, middleY - reach / 2],
      ]);
    })
    .join("");
}
