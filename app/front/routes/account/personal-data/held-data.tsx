import type { ReactNode } from "react";

import type { AccountData } from "~/front/privacy/data-export.server";
import { formatDateTime } from "~/platform/format/dates";
import { priceWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { placeLine } from "~/platform/settings/places";
import type { OrderDetailColumns } from "~db/schema";

/** What the shop holds about a person, to be read; the downloaded file has the same in full. */
export function HeldData({ held }: { held: AccountData }) {
  const { t, i18n } = useTranslation(["account", "order", "common"]);
  const at = (instant: string) => formatDateTime(instant, i18n.language);
  const { account, second_factor: factor } = held;
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-2">
      <Part title={t("data.account")}>
        {[
          `${account.first_name} ${account.last_name}`.trim(),
          account.email,
          account.phone ?? "",
          `${t("profile.createdAt")} ${at(account.created_at)}`,
        ]}
      </Part>
      <Part title={t("data.addresses")}>
        {held.addresses.map(
          (one) => `${one.full_name}, ${one.address}, ${placeLine(one)}, ${one.phone}`,
        )}
      </Part>
      <Part title={t("data.orders")}>
        {held.orders.map(
          (order) =>
            `${order.number} · ${at(order.placed_at)} · ${priceWords(order.total_bani, true, i18n)} · ${t(`order:status.${order.status}`)}`,
        )}
      </Part>
      <Part title={t("data.checkout")}>{held.checkout ? linesOf(held.checkout) : []}</Part>
      <Part title={t("data.reviews")}>
        {held.reviews.map((review) => `${review.product} · ${review.rating} ★ · ${review.text}`)}
      </Part>
      <Part title={t("data.withdrawals")}>
        {held.withdrawals.map(
          (one) => `${at(one.declared_at)} · ${one.order_number} · ${one.statement}`,
        )}
      </Part>
      <Part title={t("data.quotes")}>
        {held.quotes.map((one) => `${at(one.created_at)} · ${one.number} · ${one.wishes}`)}
      </Part>
      <Part title={t("data.saved")}>
        {held.saved.map((one) => `${at(one.saved_at)} · ${one.product ?? t("data.savedPlan")}`)}
      </Part>
      <Part title={t("data.stockAlerts")}>
        {held.stock_alerts.map((one) => `${at(one.created_at)} · ${one.product}`)}
      </Part>
      <Part title={t("data.questions")}>
        {held.questions.map((one) => `${at(one.created_at)} · ${one.product} · ${one.text}`)}
      </Part>
      <Part title={t("data.messages")}>
        {held.messages.map((one) => `${at(one.created_at)} · ${one.subject} · ${one.message}`)}
      </Part>
      <Part title={t("data.conversations")}>
        {held.conversations.flatMap(({ messages }) =>
          messages.map((one) => `${at(one.timestamp)} · ${one.text}`),
        )}
      </Part>
      <Part title={t("data.consents")}>
        {[
          ...held.consents.map(
            (one) =>
              `${t(`data.kinds.${one.kind}`)} · ${t(one.is_given ? "data.given" : "data.taken")} · ${at(one.given_at)}`,
          ),
          ...held.newsletter.map(
            (one) =>
              `${t("data.kinds.newsletter")} · ${t(one.unsubscribed_at ? "data.taken" : "data.given")} · ${at(one.unsubscribed_at ?? one.confirmed_at ?? one.created_at)}`,
          ),
        ]}
      </Part>
      <Part title={t("data.secondFactor")}>
        {[
          ...(factor.one_time_codes_since === null
            ? []
            : [`${t("data.oneTimeCodes")} · ${at(factor.one_time_codes_since)}`]),
          ...factor.passkeys.map(
            (one) => `${t("data.passkey")} · ${one.name} · ${at(one.created_at)}`,
          ),
          ...(factor.unused_recovery_codes === 0
            ? []
            : [t("data.recoveryCodes", { left: factor.unused_recovery_codes })]),
        ]}
      </Part>
      <Part title={t("data.sessions")}>
        {held.sessions.map((one) => `${at(one.seen_at)} · ${one.user_agent}`)}
      </Part>
    </div>
  );
}

/** What was typed at the checkout; what is empty is left out. */
function linesOf(typed: OrderDetailColumns): string[] {
  return [
    typed.company_name,
    typed.tax_code,
    typed.registry_number,
    typed.iban,
    typed.full_name,
    typed.address,
    placeLine(typed),
    typed.phone,
    typed.email,
    typed.delivery_name,
    typed.delivery_address,
    typed.delivery_city,
    typed.notes,
  ];
}

function Part({ title, children }: { title: ReactNode; children: string[] }) {
  const { t } = useTranslation("account");
  const lines = children.filter(Boolean);
  return (
    <section>
      <h2 className="font-sans text-lg font-semibold">{title}</h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-stone">{t("data.none")}</p>
      ) : (
        <ul className="mt-2 grid gap-2">
          {lines.map((line, index) => (
            <li key={index} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
