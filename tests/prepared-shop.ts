import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The first administrator's password in every shop of the tests. */
export const ADMIN_PASSWORD = "a password for tests";

/**
 * Before the first test: makes the data directory of a first start once, for `startShop` to copy,
 * where there is a build to make it with, and one for the sizes of pictures that shops for browsers
 * share. Returns how all is taken away. Every project of the tests asks, and the first is served.
 */
export default function prepareTests(): () => void {
  const made = process.env.PREPARED_SHOP ? undefined : prepareShop();
  if (!made) return () => undefined;
  process.env.PREPARED_SHOP = made.directory;
  return made.remove;
}

/** The data of a first start, with its database on a server where one is named; undefined without a build. */
export function prepareShop(env: Record<string, string> = {}) {
  if (!existsSync("build/prepare.js")) return undefined;
  const directory = mkdtempSync(join(roomyMemory() ?? tmpdir(), "prepared-"));
  prepare(join(directory, "data"), { ...process.env, ...env });
  mkdirSync(join(directory, "pictures"));
  return { directory, remove: () => rmSync(directory, { recursive: true }) };
}

/**
 * Where files are kept in memory, if there is room for the data of many shops: the tests wait for
 * thousands of flushes, of which those that are about the disk watch or refuse the calls themselves.
 */
function roomyMemory(): string | undefined {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 1024 ** 3 ? memory : undefined;
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
