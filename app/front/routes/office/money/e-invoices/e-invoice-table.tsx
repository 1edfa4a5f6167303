import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { SalesLink } from "../sales-link";
import { State } from "./e-invoice-state";
import { NumberForm } from "./number-form";
import type { ShownEInvoice } from "./shown.server";
import { UploadCell } from "./upload-cell";

/** The documents of a period, each with its check, its XML and its number. */
export function EInvoiceTable({
  invoices,
  isSent,
  refused,
  here,
}: {
  invoices: ShownEInvoice[];
  /** Whether documents are sent to the authority from here. */
  isSent: boolean;
  refused: { document: string; number: string; error: string } | undefined;
  /** The page's own address. */
  here: string;
}) {
  const { t, i18n } = useTranslation("office-e-invoice");
  const day = (on: string) => formatDay(`${on}T12:00:00Z`, i18n.language);
  return (
    <DataTable
      caption={t("title")}
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("document"),
          isTitle: true,
          cell: ({ id, name }) => (
            <Link to={officePaths.document(id, "e-factura")} className="link whitespace-nowrap">
              {name}
            </Link>
          ),
        },
        {
          label: t("order"),
          cell: ({ order_number }) => (
            <SalesLink to={officePaths.order(order_number)} className="link whitespace-nowrap">
              {order_number}
            </SalesLink>
          ),
        },
        { label: t("issued"), cell: ({ issued_on }) => day(issued_on) },
        {
          label: t("buyer"),
          isTyped: true,
          cell: ({ buyer, buyer_kind }) => (
            <>
              {buyer}
              <span className="block text-stone">{t(`kinds.${buyer_kind}`)}</span>
            </>
          ),
        },
        {
          label: t("total"),
          isNumeric: true,
          cell: ({ total_bani }) => formatRon(total_bani),
        },
        { label: t("state"), cell: (invoice) => <State invoice={invoice} /> },
        ...(isSent
          ? [
              {
                label: t("upload.label"),
                cell: (invoice: ShownEInvoice) => <UploadCell invoice={invoice} here={here} />,
              },
            ]
          : []),
        {
          label: t("number"),
          cell: ({ id, name, e_invoice_number }) => (
            <NumberForm
              id={id}
              name={name}
              number={e_invoice_number}
              refused={refused?.document === id ? refused : undefined}
              action={here}
            />
          ),
        },
      ]}
    />
  );
}
