import { createHash } from "node:crypto";

import { shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { makePdf } from "~/platform/format/make-file.server";
import type { PdfText } from "~/platform/format/pdf-text";
import { translateIn } from "~/platform/i18n/translate.server";
import { log } from "~/platform/log/log.server";
import { keepMailFile, type MailAttachment } from "~/platform/mail/mail-files.server";
import { markdownBlocks } from "~/shop/content/texts/markdown-blocks.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import { findAcceptedText } from "./front/find-accepted.server";

/** The pages that whoever orders accepts. */
const acceptedPages = ["terms", "privacy"] as const;

export type AcceptedPage = (typeof acceptedPages)[number];

/** A version of a page together with the company's details as they are filled in today. */
interface TextToAccept {
  id: string;
  version_id: string;
  particulars: string;
}

/** Null for a page that has no text yet. */
export type TextsToAccept = Record<AcceptedPage, TextToAccept | null>;

/** Keeps the texts for good: neither they nor the versions they are made of change any more. */
export async function keepTexts(texts: TextsToAccept, db: Db): Promise<void> {
  for (const page of acceptedPages) {
    const text = texts[page];
    if (text) await keep(text, db);
  }
}

const keep = compiledQuery((db, { id, version_id, particulars }: TextToAccept) =>
  db
    .insertInto("accepted_texts")
    .values({ id, version_id, particulars })
    .onConflict((conflict) => conflict.column("id").doNothing()),
);

/** Which texts these are, terms first. */
export async function listAcceptedTexts(
  ids: (string | null)[],
  db: Db,
): Promise<{ id: string; page: AcceptedPage; published_at: string }[]> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return [];
  const rows = await db
    .selectFrom("accepted_texts")
    .innerJoin("page_versions", "page_versions.id", "accepted_texts.version_id")
    .select(["accepted_texts.id", "page", "published_at"])
    .where("accepted_texts.id", "in", known)
    .execute();
  return acceptedPages.flatMap((page) =>
    rows.flatMap((row) => (row.page === page ? [{ ...row, page }] : [])),
  );
}

/**
 * The terms that a buyer accepted (`id` is an accepted text's), as a PDF that mails carry: they must reach him on a
 * durable medium (OUG 34/2014, art. 8 par. 7). It is made once for each text and kept with the mails; if the PDF
 * cannot be made, the mail carries the text as it was written. Undefined if the shop has no terms.
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
