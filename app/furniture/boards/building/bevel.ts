import type { Board } from "../piece";

/** How far a bevel of so many degrees reaches across a board of a thickness, in mm. */
export function bevelReach(degrees: number, thickness: number): number {
  return thickness * Math.tan((Math.abs(degrees) * Math.PI) / 180);
}

/** How wide a board is on its upper and on its lower face, in mm to the tenth: its rectangle less what bevels take. */
export function faceWidths({
  width,
  thickness,
  bevels = { front: 0, rear: 0 },
}: Pick<Board, "width" | "thickness" | "bevels">): { upper: number; lower: number } {
  const both = [bevels.front, bevels.rear];
  const less = (isOff: (degrees: number) => boolean) =>
    both.filter(isOff).reduce((sum, degrees) => sum + bevelReach(degrees, thickness), 0);
  const tenth = (length: number) => Math.round(length * 10) / 10;
  return {
    upper: tenth(width - less((degrees) => degrees < 0)),
    lower: tenth(width - less((degrees) => degrees > 0)),
  };
}
