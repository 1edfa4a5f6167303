import { createHmac } from "node:crypto";
import { join, resolve } from "node:path";

import { databasePath, databaseUrl, sessionSecret } from "~/platform/env/env.server";

import type { Store } from "./engine";
import { serverStore } from "./postgres/store";
import { DATABASE_FILE, fileStore } from "./sqlite/store";

/** Where the shop's database is: on a server if the environment names one, else in its file. */
export const shopStore: Store = databaseUrl
  ? serverStore(databaseUrl, mark)
  : fileStore(databasePath);

/** Where it would be in another directory. A server is the same for all of them. */
export function storeIn(directory: string): Store {
  return databaseUrl ? shopStore : fileStore(join(directory, DATABASE_FILE));
}

/** The store that an operator names: the address of a server's database, or the path of a file. */
export function storeOf(place: string): Store {
  return /^postgres(ql)?:\/\//.test(place) ? serverStore(place) : fileStore(resolve(place));
}

/** Processes of one shop have one secret; what is shown of it tells nothing of it. */
function mark(): string {
  return createHmac("sha256", sessionSecret()).update("process").digest("hex").slice(0, 12);
}
