import type { Board } from "../piece";

/** How far a bevel of so many degrees reaches across a board of a thickness, in mm. */
export function bevelReach(degrees: number, thickness: number): number {
  return thickness * Math.tan((Math.abs(degrees) * Math.PI) / 180);
}

/** How wide a board is on its upper and on its lower face, in mm to the tenth: its rectangle less what bevels take. */
export function faceWidths(
  board: Pick<Board, "width" | "thickness" | "bevels">,
): Record<"upper" | "lower", number> {
  const { front = 0, rear = 0 } = board.bevels ?? {};
  return faces(board.width, board.thickness, [front, rear]);
}

/** The same of how long it is; of a board that stands the upper face is its `high` one. */
export function faceLengths(
  board: Pick<Board, "length" | "thickness" | "bevels">,
): Record<"upper" | "lower", number> {
  const { left = 0, right = 0 } = board.bevels ?? {};
  return faces(board.length, board.thickness, [left, right]);
}

function faces(whole: number, thickness: number, bevels: number[]) {
  const less = (isOff: (degrees: number) => boolean) =>
    bevels.filter(isOff).reduce((sum, degrees) => sum + bevelReach(degrees, thickness), 0);
  const tenth = (length: number) => Math.round(length * 10) / 10;
  return {
    upper: tenth(whole - less((degrees) => degrees < 0)),
    lower: tenth(whole - less((degrees) => degrees > 0)),
  };
}
