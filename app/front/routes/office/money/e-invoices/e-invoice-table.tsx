import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import { RefusalList } from "../refusal-list";
import { SalesLink } from "../sales-link";
import { NumberForm } from "./number-form";
import type { ShownEInvoice } from "./shown.server";
import { UploadCell } from "./upload-cell";

const tones = {
  unchecked: "neutral",
  running: "neutral",
  passes: "good",
  refused: "bad",
  noted: "good",
} as const;

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

function State({ invoice }: { invoice: ShownEInvoice }) {
  const { t, i18n } = useTranslation("office-e-invoice");
  const { id, name, state, passes, refusals, order_number, e_invoice_noted_at } = invoice;
  return (
    <div>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {state === "noted" && e_invoice_noted_at && (
        <span className="block text-xs text-stone">
          {t("notedAt", { day: formatDay(e_invoice_noted_at, i18n.language) })}
        </span>
      )}
      {passes && (
        <a
          href={officePaths.document(id, "e-factura.xml")}
          aria-label={t("xmlOf", { name })}
          className="link ml-2 inline-block py-1"
        >
          {t("xml")}
        </a>
      )}
      {refusals.length > 0 && (
        <details>
          <summary className="link inline-block min-h-6 py-1">{t("details")}</summary>
          <RefusalList refusals={refusals} order={order_number} />
        </details>
      )}
    </div>
  );
}
