import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireAccount } from "~/accounts/auth.server";
import { listNames, type Flash } from "~/http/flash";
import { MOST_LINES, MOST_PIECES } from "~/cart/cart-lines.server";
import { findCustomerOrder, orderAgain, type Reordered } from "~/orders/customer-order.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/http/redirect.server";
import { cartCookie, readCartId } from "~/http/cookies.server";
import { requestLanguage, translateFor } from "~/http/request-language.server";
import { orderPageHtml } from "~/thread/order-page.server";
import { Form, Link } from "~/ui/link";

export const handle = {
  i18n: ["account"],
};

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const order = await findCustomerOrder(account.id, params.number ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const [t, language] = await Promise.all([
    translateFor(request, "order"),
    requestLanguage(request),
  ]);
  return json({
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    number: order.number,
    order: await orderPageHtml(order, language),
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
  const { number, order } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-5xl">
      <div dangerouslySetInnerHTML={{ __html: order }} />
      <div className="no-print mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Form method="post" action={paths.customerOrder(number)}>
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
