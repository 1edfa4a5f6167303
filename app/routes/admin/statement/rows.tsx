import { useTranslation } from "~/i18n/use-translation";
import { ErrorSummary } from "~/forms/form-errors";
import { formatRon } from "~/format/office-money";
import { adminPaths } from "~/admin-paths";
import type { JudgedRow, RowGroup } from "~/payments/statements/dry-run.server";
import { DataTable, type Column } from "~/ui/admin/data-table";
import { Form, Link } from "~/ui/link";

import { OrderField } from "./order-field";
import { statementQuery } from "./query";
import { VerdictWords } from "./verdict-words";

/** One page of a statement's rows: to tick, to decide, to take back, or to read. */
export function Rows({
  id,
  group,
  page,
  rows,
  typed = {},
  errors = {},
}: {
  id: string;
  group: RowGroup;
  page: number;
  rows: JudgedRow[];
  typed: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
}) {
  const { t } = useTranslation("admin-statements");
  if (rows.length === 0) return <p className="mt-6 text-stone">{t(`noRows.${group}`)}</p>;
  const address = adminPaths.adminStatement(id, statementQuery(group, page));
  const columns: Column<JudgedRow>[] = [
    {
      label: t("details"),
      isTitle: true,
      cell: (row) => <Details row={row} />,
    },
    { label: t("date"), cell: ({ bookedOn }) => bookedOn },
    { label: t("amount"), isNumeric: true, cell: ({ amountBani }) => formatRon(amountBani) },
    { label: t("verdict"), cell: (row) => <VerdictWords row={row} /> },
  ];
  const decision: Record<RowGroup, Column<JudgedRow>[]> = {
    fitting: [{ label: t("tick"), cell: (row) => <Tick row={row} /> }],
    undecided: [
      {
        label: t("order"),
        cell: (row) => <OrderField row={row} typed={typed[row.id]} error={errors[row.id]} />,
      },
    ],
    recorded: [{ label: t("undo"), cell: (row) => <Undo row={row} address={address} /> }],
    others: [],
  };
  const table = (
    <DataTable
      caption={t(`groups.${group}`)}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[...columns, ...decision[group]]}
    />
  );
  if (group === "recorded" || group === "others") return table;
  return (
    <Form method="post" action={address} noValidate preventScrollReset className="mt-4">
      <ErrorSummary
        errors={Object.entries(errors).map(([row, message]) => ({ id: `order-${row}`, message }))}
      />
      {table}
      <button name="intent" value="apply" className="button button-primary mt-5">
        {t(`apply.${group}`)}
      </button>
    </Form>
  );
}

function Details({ row }: { row: JudgedRow }) {
  const { payer, payerIban, details, reference, line } = row;
  const { t } = useTranslation("admin-statements");
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

function Tick({ row: { id, line } }: { row: JudgedRow }) {
  const { t } = useTranslation("admin-statements");
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

function Undo({ row: { id, line, paid }, address }: { row: JudgedRow; address: string }) {
  const { t } = useTranslation("admin-statements");
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
      {paid && (
        <Link to={adminPaths.adminOrder(paid)} className="link self-center">
          {paid}
        </Link>
      )}
    </Form>
  );
}
