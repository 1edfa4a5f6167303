import {
  allColumns,
  anyLength,
  bandsOf,
  withColumns,
  type Column,
  type Design,
  type Zone,
} from "~/furniture/boards/design";
import type { ReadText } from "~/furniture/planner/front/read-place";
import { readLength, type LengthBounds } from "~/platform/format/read-length";

import { AS_BOARD, likely, plinthBounds } from "./field-bounds";
import { columnField, zoneField } from "./field-names";

// What the steps' fields say, read alike by the server and by the script that draws while one types.

/** The design as the second step's fields divide it; undefined while one of them is no length or count. */
export function readDivision(
  before: Design,
  text: ReadText,
  reader = readLength,
): Design | undefined {
  let isWhole = true;
  const read = (name: string, likely: LengthBounds) => {
    const typed = text(name) ?? "";
    if (typed === "") return null;
    const value = reader(typed, anyLength, likely);
    if (value === undefined) isWhole = false;
    return value ?? null;
  };
  const sliding = slidingCounts.find((count) => count === text("sliding"));
  const columns = allColumns(before).map(({ zones }, column): Column => ({
    width: read(columnField(column), likely.column),
    zones: zones.map((_, zone) => {
      const field = (what: keyof Zone) => zoneField(column, zone, what);
      const [front, mirror] = (text(field("front")) ?? "").split("-") as [Zone["front"], string?];
      const isOpenable = front !== "drawers";
      const inside = isOpenable ? (text(field("inside")) as Zone["inside"]) : "drawers";
      const count = (text(field("count")) ?? "").trim();
      if (!isCount.test(count)) isWhole = false;
      return {
        height: read(field("height"), likely.zone),
        front,
        inside,
        count: inside === "rail" ? 0 : Number(count),
        mirror: mirror === "mirror" ? true : undefined,
        light: isOpenable && text(field("light")) === "on" ? true : undefined,
      };
    }),
  }));
  const design: Design = {
    ...withColumns(before, columns),
    topBox: read("topBox", likely.topBox) ?? 0,
    sliding: Number(sliding ?? 0) as Design["sliding"],
  };
  return isWhole ? design : undefined;
}

export const slidingCounts = ["0", "2", "3"] as const;
export const bodyThicknesses = ["16", "18", "19", "22", "25"] as const;
/** On which sides of a piece there may be a panel like its fronts. */
export const panelChoices = ["none", "left", "right", "both"] as const;
/** Shelves or drawers in a zone; of more than there may be, as many as there may be are built. */
export const isCount = /^\d{1,2}$/;
export const MOST_TYPED = 99;

/**
 * The design in the looks of the third step's fields; undefined while the plinth is no length. `isPushed` says whether
 * the fronts with a handle of an id are pushed to open.
 */
export function readLook(
  before: Design,
  text: ReadText,
  isPushed: (handle: string) => boolean,
): Design | undefined {
  const plinth = readLength(text("plinth") ?? "", plinthBounds, likely.plinth);
  if (plinth === undefined) return undefined;
  const thickness = bodyThicknesses.find((one) => one === text("thickness"));
  const look = (name: "body" | "front" | "handle") => text(name) || before[name];
  const band = (part: "body" | "front") => {
    const chosen = text(`${part}Band`) || before.bands?.[part];
    return chosen === AS_BOARD ? undefined : chosen;
  };
  const decors = { body: look("body"), front: look("front") };
  const handle = look("handle");
  const panels = panelChoices.find((one) => one === text("panels"));
  return {
    ...before,
    ...decors,
    handle,
    opening: isPushed(handle) ? "push" : undefined,
    bands: bandsOf(decors, { body: band("body"), front: band("front") }),
    plinth,
    thickness: Number(thickness ?? before.thickness),
    top: text("top") === "over" ? "over" : "between",
    panels: panels === "none" ? undefined : (panels ?? before.panels),
  };
}
