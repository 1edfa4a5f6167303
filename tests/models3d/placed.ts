import type { SeenNode } from "./read-glb";

const notBoards = ["handle", "rail", "mirror", "light", "basket"];

export type Ends = readonly [from: number, to: number];

export interface Placed {
  name: string;
  x: Ends;
  y: Ends;
  z: Ends;
}

const axes = ["x", "y", "z"] as const;

/** Where boards are, in mm from the least of all. */
function fromLeast(boards: Placed[]): { name: string; ends: number[] }[] {
  const least = axes.map((axis) => Math.min(...boards.map((board) => board[axis][0])));
  return boards.map((board) => ({
    name: board.name,
    ends: axes.flatMap((axis, index) => board[axis].map((end) => end - least[index]!)),
  }));
}

/** Boards that are at no place of others, to the third of a millimetre. */
export function missing(some: Placed[], others: Placed[]) {
  const at = fromLeast(others);
  return fromLeast(some).filter(
    ({ name, ends }) =>
      !at.some(
        (other) =>
          other.name === name &&
          other.ends.every((end, index) => Math.abs(end - ends[index]!) < 0.3),
      ),
  );
}

export function placesInModel(nodes: SeenNode[]): Placed[] {
  return nodes
    .filter(({ name }) => !notBoards.includes(name))
    .map(({ name, extent: { low, high } }) => {
      const [x, y, z] = [0, 1, 2].map((axis): Ends => [low[axis]! * 1000, high[axis]! * 1000]);
      return { name, x: x!, y: y!, z: z! };
    });
}

/** Where doors and sides are, as texts that are alike in files of either kind. */
export function doorsAndSides(nodes: Pick<SeenNode, "name" | "extent">[]): string[] {
  const rounded = (low: readonly number[], high: readonly number[]) =>
    [...low, ...high].map((metres) => (metres * 1000).toFixed(1)).join();
  return nodes
    .filter(({ name }) => name.startsWith("door") || name.startsWith("side"))
    .map(({ extent: { low, high } }) => rounded(low, high))
    .sort();
}
