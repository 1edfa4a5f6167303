import { useTranslation } from "react-i18next";

import { formatRon } from "~/format/office-money";
import type { CardTaskKind } from "~db/schema";

import { CURRENCY } from "./provider";

/** What waits for somebody at the desk, in words. */
export function CardTaskText({
  task: { kind, amount_bani, currency, detail },
}: {
  task: { kind: CardTaskKind; amount_bani: number | null; currency: string | null; detail: string };
}) {
  const { t } = useTranslation("admin-cards");
  const isForeign = currency !== null && currency !== CURRENCY;
  const ron = formatRon(amount_bani ?? 0);
  const amount = isForeign ? ron.replace(CURRENCY, currency) : ron;
  const isOurs = detail === "cancelled" || detail === "too-much";
  const reason = isOurs ? t(`tasks.reasons.${detail}`) : detail;
  return <>{t(`tasks.${kind}`, { amount, reason })}</>;
}
