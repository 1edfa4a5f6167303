import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type * as Argon2 from "@node-rs/argon2";
import { afterAll } from "vitest";

// Each test file has a data directory of its own, chosen before anything reads the environment.
const data = mkdtempSync(join(tmpdir(), "shop-"));
process.env.SHOP_DATA = data;
afterAll(() => rmSync(data, { recursive: true, force: true }));

// In this process passwords are hashed by the same library with the least work: hundreds of them say
// nothing of what one costs. Started shops hash as in production.
const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;
const { hash, verify } = argon2;
const least = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const nobodys = hash("the password of no account", least);
argon2.hash = (password) => hash(password, least);
argon2.verify = async (made, password) =>
  // Only what stands for an account that is not there was made with more.
  verify(String(made).includes("$m=64,") ? made : await nobodys, password);
