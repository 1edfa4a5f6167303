import { assistant } from "~/front/assistant/assistant.server";
import { writeResetMails } from "~/people/identity/front/factor-reset.server";
import { answerLinkRequests } from "~/people/identity/front/link-request.server";
import { backupHour, copyPlace } from "~/platform/env/env.server";
import { log } from "~/platform/log/log.server";
import { sendDueMails } from "~/platform/mail/front/send-mail.server";
import { removeStaleSizes } from "~/platform/media/uploads.server";
import { findSettings } from "~/platform/settings/settings.server";
import { writeDocumentMails } from "~/sales/billing/front/document-mail.server";
import { eInvoiceAuthority, sendDueEInvoices } from "~/sales/e-invoices/front/upload.server";
import { writeOrderMails } from "~/sales/orders/order-mail-queue.server";
import { saveProductViews } from "~/shop/catalogue/front/view-counter.server";
import { saveVisits } from "~/shop/figures/front/visits.server";
import { tellOfStock } from "~/shop/stock-alerts/front/tell-of-stock.server";
import { closeShopDatabase } from "~db/client.server";

import { cleanUp } from "./jobs/clean-up.server";
import { COPY_PAUSE, copyWhenDue, drillWhenDue } from "./jobs/copy-when-due.server";
import { listFigures } from "./jobs/figures";
import { backUpWhenDue } from "./jobs/nightly-backup.server";
import { PATIENCE, repeatOnce, repeat } from "./jobs/repeat.server";
import { tellOfStates } from "./watching/tell";
import { measureLoad } from "./workshop-plan.server";

/** What `/metrics` tells of the shop, its jobs among it. */
export { listFigures };

const MAIL_PAUSE = 5 * 1000;
const VIEWS_PAUSE = 5 * 1000;
const CLEAN_UP_PAUSE = 60 * 60 * 1000;
const E_INVOICES_PAUSE = 30 * 1000;
const WATCH_PAUSE = 60 * 1000;
/**
 * How often promises are reckoned anew for what orders and ticked boards change; changes at desks
 * are reckoned at once.
 */
const PROMISES_PAUSE = 10 * 60 * 1000;
const BACKUP_PAUSE = 10 * 60 * 1000;

const eInvoices = {
  name: "e-invoices",
  pause: E_INVOICES_PAUSE,
  work: sendDueEInvoices,
};
// Read each time, because the office can change it.
const hasBackupHour = () => backupHour !== undefined;
const hasCopyPlace = () => copyPlace !== undefined;

/** Ends the loops; undefined before they have begun. */
let stopLoops: (() => Promise<unknown>) | undefined;

/** Sends mail, makes backups and copies and cleans up expired data as long as the process lives. */
export function startScheduler(): void {
  if (stopLoops) return;
  const loops = [
    // Each process saves the views it has counted itself.
    repeat("views", VIEWS_PAUSE, () => saveProductViews()),
    repeat("visits", VIEWS_PAUSE, () => saveVisits()),
    // Each machine cleans up the sizes it keeps itself.
    repeat("sizes", CLEAN_UP_PAUSE, removeStaleSizes),
    ...[
      { name: "mail", pause: MAIL_PAUSE, work: handleMail },
      { name: "sweep", pause: CLEAN_UP_PAUSE, work: cleanUp },
      ...(eInvoiceAuthority === undefined ? [] : [eInvoices]),
      { name: "promises", pause: PROMISES_PAUSE, work: () => measureLoad() },
      { name: "watch", pause: WATCH_PAUSE, work: tellWhenNeeded },
      { name: "backup", pause: BACKUP_PAUSE, work: backUpWhenDue, isWanted: hasBackupHour },
      { name: "copy", pause: COPY_PAUSE, work: copyWhenDue, isWanted: hasCopyPlace },
      { name: "drill", pause: COPY_PAUSE, work: drillWhenDue, isWanted: hasCopyPlace },
    ].map(repeatOnce),
  ];
  stopLoops = () => Promise.all(loops.map((stop) => stop()));
}

/** Stops the loops, saves what is only in memory, and closes the database. */
export async function shutDown(): Promise<void> {
  await Promise.all([stopLoops?.(), assistant.stop(PATIENCE)]);
  await saveProductViews();
  await saveVisits();
  await closeShopDatabase();
}

async function tellWhenNeeded(): Promise<void> {
  const count = await tellOfStates();
  if (count > 0) log("states-told", { count });
}

/** A kind of mail that cannot be written or sent does not hold up the other kinds. */
async function handleMail(stopping: AbortSignal): Promise<void> {
  const works = [
    () => answerLinkRequests(),
    () => writeResetMails(),
    () => writeOrderMails(),
    async () => writeDocumentMails(await findSettings()),
    () => tellOfStock(),
    () => sendDueMails(stopping),
  ];
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
