import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type * as Argon2 from "@node-rs/argon2";
import { configureGlobal } from "fast-check";
import { afterAll, vi } from "vitest";

import { msAhead, putForward } from "./clock";
import { testPart } from "./part.mjs";

declare global {
  var __testData: string | undefined;
  var __passwordsAreQuick: boolean | undefined;
}

const { TEST_ENGINE, PREPARED_ON_POSTGRES } = process.env;
if (TEST_ENGINE === "postgres" && PREPARED_ON_POSTGRES) {
  process.env.PREPARED_SHOP = PREPARED_ON_POSTGRES;
}
// The files of one process share a data directory, since what they import reads the environment once;
// each begins with it empty, but for the secret, which is always the same: the built shop and its sources
// each read it once as well.
const data = (globalThis.__testData ??= mkdtempSync(
  join(process.env.PREPARED_SHOP ?? tmpdir(), "shop-"),
));
process.env.SHOP_DATA = data;
writeFileSync(join(data, "secret"), "0".repeat(64));
// What a test reads of the clock and what the shop reads of it after that are of one day.
const setClockRight = putForward(msAhead(Date.now()));
afterAll(() => {
  // The next file of the process begins today, whenever this one was.
  vi.useRealTimers();
  setClockRight();
  for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true, force: true });
});

// What chance chooses is chosen by the commit.
configureGlobal({ seed: testPart() });

// In this process passwords are hashed by the same library with the least work: hundreds of them say
// nothing of what one costs. Started shops hash as in production.
if (!globalThis.__passwordsAreQuick) {
  const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;
  const { hash, verify } = argon2;
  const least = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const nobodys = hash("the password of no account", least);
  argon2.hash = (password) => hash(password, least);
  argon2.verify = async (made, password) =>
    // Only what stands for an account that is not there was made with more.
    verify(String(made).includes("$m=64,") ? made : await nobodys, password);
  globalThis.__passwordsAreQuick = true;
}
