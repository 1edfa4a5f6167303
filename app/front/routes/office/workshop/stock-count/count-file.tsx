import { FileField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

/** The list as a file, and the form that takes it back; what is wrong in it is said by its lines. */
export function CountFile({
  fault,
  lines,
  more,
  isNotSaved,
}: {
  fault: string | undefined;
  lines: readonly { line: number; column: string; fault: string }[];
  /** How many faults are not shown. */
  more: number;
  isNotSaved: boolean;
}) {
  const { t } = useTranslation("office-stock");
  const { t: shared } = useTranslation("validation");
  const read = useMessages();
  return (
    <Panel title={t("countFile")}>
      <p className="max-w-prose text-stone">{t("countFileIntro")}</p>
      <p className="mt-3">
        <a href={officePaths.stockCount(".csv")} className="button button-quiet border-line">
          {t("countTemplate")}
        </a>
      </p>
      <ErrorSummary
        errors={fault ? [{ id: "file", message: read(fault) }] : []}
        formErrors={isNotSaved ? [shared("notSaved")] : []}
      />
      {lines.length > 0 && (
        <div role="alert" className="mt-4 border-l-4 border-error pl-3">
          <p className="font-semibold text-error">{t("countFaults")}</p>
          <ul className="mt-2 grid gap-1">
            {lines.map(({ line, column, fault: wrong }, index) => (
              <li key={index} className="wrap-anywhere">
                {t(column === "" ? "countLine" : "countCell", { line, column })} {read(wrong)}
              </li>
            ))}
            {more > 0 && <li>{t("countMore", { more })}</li>}
          </ul>
        </div>
      )}
      <Form
        method="post"
        action={officePaths.stockCount()}
        encType="multipart/form-data"
        noValidate
        className="mt-4 grid gap-4"
      >
        <FileField
          field={plainField("file", { error: fault })}
          label={t("file")}
          accept=".csv,text/csv"
        />
        <p>
          <button name="intent" value="file" className="button button-secondary">
            {t("countSend")}
          </button>
        </p>
      </Form>
    </Panel>
  );
}
