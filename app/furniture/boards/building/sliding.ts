/** Doors that overlap where they meet and together cover the inside of the piece. */
export function slidingDoorWidth(inside: number, doors: number, overlap: number): number {
  return Math.ceil((inside + overlap * (doors - 1)) / doors);
}
