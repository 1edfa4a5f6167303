import type { Change, Step } from "../change";
import type { Column, Design, Zone } from "../design";
import { runnerFor } from "../fittings";
import { most, widestLeaf } from "../limits";
import type { ClearZone } from "../piece";
import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import { clamp } from "./clamp";
import { layOut } from "./layout";
import { fitSliding } from "./sliding";
import { standUnder } from "./slope";

/** What closes the zones and what is in them: nothing that has no room, no runner or cannot open. */
export const fitZones: Step = (wish, chosen, rules, note) => {
  const sliding = fitSliding(wish, chosen, rules, note);
  const heights = innerHeights(wish, chosen, rules);
  const design = {
    ...wish,
    sliding,
    columns: wish.columns.map((column, index) =>
      fitHeights(column, index, { t: wish.thickness, inner: heights[index]! }, rules, note),
    ),
  };
  const { bodies, firstColumns } = layOut(design, chosen, rules);
  const columns = [...design.columns];
  let drawersLeft = most.allDrawers;
  for (const [bodyIndex, body] of bodies.entries()) {
    if (body.isTopBox) continue;
    for (const [at, { width, zones }] of body.columns.entries()) {
      const column = firstColumns[bodyIndex]! + at;
      const isEnd = { left: column === 0, right: column === columns.length - 1 };
      const ends = Number(at === 0) + Number(at === body.columns.length - 1);
      const room = { design, chosen, rules, width, isEnd, ends };
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

/** The clear height of each column, which another body may have under a slope. */
function innerHeights(design: Design, chosen: Chosen, rules: Rules): number[] {
  const standing = layOut(design, chosen, rules).bodies.filter(({ isTopBox }) => !isTopBox);
  return standing.flatMap(({ place, plinth, columns }) =>
    columns.map(() => place.height - plinth - 2 * design.thickness),
  );
}

/** As many zones as the height holds, and heights that stand together. */
function fitHeights(
  column: Column,
  index: number,
  { t, inner }: { t: number; inner: number },
  rules: Rules,
  note: (change: Change) => void,
): Column {
  const room = Math.max(1, Math.floor((inner + t) / (rules.lowestZone + t)));
  const count = clamp(column.zones.length, 1, Math.min(room, most.zones));
  const zones = column.zones.slice(0, count);
  if (count < column.zones.length) {
    note({ why: "zones-too-many", column: index, from: column.zones.length, to: count });
  }
  const given = zones.map((zone) => zone.height);
  const open = given.filter((one) => one === null).length;
  const taken = given.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const left = inner - (count - 1) * t - taken;
  const areGood =
    given.every((one) => one === null || one >= rules.lowestZone) &&
    (open > 0 ? left >= open * rules.lowestZone : left === 0);
  if (areGood) return { ...column, zones };
  if (zones.length > 1) note({ why: "zones-shared", column: index, from: count, to: count });
  // The lowest ones keep what was asked for as long as there is room; the highest takes the rest.
  const kept = zones.map((zone, at) => (at === count - 1 ? { ...zone, height: null } : zone));
  const first = kept.reduce((sum, zone) => sum + (zone.height ?? 0), 0);
  const free = kept.filter((zone) => zone.height === null).length;
  const fits =
    kept.every((zone) => zone.height === null || zone.height >= rules.lowestZone) &&
    inner - (count - 1) * t - first >= free * rules.lowestZone;
  return { ...column, zones: fits ? kept : zones.map((zone) => ({ ...zone, height: null })) };
}

interface Room {
  design: Design;
  chosen: Chosen;
  rules: Rules;
  width: number;
  /** Whether it is the piece's first or last column, and how many sides of its body it touches. */
  isEnd: { left: boolean; right: boolean };
  ends: number;
  /** How many drawers the piece may have here and further on. */
  drawersLeft: number;
}

function fitZone(clear: ClearZone, wish: Zone, room: Room, note: (change: Change) => void): Zone {
  const front = fitFront(clear, wish, room, note);
  const inside = fitInside(clear, { ...wish, front }, room, note);
  return { height: wish.height, ...inside };
}

function fitFront(
  { clear }: ClearZone,
  wish: Zone,
  room: Room,
  note: (change: Change) => void,
): Zone["front"] {
  const { design, chosen, rules, width, isEnd, ends } = room;
  if (design.sliding > 0) return "open";
  const { front } = wish;
  if (front === "open" && wish.inside === "drawers") {
    note({ why: "drawers-need-front", from: 0, to: wish.count });
    return "drawers";
  }
  if (front === "open" || front === "drawers") return front;
  const t = design.thickness;
  // At a body's ends a front covers the whole side, elsewhere half a partition.
  const covered = width + t + (ends * t) / 2 - 2 * rules.outerGap;
  const leaf = Math.floor((covered - rules.frontGap) / 2);
  if (front !== "pair" && covered > widestLeaf(clear, design, chosen, rules)) {
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

/** The side where a wall stands beside the column, if one does. */
function wallSide(
  { place, width }: Design,
  isEnd: Room["isEnd"],
  rules: Rules,
): "left" | "right" | undefined {
  const has = (side: "left" | "right") => {
    if (place.kind === "free") return place.walls === side || place.walls === "both";
    // Beside a panel the wall is farther away.
    if (place.kind === "niche" || place.falls !== side) return true;
    return !standUnder(place, width, rules).hasPanel;
  };
  if (isEnd.left && has("left")) return "left";
  if (isEnd.right && has("right")) return "right";
  return undefined;
}

/** The least height for a shelf and what stands on it. */
const SHELF_ROOM = 100;
const INNER_PITCH = 100;

function fitInside(
  { clear }: ClearZone,
  zone: Zone,
  room: Room,
  note: (change: Change) => void,
): Pick<Zone, "front" | "inside" | "count"> {
  const { design, rules, chosen } = room;
  const depth = design.depth - (design.sliding > 0 ? rules.sliding.tracks : 0);
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
    const { leastHeight, pullOutDepth } = rules.rail;
    if (design.kind !== "wardrobe") shelve("rail-kind", 2);
    else if (clear < leastHeight) shelve("rail-height", 1);
    else if (depth < pullOutDepth) shelve("rail-depth", 2);
    else return { front, inside, count: 0 };
  }
  if (inside === "drawers") {
    const behind = front === "drawers" ? 0 : frontThicknessOf(chosen.front) + 2;
    const isFront = front === "drawers";
    const needed = isFront
      ? Math.ceil((clear + 2 * design.thickness) / rules.drawer.highestFront)
      : 1;
    if (runnerFor(depth - behind, rules) === undefined) shelve("drawer-depth", 1);
    else if (needed > room.drawersLeft) shelve("drawers-in-all", 1);
    else {
      const { lowestBox, aroundBox } = rules.drawer;
      const each = isFront ? lowestBox + aroundBox + 2 * (design.thickness - 18) : INNER_PITCH;
      const gap = isFront ? rules.frontGap : 0;
      const fitting = Math.max(1, Math.floor((clear + gap) / (each + gap)));
      const count = clamp(wished, needed, Math.min(fitting, most.drawers, room.drawersLeft));
      if (count !== wished) note({ why: "drawers", from: wished, to: count });
      return { front, inside, count };
    }
  }
  const fitting = Math.max(0, Math.floor((clear - SHELF_ROOM) / (SHELF_ROOM + design.thickness)));
  const count = clamp(wished, 0, Math.min(fitting, most.shelves));
  if (count !== wished) note({ why: "shelves", from: wished, to: count });
  return { front, inside: "shelves", count };
}
