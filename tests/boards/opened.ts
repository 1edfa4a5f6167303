import type { Board, Front, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { boxInRoom, inRoom } from "~/furniture/boards/standing";

import { solid, type Solid } from "./faults";

// What boards and handles fill in the room where walls meet, shut and opened.

/** What a board fills in the room. */
export function inRoomOf(board: Board, { bodies }: Piece): Solid {
  const own = solid(board, rules);
  const box = {
    x: own.x,
    y: own.y,
    z: own.z,
    width: own.right - own.x,
    height: own.top - own.y,
    depth: own.rear - own.z,
  };
  const { x, y, z, width, height, depth } = boxInRoom(bodies[board.body]!, box);
  return { x, right: x + width, y, top: y + height, z, rear: z + depth };
}

export type Corner2 = readonly [x: number, z: number];

/** A shut handle, which stands out by 35. */
export function handleOf({ board, handle }: Front, { boards, bodies }: Piece): Solid | undefined {
  if (!handle) return undefined;
  const { body, place } = boards[board]!;
  const long = handle.length / 2;
  const [across, up] = handle.direction === "upright" ? [10, long] : [long, 10];
  const box = {
    x: handle.x - across,
    y: handle.y - up,
    z: place.z - 35,
    width: 2 * across,
    height: 2 * up,
    depth: 35,
  };
  const { x, y, z, width, height, depth } = boxInRoom(bodies[body]!, box);
  return { x, right: x + width, y, top: y + height, z, rear: z + depth };
}

/** A door with its handle, as seen from above when it is opened: it turns about its front edge. */
export function openedBy(
  { opens, board, handle }: Front,
  degrees: number,
  piece: Piece,
): Corner2[] {
  const { place, body } = piece.boards[board]!;
  const isLeft = opens === "left";
  const hinge = { x: isLeft ? place.x : place.x + place.width, z: place.z };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const outwards = handle ? -35 : 0;
  const corners = [
    [0, 0],
    [0, place.depth],
    [place.width, place.depth],
    [place.width, outwards],
    [place.width - 60, outwards],
  ] as const;
  return corners.map(([across, deep]) => {
    const x = hinge.x + (isLeft ? 1 : -1) * (across * cos + deep * sin);
    const z = hinge.z + deep * cos - across * sin;
    const at = inRoom(piece.bodies[body]!, { x, z });
    return [at.x, at.z];
  });
}

export function planOf({ x, right, z, rear }: Solid): Corner2[] {
  return [
    [x, z],
    [right, z],
    [right, rear],
    [x, rear],
  ];
}

/** Whether two convex outlines meet: no line along one of their edges has them on its two sides. */
export function meet(one: Corner2[], other: Corner2[]): boolean {
  return [one, other].every((corners) =>
    corners.every(([x, z], index) => {
      const [nextX, nextZ] = corners[(index + 1) % corners.length]!;
      const long = Math.hypot(nextX - x, nextZ - z) || 1;
      const along = (all: Corner2[]) =>
        all.map((corner) => ((nextZ - z) * corner[0] - (nextX - x) * corner[1]) / long);
      const [its, others] = [along(one), along(other)];
      const apart = Math.max(
        Math.min(...others) - Math.max(...its),
        Math.min(...its) - Math.max(...others),
      );
      return apart < -0.01;
    }),
  );
}
