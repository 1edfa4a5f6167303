import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { Panel } from "~/platform/office-ui/front/panel";
import { namesOfStaff } from "~/sales/orders/office-order.server";
import type { Order } from "~/sales/orders/order.server";

import { findProgressFacts } from "./find-progress.server";
import { listProgressEvents } from "./steps/events.server";
import { ProgressHistory } from "./steps/history";
import { ProgressPanel } from "./steps/panel";
import { staffNextSteps } from "./steps/staff-next-steps.server";
import { stepsOf } from "./steps/steps";

/** An order's progress for staff as HTML: how far it is, what to do next, and who did what. */
export async function officeProgressHtml(
  order: Order,
  language: Language,
  now: Date = new Date(),
): Promise<{ panel: string; history: string }> {
  const [facts, events] = await Promise.all([
    findProgressFacts(order, now),
    listProgressEvents({
      orderId: order.id,
      isForgotten: order.phone === "",
      language,
      names: "staff",
    }),
  ]);
  const nameOf = await namesOfStaff(events.flatMap(({ by }) => by ?? []));
  const t = translateIn(language, "office-orders");
  const next = staffNextSteps(order, facts, language);
  return {
    panel: htmlIn(language, <ProgressPanel reader="staff" steps={stepsOf(facts)} {...next} />),
    history: htmlIn(
      language,
      <Panel title={t("history")}>
        <ProgressHistory
          events={events}
          language={language}
          noteLabel={t("noteWithIt")}
          whoOf={({ by }) => by && (nameOf(by) ?? t("byCustomer"))}
        />
      </Panel>,
    ),
  };
}
