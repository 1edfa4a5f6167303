import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";

import { RefusalList } from "../refusal-list";
import type { ShownEInvoice } from "./shown.server";

const tones = {
  unchecked: "neutral",
  running: "neutral",
  passes: "good",
  refused: "bad",
  noted: "good",
} as const;

export function State({ invoice }: { invoice: ShownEInvoice }) {
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
