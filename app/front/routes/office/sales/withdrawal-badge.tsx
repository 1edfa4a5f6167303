import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import type { WithdrawalState } from "~/sales/orders/withdrawal-rules";

const tones = {
  open: "bad",
  received: "bad",
  accepted: "neutral",
  refunded: "good",
  refused: "neutral",
  closed: "neutral",
} as const;

/** Where a withdrawal stands, for the workshop. */
export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation("office-withdrawals");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
