import { renderToStaticMarkup } from "react-dom/server";

import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { Appointment } from "~/sales/appointments/appointment.server";
import { whenText } from "~/sales/appointments/kinds";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

/**
 * What a cancellation brings about, as HTML: the pieces that go back into stock, the money that is to be given
 * back, the appointments that are cancelled, the boards that stay, and who is mailed.
 */
export function effectsHtml(
  {
    order,
    meetings,
    cutBoards,
  }: { order: OfficeOrder; meetings: Appointment[]; cutBoards: number },
  language: Language,
): string {
  const t = translateIn(language, "office-orders");
  const shop = translateIn(language, "appointments");
  const ready = order.lines.filter(({ design }) => !design);
  const effects = [
    ...ready.map(({ name, quantity }) => t("cancel.stock", { name, quantity })),
    order.paid_bani > 0
      ? t("cancel.money", { sum: formatRon(order.paid_bani) })
      : t("cancel.noMoney"),
    ...meetings.map((one) =>
      t("cancel.meeting", {
        kind: shop(`kinds.${one.kind}`),
        when: whenText(one, language, shop),
      }),
    ),
    ...(cutBoards > 0 ? [t("cancel.boards", { boards: cutBoards })] : []),
    order.email === "" ? t("cancel.noMail") : t("cancel.mail", { email: order.email }),
  ];
  return renderToStaticMarkup(
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
      {effects.map((effect, index) => (
        <li key={index}>{effect}</li>
      ))}
    </ul>,
  );
}
