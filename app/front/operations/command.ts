import type { Db } from "~db/engine";
import { shopStore } from "~db/shop-store.server";

import { runBackup, runRestore } from "./backup/commands";
import { confirmClock } from "./clock.server";
import { runCopy, runCopyKey } from "./copy/commands";
import { runMove } from "./move-command";
import { changeRoleAloud } from "./steps/administrator";
import { withDatabase } from "./steps/database";
import { refuseUnusablePlaces } from "./steps/places";
import { prepare, migrateAloud, seedAloud } from "./steps/prepare";
import { seedMoreAloud, fillWeekAloud, liveWeekAloud, removeSamplesAloud } from "./steps/samples";
import { say } from "./steps/say";

/** The db:* commands, and the preparations of `npm start`. Each step prints what it does. */
const command = process.argv[2];

// A command that a running shop has started ends with the shop.
process.once("disconnect", () => process.exit(1));

process.channel?.unref();

try {
  switch (command) {
    case "migrate":
      await withDatabase(migrateAloud);
      break;
    case "seed":
      await withDatabase(migrateAloud);
      await withDatabase(seedAloud);
      await withDatabase(seedMoreAloud);
      if (process.argv.includes("--lived-in")) await withDatabase(fillWeekAloud);
      break;
    case "live-week":
      await withDatabase((db) => liveWeekAloud(Number(process.argv[3]), db));
      break;
    case "reset":
      await shopStore.remove();
      say(`Deleted ${shopStore.name}.`);
      await withDatabase(prepare, { isBegunAnew: true });
      break;
    case "start":
      refuseUnusablePlaces();
      await withDatabase(prepare);
      break;
    case "remove-samples":
      await withDatabase(removeSamplesAloud);
      break;
    case "admin":
      await withDatabase(changeRoleAloud);
      break;
    case "confirm-clock":
      await withDatabase(confirmClockAloud);
      break;
    case "backup":
      await runBackup();
      break;
    case "copy":
      await runCopy();
      break;
    case "copy-key":
      runCopyKey();
      break;
    case "restore":
      await runRestore();
      break;
    case "move":
      await runMove();
      break;
    default:
      throw new Error(
        "Say what to do: migrate, seed, remove-samples, reset, start, admin, confirm-clock, backup, copy, copy-key, restore or move.",
      );
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(command === "start" ? `The shop cannot start.\n${reason}` : reason);
  process.exitCode = 1;
}

/** The same as the button on the launch list, for whoever sits at the machine. */
async function confirmClockAloud(db: Db): Promise<void> {
  const now = new Date();
  const shown = now.toISOString();
  const admin = { id: "", email: "npm run confirm-clock" };
  const result = await confirmClock(shown, admin, now, db);
  say(
    result === "confirmed"
      ? `The clock counts as right: ${shown}. A running shop forgets what is due within the hour.`
      : `The clock shows ${shown} and has not jumped: there is nothing to confirm.`,
  );
}
