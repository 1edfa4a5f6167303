import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { orderPageHtml } from "~/front/progress/order-page.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import {
  findCustomerOrder,
  orderAgain,
  reorderedWords,
} from "~/sales/orders/front/customer-order.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

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
  const t = await translateFor(request, "toast");
  return redirectWithFlash(request, target, reorderedWords(result, t), { headers });
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
