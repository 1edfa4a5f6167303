import { OrderMeetingsList } from "~/appointments/order-meetings";
import { findOrderMeetings } from "~/appointments/order-meetings.server";
import { OrderClaims } from "~/approvals/order-claims";
import { showOrderClaims } from "~/approvals/order-claims.server";
import { OrderDrawings } from "~/approvals/order-drawings";
import { showOrderDrawings } from "~/approvals/order-drawings.server";
import { OrderPictures } from "~/handover/order-pictures";
import { showHandover } from "~/handover/shown-pictures.server";
import { htmlIn } from "~/i18n/html-in.server";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { OrderDetails } from "~/orders/order-details";
import type { Order } from "~/orders/order.server";
import { SwatchCredit } from "~/orders/swatch-credit";
import { showOrder } from "~/orders/shown-order.server";
import { paths } from "~/paths";
import { CardPaymentLink } from "~/payments/card/card-payment-link";
import { findCardLink } from "~/payments/card/card-link.server";
import { findRequestOfOrder } from "~/quotes/find-quote.server";
import { findSettings } from "~/shop/settings.server";
import { Link } from "~/ui/link";

import { findThreadFacts } from "./find-thread.server";
import { customerNextSteps } from "./next-steps.server";
import { stepsOf } from "./thread";
import { listThreadEvents } from "./thread-events.server";
import { ThreadHistory } from "./thread-history";
import { ThreadPanel } from "./thread-panel";

/**
 * An order's page for its customer, from the wish to the last claim, as HTML: the order's own page and
 * the account's show the same.
 */
export async function orderPageHtml(
  order: Order,
  language: Language,
  now: Date = new Date(),
): Promise<string> {
  const [settings, facts, events, card, drawings, claims, pictures, meetings, request] =
    await Promise.all([
      findSettings(),
      findThreadFacts(order, now),
      listThreadEvents({
        orderId: order.id,
        isForgotten: order.email === "",
        language,
        names: "buyer",
      }),
      findCardLink(order),
      showOrderDrawings(order),
      showOrderClaims(order),
      showHandover(order),
      findOrderMeetings(order, now),
      findRequestOfOrder(order.id),
    ]);
  const t = translateIn(language, "order");
  return htmlIn(
    language,
    <OrderDetails
      {...showOrder(order, settings, now)}
      thread={
        <ThreadPanel
          reader="customer"
          steps={stepsOf(facts)}
          {...customerNextSteps(order, facts, language)}
        />
      }
      first={
        <>
          <SwatchCredit order={order} />
          <OrderDrawings drawings={drawings} />
          <OrderClaims shown={claims} />
          <OrderPictures shown={pictures} />
        </>
      }
      meetings={<OrderMeetingsList {...meetings} />}
      history={<ThreadHistory events={events} language={language} noteLabel={t("workshopNote")} />}
      quote={
        request && (
          <Link to={paths.quote(`/${request.token}`)} className="link inline-block py-1">
            {t("quote", { number: request.number })}
          </Link>
        )
      }
    >
      <CardPaymentLink card={card} />
    </OrderDetails>,
  );
}
