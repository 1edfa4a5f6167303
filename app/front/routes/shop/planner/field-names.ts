import type { Zone } from "~/furniture/boards/design";

/** The names of a zone's and a column's fields in the form that divides a piece. */
export const zoneField = (column: number, zone: number, what: keyof Zone) =>
  `c${column}z${zone}${what}`;
export const columnField = (column: number) => `c${column}width`;

/** The control that shows the fields of a column, by its number. */
export const columnId = (number: number) => `coloana-${number}`;
