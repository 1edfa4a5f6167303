import type { Column, Design, Kind, Place, WayIn, Zone } from "./design";
import { clamp } from "./fit-size";
import { sizeLimits } from "./limits";
import type { Rules } from "./rules";

/** What the first design of a kind and place is made from. */
export interface Start {
  kind: Kind;
  place: Place;
  size: { width: number; height: number; depth: number };
  wayIn: WayIn | null;
  looks: Pick<Design, "body" | "front" | "handle">;
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
  const count = Math.max(1, Math.round(built.width / columnWidths[kind]));
  const columns = Array.from({ length: count }, (_, index) =>
    firstColumn(kind, index, built.height),
  );
  return {
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
}

function firstColumn(kind: Kind, index: number, height: number): Column {
  return { width: null, zones: firstZones(kind, index, height) };
}

function firstZones(kind: Kind, index: number, height: number): Zone[] {
  const shelves = (count: number, front: Zone["front"]): Zone => ({
    height: null,
    front,
    inside: "shelves",
    count,
  });
  if (kind === "bookcase") return [shelves(Math.max(1, Math.round(height / 380) - 1), "open")];
  if (kind === "chest") {
    const count = Math.min(8, Math.max(2, Math.round(height / 200)));
    return [{ height: null, front: "drawers", inside: "drawers", count }];
  }
  // Hanging clothes and folded ones in turns.
  if (index % 2 === 0) return [{ height: null, front: "pair", inside: "rail", count: 0 }];
  return [shelves(5, "pair")];
}
