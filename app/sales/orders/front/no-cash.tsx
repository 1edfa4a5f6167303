import { formatLei } from "~/platform/format/money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { PaymentMethod } from "~db/schema";

import type { CashRefusal } from "../cash.server";

/**
 * The bank account to which advances are paid, their share of a piece made to order, in percent, and
 * whether cards are taken too.
 */
export interface Account {
  advance: number;
  hasCards: boolean;
  name: string;
  bank: string;
  iban: string;
}

/** The company's bank account, with the share of the cart's advance, beside the offered ways of paying. */
export function accountOf(
  { name, bank, iban }: Pick<Account, "name" | "bank" | "iban">,
  { advancePercent }: { advancePercent: number },
  methods: readonly PaymentMethod[],
): Account {
  return { advance: advancePercent, hasCards: methods.includes("card"), name, bank, iban };
}

/** Why one cannot pay on delivery, and how an advance is paid instead. */
export function NoCash({ why, account }: { why: CashRefusal; account: Account }) {
  const { t, i18n } = useTranslation("checkout");
  if (why.kind === "limit") {
    return t("noCash.limit", { limit: formatLei(why.limitBani, i18n.language) });
  }
  const { advance, hasCards, name, bank, iban } = account;
  const ways = hasCards ? "byCardOrTransfer" : "byTransfer";
  return `${t("noCash.madeToOrder", { advance })} ${t(`noCash.${ways}`, { company: name, bank, iban })}`;
}
