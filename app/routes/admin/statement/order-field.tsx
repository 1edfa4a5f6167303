import { useTranslation } from "~/i18n/use-translation";
import { FieldErrors } from "~/forms/form-errors";
import type { JudgedRow } from "~/payments/statements/dry-run.server";

/** The order that a row is for, to be typed; left empty the row waits. */
export function OrderField({
  row: { id, line },
  typed,
  error,
}: {
  row: JudgedRow;
  typed: string | undefined;
  error: string | undefined;
}) {
  const { t } = useTranslation("admin-statements");
  const name = `order-${id}`;
  return (
    <div>
      <input
        id={name}
        name={name}
        defaultValue={typed}
        maxLength={40}
        autoComplete="off"
        aria-label={t("orderOfLine", { line })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        className="control max-w-48 min-w-40"
      />
      <FieldErrors id={`${name}-error`} errors={error ? [error] : undefined} />
    </div>
  );
}
