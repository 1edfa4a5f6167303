import { setTimeout as setTimeoutPromise } from "node:timers/promises";

import { composeAccountMails } from "~/accounts/account-mail.server";
import { assistant } from "~/assistant/assistant.server";
import { writeDocumentMails } from "~/billing/document-mail.server";
import { log } from "~/log/log.server";
import { sendDueMails } from "~/mail/send-mail.server";
import { writeResetMails } from "~/accounts/second-factor/factor-reset.server";
import { answerLinkRequests } from "~/accounts/link-request.server";
import { writeOrderMails } from "~/orders/order-mail-queue.server";
import { saveProductViews } from "~/catalogue/view-counter.server";
import { findSettings } from "~/shop/settings.server";
import { backUpWhenDue } from "./nightly-backup.server";
import { composeOrderMails } from "~/orders/order-mail.server";
import { cleanUp } from "./clean-up.server";
import { closeShopDatabase, shopDatabase } from "~db/client.server";
import { longWorkEnded } from "~db/sqlite/long-transaction";

const MAIL_PAUSE = 5 * 1000;
const VIEWS_PAUSE = 5 * 1000;
const CLEAN_UP_PAUSE = 60 * 60 * 1000;
const BACKUP_PAUSE = 10 * 60 * 1000;

/** How long a stopping process waits for running work; a mail server that hangs is not waited for. */
const PATIENCE = 2 * 1000;

/** Ends the loops; undefined before they have begun. */
let stopLoops: (() => Promise<unknown>) | undefined;

/** Sends mail and cleans up expired data as long as the process lives. */
export function startScheduler(): void {
  if (stopLoops) return;
  const loops = [
    repeat("mail", MAIL_PAUSE, handleMail),
    repeat("views", VIEWS_PAUSE, () => saveProductViews()),
    repeat("sweep", CLEAN_UP_PAUSE, cleanUp),
    repeat("backup", BACKUP_PAUSE, backUpWhenDue),
  ];
  stopLoops = () => Promise.all(loops.map((stop) => stop()));
}

/** Stops the loops, saves what is only in memory, and closes the database. */
export async function shutDown(): Promise<void> {
  await Promise.all([stopLoops?.(), assistant.stop(PATIENCE)]);
  await saveProductViews();
  await closeShopDatabase();
}

/** Runs the work, pauses, and runs it again. Returns a function that stops it between two runs. */
function repeat(
  name: string,
  pause: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
): () => Promise<unknown> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = afterLongWork(() => work(stopping.signal), stopping.signal)
      .catch((error: unknown) => {
        log("background-failed", { name, reason: error instanceof Error ? error.message : "" });
      })
      .then(() => {
        if (stopping.signal.aborted) return;
        timer = setTimeout(run, pause);
        timer.unref();
      });
  };
  run();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return Promise.race([running, setTimeoutPromise(PATIENCE)]);
  };
}

/** Waits for long work to end. It gives way to customers, but should not have to for scheduled work. */
async function afterLongWork(work: () => Promise<unknown>, stopping: AbortSignal): Promise<void> {
  await longWorkEnded(shopDatabase());
  if (!stopping.aborted) await work();
}

/** A kind of mail that cannot be written or sent does not hold up the other kinds. */
async function handleMail(stopping: AbortSignal): Promise<void> {
  const works = [
    async () => answerLinkRequests(composeAccountMails(await findSettings())),
    async () => writeResetMails(composeAccountMails(await findSettings()).secondFactorReset),
    async () => {
      const settings = await findSettings();
      await writeOrderMails((news) => composeOrderMails(news, settings));
    },
    async () => writeDocumentMails(await findSettings()),
    () => sendDueMails(stopping),
  ];
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
