import { eachBand } from "~/furniture/boards/design";
import type { Camera } from "~/furniture/drawing/geometry";
import type { Palette } from "~/furniture/drawing/piece-look";

import type { Looks } from "../views";
import { cameraOf, type StandingLeg } from "./legs";
import type { Studio } from "./paint";

/** What each leg is painted with, before the camera of all of them. */
export function studiosOf(
  legs: StandingLeg[],
  camera: Camera,
  looks: Looks,
  id: string,
  isOpen: boolean,
): Studio[] {
  const isBeside = legs.some((leg) => leg.isTurned);
  return legs.map((leg, index) => ({
    id: id + "l".repeat(index),
    camera: cameraOf(leg, camera),
    ...(legs.length > 1 && { at: leg.outwards }),
    looks: leg.isTurned ? sideways(looks) : looks,
    scene: leg.scene,
    isBeside,
    isOpen,
    grains: new Map(),
  }));
}

/** Of what is turned, the front has the light of a side. */
function sideways({ body, front, handle, bands }: Looks): Looks {
  const turned = (palette: Palette) => ({ ...palette, front: palette.side, side: palette.front });
  const ofBands = bands && eachBand(bands, turned);
  return { body: turned(body), front: turned(front), handle, bands: ofBands };
}
