// @ts-check
// The last step of the build: each text file for browsers is compressed once, as well as can be.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { brotli, gzip } from "../http/encodings.mjs";

const directory = "build/client/assets";

for (const name of readdirSync(directory)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const path = join(directory, name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, await brotli(bytes, 11));
  writeFileSync(`${path}.gz`, await gzip(bytes, 9));
}
