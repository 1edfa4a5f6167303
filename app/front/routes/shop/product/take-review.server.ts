import { json } from "@remix-run/node";

import type { Account } from "~/people/identity/front/account-session.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { chosenFiles, isUpload, parseForm, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countUses, findSpent, type Use } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { makeThumbnails, readPictures } from "~/sales/approvals/sent-picture.server";
import { hasBought, MOST_PICTURES, submitReview } from "~/sales/reviews/front/submit-review.server";
import { findProduct, type Product } from "~/shop/catalogue/product.server";

import { tabAddress } from "./address";
import type { RefusedReview, ReviewAnswer } from "./review-form";
import { reviewForm } from "./schema";

/** What every review spends. */
function usesOf(account: Account, product: Product): Use[] {
  return [
    { limit: budgets.review.account, who: account.id },
    { limit: budgets.review.product, who: product.id },
  ];
}

/**
 * Refuses a review with pictures before it is read, if its author is not signed in, wrote too many or
 * has not bought the piece; undefined if it may be read.
 */
export async function refuseUnread(request: Request, product: Product) {
  if (!isUpload(request)) return undefined;
  const refuseWith = (status: number, refused?: RefusedReview, picture?: string) =>
    json<ReviewAnswer>({ refused, picture }, { status });
  const account = await findSignedIn(request);
  if (!account) return refuseWith(403, "sign-in");
  if (await findSpent(usesOf(account, product))) return refuseWith(429, "too-many");
  if (await hasBought(account.id, product.id)) return undefined;
  return refuseWith(403, undefined, message("picturesOfBuyers"));
}

/** Takes a review with its pictures. Decoding pictures is costly, so everything else is checked first. */
export async function takeReview(
  request: Request,
  form: FormData,
  product: Product,
  { category, number, language }: { category: string; number: number; language: Language },
) {
  const account = await findSignedIn(request);
  const submission = parseForm(form, reviewForm);
  if (submission.status !== "success") return refuse(submission);
  const refuseWith = (status: number, refused: RefusedReview) =>
    refuse<unknown, RefusedReview>(submission, { status, refused });
  const refusePictures = (status: number, picture: string) =>
    json({ result: submission.reply(), picture }, { status });
  if (!account) return refuseWith(403, "sign-in");
  if (await countUses(usesOf(account, product))) return refuseWith(429, "too-many");
  const isPictured = chosenFiles(form, "pictures").length > 0;
  if (isPictured && !(await hasBought(account.id, product.id))) {
    return refusePictures(403, message("picturesOfBuyers"));
  }
  const read = await readPictures(form, "pictures", MOST_PICTURES);
  if (read.kind === "refused") return refusePictures(read.status, read.message);
  const pictures = await makeThumbnails(read.pictures);
  // Staff read Romanian, whatever the language of the page.
  const inRomanian = await findProduct(category, number, fallbackLanguage);
  const { name } = inRomanian ?? product;
  const review = { ...submission.value, language, pictures };
  const { kind } = await submitReview(account, { id: product.id, name }, review);
  if (kind === "files-full") return refuseWith(422, kind);
  if (kind === "not-bought") return refusePictures(403, message("picturesOfBuyers"));
  return redirectWithFlash(request, tabAddress(product, "reviews"), {
    tone: "success",
    title: "review.sent",
    text: "review.sentText",
  });
}
