import type { Board, Front, Piece } from "~/furniture/boards/piece";
import { grainChoices, usable } from "~/furniture/boards/rules";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";

/** Fronts that are cut from one strip, so that the grain runs on from one to the next. */
export interface Strip {
  /** Among the strips of its piece, from 1. */
  number: number;
  /** Which way of the fronts those above each other lie; columns lie beside each other the other way. */
  along: "length" | "width";
  /** Its columns from left to right, the fronts of each in their order, by their indices in `boards`. */
  columns: number[][];
  /** As the saw cuts it from the sheet, before it is cut into its fronts, in mm. */
  cut: { length: number; width: number };
  /** It goes on with the row of the strip before it, as one sheet does not hold the whole row. */
  goesOn: boolean;
}

/** What of a piece says which of its fronts are beside each other. */
export type StripPiece = Pick<Piece, "boards" | "fronts" | "bodies">;

/** Fronts farther from each other, in mm, are not of one stack or row. */
const BESIDE = 10;

/** Fronts above each other, by their indices from the lowest to the highest. */
interface Stack {
  along: Strip["along"];
  /** As the saw cuts them, the blade's way between them. */
  long: number;
  wide: number;
  members: number[];
  /** Where in the design it stands. */
  column: number;
  body: number;
}

/**
 * The strips of a piece whose fronts' decor has grain. Fronts of one stack are cut from one strip; by the rules, so are
 * neighbouring stacks that are divided at the same heights, beside each other from left to right. A strip is as large
 * as a sheet at most: a longer row is parted between columns.
 */
export function listStrips(
  { boards, fronts, bodies }: StripPiece,
  { front, rules }: Pick<FrozenPlan, "front" | "rules">,
): Strip[] {
  if (!front.hasGrain) return [];
  const { kerf } = rules.sheet;
  const sheet = usable(front.sheet, rules);
  const stacks = stacksOf(boards, fronts, sheet, kerf);
  const isInRows = grainChoices[rules.grain] === "rows";
  const rows = isInRows ? rowsOf(stacks, boards, bodies) : stacks.map((stack) => [stack]);
  const strips: Strip[] = [];
  for (const row of rows) {
    const { along, long } = row[0]!;
    const parts = partRow(row, sheet[acrossOf(along)], kerf);
    for (const [at, part] of parts.entries()) {
      const isAlone = part.length === 1 && part[0]!.members.length === 1;
      if (isAlone && parts.length === 1) continue;
      const wide = widthOf(part, kerf);
      strips.push({
        number: strips.length + 1,
        along,
        columns: part.map(({ members }) => inOrder(members, along, part.length)),
        cut: along === "length" ? { length: long, width: wide } : { length: wide, width: long },
        goesOn: at > 0,
      });
    }
  }
  return strips;
}

const acrossOf = (along: Strip["along"]) => (along === "length" ? "width" : "length");

/**
 * Beside each other on a sheet whose length lies upright in the piece, fronts begin with the highest: else the sheet's
 * picture would be the piece's in a mirror.
 */
function inOrder(members: number[], along: Strip["along"], columns: number): number[] {
  return along === "length" && columns > 1 ? [...members].reverse() : members;
}

/** Upright grain runs through doors, level grain lies side by side on drawers. */
function stacksOf(
  boards: readonly Board[],
  fronts: readonly Front[],
  sheet: { length: number; width: number },
  kerf: number,
): Stack[] {
  const stacks: Stack[] = [];
  const upwards = fronts
    .filter(({ opens, isInner }) => opens !== "slide" && !isInner)
    .sort((one, other) => boards[one.board]!.place.y - boards[other.board]!.place.y);
  for (const { board: index, column } of upwards) {
    const { name, body, place, cut } = boards[index]!;
    const along = name === "door" ? "length" : "width";
    const below = stacks.find(({ long, members }) => {
      const last = boards[members.at(-1)!]!;
      const gap = place.y - (last.place.y + last.place.height);
      const isOver =
        last.place.x === place.x && last.place.width === place.width && gap <= BESIDE && gap >= 0;
      const isAlike = last.name === name && last.body === body;
      return isOver && isAlike && long + kerf + cut[along] <= sheet[along];
    });
    if (below) {
      below.members.push(index);
      below.long += kerf + cut[along];
    } else {
      const [long, wide] = [cut[along], cut[acrossOf(along)]];
      stacks.push({ along, long, wide, members: [index], column, body });
    }
  }
  return stacks;
}

/** Stacks that stand beside each other and are divided alike, from left to right. */
function rowsOf(
  stacks: readonly Stack[],
  boards: readonly Board[],
  bodies: StripPiece["bodies"],
): Stack[][] {
  const rows: Stack[][] = [];
  for (const stack of stacks) {
    // In a corner only those of one leg.
    const isSame = ({ body }: Stack) => bodies[body]!.stands === bodies[stack.body]!.stands;
    const row = rows.find((one) => {
      const last = one.at(-1)!;
      return isSame(last) && areNeighbours(last, stack, boards);
    });
    if (row) row.push(stack);
    else rows.push([stack]);
  }
  return rows;
}

function areNeighbours(left: Stack, right: Stack, boards: readonly Board[]): boolean {
  if (left.members.length !== right.members.length) return false;
  return left.members.every((member, at) => {
    const [one, other] = [boards[member]!, boards[right.members[at]!]!];
    const gap = other.place.x - (one.place.x + one.place.width);
    const isLevel = one.place.y === other.place.y && one.place.height === other.place.height;
    return isLevel && one.name === other.name && gap >= 0 && gap <= BESIDE;
  });
}

/** The stacks of each of the design's columns: the doors of a pair stay together where a sheet is as wide. */
function columnsOf(row: readonly Stack[], most: number, kerf: number): Stack[][] {
  const columns: Stack[][] = [];
  for (const stack of row) {
    const last = columns.at(-1);
    const [before] = last ?? [];
    const isSame = before?.column === stack.column && before.body === stack.body;
    if (last && isSame && widthOf([...last, stack], kerf) <= most) last.push(stack);
    else columns.push([stack]);
  }
  return columns;
}

/** A row from left to right in parts of as many columns as a sheet takes. */
function partRow(row: readonly Stack[], most: number, kerf: number): Stack[][] {
  const parts: Stack[][] = [];
  for (const column of columnsOf(row, most, kerf)) {
    const last = parts.at(-1);
    if (last && widthOf([...last, ...column], kerf) <= most) last.push(...column);
    else parts.push([...column]);
  }
  return parts;
}

function widthOf(stacks: readonly Stack[], kerf: number): number {
  return stacks.reduce((sum, { wide }) => sum + wide + kerf, -kerf);
}
