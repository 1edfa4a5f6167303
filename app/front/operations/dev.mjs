// @ts-check
// Serves the shop with hot reload, and beside it a stand-in for the card provider while no key of a real
// one is in the environment, so that a newcomer can pay with a test card at once.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";

import { startStandIn } from "./card-stand-in.mjs";
import { watchPrograms } from "./programs.mjs";

const PORT = "3000";

if (existsSync(".env")) process.loadEnvFile(".env");
if (!process.env.STRIPE_SECRET_KEY) {
  const secret = `sk_test_${randomBytes(16).toString("hex")}`;
  const webhook = `whsec_${randomBytes(16).toString("hex")}`;
  const events = `http://127.0.0.1:${PORT}/plati/stripe/eveniment`;
  const { server, own } = startStandIn({ secret, webhook, events });
  await once(server, "listening");
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: secret,
    STRIPE_WEBHOOK_SECRET: webhook,
    STRIPE_API_BASE: `http://${own()}`,
  });
  console.log(`[card stand-in] http://${own()} takes test cards; nothing is really paid`);
}
await watchPrograms();
const remix = ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", PORT];
const served = spawn(process.execPath, remix, { stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => served.kill(signal));
}
served.once("exit", (code) => process.exit(code ?? 0));
