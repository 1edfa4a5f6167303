import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { orderPageHtml } from "~/front/progress/order-page.server";
import { requireAccount } from "~/people/identity/auth.server";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { listNames, type Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import {
  findCustomerOrder,
  missingReasons,
  orderAgain,
  type Reordered,
} from "~/sales/orders/customer-order.server";
import { pageMeta } from "~/shop/layout/page-meta";

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
  return redirectWithFlash(request, target, wordsOf(result, t), { headers });
}

/** Up to so many names are listed, one at least for each reason; the others are counted. */
const MOST_NAMES = 3;

/** What is in the cart again, and of what is not, each piece with its reason. */
function wordsOf({ added, missing }: Reordered, t: TFunction<"toast">): Omit<Flash, "id"> {
  if (missing.length === 0) {
    return { tone: "success", title: "account.reordered", text: "account.reorderedText" };
  }
  const most = Math.max(1, Math.floor(MOST_NAMES / new Set(missing.map(({ why }) => why)).size));
  const said = missingReasons.map((reason) => {
    const names = missing.filter(({ why }) => why === reason).map(({ name }) => name);
    if (names.length === 0) return [reason, ""];
    const more = names.length > most ? ` (+${names.length - most})` : "";
    const listed = listNames(names.slice(0, most)) + more;
    return [reason, t(`account.missing.${reason}`, { names: listed })];
  });
  return {
    tone: "error",
    title: added === 0 ? "account.reorderedNone" : "account.reorderedPart",
    text: "account.reorderedWithout",
    values: Object.fromEntries(said) as Record<string, string>,
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
