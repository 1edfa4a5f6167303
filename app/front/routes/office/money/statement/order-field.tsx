import { RowField } from "~/platform/forms/field";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { JudgedRow } from "~/sales/statements/front/dry-run.server";

import { splitQuery } from "./query";

/**
 * The order that a row is for, to be typed; left empty the row waits. Where the payment's day is odd it has
 * to be confirmed.
 */
export function OrderField({
  statement,
  row: { id, line, verdict },
  typed,
  error,
  isDayAsked,
}: {
  statement: string;
  row: JudgedRow;
  typed: string | undefined;
  error: string | undefined;
  /** Whether the answer to the last post asks about the day. */
  isDayAsked: boolean;
}) {
  const { t } = useTranslation("office-statements");
  const name = `order-${id}`;
  const isOdd =
    verdict.kind === "undecided" &&
    (verdict.reason === "future" || verdict.reason === "before-order");
  return (
    <div className="grid gap-2">
      <RowField
        field={plainField(name, { value: typed, error })}
        label={t("orderOfLine", { line })}
        maxLength={40}
        autoComplete="off"
        className="max-w-48 min-w-40"
      />
      {(isOdd || isDayAsked) && (
        <label className="flex items-center gap-2 text-sm">
          <input type="checkbox" name={`confirm-${id}`} value="yes" className="size-6" />
          {t("confirmDay")}
        </label>
      )}
      <Link to={officePaths.statement(statement, splitQuery(id))} className="link text-sm">
        {t("split.open")}
      </Link>
    </div>
  );
}
