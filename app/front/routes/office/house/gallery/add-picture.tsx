import { FileField, SelectField, TextArea } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { FormToken } from "~/platform/forms/front/form-token";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { PicturePlace } from "~db/schema";

interface CategoryOption {
  slug: string;
  name: string;
}

/** A picture that was refused, with what was typed and what is wrong. */
export interface RefusedPicture {
  words: { alt: string; category: string; place: PicturePlace };
  errors: { image?: string; alt?: string };
}

/** The form that adds a picture to the gallery or to the page about us, with its description. */
export function AddPicture({
  formToken,
  places,
  categories,
  answer,
}: {
  formToken: string;
  places: readonly PicturePlace[];
  categories: CategoryOption[];
  answer: RefusedPicture | undefined;
}) {
  const { t } = useTranslation("office-gallery");
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
        action={officePaths.gallery()}
        encType="multipart/form-data"
        onSubmit={upload.onSubmit}
        noValidate
        className="grid gap-4"
      >
        <FormToken token={formToken} />
        <ErrorSummary errors={errors} />
        <FileField
          field={plainField("image", { error: image })}
          label={t("add.file")}
          hint={t("add.fileHint", { megabytes: UPLOAD_MEGABYTES })}
          accept="image/*"
        />
        <TextArea
          field={plainField("alt", { value: data?.words.alt, error: alt })}
          label={t("alt")}
          hint={t("altHint")}
          rows={2}
        />
        <SelectField
          field={plainField("place", { value: data?.words.place ?? "gallery" })}
          label={t("place")}
          options={places.map((place) => ({ value: place, label: t(`places.${place}`) }))}
        />
        <CategoryChoice categories={categories} value={data?.words.category ?? ""} />
        <UploadProgress state={upload.state} />
        <p>
          <button className="button button-primary">{t("add.button")}</button>
        </p>
      </Form>
    </Panel>
  );
}

function CategoryChoice({ categories, value }: { categories: CategoryOption[]; value: string }) {
  const { t } = useTranslation("office-gallery");
  return (
    <SelectField
      field={plainField("category", { value })}
      label={t("category")}
      empty={t("noCategory")}
      options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}
