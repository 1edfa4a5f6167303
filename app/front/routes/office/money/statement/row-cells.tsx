import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { JudgedRow } from "~/sales/statements/front/dry-run.server";

import { SalesLink } from "../sales-link";

export function Details({ row }: { row: JudgedRow }) {
  const { payer, payerIban, details, reference, line } = row;
  const { t } = useTranslation("office-statements");
  return (
    <div className="grid max-w-md gap-0.5 font-normal wrap-anywhere">
      {payer && <span className="font-semibold">{payer}</span>}
      <span>{details || "–"}</span>
      <span className="text-xs text-stone">
        {[t("line", { line }), payerIban, reference].filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}

export function Tick({ row: { id, line } }: { row: JudgedRow }) {
  const { t } = useTranslation("office-statements");
  return (
    <input
      type="checkbox"
      name="row"
      value={id}
      defaultChecked
      aria-label={t("tickLine", { line })}
      className="size-6"
    />
  );
}

export function Undo({ row: { id, line, paid }, address }: { row: JudgedRow; address: string }) {
  const { t } = useTranslation("office-statements");
  return (
    <Form method="post" action={address} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="row" value={id} />
      <button
        name="intent"
        value="undo"
        aria-label={t("undoLine", { line })}
        className="button button-quiet border-line"
      >
        {t("undo")}
      </button>
      {paid.map(({ paymentId, number, amountBani }) => (
        <SalesLink key={paymentId} to={officePaths.order(number)} className="link self-center">
          {paid.length > 1 ? `${number}: ${formatRon(amountBani)}` : number}
        </SalesLink>
      ))}
    </Form>
  );
}
