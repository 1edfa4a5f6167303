import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Form, Link } from "~/platform/ui/link";
import { claimOrders, countClaimableOrders } from "~/sales/orders/front/claim-orders.server";
import { listCustomerOrders } from "~/sales/orders/front/customer-order.server";
import { OrderTable } from "~/sales/orders/front/order-table";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["account", "order"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const wantedPage = readPage(new URL(request.url).searchParams);
  const [t, list, claimable] = await Promise.all([
    translateFor(request, "account"),
    listCustomerOrders(account.id, wantedPage),
    countClaimableOrders(account.email),
  ]);
  const nothing =
    list.orders.length === 0 ? lineDrawing("nothing", await requestLanguage(request)) : "";
  return json({ page: { title: t("orders.title"), isUnlisted: true }, list, claimable, nothing });
}

/** Moves orders that were placed without an account into this one. */
export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const count = await claimOrders(account);
  return redirectWithFlash(request, paths.orders(), {
    tone: "success",
    title: "account.claimed",
    values: { count },
  });
}

export default function Orders() {
  const { t } = useTranslation("account");
  const { list, claimable, nothing } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("orders.title")}</h1>
      {claimable > 0 && (
        <Form
          method="post"
          action={`${paths.orders()}?index`}
          className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-sage bg-white px-5 py-4"
        >
          <p>{t("orders.claim", { count: claimable })}</p>
          <button className="button button-secondary">{t("orders.claimSubmit")}</button>
        </Form>
      )}
      {list.orders.length === 0 ? (
        <div className="mt-6 grid justify-items-start gap-5">
          <div className="w-48" dangerouslySetInnerHTML={{ __html: nothing }} />
          <p className="text-lg text-stone">{t("orders.none")}</p>
          <Link to={paths.products()} className="button button-primary">
            {t("orders.explore")}
          </Link>
        </div>
      ) : (
        <OrderTable orders={list.orders} />
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => paths.orders() + listQuery({}, page)}
      />
    </>
  );
}
