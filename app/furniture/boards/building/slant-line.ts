/** The line of the outer top of a body that slants along its width, its ends plumb. */
export interface Slant {
  falls: "left" | "right";
  /** How high it is at its low outer face, in mm from the floor; the high one is as high as the body. */
  low: number;
  /** By how much it rises for each millimetre, and as an angle. */
  rise: number;
  degrees: number;
  /** How thick the top is, plumb, in whole mm: so far below the line the uprights end. */
  plumb: number;
}
