import { FileField, SelectField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { UploadProgress, useUpload } from "~/platform/office-ui/front/upload";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { dateOrders } from "~/sales/statements/front/bank-layout";

interface Answer {
  errors: { file?: string; bank?: string; dateOrder?: string };
  chosen: string;
  /** The statement that the same file was read as before. */
  earlier?: string;
}

/** The form for a bank's file. Without a bank no file could be read. */
export function UploadForm({
  banks,
  fromAction,
}: {
  banks: { value: string; label: string }[];
  fromAction: Answer | undefined;
}) {
  const { t } = useTranslation("office-statements");
  const { answer, ...upload } = useUpload(fromAction);
  const errors = answer?.errors ?? {};
  const shown = (["bank", "dateOrder", "file"] as const).flatMap((id) => {
    const text = errors[id];
    return text ? [{ id, message: text }] : [];
  });
  return (
    <div className="mt-6 max-w-2xl">
      <Panel title={t("upload")}>
        <ErrorSummary errors={shown} />
        {answer?.earlier && (
          <p className="mb-4">
            <Link to={officePaths.statement(answer.earlier)} className="link">
              {t("openEarlier")}
            </Link>
          </p>
        )}
        {banks.length === 0 ? (
          <>
            <p>{t("banks.none")}</p>
            <p className="mt-3">
              <Link to={officePaths.bank("nou")} className="button button-primary">
                {t("banks.add")}
              </Link>
            </p>
          </>
        ) : (
          <Form
            method="post"
            action={officePaths.statements()}
            encType="multipart/form-data"
            onSubmit={upload.onSubmit}
            noValidate
            className="grid gap-4"
          >
            <SelectField
              field={plainField("bank", {
                value: answer?.chosen || (banks.length === 1 ? banks[0]?.value : ""),
                error: errors.bank,
              })}
              label={t("banks.one")}
              empty={t("chooseBank")}
              options={banks}
            />
            {errors.dateOrder && (
              <SelectField
                field={plainField("dateOrder", { error: errors.dateOrder })}
                label={t("banks.fields.dateOrder")}
                empty={t("chooseDateOrder")}
                options={dateOrders.map((value) => ({ value, label: t(`dateOrders.${value}`) }))}
              />
            )}
            <FileField
              field={plainField("file", { error: errors.file })}
              label={t("file")}
              hint={t("fileHint")}
              accept=".csv,.txt,text/csv,text/plain"
            />
            <UploadProgress state={upload.state} />
            <p>
              <button className="button button-primary">{t("check")}</button>
            </p>
          </Form>
        )}
      </Panel>
    </div>
  );
}
