import type { Stage } from "./stage";

/** What somebody tries, with numbers that its player reads as choices. */
export interface Step {
  what: string;
  order: number;
  pick: number;
  choice: number;
  /** Sent by a form that is old, somebody else's, or made up. */
  isForged: boolean;
}

/** A try: what the shop must answer, and what the world then is; without that nothing moves. */
interface Try {
  words: string;
  answer: string;
  act: () => Promise<string>;
  change?: () => void | Promise<void>;
}

/** Makes a try of a step, or none where the world has nothing that it could be about. */
export type Player = (stage: Stage, step: Step) => Promise<Try | undefined> | Try | undefined;

/** One of them, whatever the number is. */
export function at<One>(list: readonly One[], place: number): One | undefined {
  return list[place % Math.max(1, list.length)];
}

export const orderOf = ({ world }: Stage, { order }: Step) => at(world.orders, order)!;
