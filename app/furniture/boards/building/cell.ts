import type { Body, ClearZone } from "../piece";

/** The pitch of the rows of holes for pins and hinges (System 32). */
export const PITCH = 32;

/** One zone of a column: between which uprights it lies, and where. */
export interface Cell {
  body: Body;
  bodyIndex: number;
  column: { x: number; width: number };
  zone: ClearZone;
  /** In the design. */
  columnIndex: number;
  zoneIndex: number;
  left: number;
  right: number;
  /** The level board above it; none below a slanted top alone. */
  above: number | undefined;
}
