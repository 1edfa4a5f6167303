import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { SendMailOptions } from "nodemailer";

import { mailFrom, outboxDirectory, shopOrigin, smtpUrl } from "~/platform/env/env.server";
import { flushFile } from "~/platform/files/flush-files.server";
import { log } from "~/platform/log/log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";

import { listMailFiles } from "../mail-files.server";
import {
  claimDueMail,
  recordMailFailure,
  recordMailSent,
  type DueMail,
} from "../sending/due-mails.server";
import { findTransport } from "../sending/transport.server";

/** How long a page waits for the mail server, in milliseconds. */
const PATIENCE = 20 * 1000;

/**
 * Sends a mail at once, past the outbox, to try the mail server out. Returns why that failed, in the server's own
 * words, or `SMTP_URL` if no server is set; undefined if the server took it.
 */
export async function trySending(
  mail: Pick<DueMail, "recipient" | "subject" | "text" | "html">,
): Promise<string | undefined> {
  if (!smtpUrl) return "SMTP_URL";
  const late = AbortSignal.timeout(PATIENCE);
  const slow = new Promise<string>((resolve) => {
    late.addEventListener("abort", () => resolve(`no answer in ${PATIENCE / 1000} s`));
  });
  const sent = (async () => {
    const { general } = await findSettings();
    const { recipient, subject, text, html } = mail;
    const from = mailFrom ?? { name: general.siteName, address: general.email };
    await (await findTransport()).sendMail({ from, to: recipient, subject, text, html });
    return undefined;
  })().catch(reasonOf);
  return Promise.race([sent, slow]);
}

/** Sends every mail that is due, oldest first. A mail that cannot be sent is tried again later. */
export async function sendDueMails(stopping: AbortSignal): Promise<void> {
  let mail = stopping.aborted ? undefined : await claimDueMail();
  while (mail) {
    const sent = mail;
    const failure = await deliver(sent).then(() => undefined, reasonOf);
    if (failure !== undefined) log("mail-delayed", { id: sent.id, attempts: sent.attempts });
    // Recording the result of a mail and claiming the next one share a flush, because customers'
    // orders wait for each flush.
    mail = await shopDatabase()
      .transaction()
      .execute(async (trx) => {
        if (failure === undefined) await recordMailSent(sent.id, trx);
        else await recordMailFailure(sent, failure, new Date(), trx);
        return stopping.aborted ? undefined : claimDueMail(new Date(), trx);
      });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown";
}

async function deliver(mail: DueMail): Promise<void> {
  const [{ general }, files] = await Promise.all([findSettings(), listMailFiles(mail.id)]);
  const message: SendMailOptions = {
    // Every attempt has the same message id, so that a mailbox can recognise a repeated message.
    messageId: `<${mail.id}@${new URL(shopOrigin).hostname}>`,
    from: mailFrom ?? { name: general.siteName, address: general.email },
    to: mail.recipient,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    // The mail program can unsubscribe with one click (RFC 8058).
    ...(mail.unsubscribeUrl && {
      headers: {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
  const isServed = smtpUrl !== undefined;
  const sent: { message?: unknown } = await (await findTransport()).sendMail(message);
  if (isServed) return;
  const file = join(outboxDirectory, `${mail.id}.eml`);
  await writeFile(file, sent.message as Buffer, { mode: 0o600, flush: true });
  await flushFile(outboxDirectory);
  log("mail-written", { file: pathToFileURL(file).href });
}
