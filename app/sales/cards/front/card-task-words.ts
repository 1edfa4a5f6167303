import { formatRon } from "~/platform/format/office-money";
import type { TFunction } from "~/platform/i18n/translate";
import type { CardTaskKind } from "~db/schema";

import { CURRENCY, LOST } from "../providers/provider";

/** The detail of a matter about a lost dispute. */
const CLOSED_LOST = `closed ${LOST}`;

/** What waits for somebody in the office, in words; amounts in bani. */
export function cardTaskWords(
  {
    kind,
    amount_bani,
    currency,
    detail,
  }: { kind: CardTaskKind; amount_bani: number | null; currency: string | null; detail: string },
  t: TFunction<"office-cards">,
): string {
  const isForeign = currency !== null && currency !== CURRENCY;
  const ron = formatRon(amount_bani ?? 0);
  const amount = isForeign ? ron.replace(CURRENCY, currency) : ron;
  if (kind === "dispute" && detail === CLOSED_LOST) return t("tasks.dispute_lost", { amount });
  const isOurs = detail === "cancelled" || detail === "too-much";
  const reason = isOurs ? t(`tasks.reasons.${detail}`) : detail;
  return t(`tasks.${kind}`, { amount, reason });
}
