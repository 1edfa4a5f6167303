// @ts-check
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { brotli, gzip } from "../../http/encodings.mjs";

const directory = "build/client/assets";

/**
 * Compresses each text file for browsers once, as well as possible, except those compressed before.
 * Returns the names of all.
 *
 * @param {string[]} before
 */
export async function compressAssets(before = []) {
  const all = readdirSync(directory).filter((name) => /\.(js|css|svg|json)$/.test(name));
  // Node's own threads take them in turn, as many at once as it has.
  await Promise.all(all.filter((name) => !before.includes(name)).map(compress));
  return all;
}

/** @param {string} name */
async function compress(name) {
  const path = join(directory, name);
  const bytes = readFileSync(path);
  const [br, gz] = await Promise.all([brotli(bytes, 11), gzip(bytes, 9)]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
