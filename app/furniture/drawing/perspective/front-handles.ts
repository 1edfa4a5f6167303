import type { Camera } from "../geometry";
import { type Ends, paintHandles } from "../perspective-handles";
import type { HandleSpot } from "../piece";
import type { HandleLook } from "../piece-look";

/** The handles of one front plane, seen by a camera. */
export function perspectiveHandles(
  handle: HandleLook,
  spots: HandleSpot[],
  z: number,
  camera: Camera,
  id: string,
): string {
  const ends = spots.map((spot): Ends => {
    const isUpright = spot.direction === "upright";
    return {
      at: (along, out, down = 0) =>
        camera.project(
          spot.x + (isUpright ? 0 : along),
          spot.y + (isUpright ? along : 0) - down,
          z - out,
        ),
      half: spot.length / 2,
      unit: camera.unit(spot.x, spot.y, z),
    };
  });
  return paintHandles(handle, ends, id);
}
