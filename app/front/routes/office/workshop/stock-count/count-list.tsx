import { ErrorSummary } from "~/platform/forms/form-errors";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";

interface ListRow {
  key: string;
  name: string;
  unit: "piece" | "metre";
  /** Null of an article that is not kept. */
  onHand: number | null;
  countedField: string;
  seenField: string;
}

/** All articles with a field for what was counted; what is left empty stays as it is. */
export function CountList({
  rows,
  counted,
  faults,
  isNotSaved,
}: {
  rows: readonly ListRow[];
  /** What was typed, and what is wrong with it, by the keys of the articles. */
  counted: Record<string, string>;
  faults: Record<string, string>;
  isNotSaved: boolean;
}) {
  const { t } = useTranslation("office-stock");
  const { t: shared } = useTranslation("validation");
  const read = useMessages();
  const idOf = (key: string) => `counted-${key.replace(/\W/g, "-")}`;
  const wrong = rows.flatMap(({ key }) =>
    faults[key] === undefined ? [] : [{ id: idOf(key), message: read(faults[key]) }],
  );
  // The list does not show them, so there is no field to lead to.
  const gone = Object.keys(faults)
    .filter((key) => !rows.some((row) => row.key === key))
    .map((key) => `${key}: ${read(faults[key]!)}`);
  return (
    <Panel title={t("countList")}>
      <p className="max-w-prose text-stone">{t("countListIntro")}</p>
      <ErrorSummary
        errors={wrong}
        formErrors={[...gone, ...(isNotSaved ? [shared("notSaved")] : [])]}
      />
      <Form method="post" action={officePaths.stockCount()} noValidate className="mt-4 grid gap-4">
        <DataTable
          caption={t("countList")}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { label: t("article"), isTitle: true, cell: ({ name }) => name },
            {
              label: t("onHand"),
              isNumeric: true,
              cell: ({ onHand, unit }) =>
                onHand === null ? t("notKept") : t(`units.${unit}`, { amount: onHand }),
            },
            {
              label: t("counted"),
              isNumeric: true,
              cell: ({ key, name, onHand, countedField, seenField }) => (
                <>
                  <input type="hidden" name={seenField} value={onHand ?? 0} />
                  <input
                    id={idOf(key)}
                    name={countedField}
                    defaultValue={counted[key]}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`${t("counted")}: ${name}`}
                    aria-invalid={faults[key] === undefined ? undefined : true}
                    aria-describedby={faults[key] === undefined ? undefined : `${idOf(key)}-error`}
                    className="control max-w-28 text-right"
                  />
                  {faults[key] !== undefined && (
                    <p id={`${idOf(key)}-error`} className="text-error">
                      {read(faults[key])}
                    </p>
                  )}
                </>
              ),
            },
          ]}
        />
        <p>
          <button name="intent" value="list" className="button button-primary">
            {t("countSave")}
          </button>
        </p>
      </Form>
    </Panel>
  );
}
