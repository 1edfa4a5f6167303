import type { Migration } from "kysely";

import * as firstRelease from "./0001_first_release";

/** Forward only, in this order. A migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  "0001_first_release": firstRelease,
};
