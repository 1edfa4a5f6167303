import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The first administrator's password in every shop of the tests. */
export const ADMIN_PASSWORD = "a password for tests";

/**
 * Before the first test: makes the data directory of a first start once, for `startShop` to copy,
 * where there is a build to make it with, and one for the sizes of pictures that shops for browsers
 * share. Returns how both are taken away at the end.
 */
export default function prepareShop(): () => void {
  if (!existsSync("build/prepare.js")) return () => undefined;
  const directory = mkdtempSync(join(tmpdir(), "prepared-"));
  prepare(join(directory, "data"), process.env);
  mkdirSync(join(directory, "pictures"));
  process.env.PREPARED_SHOP = directory;
  return () => rmSync(directory, { recursive: true });
}

/** What `npm start` does before it serves. */
export function prepare(data: string, env: NodeJS.ProcessEnv): void {
  const variables: NodeJS.ProcessEnv = {
    ADMIN_PASSWORD,
    ...env,
    NODE_ENV: "production",
    SHOP_DATA: data,
  };
  const prepared = spawnSync(process.execPath, ["build/prepare.js", "start"], { env: variables });
  if (prepared.status !== 0) throw new Error(`not prepared: ${prepared.stderr.toString()}`);
}
