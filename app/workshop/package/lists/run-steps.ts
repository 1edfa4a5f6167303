import type { Board, Body, BoardName, HardwareCode, Piece } from "~/furniture/boards/piece";

// How a kitchen or a vanity is put together: each body alone, then on its wall in the order in which fitters work.

/** One step of it, with the boards that it adds, and the bodies that it puts in their place, by their indices. */
export interface RunStep {
  kind: RunStepKind | "right-side";
  body: number | null;
  boards: number[];
  stands?: number[];
}

type RunStepKind =
  | "body"
  | "level"
  | "corner"
  | "bases"
  | "hanging-rail"
  | "columns"
  | "worktop"
  | "plinths";

/** What each step may take of the fittings. */
export const fittingsOfRunStep: Record<RunStepKind, readonly HardwareCode[]> = {
  body: ["connector", "cap", "eccentric", "dowel", "shelf-eccentric", "leg", "hanger"],
  level: [],
  corner: [],
  bases: ["body-bolt", "sink-liner", "narrow-module"],
  "hanging-rail": ["hanging-rail", "body-bolt"],
  columns: ["body-bolt", "wall-kit", "air-grille"],
  worktop: ["worktop-bolt", "worktop-edge"],
  plinths: ["plinth-clip"],
};

/** What a body of a run is; an appliance or what is bought whole has none of ours, but a front. */
type BodyRole = "base" | "wall" | "column" | "front";

const bodyBoards: readonly BoardName[] = [
  "side",
  "bottom",
  "traverse",
  "back",
  "fixed-shelf",
  "partition",
  "stile",
  "top",
];

/** Which boards of a body in a corner come before and after the others. */
const STILES_FIRST: Partial<Record<BoardName, number>> = { stile: 0, side: 2, back: 3 };

/** Whether boards between the sides are drawn to one of them by eccentrics. */
export function isPressed({ boards }: Piece, body: number): boolean {
  return boards.some(
    (board) =>
      board.body === body &&
      board.lengthAxis === "x" &&
      board.machining.some(
        (work) =>
          work.kind === "hole" &&
          work.use === "eccentric" &&
          (work.face === "start" || work.face === "end"),
      ),
  );
}

/** Whether a body of a run runs into a corner, and so has stiles in front of its blind part. */
export function isInCorner({ boards }: Pick<Piece, "boards">, body: number): boolean {
  return boards.some((board) => board.body === body && board.name === "stile");
}

/** Whether a piece is that of a run: its bodies stand on legs. */
export function isOfRun({ hardware }: Piece): boolean {
  return hardware.some(({ code }) => code === "leg");
}

/** How high the upper edges of bases are, or of columns alone, and where wall modules begin; undefined where there are none. */
export function levelsOf(piece: Piece): { bases: number | undefined; walls: number | undefined } {
  const of = (role: BodyRole) => placesOf(piece, role);
  const [base] = [...of("base"), ...of("column")];
  const walls = of("wall").map(({ y }) => y);
  return {
    bases: base && base.y + base.height,
    walls: walls.length > 0 ? Math.min(...walls) : undefined,
  };
}

function placesOf(piece: Piece, role: BodyRole): Body["place"][] {
  return piece.bodies.filter((_, index) => roleOf(piece, index) === role).map(({ place }) => place);
}

export function roleOf(
  { boards, bodies }: Pick<Piece, "boards" | "bodies">,
  index: number,
): BodyRole {
  const own = boards.filter(({ body }) => body === index);
  if (!own.some(({ name }) => name === "side")) return "front";
  const { place } = bodies[index]!;
  // Bases begin at the front, wall modules reach less far from the wall; columns have a top of their own.
  if (place.z > 0) return "wall";
  return own.some(({ name }) => name === "top") ? "column" : "base";
}

/** The steps up to the worktop; those that pieces share come after them. */
export function stepsToWorktop(piece: Piece): RunStep[] {
  const { boards, bodies } = piece;
  const roles = bodies.map((_, index) => roleOf(piece, index));
  const having = (role: BodyRole) => roles.flatMap((each, index) => (each === role ? [index] : []));
  const numbers = (isMeant: (board: Board) => boolean) =>
    boards.flatMap((board, index) => (isMeant(board) ? [index + 1] : []));
  const standing = (kind: RunStepKind, stands: number[]): RunStep[] =>
    stands.length > 0 ? [{ kind, body: null, boards: [], stands }] : [];
  const bases = having("base");
  const isCorner = (body: number) => isInCorner(piece, body);
  const worktops = numbers(({ name }) => name === "worktop");
  return [
    ...bodies.flatMap((_, body): RunStep[] => {
      if (roles[body] === "front") return [];
      const own = numbers((board) => board.body === body && bodyBoards.includes(board.name));
      const isOpen = roles[body] === "base" && !isPressed(piece, body);
      if (isOpen) return [{ kind: "body", body, boards: own }];
      // Backs come from the right, in columns between the shelves of the niche; so do bolts that stand out of a side.
      const right = own.filter((number) => boards[number - 1]!.name === "side").at(-1)!;
      const before = own.filter((number) => number !== right);
      // What lies across comes onto the stiles from below and above, and the side from outside.
      const rankOf = (number: number) => STILES_FIRST[boards[number - 1]!.name] ?? 1;
      if (isCorner(body)) before.sort((one, other) => rankOf(one) - rankOf(other));
      return [
        { kind: "body", body, boards: before },
        { kind: "right-side", body, boards: [right] },
      ];
    }),
    { kind: "level", body: null, boards: [] },
    ...standing("corner", bases.filter(isCorner)),
    ...standing(
      "bases",
      bases.filter((body) => !isCorner(body)),
    ),
    ...standing("hanging-rail", having("wall")),
    ...standing("columns", having("column")),
    ...(worktops.length > 0 ? [{ kind: "worktop" as const, body: null, boards: worktops }] : []),
  ];
}
