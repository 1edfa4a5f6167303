import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable, type Column } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { JudgedRow, RowGroup } from "~/sales/statements/front/dry-run.server";

import { CountField } from "./count-field";
import { OrderField } from "./order-field";
import { statementQuery } from "./query";
import { Details, Tick, Undo } from "./row-cells";
import { VerdictWords } from "./verdict-words";

/** One page of a statement's rows: to tick, to decide, to take back, or to read. */
export function Rows({
  id,
  group,
  page,
  rows,
  typed = {},
  errors = {},
  askedDays = [],
}: {
  id: string;
  group: RowGroup;
  page: number;
  rows: JudgedRow[];
  typed: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
  /** The rows whose day has to be confirmed. */
  askedDays: number[] | undefined;
}) {
  const { t, i18n } = useTranslation("office-statements");
  if (rows.length === 0) return <p className="mt-6 text-stone">{t(`noRows.${group}`)}</p>;
  const address = officePaths.statement(id, statementQuery(group, page));
  const columns: Column<JudgedRow>[] = [
    {
      label: t("details"),
      isTitle: true,
      cell: (row) => <Details row={row} />,
    },
    {
      label: t("date"),
      cell: ({ bookedOn }) => (
        <span className="whitespace-nowrap">
          {formatDay(`${bookedOn}T12:00:00Z`, i18n.language)}
        </span>
      ),
    },
    { label: t("amount"), isNumeric: true, cell: ({ amountBani }) => formatRon(amountBani) },
    { label: t("verdict"), cell: (row) => <VerdictWords row={row} /> },
  ];
  const decision: Record<RowGroup, Column<JudgedRow>[]> = {
    fitting: [{ label: t("tick"), cell: (row) => <Tick row={row} /> }],
    undecided: [
      {
        label: t("order"),
        cell: (row) => (
          <OrderField
            statement={id}
            row={row}
            typed={typed[row.id]}
            error={errors[row.id]}
            isDayAsked={askedDays.includes(row.id)}
          />
        ),
      },
    ],
    recorded: [{ label: t("undo"), cell: (row) => <Undo row={row} address={address} /> }],
    others: [
      {
        label: t("count"),
        cell: (row) =>
          row.verdict.kind === "repeat" && (
            <CountField row={row} address={address} typed={typed[row.id]} error={errors[row.id]} />
          ),
      },
    ],
  };
  const table = (
    <DataTable
      caption={t(`groups.${group}`)}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[...columns, ...decision[group]]}
    />
  );
  if (group === "others") {
    return (
      <>
        <ErrorSummary
          errors={Object.entries(errors).map(([row, message]) => ({ id: `why-${row}`, message }))}
        />
        {table}
      </>
    );
  }
  if (group === "recorded") return table;
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
