import type { Submission } from "@conform-to/react";
import type { z } from "zod";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import { chosenFiles, isTrapped, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { clientAddress, countClientUse } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { ABROAD } from "~/sales/quotes/front/place-name.server";
import { sendQuoteRequest, type QuoteWish } from "~/sales/quotes/front/quote-request.server";
import { MOST_PICTURES } from "~/sales/quotes/front/quote-rules";
import { deleteAttachment, storeAttachment } from "~/shop/messages/attachments.server";

import { findAskedDesigns } from "./asked-designs.server";
import type { requestForm } from "./schema";

/** Why a request was refused, apart from errors in its fields. */
export type RefusedRequest =
  | { kind: "too-many"; minutes: number }
  | { kind: "pictures"; message: string }
  | { kind: "too-many-open" }
  | { kind: "not-saved" };

type Sent = Extract<Submission<z.output<typeof requestForm>, string[]>, { status: "success" }>;

/** Accepts a valid request: counts it, stores its photographs, and mails the shop and its sender. */
export async function sendRequest(request: Request, posted: FormData, submission: Sent) {
  // A request filled in by a machine is thanked for and thrown away.
  if (isTrapped(posted)) return thank(request, "");
  const tooMany = await countClientUse(request, budgets.quoteRequest.client);
  if (tooMany) return refuseRequest(submission, 429, tooMany);
  const stored = await storePictures(posted);
  if (stored.kind === "refused") {
    return refuseRequest(submission, stored.status, { kind: "pictures", message: stored.message });
  }
  const { pictures } = stored;
  const [language, account] = await Promise.all([requestLanguage(request), findSignedIn(request)]);
  const { designs, source } = await findAskedDesigns(request, language);
  const { county, ...typed } = submission.value;
  const wish: QuoteWish = {
    ...typed,
    language,
    source,
    designs,
    pictures,
    county: county === ABROAD ? "" : county,
    userId: account?.id ?? null,
  };
  const result = await sendQuoteRequest(wish, {
    formDigest: digestOf(request, posted),
    uses: [{ limit: budgets.quoteRequest.recipient, who: wish.email.toLowerCase() }],
  });
  if (result.kind !== "sent" || result.isRepeat) await throwAway(pictures);
  switch (result.kind) {
    case "sent":
      return thank(request, `/${result.token}`);
    case "files-full":
      return refuseRequest(submission, 422, {
        kind: "pictures",
        message: message("attachmentsFull"),
      });
    case "too-many":
      return refuseRequest(submission, 429, result);
    case "too-many-open":
      return refuseRequest(submission, 422, result);
    case "not-saved":
      return refuseRequest(submission, 503, result);
  }
}

/**
 * A digest that is the same when one customer sends the same request twice on one day, by a second press
 * or after a fault.
 */
function digestOf(request: Request, posted: FormData): string {
  const fields = [...posted].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size],
  );
  const day = dayOf(new Date().toISOString());
  const sent = JSON.stringify([clientAddress(request), request.url, day, fields]);
  return sha256(sent);
}

function thank(request: Request, page: string) {
  return redirectWithFlash(request, paths.quote(page), {
    tone: "success",
    title: "quote.sent",
    text: "quote.sentText",
  });
}

function refuseRequest(submission: Sent, status: number, refused: RefusedRequest) {
  return refuse<unknown, RefusedRequest>(submission, { status, refused });
}

/** Stores the photographs of a form, all of them or none. */
async function storePictures(posted: FormData) {
  const files = chosenFiles(posted, "pictures");
  if (files.length > MOST_PICTURES) {
    const text = message("quotePictures", { most: MOST_PICTURES });
    return { kind: "refused" as const, message: text, status: 422 };
  }
  const pictures: QuoteWish["pictures"] = [];
  for (const sent of files) {
    const stored = await storeAttachment(sent, { isPictureOnly: true });
    if (stored.kind === "refused") {
      await throwAway(pictures);
      return stored;
    }
    const { file, bytes } = stored.attachment;
    pictures.push({ file, bytes });
  }
  return { kind: "stored" as const, pictures };
}

async function throwAway(pictures: QuoteWish["pictures"]): Promise<void> {
  for (const { file } of pictures) await deleteAttachment(file);
}
