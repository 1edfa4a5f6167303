import type { FormAnswer } from "~/front/desk/record";
import { useMessages } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";

import type { ShownOrder } from "./shown-order";

/**
 * Why a form was not taken that the order is past, with what was typed into it: no form of the page shows it any more.
 */
export function NotTaken({ order, answer }: { order: ShownOrder; answer: FormAnswer | undefined }) {
  const { t } = useTranslation("office-buying");
  const read = useMessages();
  const isOver =
    order.state === "received" || order.state === "short" || order.state === "cancelled";
  if (!answer?.trouble || (answer.reason !== "not-now" && !isOver)) return null;
  const typed = (name: string) => {
    const value = answer.result?.initialValue?.[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const rows = [
    ...order.lines.map(({ name, amountField, priceField }) => [
      name,
      typed(amountField) && [typed(amountField), typed(priceField)].filter(Boolean).join(" · "),
    ]),
    [t("expected"), typed("expectedOn")],
    [t("paperNote"), typed("note")],
  ].filter(([, value]) => value);
  return (
    <div role="alert" className="border-l-4 border-error pl-4">
      <p className="font-semibold text-error">{read(answer.trouble)}</p>
      {rows.length > 0 && (
        <>
          <p className="mt-2">{t("notTaken")}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">
            {rows.map((row) => row.join(": ")).join("\n")}
          </p>
        </>
      )}
    </div>
  );
}
