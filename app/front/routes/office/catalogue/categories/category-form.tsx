import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useRef, type FormEvent } from "react";

import { slugOf } from "~/platform/format/slug";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, TextArea, TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { SingleImage } from "~/platform/media/single-image-field";
import type { ImageError } from "~/platform/media/single-image.server";
import { UploadProgress } from "~/platform/office-ui/upload-progress";
import { useUpload } from "~/platform/office-ui/use-upload";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { OfficeCategory } from "~/shop/catalogue-editing/category-list.server";

import type { categoryForm } from "./schema";
import { StaleCategoryNotice, type StaleCategory } from "./stale-category";

interface CategoryFormAnswer {
  result: SubmissionResult<string[]>;
  imageUrl: string;
  imageError?: ImageError;
  isNotSaved: boolean;
  /** The version of the category that the form was rendered from. */
  version: number;
  stale?: StaleCategory;
}

/** The category form of spec §5, for a new and for an existing category. */
export function CategoryForm({
  description,
  category,
  nextOrder,
  answer: answerBefore,
}: {
  description: DescriptionOf<typeof categoryForm>;
  category?: OfficeCategory;
  nextOrder: number;
  answer: CategoryFormAnswer | undefined;
}) {
  const { t } = useTranslation("office-categories");
  const { t: common } = useTranslation("office");
  const navigation = useNavigation();
  const { answer, ...upload } = useUpload(answerBefore);
  const action = category ? officePaths.category(category.id) : officePaths.categoryNew();
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: category
      ? {
          name: category.name,
          slug: category.slug,
          description: category.description,
          featured: category.is_featured ? "on" : undefined,
          status: category.status === "active" ? "on" : undefined,
          order: String(category.display_order),
        }
      : { status: "on", order: String(nextOrder) },
  });
  const followName = useFollowingSlug(category?.slug);
  const isSaving = navigation.formAction === action || upload.state.kind === "sending";
  const trouble = t(category ? "refused.change" : "refused.add", { reason: t("refused.unknown") });
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={answer?.isNotSaved ? [trouble] : []}
      action={action}
      encType="multipart/form-data"
      onSubmit={upload.onSubmit}
      onInput={followName}
      preventScrollReset
      className="grid gap-4"
    >
      {category && (
        <input type="hidden" name="version" value={answer?.version ?? category.version} />
      )}
      {answer?.stale && <StaleCategoryNotice stale={answer.stale} theirs={action} />}
      <TextField field={fields.name} label={t("name")} autoComplete="off" />
      <TextField field={fields.slug} label={t("slug")} hint={t("slugHint")} autoComplete="off" />
      <TextArea field={fields.description} label={t("description")} />
      <Checkbox field={fields.status}>{t("active")}</Checkbox>
      <Checkbox field={fields.featured}>{t("featured")}</Checkbox>
      <TextField field={fields.order} label={common("order")} inputMode="numeric" />
      <SingleImage
        image_url={category?.image_url ?? null}
        typed={answer?.imageUrl}
        error={answer?.imageError}
      />
      <UploadProgress state={upload.state} />
      <p className="flex flex-wrap gap-3">
        <button aria-busy={isSaving} className="button button-primary">
          {isSaving ? common("saving") : common("save")}
        </button>
        <Link to={officePaths.categories()} preventScrollReset className="button button-quiet">
          {common("cancel")}
        </Link>
        {category && (
          <Link
            to={officePaths.translations("category", category.id)}
            className="button button-quiet"
          >
            {common("translations")}
          </Link>
        )}
      </p>
    </ServerForm>
  );
}

/** With script the slug follows the name until somebody types another (spec §5). */
function useFollowingSlug(original = "") {
  const expected = useRef(original);
  return (event: FormEvent<HTMLFormElement>) => {
    const typed = event.target;
    if (!(typed instanceof HTMLInputElement) || typed.name !== "name") return;
    const slug = event.currentTarget.elements.namedItem("slug");
    if (!(slug instanceof HTMLInputElement) || slug.value !== expected.current) return;
    expected.current = slugOf(typed.value);
    slug.value = expected.current;
  };
}
