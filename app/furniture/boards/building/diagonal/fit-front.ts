import type { Change } from "../../change";
import type { Diagonal, Zone } from "../../design";
import type { ClearZone } from "../../piece";
import { fitMirror } from "../fit-insides";
import type { Room } from "../fit-room";
import { closingsAcross, leavesAcross, type Closing } from "./opening";

/** What closes a zone across a corner: the nearest of what is carried and opens before what its walls end at. */
export function fitDiagonalFront(
  { clear }: Pick<ClearZone, "clear">,
  { front, mirror }: Zone,
  { design, chosen, rules }: Pick<Room, "design" | "chosen" | "rules">,
  place: Diagonal,
  note: (change: Change) => void,
): Pick<Zone, "front" | "mirror"> {
  const closings = (isMirrored: boolean) =>
    closingsAcross(clear, { ...design, place }, chosen, rules, isMirrored);
  const { single, leaf } = leavesAcross(design, rules);
  const plain = closings(false);
  if (front === "open" || front === "drawers" || plain.length === 0) {
    const isHinged = front !== "open" && front !== "drawers";
    if (isHinged) note({ why: "diagonal-open", from: 0, to: 0 });
    if (mirror) fitMirror(false, 0, 0, note);
    return { front: "open" };
  }
  const mirrored = closings(true);
  const narrowest = plain.includes("pair") ? leaf : single;
  const isMirrored =
    mirror === true && fitMirror(true, narrowest, mirrored.length > 0 ? narrowest : 0, note);
  const all = isMirrored ? mirrored : plain;
  const kept = isMirrored ? { mirror: true as const } : {};
  if (all.includes(front)) return { front, ...kept };
  const to = nearest(front, all);
  if (to === "pair" && !isBesideWall(front)) note({ why: "door-too-wide", from: single, to: leaf });
  else if (front === "pair" && leaf < rules.narrowestDoor) {
    note({ why: "door-too-narrow", from: leaf, to: single });
  } else note({ why: "diagonal-front", from: 0, to: 0 });
  return { front: to, ...kept };

  /** Whether a single door hinged there would be carried, so that only a wall keeps it from opening. */
  function isBesideWall(hinge: Closing): boolean {
    return hinge !== "pair" && all.some((one) => one !== "pair" && one !== hinge);
  }
}

/** Another hinge before a pair, and a single door where there is no pair. */
function nearest(front: Closing, all: Closing[]): Closing {
  const order: Closing[] = front === "pair" ? ["left", "right"] : ["left", "right", "pair"];
  return order.find((one) => all.includes(one))!;
}
