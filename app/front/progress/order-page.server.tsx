import {
  lineDrawing,
  type LineDrawingName,
} from "~/furniture/board-drawings/front/line-drawing.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Link } from "~/platform/ui/link";
import { OrderMeetingsList } from "~/sales/appointments/front/order-meetings";
import { findOrderMeetings } from "~/sales/appointments/front/order-meetings.server";
import { OrderClaims } from "~/sales/approvals/front/order-claims";
import { showOrderClaims } from "~/sales/approvals/front/order-claims.server";
import { OrderDrawings } from "~/sales/approvals/front/order-drawings";
import { showOrderDrawings } from "~/sales/approvals/front/order-drawings.server";
import { findCardLink } from "~/sales/cards/front/card-link.server";
import { CardPaymentLink } from "~/sales/cards/front/card-payment-link";
import { customerChangesHtml } from "~/sales/changes/front/shown-change.server";
import { OrderPictures } from "~/sales/handover/front/order-pictures";
import { showHandover } from "~/sales/handover/front/shown-pictures.server";
import { OrderDetails } from "~/sales/orders/front/order-details";
import { showOrder } from "~/sales/orders/front/shown-order.server";
import { SwatchCredit } from "~/sales/orders/front/swatch-credit";
import type { Order } from "~/sales/orders/order.server";
import { findRequestOfOrder } from "~/sales/quotes/front/find-quote.server";
import { isPlanned } from "~/shop/cart/line-design";

import { findProgressFacts } from "./find-progress.server";
import { customerNextSteps } from "./next-steps.server";
import { listProgressEvents } from "./steps/events.server";
import { ProgressHistory } from "./steps/history";
import { ProgressPanel } from "./steps/panel";
import { stepsOf } from "./steps/steps";

/** How far the drawing of an order's wardrobe has grown; a cancelled one has none. */
const grownAt: Partial<Record<Order["status"], LineDrawingName>> = {
  new: "outline",
  confirmed: "outline",
  in_production: "boards",
  in_delivery: "shut",
  delivered: "shut",
};

/** The whole page of an order for its customer, as HTML; the order's own address and the account show the same. */
export async function orderPageHtml(
  order: Order,
  language: Language,
  now: Date = new Date(),
): Promise<string> {
  const [settings, facts, events, card, drawings, claims, pictures, meetings, request, changes] =
    await Promise.all([
      findSettings(),
      findProgressFacts(order, now),
      listProgressEvents({
        orderId: order.id,
        isForgotten: order.phone === "",
        language,
        names: "buyer",
      }),
      findCardLink(order),
      showOrderDrawings(order),
      showOrderClaims(order),
      showHandover(order),
      findOrderMeetings(order, now),
      findRequestOfOrder(order.id),
      customerChangesHtml(order, language, now),
    ]);
  const t = translateIn(language, "order");
  // The drawing shows a wardrobe, so orders without one do not have it.
  const hasWardrobe = order.lines.some(
    ({ design }) => design !== null && isPlanned(design) && design.kind === "wardrobe",
  );
  const grown = hasWardrobe ? grownAt[order.status] : undefined;
  return htmlIn(
    language,
    <OrderDetails
      {...showOrder(order, settings, now)}
      progress={
        <ProgressPanel
          reader="customer"
          steps={stepsOf(facts)}
          drawing={grown && lineDrawing(grown, language)}
          {...customerNextSteps(order, facts, language)}
        />
      }
      first={
        <>
          {changes !== "" && <div dangerouslySetInnerHTML={{ __html: changes }} />}
          <SwatchCredit order={order} />
          <OrderDrawings drawings={drawings} />
          <OrderClaims shown={claims} />
          <OrderPictures shown={pictures} />
        </>
      }
      meetings={<OrderMeetingsList {...meetings} />}
      history={
        <ProgressHistory events={events} language={language} noteLabel={t("workshopNote")} />
      }
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
