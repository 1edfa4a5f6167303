import { formatDay } from "~/platform/format/dates";
import { formatRon, leiText } from "~/platform/format/office-money";
import { TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { plainField } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import type { SplitSuggestion } from "~/sales/statements/front/split-suggestion.server";

import { splitQuery, statementQuery } from "./query";

const SHOWN_PARTS = 6;

/** One payment for several orders: for each the order and its part, together the whole amount. */
export function SplitForm({
  id,
  row: { id: rowId, line, details, payer, bookedOn, amountBani },
  parts,
  mostParts,
  typed,
  errors = {},
  isDayAsked,
}: {
  id: string;
  row: SplitSuggestion["row"];
  parts: SplitSuggestion["parts"];
  mostParts: number;
  /** What was typed, by the field's name, after a refused post. */
  typed: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
  isDayAsked: boolean;
}) {
  const { t, i18n } = useTranslation("office-statements");
  const bookedDay = formatDay(`${bookedOn}T12:00:00Z`, i18n.language);
  const count = Math.min(mostParts, Math.max(SHOWN_PARTS, parts.length + 1));
  const field = (name: string, suggested: string) =>
    plainField(name, {
      value: typed ? typed[name] : suggested,
      error: errors[name],
      isOptional: true,
    });
  return (
    <div className="mt-6 max-w-3xl">
      <Panel title={t("split.title", { line, amount: formatRon(amountBani) })}>
        <p className="mb-4 wrap-anywhere">
          {[payer, details, bookedDay].filter(Boolean).join(" · ")}
        </p>
        <p className="mb-4 text-stone">{t("split.hint", { amount: formatRon(amountBani) })}</p>
        <Form
          method="post"
          action={officePaths.statement(id, splitQuery(rowId))}
          noValidate
          className="grid gap-4"
        >
          <ErrorSummary
            errors={Object.entries(errors).map(([name, message]) => ({ id: name, message }))}
          />
          <input type="hidden" name="row" value={rowId} />
          {Array.from({ length: count }, (_, place) => (
            <div key={place} className="grid gap-4 sm:grid-cols-2">
              <TextField
                field={field(`part-${place}-order`, parts[place]?.number ?? "")}
                label={t("split.order", { place: place + 1 })}
                maxLength={40}
                autoComplete="off"
              />
              <TextField
                field={field(
                  `part-${place}-amount`,
                  parts[place] ? leiText(parts[place].amountBani) : "",
                )}
                label={t("split.amount", { place: place + 1 })}
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
              />
            </div>
          ))}
          {isDayAsked && (
            <label className="flex items-center gap-2">
              <input type="checkbox" name={`confirm-${rowId}`} value="yes" className="size-6" />
              {t("confirmDay")}
            </label>
          )}
          <p className="flex flex-wrap gap-3">
            <button name="intent" value="split" className="button button-primary">
              {t("split.record")}
            </button>
            <Link
              to={officePaths.statement(id, statementQuery("undecided"))}
              className="button button-quiet border-line"
            >
              {t("split.back")}
            </Link>
          </p>
        </Form>
      </Panel>
    </div>
  );
}
