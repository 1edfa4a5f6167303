import type { LaunchFacts } from "~/front/operations/launch-facts.server";
import { listOpeningDoubts } from "~/front/operations/open-shop.server";
import type { Db } from "~db/engine";

/** A process with mail, an address and backups that are in order. */
export const facts: LaunchFacts = {
  hasSmtp: true,
  hasOrigin: true,
  backupAt: undefined,
  isBackupFresh: true,
  copies: {
    state: "fresh",
    copiedAt: undefined,
    freshAt: undefined,
    drillState: "passed",
    drill: undefined,
  },
  isFirstPasswordKnown: false,
};

export const reasonFor = "Contabilul confirmă săptămâna viitoare.";

/** A reason for each line that is red. */
export const reasonsOf = async (db: Db) =>
  Object.fromEntries((await listOpeningDoubts(facts, db)).map((item) => [item, reasonFor]));
