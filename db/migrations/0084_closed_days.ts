import type { Kysely } from "kysely";

import { countChangesOn } from "./on-both";

/** Pages say whether the workshop is open, so that a changed free day makes them anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await countChangesOn(db, "holidays", "catalogue_version");
}
