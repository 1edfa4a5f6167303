import { fallsAcross, panelSides } from "../design";
import type { Board } from "../piece";
import { extents, type Assembly, type Joint, type Point } from "./assembly";
import { inRoom, roomAround } from "./in-room";
import { housingFace, housingOf, opposite, pointOf, type Fitting } from "./joint-holes";

/** The radius in mm of what a tool turns, with its room: of a connector's head, of an eccentric. */
const HEAD = { connector: 5, eccentric: 7.5 };

/** Whether a plinth lies on the face from which a joint's fitting is turned at a place. */
export function isHeadCovered(
  joint: Joint,
  fitting: Fitting,
  place: number,
  assembly: Assembly,
): boolean {
  const { boards } = assembly;
  // A shelf that is lowered is inside.
  if (fitting === "shelf-eccentric") return false;
  const [end, other] = [boards[joint.end.board]!, boards[joint.into.board]!];
  if (fitting === "eccentric") {
    const at = housingOf(joint, place, assembly);
    return isCovered(end, housingFace(joint, boards), at, HEAD.eccentric, boards);
  }
  const at = pointOf(end, joint.end.face, place);
  return isCovered(other, opposite[joint.into.face], at, HEAD.connector, boards);
}

function isCovered(
  board: Board,
  face: "low" | "high",
  { ...at }: Point,
  radius: number,
  boards: Board[],
): boolean {
  const { place, thickness, thicknessAxis } = board;
  at[thicknessAxis] = place[thicknessAxis] + (face === "low" ? 0 : thickness);
  return boards.some(
    (one) =>
      one.name === "plinth" &&
      one.body === board.body &&
      one !== board &&
      (["x", "y", "z"] as const).every((axis) => {
        const from = one.place[axis];
        const to = from + one.place[extents[axis]];
        const reach = axis === thicknessAxis ? 0 : radius;
        const own = one.stands ? { ...at, ...inRoom({ stands: roomAround(one.stands) }, at) } : at;
        return own[axis] + reach >= from && own[axis] - reach <= to;
      }),
  );
}

/** Whether a connector's head is on an outer side or top that neither wall, ceiling nor body hides. */
export function isHeadSeen(joint: Joint, assembly: Assembly): boolean {
  if (assembly.isHeadSeen) return assembly.isHeadSeen(joint);
  const { into } = joint;
  const { boards, design } = assembly;
  const { name, place } = boards[into.board]!;
  const { place: room, width, height, panels } = design;
  if (name === "top") {
    const isSeen = room.kind === "free" || room.kind === "diagonal";
    return isSeen && place.y + place.height === height;
  }
  if (name !== "side" || room.kind === "niche") return false;
  if (room.kind === "slope") return fallsAcross(room) && isAboveStep(joint, assembly);
  if (place.x === 0) return isBare("left");
  return place.x + place.width === width && isBare("right");

  /** Whether neither a wall nor a panel hides an outer side. */
  function isBare(side: "left" | "right"): boolean {
    if (room.kind === "diagonal") return room.ends[side === "left" ? 0 : 1] === "free";
    return panelSides(room).includes(side) && panels !== side && panels !== "both";
  }
}

/** Whether a head is on a side above the body next to it, where no step board or strip closes what is between. */
function isAboveStep({ end, into }: Joint, { boards }: Assembly): boolean {
  const [{ place: at }, { place: side, body }] = [boards[end.board]!, boards[into.board]!];
  const beside = boards.find(
    ({ name, place, body: other }) =>
      name === "side" &&
      other !== body &&
      (place.x + place.width === side.x || place.x === side.x + side.width),
  );
  if (!beside || at.y < beside.place.y + beside.place.height) return false;
  return !boards.some(
    ({ name, body: other }) => (name === "step-board" || name === "strip") && other === beside.body,
  );
}
