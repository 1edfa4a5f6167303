import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { requireAccount } from "~/accounts/auth.server";
import { listNames, type Flash } from "~/http/flash";
import { MOST_LINES, MOST_PIECES } from "~/cart/cart-lines.server";
import { OrderMeetingsList } from "~/appointments/order-meetings";
import { findOrderMeetings } from "~/appointments/order-meetings.server";
import { findCustomerOrder, orderAgain, type Reordered } from "~/orders/customer-order.server";
import { showOrder } from "~/orders/shown-order.server";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/http/redirect.server";
import { cartCookie, readCartId } from "~/http/cookies.server";
import { translateFor } from "~/i18n/translate.server";
import { Form, Link } from "~/ui/link";
import { OrderDetails } from "~/orders/order-details";
import { OrderClaims } from "~/approvals/order-claims";
import { showOrderClaims } from "~/approvals/order-claims.server";
import { OrderDrawings } from "~/approvals/order-drawings";
import { showOrderDrawings } from "~/approvals/order-drawings.server";
import { OrderPictures } from "~/handover/order-pictures";
import { showHandover } from "~/handover/shown-pictures.server";
import { CardPaymentLink } from "~/payments/card/card-payment-link";
import { findCardLink } from "~/payments/card/card-link.server";

export const handle = {
  i18n: [
    "account",
    "appointments",
    "billing",
    "card-payment",
    "cart",
    "claims",
    "delivery",
    "drawings",
    "handover",
    "order",
  ],
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const order = await findCustomerOrder(account.id, params.number ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const [t, settings] = await Promise.all([translateFor(request, "order"), findSettings()]);
  return json({
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    ...showOrder(order, settings, new Date()),
    card: await findCardLink(order),
    drawings: await showOrderDrawings(order),
    claims: await showOrderClaims(order),
    pictures: await showHandover(order),
    meetings: await findOrderMeetings(order),
  });
}

/** Puts what was ordered into the cart again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const result = await orderAgain(account.id, params.number ?? "", await readCartId(request));
  if (!result) throw new Response(null, { status: 404 });
  const headers = new Headers();
  if (result.cartId) headers.set("Set-Cookie", await cartCookie.serialize(result.cartId));
  const target = result.added > 0 ? paths.cart() : paths.customerOrder(params.number ?? "");
  return redirectWithFlash(request, target, wordsOf(result), { headers });
}

/** Up to so many product names are listed in a message; the others are counted. */
const MOST_NAMES = 3;

function wordsOf({ added, missing, leftOut }: Reordered): Omit<Flash, "id"> {
  const isWhole = missing.length + leftOut === 0;
  if (isWhole) {
    return { tone: "success", title: "account.reordered", text: "account.reorderedText" };
  }
  if (added === 0 && leftOut === 0) return { tone: "error", title: "account.reorderedNone" };
  const title = added === 0 ? "cart.full" : "account.reorderedPart";
  if (leftOut === 0 && missing.length <= MOST_NAMES) {
    const values = { names: listNames(missing) };
    return { tone: "error", title, text: "account.reorderedPartText", values };
  }
  return {
    tone: "error",
    title,
    text: "account.reorderedCountText",
    values: { count: missing.length + leftOut, most: MOST_LINES, pieces: MOST_PIECES },
  };
}

export default function CustomerOrder() {
  const { t } = useTranslation("account");
  const {
    page: _,
    card,
    drawings,
    claims,
    pictures,
    meetings,
    ...shown
  } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-5xl">
      <OrderDetails
        {...shown}
        first={
          <>
            <OrderDrawings drawings={drawings} />
            <OrderClaims shown={claims} />
            <OrderPictures shown={pictures} />
          </>
        }
        meetings={<OrderMeetingsList {...meetings} />}
      >
        <CardPaymentLink card={card} />
      </OrderDetails>
      <div className="no-print mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Form method="post" action={paths.customerOrder(shown.order.number)}>
          <button className="button button-primary">{t("orders.again")}</button>
        </Form>
        <p className="text-sm text-stone">{t("orders.againHint")}</p>
        <Link to={paths.orders()} className="link">
          {t("orders.back")}
        </Link>
      </div>
    </div>
  );
}
