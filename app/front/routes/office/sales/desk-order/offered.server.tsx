import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import type { QuoteRequestState } from "~db/schema";

import { QuoteBadge } from "../quote-badge";

/** The notice that the order was sent as an offer, with the state of that offer. */
export function Offered({
  offer: { id, number, state },
}: {
  offer: { id: string; number: string; state: QuoteRequestState };
}) {
  const { t } = useTranslation("office-desk-orders");
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a href={officePaths.quote(id)} className="link">
        {t("offer.sent", { number })}
      </a>
      <QuoteBadge state={state} />
    </p>
  );
}
