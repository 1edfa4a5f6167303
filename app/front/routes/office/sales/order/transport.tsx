import type { SubmissionResult } from "@conform-to/react";

import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { vatWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { quoteState, type TransportQuote } from "~/sales/orders/front/transport-quote";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { isTransportAgreed } from "~/sales/orders/order-status";
import { chargesInWords } from "~/sales/orders/order-transport";
import { daysOf, daysText } from "~/shop/catalogue/delivery-term";

import type { quoteForm } from "./schema";

/** Why an offer was not made: somebody else made one first, or none is waited for. */
export type RefusedQuote = { kind: "not-waiting" } | { kind: "stale"; newest: TransportQuote };

interface TransportProps {
  order: OfficeOrder;
  description: DescriptionOf<typeof quoteForm>;
  /** A day of Bucharest. */
  today: string;
  /** The day that is proposed as an offer's last. */
  proposedDay: string;
  lastResult: SubmissionResult<string[]> | undefined;
  refused: RefusedQuote | undefined;
}

/** How the order is delivered, what that costs, and the offer for it where one is needed. */
export function Transport({ order, today, ...form }: TransportProps) {
  const { t } = useTranslation(["office-delivery", "delivery", "cart"]);
  const { t: shop } = useTranslation("delivery");
  const charges = chargesInWords(order, shop);
  const days = daysOf(order.transport_from_days, order.transport_to_days);
  return (
    <Panel id="transport" title={t("quote.title")}>
      {order.transport_state === "none" ? (
        <p className="text-stone">{t("quote.old")}</p>
      ) : (
        <ul className="grid gap-1">
          {charges.map(({ label, bani }) => (
            <li key={label} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="whitespace-nowrap tabular-nums">
                {bani === null ? "–" : formatRon(bani)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {days && <p className="mt-2 text-stone">{t("quote.days", { days: daysText(days) })}</p>}
      <QuoteState order={order} today={today} />
      {order.status === "new" && !isTransportAgreed(order.transport_state) && (
        <QuoteForm order={order} {...form} />
      )}
    </Panel>
  );
}

function QuoteState({ order, today }: Pick<TransportProps, "order" | "today">) {
  const { t, i18n } = useTranslation("office-delivery");
  const { quote } = order;
  const day = (instant: string) => formatDay(instant, i18n.language);
  if (!quote) {
    const isWaiting = order.transport_state === "to_quote" && order.status === "new";
    return isWaiting ? <Note>{t("quote.waiting")}</Note> : null;
  }
  const state = quoteState(quote, today);
  const date =
    state === "open" || state === "expired"
      ? day(`${quote.valid_until}T12:00:00Z`)
      : day(quote.answered_at ?? "");
  return (
    <Note>
      {formatRon(quote.price_bani)} · {t(`quote.${state}`, { date })}
    </Note>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className="mt-3 border-l-2 border-sage pl-3">{children}</p>;
}

function QuoteForm({
  order,
  description,
  proposedDay,
  lastResult,
  refused,
}: Omit<TransportProps, "today">) {
  const { t, i18n } = useTranslation(["office-delivery", "common"]);
  const [form, fields, errors] = useServerForm(description, {
    id: "quote",
    lastResult,
    defaultValue: { validUntil: proposedDay },
  });
  const newest = refused?.kind === "stale" ? refused.newest : order.quote;
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={
        refused
          ? [
              refused.kind === "stale"
                ? t("quote.stale", {
                    price: formatRon(refused.newest.price_bani),
                    date: formatDay(`${refused.newest.valid_until}T12:00:00Z`, i18n.language),
                  })
                : t("quote.notWaiting"),
            ]
          : []
      }
      action={officePaths.order(order.number)}
      preventScrollReset
      className="mt-4"
    >
      <input type="hidden" name="drawn" value={newest?.number ?? 0} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          field={fields.price}
          label={t("quote.price")}
          hint={t("quote.priceHint", {
            vat: vatWords(Boolean(order.is_vat_included), i18n),
          })}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          field={fields.days}
          label={t("quote.daysField")}
          hint={t("quote.daysHint")}
          autoComplete="off"
        />
        <TextField field={fields.validUntil} label={t("quote.validUntil")} type="date" />
      </div>
      <button name="intent" value="quote-transport" className="button button-secondary mt-4">
        {t(order.quote ? "quote.again" : "quote.make")}
      </button>
    </ServerForm>
  );
}
