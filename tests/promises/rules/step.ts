import type { Answer } from "../../visitor";
import type { Stage, Tab } from "./stage";
import type { BuyerName, World } from "./world";

/** Something that one person does. Its words are what a counter-example shows. */
export interface Step {
  words: string;
  /**
   * Looks at the pages that show the form, changing nothing of the model's, and says what will be
   * pressed. Nothing when it cannot be done as the world is.
   */
  prepare: (scene: Scene) => Press[] | Promise<Press[]>;
}

/** The world as it is when a moment begins, and what is going on in that moment. */
export interface Scene {
  world: World;
  stage: Stage;
  /** Whose browser does something already, and whose must be left alone. */
  busy: Map<BuyerName, "shared" | "alone">;
}

/** One press of a button: a POST, and what it means in the model. */
export interface Press {
  words: string;
  send: () => Promise<Answer>;
  /**
   * Makes of the world what it is after this answer. Says what is wrong with the answer when the
   * world is such that it must not be given.
   */
  foresee: (world: World, answer: Heard) => string | undefined;
  /** The answer that was cut off, when the shop took the form nevertheless. */
  findOut: () => Promise<Heard | undefined>;
}

/** What matters of an answer. */
export interface Heard {
  status: number;
  location: string | null;
}

/** Whether the buyer may do this in the moment: a browser that must be alone is. */
export function claim({ busy }: Scene, buyer: BuyerName, way: "shared" | "alone"): boolean {
  const before = busy.get(buyer);
  if (before !== undefined && (before === "alone" || way === "alone")) return false;
  busy.set(buyer, way);
  return true;
}

/** A form drawn now, or the one drawn `age` times before when it is still open somewhere. */
export async function openForm<Drawn>(
  { stage }: Scene,
  { of, age }: { of: string; age: number },
  draw: () => Promise<Tab<Drawn> | undefined>,
): Promise<Tab<Drawn> | undefined> {
  const tabs = (stage.tabs.get(of) ?? []) as unknown as Tab<Drawn>[];
  const old = tabs[age - 1];
  if (old) return old;
  const tab = await draw();
  if (!tab) return undefined;
  stage.tabs.set(of, [tab, ...tabs] as unknown as Tab<never>[]);
  return tab;
}

/** The same press once, or twice at the same moment. */
export function pressed(press: Press, times: number): Press[] {
  return Array.from({ length: times }, () => press);
}

export const taken = () => Promise.resolve({ status: 303, location: null });

/** Wrong answers in one form of words. */
export function unlike(expected: string, { status, location }: Heard): string {
  return `${expected}, but it answered ${status}${location ? ` to ${location}` : ""}`;
}
