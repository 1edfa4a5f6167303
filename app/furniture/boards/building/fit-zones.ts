import type { Change, Step } from "../change";
import type { Zone } from "../design";
import { runnerFor } from "../fittings";
import { most } from "../limits";
import type { ClearZone } from "../piece";
import { frontThicknessOf } from "../rules";
import { PITCH } from "./cell";
import { clamp } from "./clamp";
import { deepAcross } from "./diagonal/measures";
import { fitFront } from "./fit-fronts";
import { fitHeights } from "./fit-heights";
import { fitLight, fitSpecial } from "./fit-insides";
import { isUnderSlant, type Room } from "./fit-room";
import { drawersEnd, mostDrawers } from "./fit-runners";
import { betweenSpacers, INNER_BEHIND, innerDrawersEnd } from "./inner-drawers";
import { layOut } from "./layout";
import { shelfRows } from "./pin-rows";
import { railIn } from "./rail-place";
import { depthUnder, rearCutOf, rearCuts } from "./rear-cut";
import { slants } from "./slant";
import { fitSliding } from "./sliding";

/** What closes the zones and what is in them: nothing that has no room, no runner or cannot open. */
export const fitZones: Step = (wish, chosen, rules, note) => {
  const sliding = fitSliding(wish, chosen, rules, note);
  const design = fitHeights({ ...wish, sliding }, chosen, rules, note);
  const cut = rearCutOf(design, rules);
  const { bodies, firstColumns } = layOut(design, chosen, rules);
  const columns = [...design.columns];
  let drawersLeft = most.allDrawers;
  const corner = design.place.kind === "free" ? design.place.corner : undefined;
  for (const [bodyIndex, body] of bodies.entries()) {
    if (body.isTopBox) continue;
    for (const [at, { width, zones }] of body.columns.entries()) {
      const column = firstColumns[bodyIndex]! + at;
      const isEnd = { left: column === 0, right: column === columns.length - 1 };
      const ends = Number(at === 0) + Number(at === body.columns.length - 1);
      const highest = zones.at(-1)!;
      const isBesideBlind = column === (corner?.side === "left" ? 1 : columns.length - 2);
      const room = {
        design,
        chosen,
        rules,
        cut,
        body,
        highest,
        width,
        isEnd,
        isBesideBlind,
        ends,
      };
      columns[column] = {
        ...columns[column]!,
        zones: zones.map((clear, zone) => {
          const wished = columns[column]!.zones[zone]!;
          const fitted = fitZone(clear, wished, { ...room, drawersLeft }, (change) =>
            note({ ...change, column, zone }),
          );
          if (fitted.inside === "drawers") drawersLeft -= fitted.count;
          return fitted;
        }),
      };
    }
  }
  return { ...design, columns };
};

function fitZone(clear: ClearZone, wish: Zone, room: Room, note: (change: Change) => void): Zone {
  const { front, mirror } = fitFront(clear, wish, room, note);
  const inside = fitInside(clear, { ...wish, front }, room, note);
  const isLit = wish.light && fitLight(clear, inside.front, room, note);
  return {
    height: wish.height,
    ...inside,
    ...(mirror && { mirror }),
    ...(isLit && { light: true as const }),
  };
}

/** The least height for a shelf and what stands on it. */
const SHELF_ROOM = 100;
const INNER_PITCH = 100;

function fitInside(
  place: ClearZone,
  zone: Zone,
  room: Room,
  note: (change: Change) => void,
): Pick<Zone, "front" | "inside" | "count"> {
  const { design, rules, chosen, cut } = room;
  const { clear } = place;
  const isHighest = place === room.highest;
  const isAcross = design.place.kind === "diagonal";
  const whole = isAcross ? deepAcross(design) : design.depth;
  const depth = whole - (design.sliding > 0 ? rules.sliding.tracks : 0);
  const isUnder = isUnderSlant(place, room);
  let { front, inside } = zone;
  let wished = zone.count;
  const shelve = (why: Change["why"], to: number) => {
    note({ why, from: wished, to });
    inside = "shelves";
    wished = to;
    if (front === "drawers") front = "open";
  };
  if (front === "drawers" && inside !== "drawers") inside = "drawers";
  if (inside === "rail") {
    const { leastHeight, leastDepth, pullOutDepth } = rules.rail;
    if (design.kind !== "wardrobe") shelve("rail-kind", 2);
    else if (clear < leastHeight) shelve(isUnder ? "slanted-rail" : "rail-height", 1);
    else if (depth < (isUnder ? leastDepth : pullOutDepth)) shelve("rail-depth", 2);
    else if (!railIn(place, isHighest, design, cut, rules, isUnder)) shelve("slope-rail", 1);
    else return { front, inside, count: 0 };
  }
  if (inside === "shoes" || inside === "pull-outs") {
    const between = betweenSpacers({ x: 0, width: room.width }, front, design.thickness).width;
    const deepAt = (y: number) => (cut ? depthUnder(cut, y) : depth);
    const size = { y: place.y, clear, width: between, depth, deepAt };
    const fitted = fitSpecial(inside, wished, size, design, rules, note);
    if (fitted !== undefined) return { front, inside, count: fitted };
    inside = "shelves";
  }
  if (inside === "drawers") {
    const behind = front === "drawers" ? 0 : frontThicknessOf(chosen.front) + 2;
    const isFront = front === "drawers";
    const needed = isFront
      ? Math.ceil((clear + 2 * design.thickness) / rules.drawer.highestFront)
      : 1;
    const runsAt = (end: number, from: number) =>
      !cut || runnerFor(depthUnder(cut, end) - from, rules) !== undefined;
    // Below a slanted top the highest front ends lower than its zone.
    const high = isFront && isUnder ? clear - slants.drawers : clear;
    if (runnerFor(depth - behind, rules) === undefined) shelve("drawer-depth", 1);
    else if (isFront && isUnder && mostDrawers(high, design, rules) < needed) {
      shelve("slanted-drawers", 1);
    } else if (isFront && !runsAt(drawersEnd(place, isHighest, design, rules), 0)) {
      shelve("slope-drawers", 0);
    } else if (needed > room.drawersLeft) shelve("drawers-in-all", 1);
    else {
      const fitting = isFront ? mostDrawers(high, design, rules) : Math.floor(clear / INNER_PITCH);
      const mostHere = Math.min(Math.max(1, fitting), most.drawers, room.drawersLeft);
      const count = clamp(wished, needed, mostHere);
      if (count !== wished) note({ why: "drawers", from: wished, to: count });
      const running = isFront
        ? count
        : mostOf(count, (one) => runsAt(innerDrawersEnd(place, one), INNER_BEHIND));
      if (running > 0) {
        if (running !== count) note({ why: "slope-drawers", from: count, to: running });
        return { front, inside, count: running };
      }
      shelve("slope-drawers", 0);
    }
  }
  const fitting = Math.max(0, Math.floor((clear - SHELF_ROOM) / (SHELF_ROOM + design.thickness)));
  const count = clamp(wished, 0, Math.min(fitting, most.shelves));
  if (count !== wished) note({ why: "shelves", from: wished, to: count });
  const deep = mostOf(count, (one) => areDeep(place, one, room));
  if (deep !== count) note({ why: "slope-shelves", from: count, to: deep });
  return { front, inside: "shelves", count: deep };
}

/** The greatest number up to a count that suits; 0 where none does. */
function mostOf(count: number, suits: (one: number) => boolean): number {
  const counts = Array.from({ length: count }, (_, index) => count - index);
  return counts.find(suits) ?? 0;
}

/** Whether so many shelves of a zone are each deep enough to be of use under a slanted top. */
function areDeep(zone: ClearZone, count: number, { design, rules, cut }: Room): boolean {
  if (!cut) return true;
  const highest = shelfRows({ ...zone, count }, design.thickness).at(-1)!;
  const top = zone.y + highest * PITCH + design.thickness;
  return depthUnder(cut, top) - rules.shelf.setBack >= rearCuts.leastShelf;
}
