import type { BoardName, Piece } from "~/furniture/boards/piece";

import { isOfRun, isPressed, stepsToWorktop, type RunStep } from "./run-steps";

/** One step of assembly, with the boards that come to those of the steps before. */
export interface AssemblyStep {
  kind: StepKind;
  /** The body that is assembled on its own, an index; null once all stand at their place. */
  body: number | null;
  /** Numbers of boards in the piece, from 1. */
  boards: number[];
  /** Of a kitchen or a vanity: the bodies that it puts in their place, indices. */
  stands?: number[];
}

/**
 * What a body is made of, in the order in which hands can do it: the back slides into its grooves from
 * above, so the top comes last, and after it the one that is slanted below the ceiling and ends the back.
 */
const bodySteps = {
  frame: ["side", "bottom", "plinth"],
  partitions: ["partition", "stile"],
  "fixed-shelves": ["fixed-shelf"],
  back: ["back"],
  top: ["top"],
  "slanted-top": ["slanted-top"],
} as const satisfies Record<string, readonly BoardName[]>;

/**
 * The same of a body across a corner: its backs end at posts between bottom and top, and come into their grooves from
 * the ends, so that both sides close it last.
 */
const acrossSteps = {
  core: ["bottom", "post", "top"],
  "corner-backs": ["back"],
  "corner-shelves": ["fixed-shelf"],
  "both-sides": ["plinth", "side"],
} as const satisfies Record<string, readonly BoardName[]>;

/**
 * The same where eccentrics draw the boards between the sides to them: their bolts stand out of a side,
 * which so comes from outside once all that ends at it is there, the right one after the back.
 */
function pressedSteps({ boards }: Piece, body: number) {
  const own = (...names: BoardName[]) =>
    boards.flatMap((board, index) =>
      board.body === body && names.includes(board.name) ? [index + 1] : [],
    );
  const [left, right] = own("side");
  const [bottom, top, slanted] = [own("bottom"), own("top"), own("slanted-top")];
  // One along the width lies over the sides.
  const liesOver = slanted.some((number) => boards[number - 1]!.turned?.isAcross);
  const lengthOf = ([number]: number[]) => boards[number! - 1]!.length;
  // Below a ceiling that falls to the back there may be a slanted top alone.
  const isOver = top.length > 0 && lengthOf(top) > lengthOf(bottom);
  const hasPartitions = own("partition", "stile").length > 0;
  const shelves = own("fixed-shelf");
  const ring = [
    ...bottom,
    ...own("plinth"),
    ...(isOver ? [] : top),
    ...(liesOver ? [] : slanted),
    left!,
  ];
  return {
    inner: hasPartitions ? own("partition", "stile", "fixed-shelf") : [],
    "left-side": hasPartitions ? ring : [...shelves, ...ring],
    "back-from-right": own("back"),
    "right-side": [right!],
    "top-over": isOver ? top : [],
    "slanted-top": liesOver ? slanted : [],
  };
}

/** What is added where the piece stands. */
const placedSteps = {
  posts: ["post", "plinth-return"],
  closing: ["filler", "ceiling-board"],
  "side-panels": ["side-panel"],
  spacers: ["spacer"],
  drawers: ["drawer-side", "drawer-end", "drawer-bottom"],
  shelves: ["shelf"],
  "shoe-shelves": ["shoe-shelf", "stop-strip"],
  "drawer-fronts": ["drawer-front"],
  doors: ["door"],
  "sliding-doors": ["sliding-door"],
  // Scribed to the ceiling last, once the doors show where the bodies stand.
  "step-boards": ["step-board", "panel", "strip"],
} as const satisfies Record<string, readonly BoardName[]>;

export type StepKind =
  | keyof typeof bodySteps
  | keyof typeof acrossSteps
  | keyof ReturnType<typeof pressedSteps>
  | keyof typeof placedSteps
  | RunStep["kind"]
  | "stand"
  | "rails"
  | "lights"
  | "pull-outs";

/** How a piece is put together, step by step; each board comes in one step. */
export function assemblySteps(piece: Piece): AssemblyStep[] {
  const { boards, bodies, rails, lights, pullOuts } = piece;
  const isAcross = boards.some(({ stands }) => stands);
  const numbersOf = (names: readonly BoardName[], body: number | null) => {
    const numbers = boards.flatMap((board, index) =>
      names.includes(board.name) && (body === null || board.body === body) ? [index + 1] : [],
    );
    const placeOf = (number: number) => names.indexOf(boards[number - 1]!.name);
    return isAcross ? numbers.sort((one, other) => placeOf(one) - placeOf(other)) : numbers;
  };
  const filled = (steps: Partial<Record<StepKind, number[]>>, body: number | null) =>
    Object.entries(steps)
      .map(([kind, numbers]) => ({ kind: kind as StepKind, body, boards: numbers }))
      .filter((step) => step.boards.length > 0);
  const stepsOf = (steps: Partial<Record<StepKind, readonly BoardName[]>>, body: number | null) =>
    filled(
      Object.fromEntries(
        Object.entries(steps).map(([kind, names]) => [kind, numbersOf(names, body)]),
      ),
      body,
    );
  const step = (kind: StepKind): AssemblyStep => ({ kind, body: null, boards: [] });
  // From left to right, because a shelf hides the screws of its left neighbour at the same height.
  const leftFirst = (one: number, other: number) =>
    boards[one - 1]!.place.x - boards[other - 1]!.place.x;
  const inOrder = (one: AssemblyStep) =>
    one.kind === "fixed-shelves" || one.kind === "inner"
      ? { ...one, boards: one.boards.sort(leftFirst) }
      : one;
  const isRun = isOfRun(piece);
  const { posts, closing, "side-panels": panels, spacers, ...inside } = placedSteps;
  const onPlace = [
    // The plinths of a run come last, and so does what is between them in a corner.
    ...stepsOf(
      {
        ...(!isAcross && { posts: isRun ? ["post"] : posts }),
        closing,
        "side-panels": panels,
      },
      null,
    ),
    ...(lights.length > 0 ? [step("lights")] : []),
    ...(rails.length > 0 ? [step("rails")] : []),
    ...stepsOf({ spacers }, null),
    ...(pullOuts.length > 0 ? [step("pull-outs")] : []),
    ...stepsOf(inside, null),
  ];
  if (isRun) {
    const plinths = stepsOf({ plinths: ["plinth", "plinth-return"] }, null);
    return [...stepsToWorktop(piece), ...onPlace, ...plinths];
  }
  if (isAcross) return [...stepsOf(acrossSteps, 0), step("stand"), ...onPlace];
  return [
    ...bodies.flatMap((_, body) =>
      (isPressed(piece, body)
        ? filled(pressedSteps(piece, body), body)
        : stepsOf(bodySteps, body)
      ).map(inOrder),
    ),
    step("stand"),
    ...onPlace,
  ];
}
