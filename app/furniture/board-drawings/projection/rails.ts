import type { Rail } from "~/furniture/boards/piece";
import { line } from "~/furniture/drawing/canvas";
import type { Camera, Flat } from "~/furniture/drawing/geometry";
import { chain, curve, short } from "~/furniture/drawing/svg";

import type { Solid } from "./solid";

/** How far a hanger reaches to either side of its rail and below it, in centimetres. */
const shoulder = 21;
const drop = 14;

/** The space that a rail takes with its hangers. */
export function solidOfRail({ x, y, z, length, isPullOut }: Rail): Solid {
  const box = isPullOut
    ? { left: x - 1, right: x + 1, front: z, rear: z + length }
    : { left: x, right: x + length, front: z - 1, rear: z + 1 };
  return {
    foot: [
      [box.left, box.front],
      [box.right, box.front],
      [box.right, box.rear],
      [box.left, box.rear],
    ],
    low: y - drop,
    high: y + 1,
  };
}

export function paintRail(camera: Camera, rail: Rail): string {
  const { x, y, z, length, isPullOut } = rail;
  const ends: Flat[] = isPullOut
    ? [camera.project(x, y, z), camera.project(x, y, z + length)]
    : [camera.project(x, y, z), camera.project(x + length, y, z)];
  const width = Math.max(1.4, 2.4 * camera.unit(x, y, z));
  return (
    hangers(camera, rail) +
    line(chain(ends), "#33373c", short(width + 0.7)) +
    line(chain(ends), "#b4b9be", short(width * 0.75)) +
    line(chain(ends), "#f1f3f4", short(width * 0.25))
  );
}

/** A few hangers, pushed to one end, so that one sees what the rail is for. */
function hangers(camera: Camera, { x, y, z, length, isPullOut }: Rail): string {
  if (isPullOut) return "";
  const count = Math.max(0, Math.min(5, Math.floor((length - 10) / 9)));
  const data = Array.from({ length: count }, (_, index) => {
    const at = x + length * 0.42 + index * 6.5 - (index === 1 ? 1.5 : 0);
    const on = (down: number, across: number) => camera.project(at, y - down, z + across);
    return (
      curve([on(4, 0), on(2.5, 2), on(-1.4, 1.6), on(-1, 0)]) +
      chain(
        [
          on(4, 0),
          on(drop - 4, -shoulder),
          on(drop, -shoulder),
          on(drop, shoulder),
          on(drop - 4, shoulder),
        ],
        true,
      )
    );
  }).join("");
  const unit = camera.unit(x, y, z);
  return (
    line(data, "#4b3a28", short(Math.max(0.9, 1.3 * unit))) +
    line(data, "#c79f6b", short(Math.max(0.4, 0.7 * unit)))
  );
}
