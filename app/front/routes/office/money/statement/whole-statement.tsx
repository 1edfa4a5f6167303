import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { RowGroup } from "~/sales/statements/front/dry-run.server";

import { statementQuery } from "./query";

/** What can be done with a statement as a whole. */
export function WholeStatement({
  id,
  counts,
  fittingBani,
}: {
  id: string;
  counts: { name: RowGroup; count: number }[];
  fittingBani: number;
}) {
  const { t } = useTranslation("office-statements");
  const countOf = (name: RowGroup) => counts.find((one) => one.name === name)?.count ?? 0;
  const [fitting, recorded] = [countOf("fitting"), countOf("recorded")];
  const button = (intent: string, group: RowGroup, className: string, label: string) => (
    <Form method="post" action={officePaths.statement(id, statementQuery(group))}>
      <button name="intent" value={intent} className={`button ${className}`}>
        {label}
      </button>
    </Form>
  );
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {fitting > 0 &&
        button(
          "apply-all",
          "recorded",
          "button-primary",
          t("applyAll", { count: fitting, amount: formatRon(fittingBani) }),
        )}
      {recorded > 0 &&
        button(
          "undo-all",
          "undecided",
          "button-quiet border-line",
          t("undoAll", { count: recorded }),
        )}
      {recorded === 0 && button("discard", "fitting", "button-quiet border-line", t("discard"))}
    </div>
  );
}
