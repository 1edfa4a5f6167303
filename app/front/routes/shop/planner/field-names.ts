import type { Zone } from "~/furniture/boards/design";

/** The names of a zone's and a column's fields in the form that divides a piece. */
export const zoneField = (column: number, zone: number, what: keyof Zone) =>
  `c${column}z${zone}${what}`;
export const columnField = (column: number) => `c${column}width`;

/** The control that shows a column's fields. */
export const columnId = (column: number) => `coloana-${column + 1}`;
