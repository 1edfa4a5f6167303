import type { FormAnswer } from "~/front/desk/record";
import { formatDay } from "~/platform/format/dates";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { mayBeSentAgain } from "~/workshop/stock/front/order-state";

import { noonOf } from "../plan/hours";
import type { ShownOrder } from "./shown-order";

/** Whether the page still has the form that was answered. */
function isDrawn(order: ShownOrder, { intent, kept }: FormAnswer): boolean {
  const isOpen = order.state === "sent" || order.state === "partly";
  switch (intent) {
    case "save":
    case "send":
      return order.state === "draft";
    case "receive":
    case "day":
      return isOpen;
    case "send-again":
      return mayBeSentAgain(order);
    case "take-back":
      return order.deliveries.some(({ number }) => String(number) === kept?.delivery);
    default:
      return isOpen || order.state === "draft";
  }
}

/**
 * Why a form was not taken that the order is past, with what was typed into it: no form of the page shows it any more.
 */
export function NotTaken({ order, answer }: { order: ShownOrder; answer: FormAnswer | undefined }) {
  const { t, i18n } = useTranslation("office-buying");
  const read = useMessages();
  if (!answer?.trouble || isDrawn(order, answer)) return null;
  const typed = (name: string) => {
    const value = answer.result?.initialValue?.[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const day = typed("expectedOn");
  const rows = [
    ...order.lines
      .filter(({ amountField }) => typed(amountField) !== "")
      .map(({ name, amountField, priceField }) => [
        name,
        [typed(amountField), typed(priceField)].filter(Boolean).join(" · "),
      ]),
    [t("expected"), day === "" ? "" : formatDay(noonOf(day), i18n.language)],
    [t(answer.intent === "receive" ? "paperNote" : "note"), typed("note")],
  ].filter(([, value]) => value !== "");
  return (
    <div role="alert" className="border-l-4 border-error pl-4">
      <p className="font-semibold text-error">{read(answer.trouble)}</p>
      {rows.length > 0 && (
        <>
          <p className="mt-2">{t("notTaken")}</p>
          <ul className="mt-1 grid gap-1">
            {rows.map(([label, value]) => (
              <li key={label} className="wrap-anywhere whitespace-pre-line">
                {`${label}: ${value}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
