import type { Change } from "../change";
import { fallsAcross, type Design, type Zone } from "../design";
import { widestLeaf } from "../limits";
import type { ClearZone } from "../piece";
import type { Rules } from "../rules";
import { fitDiagonalFront } from "./diagonal/fit-front";
import { fitMirror } from "./fit-insides";
import { isUnderSlant, type Room } from "./fit-room";
import { hingedClear, highSide, slants } from "./slant";
import { standUnder } from "./slope";

/** What closes a zone: a door that its hinges do not carry is a pair, one that a wall is beside is hinged there. */
export function fitFront(
  place: ClearZone,
  { front, ...wish }: Zone,
  room: Room,
  note: (change: Change) => void,
): Pick<Zone, "front" | "mirror"> {
  const { design, chosen, rules, body, width, isEnd, isBesideBlind, ends } = room;
  const { place: stand } = design;
  if (stand.kind === "diagonal") {
    return fitDiagonalFront(place, { front, ...wish }, room, stand, note);
  }
  const covered = coveredBy(width, ends, design.thickness, rules);
  const leaf = Math.floor((covered - rules.frontGap) / 2);
  const { clear } = place;
  const isUnder = isUnderSlant(place, room);
  const high = isUnder ? highSide(body) : undefined;
  const away = high ?? hingesAway(design, isEnd, isBesideBlind);
  // A pair of doors is the lightest, unless they were too narrow.
  const isSingle = away !== undefined || leaf < rules.narrowestDoor;
  const narrowest = isSingle ? Math.floor(covered) : leaf;
  const own = { x: body.columns.find(({ zones }) => zones.at(-1) === place)?.x ?? 0, width };
  const carried = high ? (hingedClear(body, own, place, high) ?? 0) + slants.hinge : clear;
  const widest = (isMirrored: boolean) => widestLeaf(carried, design, chosen, rules, isMirrored);
  const isHinged = design.sliding === 0 && front !== "open" && front !== "drawers";
  // The glass of a door that is cut has no corner of its own there.
  const hasCut = isUnder && isHinged;
  if (wish.mirror && hasCut) note({ why: "slanted-mirror", from: 0, to: 0 });
  const isMirrored =
    wish.mirror === true && !hasCut && fitMirror(isHinged, narrowest, widest(true), note);
  return { front: close(), ...(isMirrored && { mirror: true as const }) };

  function close(): Zone["front"] {
    if (design.sliding > 0) return "open";
    if (front === "open" && wish.inside === "drawers") {
      note({ why: "drawers-need-front", from: 0, to: wish.count });
      return "drawers";
    }
    if (front === "open" || front === "drawers") return front;
    if (away) {
      const isCarried = covered <= widest(isMirrored);
      if (!isCarried) note({ why: high ? "slanted-front" : "corner-open", from: 0, to: 0 });
      else if (front !== away)
        note({ why: high ? "slanted-hinge" : "corner-front", from: 0, to: 0 });
      return isCarried ? away : "open";
    }
    if (front !== "pair" && covered > widest(isMirrored)) {
      note({ why: "door-too-wide", from: Math.floor(covered), to: leaf });
      return "pair";
    }
    const single = front === "pair" && leaf < rules.narrowestDoor;
    if (single) note({ why: "door-too-narrow", from: leaf, to: Math.floor(covered) });
    const hinge = single ? "left" : front;
    const wall = wallSide(design, isEnd, rules);
    if (hinge === "pair" || !wall || wall === hinge) return hinge;
    note({ why: "door-at-wall", from: 0, to: 0 });
    return wall;
  }
}

/**
 * How wide in mm a front is before a column so wide that touches so many sides of its body: it covers a whole side,
 * elsewhere half a partition.
 */
export function coveredBy(width: number, ends: number, thickness: number, rules: Rules): number {
  return width + thickness + (ends * thickness) / 2 - 2 * rules.outerGap;
}

/** The side where the only door before the first column of a leg is hinged: away from its corner. */
function hingesAway({ place }: Design, isEnd: Room["isEnd"], isBesideBlind: boolean) {
  const corner = place.kind === "free" ? place.corner : undefined;
  if (!corner) return undefined;
  const { side, isThrough } = corner;
  if (isThrough ? !isBesideBlind : !isEnd[side]) return undefined;
  return side === "left" ? "right" : "left";
}

/** The side where a wall stands beside the column, if one does. */
function wallSide(
  { place, width }: Design,
  isEnd: Room["isEnd"],
  rules: Rules,
): "left" | "right" | undefined {
  const has = (side: "left" | "right") => {
    if (place.kind === "free") return place.walls === side || place.walls === "both";
    // Beside a panel the wall is farther away.
    if (!fallsAcross(place) || place.falls !== side) return true;
    return !standUnder(place, width, rules).hasPanel;
  };
  if (isEnd.left && has("left")) return "left";
  if (isEnd.right && has("right")) return "right";
  return undefined;
}
