import { RowField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Form } from "~/platform/ui/link";
import type { JudgedRow } from "~/sales/statements/front/dry-run.server";

/** Counts a row that looks like a repetition as a payment of its own, with the reason. */
export function CountField({
  row: { id, line },
  address,
  typed,
  error,
}: {
  row: JudgedRow;
  address: string;
  typed: string | undefined;
  error: string | undefined;
}) {
  const { t } = useTranslation("office-statements");
  const name = `why-${id}`;
  return (
    <Form method="post" action={address} noValidate preventScrollReset className="grid gap-2">
      <input type="hidden" name="row" value={id} />
      <RowField
        field={plainField(name, { value: typed, error })}
        label={t("countReasonOfLine", { line })}
        maxLength={200}
        autoComplete="off"
        placeholder={t("countReason")}
        className="max-w-64 min-w-40"
      />
      <button
        name="intent"
        value="count"
        aria-label={t("countLine", { line })}
        className="button button-quiet justify-self-start border-line"
      >
        {t("count")}
      </button>
    </Form>
  );
}
