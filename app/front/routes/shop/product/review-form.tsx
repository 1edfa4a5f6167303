import type { SubmissionResult } from "@conform-to/react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { FieldGroup, FileField, TextArea } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { plainField } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { tabAddress } from "./address";
import type { reviewForm } from "./schema";
import type { ShownProduct } from "./shown-product";
import { reviewLength } from "./text-length";

/** Why a review was refused, apart from errors in its fields. */
export type RefusedReview = "sign-in" | "too-many" | "files-full";

/** A refused review, as the form shows it again. */
export interface ReviewAnswer {
  /** Undefined where nothing of it was read. */
  result?: SubmissionResult<string[]>;
  refused?: RefusedReview;
  /** What is wrong with the pictures. */
  picture?: string | null;
}

/** The review form: a rating as radio stars, and a text. */
export function ReviewForm({
  description,
  product,
  isSignedIn,
  answer,
}: {
  description: DescriptionOf<typeof reviewForm>;
  product: ShownProduct;
  isSignedIn: boolean;
  answer: ReviewAnswer | undefined;
}) {
  const { t } = useTranslation("reviews");
  const refused = answer?.refused;
  const picture = answer?.picture ?? undefined;
  const [form, fields, errors] = useServerForm(description, { lastResult: answer?.result });
  const here = tabAddress(product, "reviews", { scrie: "da" });
  const signIn = (
    <Link
      to={`${paths.signIn()}?${new URLSearchParams({ returnTo: here }).toString()}`}
      className="link font-semibold"
    >
      {t("signIn")}
    </Link>
  );
  // Somebody who was signed out while writing keeps the form with what was typed.
  if (!isSignedIn && !answer) return <p className="mb-10 text-lg">{signIn}</p>;
  return (
    <ServerForm
      form={form}
      heading={<h2>{t("add")}</h2>}
      errors={[...errors, ...(picture ? [{ id: "pictures", message: picture }] : [])]}
      formErrors={
        refused
          ? [
              <span key="refused">
                {refused === "sign-in" ? (
                  <>
                    {t("signInNeeded")} {signIn}
                  </>
                ) : (
                  t(refused === "files-full" ? "picturesFull" : "tooMany")
                )}
              </span>,
            ]
          : []
      }
      encType="multipart/form-data"
      action={here}
      preventScrollReset
      className="mb-10 grid gap-5 border-b border-line pb-10"
    >
      <FieldGroup field={fields.rating} label={t("rating")}>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {["1", "2", "3", "4", "5"].map((rating) => (
            <label key={rating} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={fields.rating.name}
                value={rating}
                defaultChecked={fields.rating.initialValue === rating}
                className="size-5"
              />
              <span aria-hidden="true">{rating} ★</span>
              <span className="sr-only">{t("stars", { rating })}</span>
            </label>
          ))}
        </div>
      </FieldGroup>
      <TextArea field={fields.text} label={t("text")} hint={t("textHint", reviewLength)} rows={5} />
      <FileField
        field={plainField("pictures", { error: picture, isOptional: true })}
        label={t("pictures")}
        // Browsers never send the files back.
        hint={`${t("picturesHint", { megabytes: UPLOAD_MEGABYTES })}${answer ? ` ${t("picturesAgain")}` : ""}`}
        accept="image/*"
        multiple
      />
      <p>
        <button name="intent" value="review" className="button button-primary">
          {t("send")}
        </button>
      </p>
    </ServerForm>
  );
}
