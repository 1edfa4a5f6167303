import { layOut } from "../building/layout";
import { allColumns, isStepped, withColumns, type Column, type Design, type Zone } from "../design";
import { most } from "../limits";
import type { Chosen, Rules } from "../rules";
import { isEditable, type Edit } from "./edit-button";

/** By how many millimetres a press makes a column wider or a zone higher. */
const STEP = 50;

/** The design after an edit; the same where there is nothing to edit there. Columns of both legs of a corner count on. */
export function applyEdit(design: Design, edit: Edit, chosen: Chosen, rules: Rules): Design {
  const columns = [...allColumns(design)];
  const column = columns[edit.column];
  if (!column) return design;
  const through = design.columns.length;
  switch (edit.what) {
    case "split-column": {
      if (columns.length >= most.columns || !isEditable(design, edit)) return design;
      const left = column.width === null ? null : column.width - sidesBetween(design);
      const half = left === null ? null : Math.floor(left / 2);
      const other = left === null ? null : left - half!;
      columns.splice(edit.column, 1, { ...column, width: half }, { ...column, width: other });
      return withColumns(design, columns, edit.column < through ? through + 1 : through);
    }
    case "merge-column": {
      if (!isEditable(design, edit)) return design;
      const next = columns[edit.column + 1]!;
      const isGiven = column.width !== null && next.width !== null;
      const width = isGiven ? column.width! + next.width! + sidesBetween(design) : null;
      columns.splice(edit.column, 2, { ...column, width });
      return withColumns(design, columns, edit.column < through ? through - 1 : through);
    }
    case "widen-column":
    case "narrow-column": {
      if (!isEditable(design, edit)) return design;
      const { width } = laidColumns(design, chosen, rules)[edit.column]!;
      const by = edit.what === "widen-column" ? STEP : -STEP;
      columns[edit.column] = { ...column, width: width + by };
      return withColumns(design, columns);
    }
    default:
      columns[edit.column] = editZone(design, column, edit, chosen, rules);
      return withColumns(design, columns);
  }
}

/** The clear columns as they are laid out, of both legs of a corner. */
function laidColumns(design: Design, chosen: Chosen, rules: Rules) {
  const { bodies } = layOut(design, chosen, rules);
  return bodies.filter(({ isTopBox }) => !isTopBox).flatMap((body) => body.columns);
}

/** What stands between two columns, in mm: a partition, or along a slope, where each is a body, the sides of both. */
function sidesBetween({ place, thickness }: Design): number {
  return isStepped(place) ? 2 * thickness : thickness;
}

function editZone(
  design: Design,
  column: Column,
  edit: Edit,
  chosen: Chosen,
  rules: Rules,
): Column {
  const zones = [...column.zones];
  const zone = zones[edit.zone];
  if (!zone) return column;
  if (edit.what === "split-zone") {
    if (zones.length >= most.zones) return column;
    const upper: Zone =
      zone.inside === "rail" ? { ...zone, inside: "shelves", count: 1 } : halved(zone);
    zones.splice(edit.zone, 1, { ...halved(zone), height: null }, { ...upper, height: null });
  } else if (edit.what === "merge-zone") {
    if (!zones[edit.zone + 1]) return column;
    zones.splice(edit.zone + 1, 1);
    zones[edit.zone] = { ...zone, height: null };
  } else {
    const by = edit.what === "raise-zone" ? STEP : -STEP;
    zones[edit.zone] = { ...zone, height: clearHeight(design, edit, chosen, rules) + by };
  }
  return { ...column, zones };
}

function halved(zone: Zone): Zone {
  const least = zone.inside === "shelves" || zone.inside === "rail" ? 0 : 1;
  return { ...zone, count: Math.max(least, Math.floor(zone.count / 2)) };
}

function clearHeight(design: Design, edit: Edit, chosen: Chosen, rules: Rules): number {
  return laidColumns(design, chosen, rules)[edit.column]!.zones[edit.zone]!.clear;
}
