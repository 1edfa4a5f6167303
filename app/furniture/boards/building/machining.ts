/**
 * Work on a board. `u` runs along its length and `v` along its width, from the corner with the lowest
 * x, y and z in the assembled piece. The face `low` looks towards lower coordinates, `high` to higher
 * ones; `start` and `end` are the edges across the length, where `v` and `w` (through the thickness)
 * say the place, `front` and `rear` those along it at the start and the end of the width, where `u` and `w` do.
 */
export type Machining = Hole | Groove | CutOut;

interface Work<Kind, Face> {
  kind: Kind;
  face: Face;
  u: number;
  v: number;
  depth: number;
}

export interface Hole extends Work<"hole", "low" | "high" | "start" | "end" | "front" | "rear"> {
  diameter: number;
  use: HoleUse;
}

/** A groove takes a rectangle away from its face. */
interface Groove extends Work<"groove", "low" | "high"> {
  length: number;
  width: number;
}

/** A rectangle cut through the whole board, for an appliance, a sink or air; its depth is the board's thickness. */
interface CutOut extends Work<"cut-out", "low" | "high"> {
  length: number;
  width: number;
}

export type HoleUse =
  | "shelf-pin"
  | "hinge-cup"
  | "hinge-screw"
  | "hinge-plate"
  | "runner"
  | "connector"
  | "eccentric"
  | "dowel"
  | "drawer-front"
  | "handle"
  | "recessed-pull"
  | "rail"
  | "panel-screw"
  | "strip-screw"
  | "cable"
  | "leg"
  | "hanger";
