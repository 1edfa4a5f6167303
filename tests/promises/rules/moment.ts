import type { AsyncCommand } from "fast-check";

import { explain, type Pressed } from "./explain";
import { checkLaws } from "./laws";
import { lookAt } from "./observe";
import type { Stage } from "./stage";
import type { Heard, Press, Scene, Step } from "./step";
import type { World } from "./world";

/** What fast-check hands on from moment to moment. */
export interface Model {
  world: World;
}

/** Several people do something at once; then the shop is looked at and must be as a rule allows. */
export class Moment implements AsyncCommand<Model, Stage> {
  readonly #steps: Step[];
  readonly #isKilled: boolean;

  /** `isKilled`: the power goes off while the forms are on their way. */
  constructor(steps: Step[], isKilled = false) {
    this.#steps = steps;
    this.#isKilled = isKilled;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, stage: Stage): Promise<void> {
    const scene: Scene = { world: model.world, stage, busy: new Map() };
    const presses: Press[] = [];
    for (const step of this.#steps) presses.push(...(await step.prepare(scene)));
    if (presses.length === 0) return;
    const pressed = this.#isKilled ? await pressAndKill(presses, stage) : await pressAll(presses);
    const { view, numbers } = await lookAt(stage);
    const told = pressed.map(({ press, heard }) => `  ${press.words}: ${answerText(heard)}`);
    stage.story.push(
      `${this.#isKilled ? "at once, and then the power goes" : "at once"}:\n${told.join("\n")}`,
    );
    const explanation = explain(model.world, pressed, view);
    if ("reasons" in explanation) {
      throw new Error(
        `${stage.story.join("\n")}\nThe last cannot be, in whatever order:\n- ${explanation.reasons.join("\n- ")}`,
      );
    }
    model.world = explanation.world;
    for (const [address, order] of Object.entries(model.world.orders)) {
      order.number = numbers[address]!;
    }
    checkLaws(model.world, view);
  }

  toString(): string {
    const words = this.#steps.map((step) => step.words).join(" | ");
    return `\n  ${this.#isKilled ? "(power cut) " : ""}${words}`;
  }
}

function pressAll(presses: Press[]): Promise<Pressed[]> {
  return Promise.all(
    presses.map(async (press) => {
      const { status, location } = await press.send();
      return { press, heard: { status, location }, foundOut: undefined };
    }),
  );
}

/** The shop is killed as soon as somebody was answered, and started again. */
async function pressAndKill(presses: Press[], { shop }: Stage): Promise<Pressed[]> {
  const answers = presses.map((press) => press.send());
  const all = Promise.allSettled(answers);
  await Promise.race([Promise.any(answers), all]);
  await shop.kill();
  const settled = await all;
  await shop.restart();
  return Promise.all(
    presses.map(async (press, index) => {
      const answer = settled[index]!;
      if (answer.status === "rejected") {
        return { press, heard: undefined, foundOut: await press.findOut() };
      }
      const { status, location } = answer.value;
      return { press, heard: { status, location }, foundOut: undefined };
    }),
  );
}

function answerText(heard: Heard | undefined): string {
  if (!heard) return "no answer came";
  return heard.location ? `${heard.status} to ${heard.location}` : String(heard.status);
}
