import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { Checkbox, TextField } from "~/platform/forms/field";
import { FormToken } from "~/platform/forms/form-token";
import type { FieldState } from "~/platform/forms/plain-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { SingleImage } from "~/platform/media/single-image-field";
import type { ImageError } from "~/platform/media/single-image.server";
import { UploadProgress } from "~/platform/office-ui/upload-progress";
import { useUpload } from "~/platform/office-ui/use-upload";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { VatWords } from "~/platform/ui/price";
import type { OfficeOption } from "~/shop/catalogue-editing/option-rows.server";

import { HandleFields } from "./handle-fields";
import { MaterialFields } from "./material-fields";
import type { handleForm, materialForm } from "./schema";
import { Row, Section } from "./section";
import { StaleOptionNotice, type StaleOption } from "./stale-option";
import { handleValues, materialValues } from "./values";

interface OptionFormAnswer {
  result: SubmissionResult<string[]>;
  imageUrl: string;
  imageError?: ImageError;
  /** What stands in the way of the whole form. */
  trouble?: string;
  /** The version of the row that the form was rendered from. */
  version: number;
  stale?: StaleOption;
}

interface FormProps<
  Schema extends typeof materialForm | typeof handleForm,
  Kind extends "material" | "handle",
> {
  description: DescriptionOf<Schema>;
  /** None for a new one, which gets `nextOrder`. */
  option?: OfficeOption<Kind>;
  nextOrder?: number;
  formToken?: string;
  answer: OptionFormAnswer | undefined;
  children?: ReactNode;
}

/** The form of a new and of an existing material; `children` stand between its fields and the button. */
export function MaterialForm({
  description,
  option,
  nextOrder = 0,
  formToken,
  children,
  ...props
}: FormProps<typeof materialForm, "material">) {
  const { answer, ...upload } = useUpload(props.answer);
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: materialValues(option, nextOrder),
  });
  return (
    <Frame
      kind="material"
      option={option}
      formToken={formToken}
      answer={answer}
      upload={upload}
      form={form}
      fields={fields}
      errors={errors}
    >
      <MaterialFields fields={fields} />
      {children}
    </Frame>
  );
}

/** The same for a handle. */
export function HandleForm({
  description,
  option,
  nextOrder = 0,
  formToken,
  children,
  ...props
}: FormProps<typeof handleForm, "handle">) {
  const { answer, ...upload } = useUpload(props.answer);
  const [form, fields, errors] = useServerForm(description, {
    lastResult: answer?.result,
    defaultValue: handleValues(option, nextOrder),
  });
  return (
    <Frame
      kind="handle"
      option={option}
      formToken={formToken}
      answer={answer}
      upload={upload}
      form={form}
      fields={fields}
      errors={errors}
    >
      <HandleFields fields={fields} />
      {children}
    </Frame>
  );
}

type SharedField = "name" | "description" | "supplierCode" | "surcharge" | "order" | "status";

/** The form around the fields of a kind, with those that both kinds have. */
function Frame({
  kind,
  option,
  formToken,
  answer,
  upload,
  form,
  fields,
  errors,
  children,
}: {
  kind: "material" | "handle";
  option: OfficeOption | undefined;
  formToken: string | undefined;
  answer: OptionFormAnswer | undefined;
  upload: Omit<ReturnType<typeof useUpload>, "answer">;
  form: { id: string };
  fields: Record<SharedField, FieldState>;
  errors: { id: string; message: string }[];
  children: ReactNode;
}) {
  const { t } = useTranslation("office-options");
  const { t: common } = useTranslation("office");
  const read = useMessages();
  const navigation = useNavigation();
  const action = option ? officePaths.option(kind, option.id) : officePaths.optionNew(kind);
  const isSaving = navigation.formAction === action || upload.state.kind === "sending";
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={answer?.trouble ? [read(answer.trouble)] : []}
      action={action}
      encType="multipart/form-data"
      onSubmit={upload.onSubmit}
      preventScrollReset
      className="grid grid-cols-1 gap-5"
    >
      {formToken !== undefined && <FormToken token={formToken} />}
      {option && <input type="hidden" name="version" value={answer?.version ?? option.version} />}
      {answer?.stale && <StaleOptionNotice stale={answer.stale} theirs={action} />}
      <Section title={t("sections.offer")}>
        <TextField field={fields.name} label={t("name")} autoComplete="off" />
        <TextField
          field={fields.description}
          label={t("description")}
          hint={t("descriptionHint")}
          autoComplete="off"
        />
        <TextField field={fields.supplierCode} label={t("supplierCode")} autoComplete="off" />
        <Row>
          <TextField
            field={fields.surcharge}
            label={
              <>
                {t("surcharge")} <VatWords />
              </>
            }
            inputMode="decimal"
          />
          <TextField field={fields.order} label={common("order")} inputMode="numeric" />
        </Row>
        <Checkbox field={fields.status} hint={t("retireHint")}>
          {t("active")}
        </Checkbox>
      </Section>
      <SingleImage
        image_url={option?.image_url ?? null}
        typed={answer?.imageUrl}
        error={answer?.imageError}
      />
      {children}
      <UploadProgress state={upload.state} />
      <p className="flex flex-wrap gap-3">
        <button aria-busy={isSaving} className="button button-primary">
          {isSaving ? common("saving") : common("save")}
        </button>
        <Link to={officePaths.options()} preventScrollReset className="button button-quiet">
          {common("cancel")}
        </Link>
        {option && (
          <Link to={officePaths.translations(kind, option.id)} className="button button-quiet">
            {common("translations")}
          </Link>
        )}
      </p>
    </ServerForm>
  );
}
