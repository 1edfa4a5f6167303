import type { BoardName, HardwareCode, Piece } from "./piece";

/** What differs between two pieces: a kind of board, as finished or only as cut, or a fitting. */
type Difference =
  | { what: "board" | "cut"; name: BoardName; before: string; after: string }
  | { what: "hardware"; name: HardwareCode; before: string; after: string };

export interface Comparison {
  differences: Difference[];
  /** Whether something else differs: where a board stands, or what is drilled and grooved. */
  isMoved: boolean;
}

/** Compares what is cut and bought for two pieces; an empty text stands for none of a kind. */
export function comparePieces(before: Piece, after: Piece): Comparison {
  const finished = compareBoards(before, after).map((one) => ({
    what: "board" as const,
    name: one.name,
    before: lines(one.before),
    after: lines(one.after),
  }));
  const told = new Set(finished.map(({ name }) => name));
  const asCut = (piece: Piece) =>
    listBoards(piece, ({ cut, thickness }) => ({ ...cut, thickness }));
  const cut = changes(texts(asCut(before)), texts(asCut(after)))
    .filter(({ name }) => !told.has(name))
    .map((one) => ({ what: "cut" as const, ...one }));
  const hardware = changes(listHardware(before), listHardware(after)).map((one) => ({
    what: "hardware" as const,
    ...one,
  }));
  const differences = [...finished, ...cut, ...hardware];
  const isSame = JSON.stringify(before.boards) === JSON.stringify(after.boards);
  return { differences, isMoved: differences.length === 0 && !isSame };
}

/** So many boards of one size, in mm. */
interface SizedBoards {
  count: number;
  length: number;
  width: number;
  thickness: number;
}

/** Which kinds of boards differ between two pieces as finished, by count or size; none of a kind is an empty list. */
export function compareBoards(before: Piece, after: Piece) {
  const [was, is] = [listBoards(before), listBoards(after)];
  return changes(texts(was), texts(is)).map(({ name }) => ({
    name,
    before: was.get(name) ?? [],
    after: is.get(name) ?? [],
  }));
}

type Lists<Name extends string> = Map<Name, string>;

function changes<Name extends string>(before: Lists<Name>, after: Lists<Name>) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => ({ name, before: before.get(name) ?? "", after: after.get(name) ?? "" }))
    .filter((one) => one.before !== one.after);
}

/** Boards by name and size, as finished unless another size is asked for. */
function listBoards(
  { boards }: Piece,
  sizeOf: (board: Piece["boards"][number]) => Omit<SizedBoards, "count"> = (board) => board,
) {
  const lists = new Map<BoardName, SizedBoards[]>();
  for (const board of boards) {
    const { length, width, thickness } = sizeOf(board);
    const list = lists.get(board.name) ?? [];
    const same = list.find((one) => size(one) === size({ length, width, thickness }));
    if (same) same.count += 1;
    else list.push({ count: 1, length, width, thickness });
    lists.set(board.name, list);
  }
  return lists;
}

function texts(lists: ReadonlyMap<BoardName, SizedBoards[]>): Lists<BoardName> {
  return new Map([...lists].map(([name, boards]) => [name, lines(boards)]));
}

function listHardware({ hardware }: Piece) {
  const names = [...new Set(hardware.map(({ code }) => code))];
  return new Map(
    names.map((name) => {
      const own = hardware.filter(({ code }) => code === name);
      const one = ({ length, count }: (typeof own)[number]) =>
        length === null ? String(count) : `${count} × ${length} mm`;
      return [name, own.map(one).join("\n")];
    }),
  );
}

/** Boards of one kind: `2 × 764×300×18`, several sizes one below the other. */
function lines(boards: readonly SizedBoards[]): string {
  return boards.map((one) => `${one.count} × ${size(one)}`).join("\n");
}

function size({ length, width, thickness }: Omit<SizedBoards, "count">): string {
  return [length, width, thickness].map((mm) => String(mm).replace(".", ",")).join("×");
}
