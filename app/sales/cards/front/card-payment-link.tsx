import { formatLei } from "~/platform/format/money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import type { CardLink } from "./card-link.server";

/** The way to pay an order by card, for its customer; nothing where there is none. */
export function CardPaymentLink({ card }: { card: CardLink | null }) {
  const { t, i18n } = useTranslation("card-payment");
  if (!card) return null;
  return (
    <p className="no-print mt-5">
      <Link to={card.to} className="button button-primary">
        {t("link", { amount: formatLei(card.amountBani, i18n.language) })}
      </Link>
    </p>
  );
}
