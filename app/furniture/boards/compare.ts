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
  const finished = changes(
    listBoards(before, ({ length, width, thickness }) => size(length, width, thickness)),
    listBoards(after, ({ length, width, thickness }) => size(length, width, thickness)),
  ).map((one) => ({ what: "board" as const, ...one }));
  const told = new Set(finished.map(({ name }) => name));
  const cut = changes(
    listBoards(before, (board) => size(board.cut.length, board.cut.width, board.thickness)),
    listBoards(after, (board) => size(board.cut.length, board.cut.width, board.thickness)),
  )
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

type Lists<Name extends string> = Map<Name, string>;

function changes<Name extends string>(before: Lists<Name>, after: Lists<Name>) {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => ({ name, before: before.get(name) ?? "", after: after.get(name) ?? "" }))
    .filter((one) => one.before !== one.after);
}

/** Boards by name: `2 × 764×300×18`, several sizes one below the other. */
function listBoards({ boards }: Piece, sizeOf: (board: Piece["boards"][number]) => string) {
  const counts = new Map<BoardName, Map<string, number>>();
  for (const board of boards) {
    const sizes = counts.get(board.name) ?? new Map<string, number>();
    sizes.set(sizeOf(board), (sizes.get(sizeOf(board)) ?? 0) + 1);
    counts.set(board.name, sizes);
  }
  return new Map([...counts].map(([name, sizes]) => [name, lines(sizes)]));
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

function lines(sizes: Map<string, number>): string {
  return [...sizes].map(([text, count]) => `${count} × ${text}`).join("\n");
}

function size(...lengths: number[]): string {
  return lengths.map((mm) => String(mm).replace(".", ",")).join("×");
}
