import type { BoardName, Piece } from "~/furniture/boards/piece";

/** One step of assembly, with the boards that come to those of the steps before. */
export interface AssemblyStep {
  kind: StepKind;
  /** The body that is assembled on its own, an index; null once all stand at their place. */
  body: number | null;
  /** Numbers of boards in the piece, from 1. */
  boards: number[];
}

/**
 * What a body is made of, in the order in which hands can do it: the back slides into its grooves from
 * above, so the top comes last.
 */
const bodySteps = {
  frame: ["side", "bottom", "plinth"],
  partitions: ["partition"],
  "fixed-shelves": ["fixed-shelf"],
  back: ["back"],
  top: ["top"],
} as const satisfies Record<string, readonly BoardName[]>;

/** What is added where the piece stands. */
const placedSteps = {
  closing: ["filler", "ceiling-board"],
  spacers: ["spacer"],
  drawers: ["drawer-side", "drawer-end", "drawer-bottom"],
  shelves: ["shelf"],
  "drawer-fronts": ["drawer-front"],
  doors: ["door"],
  "sliding-doors": ["sliding-door"],
} as const satisfies Record<string, readonly BoardName[]>;

type StepKind = keyof typeof bodySteps | keyof typeof placedSteps | "stand" | "rails";

/** How a piece is put together, step by step; each board comes in one step. */
export function assemblySteps({ boards, bodies, rails }: Piece): AssemblyStep[] {
  const numbersOf = (names: readonly BoardName[], body: number | null) =>
    boards.flatMap((board, index) =>
      names.includes(board.name) && (body === null || board.body === body) ? [index + 1] : [],
    );
  const stepsOf = (steps: Partial<Record<StepKind, readonly BoardName[]>>, body: number | null) =>
    Object.entries(steps)
      .map(([kind, names]) => ({ kind: kind as StepKind, body, boards: numbersOf(names, body) }))
      .filter((step) => step.boards.length > 0);
  const step = (kind: StepKind): AssemblyStep => ({ kind, body: null, boards: [] });
  // From left to right, because a shelf hides the screws of its left neighbour at the same height.
  const leftFirst = (one: number, other: number) =>
    boards[one - 1]!.place.x - boards[other - 1]!.place.x;
  const inOrder = (one: AssemblyStep) =>
    one.kind === "fixed-shelves" ? { ...one, boards: one.boards.sort(leftFirst) } : one;
  const { closing, ...inside } = placedSteps;
  return [
    ...bodies.flatMap((_, body) => stepsOf(bodySteps, body).map(inOrder)),
    step("stand"),
    ...stepsOf({ closing }, null),
    ...(rails.length > 0 ? [step("rails")] : []),
    ...stepsOf(inside, null),
  ];
}
