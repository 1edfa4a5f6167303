import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { OrderStatus, PaymentStatus } from "~db/schema";

/** An order's status as a badge. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("order");
  const tone = status === "cancelled" ? "bad" : status === "delivered" ? "good" : "neutral";
  return <Badge tone={tone}>{t(`status.${status}`)}</Badge>;
}

/** An order's payment status as a badge. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation("order");
  const tone = status === "paid" ? "good" : status === "unpaid" ? "bad" : "neutral";
  return <Badge tone={tone}>{t(`payment.statuses.${status}`)}</Badge>;
}
