import { clamp } from "./building/clamp";
import { blindWidth, legDesigns } from "./building/corner";
import { ceilingFromLow } from "./building/slope";
import {
  fallsAcross,
  isSlanted,
  isStepped,
  slopeBodies,
  type Column,
  type Design,
  type Kind,
  type Place,
  type Across,
  type WayIn,
  type Zone,
} from "./design";
import { fit, placeProblems } from "./fit";
import { sizeLimits } from "./limits";
import type { Chosen, Rules } from "./rules";

/** What the first design of a kind and place is made from. */
export interface Start {
  kind: Kind;
  place: Place;
  size: { width: number; height: number; depth: number };
  wayIn: WayIn | null;
  looks: Pick<Design, "body" | "front" | "handle" | "bands">;
  /** The version of the rules in force. */
  version: number;
}

/** The size a kind has where nobody has said one, in millimetres. */
export const usualSizes: Record<Kind, Start["size"]> = {
  wardrobe: { width: 1800, height: 2200, depth: 600 },
  bookcase: { width: 1200, height: 2000, depth: 300 },
  chest: { width: 1000, height: 800, depth: 450 },
};

/** About how wide a column is at first. */
const columnWidths: Record<Kind, number> = { wardrobe: 900, bookcase: 600, chest: 800 };

/** A first design, sensible for its kind, for the customer to change. */
export function startDesign(start: Start, rules: Rules): Design {
  const { kind, place, size, wayIn, looks, version } = start;
  // A size that cannot be built is divided as the nearest that can.
  const { width, height } = sizeLimits[kind];
  const built = {
    width: clamp(size.width, width.min, width.max),
    height: clamp(size.height, height.min, height.max),
  };
  const columns = fallsAcross(place)
    ? columnsUnder(place, kind, built.width)
    : firstColumns(kind, built.width, built.height);
  const first: Design = {
    kind,
    place,
    ...size,
    wayIn,
    ...looks,
    columns,
    rules: version,
    thickness: 18,
    plinth: rules.plinth.standard,
    top: "between",
    sliding: 0,
    topBox: 0,
  };
  if (place.kind === "diagonal") {
    return asUsual({ ...first, columns: [acrossColumn(kind, built.height)] }, rules);
  }
  if (place.kind === "corner") return asUsual(inCorner(first, built.height, rules), rules);
  if (isSlanted(place)) return divided(first, rules);
  return place.kind === "slope" && !isStepped(place) ? asUsual(first, rules) : first;
}

/** A slanted body is as wide as the slope lets it be: no widths that would stand are asked for. */
function divided(first: Design, rules: Rules): Design {
  const narrow = first.columns.map((column) => ({ ...column, width: 1 }));
  const design = asUsual({ ...first, columns: narrow }, rules);
  return design.columns.some(({ width }) => width === 1) ? first : design;
}

/**
 * In a corner the columns of a first design have a door each that opens away from the corner. The widths of its legs are
 * those that their walls let be.
 */
function inCorner(first: Design, height: number, rules: Rules): Design {
  const { kind, width, thickness: t } = first;
  const leg = { width, columns: [] };
  const columns = legDesigns({ ...first, leg }, FRONTS, rules)!.map(({ design, widest }) => {
    const { isThrough, side } = design.place.corner;
    const blind = isThrough ? blindWidth(design.place.corner, t) + t : 0;
    const free = Math.min(width, widest, LONGEST_LEG) - blind - t;
    const each = kind === "bookcase" ? columnWidths.bookcase : SINGLE_DOOR;
    const count = clamp(Math.ceil(free / (each + t)), 1, 6);
    const away = side === "left" ? "right" : "left";
    const all = Array.from({ length: count }, (_, index): Column => {
      const [zone] = firstZones(kind, isThrough ? index + 1 : index, height) as [Zone];
      return {
        width: null,
        zones: [{ ...zone, front: zone.front === "pair" ? away : zone.front }],
      };
    });
    if (isThrough) all.unshift({ width: null, zones: [shelves(all[0]!.zones[0]!.count, "open")] });
    return side === "left" ? all : all.reverse();
  });
  return { ...first, columns: columns[0]!, leg: { ...leg, columns: columns[1]! } };
}

/** Across a corner a first design has one column behind one door. */
function acrossColumn(kind: Kind, height: number): Column {
  const zones = firstZones(kind, 0, height).map((zone): Zone =>
    zone.front === "pair" ? { ...zone, front: "left" } : zone,
  );
  return { width: null, zones };
}

/** Fronts are usually so thick, a leg so long at most, and what one door closes so wide, in mm. */
const FRONTS = 18;
const LONGEST_LEG = 2780;
const SINGLE_DOOR = 575;

/** In some places a first design holds what usual boards let be there, so that nothing of it has to change. */
function asUsual(first: Design, rules: Rules): Design {
  const sheet = { length: 2800, width: 2070 };
  const decor = { board: "pal" as const, thicknesses: [18], sheet, hasGrain: true };
  const usual: Chosen = {
    body: { ...decor, id: first.body },
    front: { ...decor, id: first.front },
    handle: { id: first.handle, length: 0, holeSpacing: 0, isPushed: true },
  };
  const possible = placeProblems(first, usual, rules).length === 0;
  if (!possible) return first;
  const { columns, leg } = fit(first, usual, rules).design;
  return {
    ...first,
    columns,
    ...(leg && first.leg && { leg: { ...first.leg, columns: leg.columns } }),
  };
}

/** The columns that a piece of a kind and size, in millimetres, begins with. */
export function firstColumns(kind: Kind, width: number, height: number): Column[] {
  const count = Math.max(1, Math.round(width / columnWidths[kind]));
  return Array.from({ length: count }, (_, column) => ({
    width: null,
    zones: firstZones(kind, column, height),
  }));
}

/** The columns along a slope, each a body of its own, and what its own height lets be in it. */
function columnsUnder(place: Across, kind: Kind, width: number): Column[] {
  const { least, most } = slopeBodies;
  const count = clamp(Math.round(width / columnWidths[kind]), least, most);
  return Array.from({ length: count }, (_, column) => {
    const fromLow = place.falls === "left" ? column : count - 1 - column;
    const height = ceilingFromLow(place, (fromLow * width) / count);
    const [zone] = firstZones(kind, column, height);
    const isTooLow = height < RAIL_ROOM;
    return { width: null, zones: isTooLow ? [lowZone(zone!, height)] : [zone!] };
  });
}

/** Lower bodies have no rail, and fewer shelves, in mm. */
const RAIL_ROOM = 1200;

function lowZone({ front }: Zone, height: number): Zone {
  return shelves(shelvesIn(height), front);
}

export function firstZones(kind: Kind, index: number, height: number): Zone[] {
  if (kind === "bookcase") return [shelves(shelvesIn(height), "open")];
  if (kind === "chest") return [drawers(drawersIn(height))];
  // Hanging clothes and folded ones in turns.
  return index % 2 === 0 ? [rail] : [shelves(5)];
}

export const rail: Zone = { height: null, front: "pair", inside: "rail", count: 0 };

export function shelves(
  count: number,
  front: Zone["front"] = "pair",
  height: number | null = null,
): Zone {
  return { height, front, inside: "shelves", count };
}

export function drawers(count: number, height: number | null = null): Zone {
  return { height, front: "drawers", inside: "drawers", count };
}

/** How many shelves of an open piece, and drawers of a chest, such a height takes. */
export function shelvesIn(height: number): number {
  return Math.max(1, Math.round(height / 380) - 1);
}
export function drawersIn(height: number): number {
  return Math.min(8, Math.max(2, Math.round(height / 200)));
}
