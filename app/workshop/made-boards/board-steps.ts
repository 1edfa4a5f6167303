import type { Board } from "~/furniture/boards/piece";

/** What is done to a board, in this order. */
export const boardSteps = ["cut", "edged", "drilled", "assembled"] as const;
export type BoardStep = (typeof boardSteps)[number];

/** The steps that a board needs: not every one has bands, holes or grooves. */
export function stepsOf({ edges, machining }: Pick<Board, "edges" | "machining">): BoardStep[] {
  const isBanded = Object.values(edges).some((band) => band > 0);
  return boardSteps.filter((step) => {
    if (step === "edged") return isBanded;
    if (step === "drilled") return machining.length > 0;
    return true;
  });
}

/** The step that comes next, or undefined once the board is part of its piece. */
export function nextStep(
  needed: readonly BoardStep[],
  done: readonly BoardStep[],
): BoardStep | undefined {
  return needed.find((step) => !done.includes(step));
}

/** The last step that was done: the one that can be taken back. */
export function lastStep(done: readonly BoardStep[]): BoardStep | undefined {
  return [...boardSteps].reverse().find((step) => done.includes(step));
}

/** How many boards need each step, and how many of them have it. */
export type Progress = Record<BoardStep, { needed: number; done: number }>;

/** The progress of many boards together. */
export function progressOf(
  boards: readonly { needed: readonly BoardStep[]; done: readonly BoardStep[] }[],
): Progress {
  const count = (step: BoardStep) => ({
    needed: boards.filter(({ needed }) => needed.includes(step)).length,
    done: boards.filter(({ done }) => done.includes(step)).length,
  });
  return {
    cut: count("cut"),
    edged: count("edged"),
    drilled: count("drilled"),
    assembled: count("assembled"),
  };
}

/** Where the boards of an order stand together: before, in, or after the steps. */
export type BoardsStage = "waiting" | BoardStep | "built";

/**
 * The stage that an order's boards are in: the earliest step that some board still needs once any
 * board has been begun; `built` when no board needs anything.
 */
export function stageOf(progress: Progress): BoardsStage {
  if (progress.cut.done === 0) return "waiting";
  return boardSteps.find((step) => progress[step].done < progress[step].needed) ?? "built";
}
