import type { Box } from "~/furniture/drawing/geometry";

import { count, type Assembly, type Joint } from "../building/assembly";
import type { Body } from "../piece";
import type { WallPlaces } from "../run";

/**
 * Whether a connector's head in a side is seen: neither a body, nor a panel or filler at the run's end stands beside it
 * there. No other board's outer face has heads that are seen.
 */
export function isSeenOn({ boards }: Assembly, walls: WallPlaces[], bodies: Body[]) {
  return ({ end, into }: Joint): boolean => {
    const [{ place: ended }, { name, place, body }] = [boards[end.board]!, boards[into.board]!];
    if (name !== "side") return false;
    const own = bodies[body]!;
    const places = walls.find(({ stands }) => stands === own.stands)!;
    const isLeft = place.x === own.place.x;
    const face = isLeft ? place.x : place.x + place.width;
    const [first, last] = places.ends;
    const runsEnd = isLeft ? first : last;
    if (face === (isLeft ? first.x + first.width : last.x)) {
      // A post hides it in a corner.
      const isPosted = boards.some((one) => one.name === "post" && one.body === body);
      return runsEnd.kind === "corner" && !isPosted;
    }
    const [y, z] = [ended.y + ended.height / 2, ended.z + ended.depth / 2];
    return !bodies.some((other, index) => {
      if (index === body || other.stands !== own.stands) return false;
      const { x, width } = other.place;
      const isBeside = isLeft ? x + width === face : x === face;
      // Wall bodies are built at 0 and moved to the wall at last.
      const at = { ...other.place, z: offsetOf(other, places) };
      return isBeside && covers(at, y, z + offsetOf(own, places));
    });
  };
}

function covers({ y, height, z, depth }: Box, atY: number, atZ: number): boolean {
  return atY > y && atY < y + height && atZ > z && atZ < z + depth;
}

function offsetOf({ place }: Body, { rear }: WallPlaces): number {
  return rear - place.depth;
}

/** Bodies side by side are bolted: two for each metre of the lower one's height that is begun. */
export function joinModules(assembly: Assembly, bodies: Body[], hasBodyAt: boolean[]): void {
  for (const [index, { place, stands }] of bodies.entries()) {
    if (!hasBodyAt[index]) continue;
    const beside = bodies.filter(
      ({ place: other, stands: its }, at) =>
        hasBodyAt[at] &&
        its === stands &&
        other.x === place.x + place.width &&
        other.y < place.y + place.height &&
        place.y < other.y + other.height,
    );
    for (const { place: next } of beside) {
      count(assembly, "body-bolt", 2 * Math.ceil(Math.min(place.height, next.height) / 1000));
    }
  }
}
