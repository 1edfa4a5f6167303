import type { Box } from "~/furniture/drawing/geometry";

import type { ClearZone } from "../piece";
import type { Rules } from "../rules";
import { hasBody, isColumn, widestSingle, type Module, type Run } from "../run";

/** Lower zones hold no shelf. */
const SHELF_FROM = 300;

/** The clear zones of a module's body from bottom to top, and what closes each. */
export function zonesOf(run: Run, module: Module, { y, height }: Box, rules: Rules): ClearZone[] {
  const { thickness: t, niches } = run;
  const front = frontOf(module);
  const zone = (from: number, to: number, more: Partial<ClearZone> = {}): ClearZone => ({
    y: from,
    clear: to - from,
    height: null,
    front,
    inside: "shelves",
    count: 0,
    ...more,
  });
  const shelved = (from: number, to: number) =>
    zone(from, to, { count: to - from < SHELF_FROM ? 0 : 1 });
  const top = y + height - t;
  if (module.what === "oven-column") {
    const niche = y + rules.baseModule.height + t - Math.floor(t / 2);
    const upper = niche + niches.oven + t;
    return [
      shelved(y + t, niche - t),
      zone(niche, upper - t, { front: "open" }),
      shelved(upper, top),
    ];
  }
  if (module.what === "fridge-column") {
    const upper = y + 2 * t + niches.fridge;
    return [zone(y + t, upper - t), shelved(upper, top)];
  }
  if (!hasBody(module)) return [zone(y, y + height)];
  if (front === "drawers") return [zone(y + t, top, { inside: "drawers", count: module.count })];
  return [zone(y + t, top, { count: module.what === "sink" ? 0 : 1 })];
}

/** The same of a wall module: two shelves, above a hood one. */
export function wallZonesOf(
  { thickness: t }: Pick<Run, "thickness">,
  module: Module,
  { y, height }: Box,
): ClearZone[] {
  const shelves = module.above === "hood" ? 1 : 2;
  const front = doorsOf(module);
  return [
    { y: y + t, clear: height - 2 * t, height: null, front, inside: "shelves", count: shelves },
  ];
}

/** What is in the body of a corner module: its blind part holds shelves as the part that its door closes does. */
export function blindZones(zones: ClearZone[]): ClearZone[] {
  return zones.map((zone) => ({ ...zone, front: "open" }));
}

/** What closes the body of a module, or stands before its appliance. */
function frontOf(module: Module): ClearZone["front"] {
  const isDrawers = module.what === "drawers" || (module.what === "sink" && module.count > 0);
  if (isDrawers || module.what === "narrow") return "drawers";
  if (module.what === "dishwasher") return "left";
  return isColumn(module) ? module.hinge : doorsOf(module);
}

function doorsOf({ what, width, hinge }: Module): "left" | "right" | "pair" {
  return width > widestSingle && what !== "corner" ? "pair" : hinge;
}
