import { createHash } from "node:crypto";

import { shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { markdownBlocks } from "~/platform/format/markdown-blocks.server";
import type { PdfText } from "~/platform/format/pdf-text";
import { makePdf } from "~/platform/format/pdf.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { log } from "~/platform/log/log.server";
import { keepMailFile, type MailAttachment } from "~/platform/mail/mail-files.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findAcceptedText } from "./accepted-text.server";

/**
 * The terms that a buyer accepted (`id` is an accepted text's), as a PDF that mails carry: they must
 * reach him on a durable medium (OUG 34/2014, art. 8 par. 7). It is made once for each text and kept
 * with the mails; where it cannot be made, the same text goes as it was written. Undefined when the
 * shop has no terms.
 */
export async function keepTermsFile(
  id: string,
  db: Db = shopDatabase(),
): Promise<MailAttachment | undefined> {
  const page = await findAcceptedText(id, db);
  if (!page) return undefined;
  const { title, blocks } = markdownBlocks(page.text, page.particulars, shopOrigin);
  const t = translateIn(page.language, "legal");
  const text: PdfText = {
    title,
    subtitle: `${t("updated")} ${formatDay(page.published_at, page.language)}`,
    footer: `${page.particulars.siteName.text} · ${title}`,
    language: page.language,
    madeAt: page.published_at,
    blocks,
  };
  const source = JSON.stringify(text);
  const digest = createHash("sha256").update(source).digest("hex");
  // A name is what a file system takes, whatever the title says.
  const name = title.replace(/[\p{Cc}/\\:*?"<>|]+/gu, " ").trim();
  try {
    const fileId = `pdf-${digest}`;
    await keepMailFile({ id: fileId, type: "application/pdf", make: () => makePdf(text) }, db);
    return { fileId, name: `${name}.pdf` };
  } catch (error) {
    log("pdf-failed", { reason: error instanceof Error ? error.message : "" });
    const fileId = `text-${digest}`;
    const lines = [
      title,
      text.subtitle,
      ...blocks.map(({ runs }) => runs.map((run) => run.text).join("")),
    ];
    const make = () => Promise.resolve(new TextEncoder().encode(`${lines.join("\n\n")}\n`));
    await keepMailFile({ id: fileId, type: "text/plain; charset=utf-8", make }, db);
    return { fileId, name: `${name}.txt` };
  }
}
