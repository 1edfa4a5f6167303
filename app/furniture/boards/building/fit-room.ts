import type { Design } from "../design";
import type { Body, ClearZone } from "../piece";
import type { Chosen, Rules } from "../rules";
import type { RearCut } from "./rear-cut";

/** A zone's column in its body and piece. */
export interface Room {
  design: Design;
  chosen: Chosen;
  rules: Rules;
  body: Body;
  /** Under a slope to the back; and the highest zone of the column. */
  cut: RearCut | undefined;
  highest: ClearZone;
  width: number;
  /** Whether it is the piece's first or last column, and how many sides of its body it touches. */
  isEnd: { left: boolean; right: boolean };
  /** In a corner, whether it is the one beside the blind column. */
  isBesideBlind: boolean;
  ends: number;
  /** How many drawers the piece may have here and further on. */
  drawersLeft: number;
}

/** Whether a zone ends below a top that slants along the width. */
export function isUnderSlant(zone: ClearZone, { body, highest }: Pick<Room, "body" | "highest">) {
  return body.slant !== undefined && zone === highest;
}
