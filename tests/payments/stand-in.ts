import { spawn } from "node:child_process";
import { once } from "node:events";

export const standInKeys = {
  STRIPE_SECRET_KEY: "sk_test_of_the_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_stand_in",
};

export interface StandIn {
  url: string;
  stop: () => Promise<void>;
}

/** The stand-in for Stripe, as `npm run dev` starts it. `events`: where the shop takes them. */
export async function startStandIn(events = "http://127.0.0.1:9/"): Promise<StandIn> {
  const child = spawn(process.execPath, ["app/front/operations/card-stand-in.mjs"], {
    env: { ...process.env, ...standInKeys, NODE_ENV: "development", CARD_EVENTS_URL: events },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /\[card stand-in\] (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`the stand-in ended:\n${output}`)));
  });
  return {
    url,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill();
      await exited;
    },
  };
}
