import type { Submission } from "@conform-to/react";
import type { z } from "zod";

import { attachmentField } from "~/platform/forms/field-names";
import { chosenFiles, isTrapped, refuse } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import type { MessageKey } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { deleteAttachment, storeAttachment } from "~/shop/messages/attachments.server";
import { sendContactMessage } from "~/shop/messages/front/contact-message.server";

import type { contactForm } from "./schema";

/** Why a message was refused, apart from errors in its fields. */
export type ContactRefusal =
  | { kind: "too-many"; minutes: number }
  | { kind: "attachment"; message: MessageKey }
  | { kind: "not-saved" };

/**
 * Accepts a valid message: counts it, stores its file, and mails the shop and a receipt to the sender.
 */
export async function send(
  request: Request,
  posted: FormData,
  submission: Extract<Submission<z.output<typeof contactForm>, string[]>, { status: "success" }>,
) {
  const tooMany = await countClientUse(request, budgets.contact.client);
  if (tooMany) return refuseMessage(submission, 429, tooMany);

  const [file] = chosenFiles(posted, attachmentField);
  const stored = file && (await storeAttachment(file));
  if (stored?.kind === "refused") {
    const refused = { kind: "attachment", message: stored.message } as const;
    return refuseMessage(submission, stored.status, refused);
  }

  const language = await requestLanguage(request);
  const form = sentForm(request, posted, "");
  const details = { ...submission.value, language, attachment: stored?.attachment, form };
  const receipts = { limit: budgets.contact.recipient, who: details.email.toLowerCase() };
  const isReceiptSpent = await countUses([receipts]);
  const result = await sendContactMessage(details, {
    isSpam: isTrapped(posted),
    withReceipt: !isReceiptSpent,
  });
  const isKept = result.kind === "sent" && !result.isRepeated;
  if (!isKept && stored) await deleteAttachment(stored.attachment.file);
  if (result.kind === "not-saved") return refuseMessage(submission, 503, result);
  if (result.kind === "files-full") {
    return refuseMessage(submission, 422, { kind: "attachment", message: "attachmentsFull" });
  }
  return redirectWithFlash(request, `${paths.contact()}?trimis=da`, {
    tone: "success",
    title: "contact.sent",
    text: "contact.sentText",
  });
}

function refuseMessage(
  submission: Submission<z.output<typeof contactForm>, string[]>,
  status: number,
  refused: ContactRefusal,
) {
  return refuse(submission, { status, refused });
}
