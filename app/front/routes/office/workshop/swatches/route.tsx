import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { byIntent, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";
import { listSwatchOrders } from "~/sales/orders/front/swatch-orders.server";
import { listStockedDecors } from "~/shop/swatches/swatch-stock.server";

import { send, setStock } from "./changes.server";
import { StockTable } from "./stock-table";
import { ToSend } from "./to-send";

export const handle = { i18n: ["office-swatches", "order", "validation"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The orders whose swatches are not sent yet, and how many swatches there are of each decor. No prices. */
export async function loader({ request }: LoaderFunctionArgs) {
  const member = await guard("workshop/swatches")(request);
  const t = await translateFor(request, "office-swatches");
  const page = readPage(new URL(request.url).searchParams);
  const list = await listSwatchOrders({ page });
  // The workshop has no pages of orders, but of what is made of them; whose they are is none of its work.
  const hasOrders = mayDo(member.role, "sales");
  return {
    page: titled(t("title")),
    list: {
      ...list,
      orders: list.orders.map(({ name, place, address: _, phone: __, ...order }) => ({
        ...order,
        buyer: hasOrders ? { name, place } : null,
      })),
    },
    hasOrders,
    decors: await listStockedDecors(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/swatches"));
  return byIntent(post, { send: () => send(post), "set-stock": () => setStock(post) });
}

export default function OfficeSwatches() {
  const { t } = useTranslation("office-swatches");
  const { list, hasOrders, decors } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const hasLabels =
    hasOrders && list.orders.some(({ isAlone, isPickedUp }) => isAlone && !isPickedUp);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        {hasLabels && (
          <Link to={officePaths.swatches("/etichete")} className="button button-secondary">
            {t("labels.link")}
          </Link>
        )}
      </PageHead>
      <div className="mt-6 grid gap-6">
        <Panel title={t("toSend.title")}>
          <ToSend
            orders={list.orders}
            hasOrders={hasOrders}
            refused={answer && "number" in answer ? answer : undefined}
          />
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            pageAddress={(page) => officePaths.swatches("", listQuery({}, page))}
          />
        </Panel>
        <Panel id="stoc" title={t("stock.title")}>
          <StockTable decors={decors} refused={answer && "count" in answer ? answer : undefined} />
        </Panel>
      </div>
    </main>
  );
}
