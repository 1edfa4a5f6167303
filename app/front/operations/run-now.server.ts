import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";

import { runApart } from "./jobs/run-apart.server";

/** The jobs that somebody in the office may start at once; otherwise the clock starts them. */
const commands = {
  backup: { command: ["backup"], events: { made: "backup-made", failed: "backup-failed" } },
  copy: { command: ["copy"], events: { made: "copy-made", failed: "copy-failed" } },
  drill: {
    command: ["copy", "--drill"],
    events: { made: "drill-passed", failed: "drill-failed" },
  },
};
export type NowName = keyof typeof commands;

/** How long the page waits for a job, in milliseconds; after that the job goes on in the background. */
const PATIENCE = 20_000;

/** Never aborted: what runs ends with the shop, because the channel to it closes. */
const untilTheEnd = new AbortController().signal;
const underWay = new Set<NowName>();

export type NowResult = { kind: "done" | "running" } | { kind: "failed"; reason: string };

/**
 * Makes a backup or a copy, or tries the copy out, because an administrator asks for it, which the audit log
 * records. `running`: it takes longer than a page waits, or is under way already and not begun again.
 */
export async function runNow(name: NowName, admin: Admin): Promise<NowResult> {
  if (underWay.has(name)) return { kind: "running" };
  underWay.add(name);
  try {
    const entry = { subject: "installation", subjectId: name, before: null, after: null } as const;
    await shopDatabase()
      .transaction()
      .execute((trx) => recordAction({ admin, action: "installation-tried", ...entry }, trx));
  } catch (error) {
    underWay.delete(name);
    throw error;
  }
  const { command, events } = commands[name];
  const run = runApart(command, events, untilTheEnd).finally(() => underWay.delete(name));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  const result = await Promise.race([run, late]).finally(() => clearTimeout(timer));
  return result ?? { kind: "running" };
}
