import { formatDay } from "~/platform/format/dates";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import type { Order } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import { showChangeIn } from "../versions/change-words.server";
import { Difference } from "./change-difference.server";
import { findCurrent } from "./current-version.server";
import { findChanges, openChange, type OrderChange } from "./find-changes.server";

/** What of an order's changes its customer's page shows, as HTML; empty where there are none. */
export async function customerChangesHtml(
  order: Order,
  language: Language,
  now: Date,
  db?: Db,
): Promise<string> {
  if (order.phone === "") return "";
  const { changes } = await findChanges(order.id, db, now);
  if (changes.length === 0) return "";
  const open = openChange(changes);
  const past = changes.filter((change) => change !== open);
  const isPossible = open !== undefined && !(await findCurrent(order.number, db))?.forbidden;
  return htmlIn(
    language,
    <div className="grid gap-4">
      {open && <Proposal order={order} change={open} language={language} isPossible={isPossible} />}
      {past.map((change) => (
        <Past key={change.id} order={order} change={change} language={language} />
      ))}
    </div>,
  );
}

/** The change that waits for the customer, with the way to answer; why there is none where the order allows none. */
function Proposal({
  order,
  change,
  language,
  isPossible,
}: {
  order: Order;
  change: OrderChange;
  language: Language;
  isPossible: boolean;
}) {
  const t = translateIn(language, "order-change");
  const reader = { language, names: "buyer" } as const;
  const { money } = showChangeIn(order, change, reader);
  const isMore = money.leftBani > 0;
  return (
    <section
      id="schimbare"
      className="rounded-edge border border-l-4 border-line border-l-sage bg-white p-6"
    >
      <h2>{t("title")}</h2>
      <p className="mt-2 max-w-prose">{t(isPossible ? "text" : "impossible")}</p>
      {change.note && (
        <p className="mt-3 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {change.note}
        </p>
      )}
      <div className="mt-4">
        <Difference order={order} change={change} reader={reader} hasFacts />
      </div>
      {isPossible && <Answer order={order} change={change} language={language} isMore={isMore} />}
    </section>
  );
}

function Answer({
  order,
  change,
  language,
  isMore,
}: {
  order: Order;
  change: OrderChange;
  language: Language;
  isMore: boolean;
}) {
  const t = translateIn(language, "order-change");
  return (
    <>
      <p className="mt-4">
        {t("validUntil")} {formatDay(`${change.valid_until}T12:00:00Z`, language)}
      </p>
      <Form method="post" action={paths.order(order.token)} className="no-print mt-5 grid gap-4">
        <input type="hidden" name="change" value={change.number} />
        <label className="grid gap-1">
          <span className="font-semibold">{t("note")}</span>
          <textarea name="note" rows={2} maxLength={1000} className="control" />
        </label>
        <p className="flex flex-wrap gap-3">
          <button name="answer" value="accepted" className="button button-primary">
            {t(isMore ? "accept" : "acceptLess")}
          </button>
          <button name="answer" value="declined" className="button button-quiet border-line">
            {t("decline")}
          </button>
        </p>
      </Form>
    </>
  );
}

/** A change that is answered, taken back or over: what became of it, and what it was. */
function Past({
  order,
  change,
  language,
}: {
  order: Order;
  change: OrderChange;
  language: Language;
}) {
  const t = translateIn(language, "order-change");
  const { standing, answered_at, valid_until } = change;
  if (standing === "sent") return null;
  const at = standing === "expired" ? `${valid_until}T12:00:00Z` : (answered_at ?? change.sent_at);
  return (
    <details className="border-l-2 border-line pl-3">
      <summary className="cursor-pointer py-1">
        {t(`states.${standing}`, { date: formatDay(at, language) })}
      </summary>
      <div className="mt-3">
        <Difference order={order} change={change} reader={{ language, names: "buyer" }} />
      </div>
    </details>
  );
}
