import { formatDay, formatMoment } from "~/platform/format/dates";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { Difference } from "~/sales/changes/front/change-difference.server";
import type { OrderChange } from "~/sales/changes/front/find-changes.server";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

/** What became of the changes of an order, the newest first, as HTML; empty where there was none. */
export function historyHtml(
  changes: readonly OrderChange[],
  order: OfficeOrder,
  { language, nameOf }: { language: Language; nameOf: (id: string) => string | null },
): string {
  if (changes.length === 0) return "";
  const t = translateIn(language, "office-order-change");
  return htmlIn(
    language,
    <ul className="grid gap-4">
      {changes.map((change) => (
        <li key={change.id}>
          <details>
            <summary className="cursor-pointer py-1 font-semibold">
              {t("change", { number: change.number })} · {t(`states.${change.standing}`)} ·{" "}
              {formatMoment(change.answered_at ?? change.sent_at, language)}
            </summary>
            <p className="mt-2 text-sm text-stone">{whoSaid(change)}</p>
            {change.note && <Said label={t("note")} text={change.note} />}
            {change.answer_note && <Said label={t("answerNote")} text={change.answer_note} />}
            <div className="mt-3">
              <Difference order={order} change={change} reader={{ language, names: "staff" }} />
            </div>
          </details>
        </li>
      ))}
    </ul>,
  );

  function whoSaid({ standing, answered_by, valid_until }: OrderChange): string {
    if (standing === "sent" || standing === "expired") {
      return t("until", { date: formatDay(`${valid_until}T12:00:00Z`, language) });
    }
    return answered_by === "customer"
      ? t("byCustomer")
      : t("byStaff", { name: nameOf(answered_by) ?? t("somebody") });
  }
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p className="mt-2 border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line">
      <span className="text-stone">{label}: </span>
      {text}
    </p>
  );
}
