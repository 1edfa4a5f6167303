/**
 * Work on a board. `u` runs along its length and `v` along its width, from the corner with the lowest
 * x, y and z in the assembled piece. The face `low` looks towards lower coordinates, `high` to higher
 * ones; `start` and `end` are the edges across the length, where `v` and `w` (through the thickness)
 * say the place.
 */
export type Machining = Hole | Groove;

interface Work<Kind, Face> {
  kind: Kind;
  face: Face;
  u: number;
  v: number;
  depth: number;
}

export interface Hole extends Work<"hole", "low" | "high" | "start" | "end"> {
  diameter: number;
  use: HoleUse;
}

/** A groove takes a rectangle away from its face. */
interface Groove extends Work<"groove", "low" | "high"> {
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
  | "cable";
