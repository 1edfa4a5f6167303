import { optionsOf, type FormAnswer } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import type { DrawnRecord } from "~/front/desk/record.server";
import { FileField } from "~/platform/forms/field";
import { UPLOAD_MEGABYTES } from "~/platform/forms/field-names";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import type { PicturePlace } from "~db/schema";

/** The form that adds a picture to the gallery or to the page about us, with its description. */
export function AddPicture({
  record,
  formToken,
  places,
  categories,
  answer: fromAction,
}: {
  record: DrawnRecord<"alt" | "place" | "category">;
  formToken: string;
  places: readonly PicturePlace[];
  categories: { slug: string; name: string }[];
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation("office-gallery");
  const { answer, ...upload } = useUpload(fromAction);
  const fault = answer?.picture?.error?.text;
  return (
    <Panel title={t("add.title")}>
      <RecordForm
        record={record}
        to={officePaths.gallery()}
        answer={answer}
        upload={upload}
        formToken={formToken}
        moreErrors={fault ? [{ id: "image", message: fault }] : []}
        save={t("add.button")}
        sections={[
          {
            columns: 1,
            fields: {
              alt: { kind: "lines", rows: 2, label: t("alt"), hint: t("altHint") },
              place: {
                kind: "choice",
                label: t("place"),
                options: optionsOf(places, (place) => t(`places.${place}`)),
              },
              category: {
                kind: "choice",
                label: t("category"),
                empty: t("noCategory"),
                options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
              },
            },
          },
        ]}
      >
        <FileField
          field={plainField("image", { error: fault })}
          label={t("add.file")}
          hint={t("add.fileHint", { megabytes: UPLOAD_MEGABYTES })}
          accept="image/*"
        />
        <UploadProgress state={upload.state} />
      </RecordForm>
    </Panel>
  );
}
