import * as shops from "~db/group-commit";

import { isWithout } from "./without.mjs";

/** Every order is committed alone. */
const commitAlone: typeof shops.inSharedTransaction = (db, work) => db.transaction().execute(work);

export const inSharedTransaction = isWithout("group commit")
  ? commitAlone
  : shops.inSharedTransaction;
