import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { Panel } from "~/ui/admin/panel";
import { UploadProgress } from "~/ui/admin/upload-progress";
import { useUpload } from "~/ui/admin/use-upload";
import { ErrorSummary, FieldErrors } from "~/forms/form-errors";
import { Form } from "~/ui/link";

interface CategoryOption {
  slug: string;
  name: string;
}

/** A picture that was refused, with what was typed and what is wrong. */
export interface RefusedPicture {
  typed: { alt: string; category: string };
  errors: { image?: string; alt?: string };
}

/** The form that adds a picture to the gallery, with its description. */
export function AddPicture({
  categories,
  answer,
}: {
  categories: CategoryOption[];
  answer: RefusedPicture | undefined;
}) {
  const { t } = useTranslation("admin-gallery");
  const { answer: data, ...upload } = useUpload(answer);
  const { image, alt } = data?.errors ?? {};
  const errors = [
    ...(image ? [{ id: "image", message: image }] : []),
    ...(alt ? [{ id: "alt", message: alt }] : []),
  ];
  return (
    <Panel title={t("add.title")}>
      <Form
        method="post"
        action={paths.adminGallery()}
        encType="multipart/form-data"
        onSubmit={upload.onSubmit}
        noValidate
        className="grid gap-4"
      >
        <ErrorSummary errors={errors} />
        <div>
          <label htmlFor="image" className="block font-semibold">
            {t("add.file")}
          </label>
          <input
            type="file"
            id="image"
            name="image"
            accept="image/*"
            aria-invalid={image ? true : undefined}
            aria-describedby={image ? "image-hint image-error" : "image-hint"}
            className="control mt-1 file:mr-3 file:border-0 file:bg-linen file:px-3 file:py-1"
          />
          <p id="image-hint" className="mt-1 text-stone">
            {t("add.fileHint")}
          </p>
          <FieldErrors id="image-error" errors={image ? [image] : undefined} />
        </div>
        <div>
          <label htmlFor="alt" className="block font-semibold">
            {t("alt")}
          </label>
          <textarea
            id="alt"
            name="alt"
            rows={2}
            defaultValue={data?.typed.alt}
            aria-invalid={alt ? true : undefined}
            aria-describedby={alt ? "alt-hint alt-error" : "alt-hint"}
            className="control mt-1"
          />
          <p id="alt-hint" className="mt-1 text-stone">
            {t("altHint")}
          </p>
          <FieldErrors id="alt-error" errors={alt ? [alt] : undefined} />
        </div>
        <CategoryChoice categories={categories} value={data?.typed.category ?? ""} />
        <UploadProgress state={upload.state} />
        <p>
          <button className="button button-primary">{t("add.button")}</button>
        </p>
      </Form>
    </Panel>
  );
}

export function CategoryChoice({
  categories,
  value,
}: {
  categories: CategoryOption[];
  value: string;
}) {
  const { t } = useTranslation("admin-gallery");
  return (
    <div>
      <label htmlFor="category" className="block font-semibold">
        {t("category")}
      </label>
      <select id="category" name="category" defaultValue={value} className="control mt-1">
        <option value="">{t("noCategory")}</option>
        {categories.map((one) => (
          <option key={one.slug} value={one.slug}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
