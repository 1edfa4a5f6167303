import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import {
  done,
  openDesk,
  refused,
  saving,
  notSaved,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { readText } from "~/platform/forms/read-form.server";
import { readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listPlannableOrders, needsOfPlan } from "~/workshop/plan/front/plannable-orders.server";
import { listLacking, makeOrder, MOST_LINES } from "~/workshop/stock/front/make-order.server";
import { totalOf } from "~/workshop/stock/front/order-state";
import { listSupplierOrders, numberOf } from "~/workshop/stock/front/supplier-order.server";
import { totalText } from "~/workshop/stock/front/total-text";

import { noonOf } from "../plan/hours";
import { Lacking } from "./lacking";
import { lackingBySupplier } from "./lacking-rows";
import { shownState } from "./shown-state.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-buying", "validation"] };

/** What the plan and the least stock lack, by supplier, and the orders to suppliers. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("workshop/supplier-orders"), "office-buying");
  const lacking = await listLacking(needsOfPlan(await listPlannableOrders()));
  const today = dayOf(new Date().toISOString());
  const { orders, ...pages } = await listSupplierOrders(readPage(query));
  return {
    page: titled(t("title")),
    lacking: lackingBySupplier(lacking),
    pages,
    orders: orders.map((order) => ({
      id: order.id,
      number: numberOf(order),
      supplier: order.supplier.name,
      state: shownState(order, today, t),
      madeAt: order.madeAt,
      expectedOn: order.expectedOn,
      total: totalText(totalOf(order.lines), t),
    })),
  };
}

/** Why no order was made, and how many articles one has at most. */
interface RefusedMake {
  reason?: "nothing" | "too-many";
  most?: number;
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/supplier-orders"));
  const supplier = readText(post.posted, "supplier").slice(0, 80);
  const needs = needsOfPlan(await listPlannableOrders());
  const made = await saving(() => makeOrder(supplier, needs, post.admin));
  switch (made.kind) {
    case "made":
      return done(post, {
        to: officePaths.supplierOrder(made.id),
        title: "admin.supplierOrderMade",
        values: { number: numberOf(made) },
      });
    case "not-saved":
      return notSaved<RefusedMake>(post);
    default:
      return refused<RefusedMake>(post, { reason: made.kind, most: MOST_LINES }, 409);
  }
}

export default function SupplierOrders() {
  const { t, i18n } = useTranslation("office-buying");
  const { lacking, orders, pages } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const dayText = (day: string) => formatDay(noonOf(day), i18n.language);
  return (
    <DeskList
      to={officePaths.supplierOrders()}
      title={t("title")}
      intro={t("intro")}
      actions={
        <Link to={officePaths.suppliers()} className="button button-secondary">
          {t("suppliers.title")}
        </Link>
      }
      above={
        <>
          <Lacking
            suppliers={lacking}
            trouble={
              answer?.isNotSaved
                ? t("notSaved")
                : answer?.reason && t(`refused.${answer.reason}`, { most: answer.most ?? 0 })
            }
          />
          <h2 className="mt-8">{t("orders")}</h2>
        </>
      }
      none={t("noOrders")}
      caption={t("orders")}
      pages={pages}
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("number"),
          isTitle: true,
          to: ({ id }) => officePaths.supplierOrder(id),
          cell: ({ number }) => number,
        },
        { label: t("suppliers.one"), isTyped: true, cell: ({ supplier }) => supplier },
        {
          label: t("state"),
          cell: ({ state: { text, tone, late } }) => (
            <>
              <Badge tone={tone}>{text}</Badge> {late && <Badge tone="bad">{late}</Badge>}
            </>
          ),
        },
        { label: t("made"), cell: ({ madeAt }) => formatDay(madeAt, i18n.language) },
        {
          label: t("expected"),
          cell: ({ expectedOn }) => (expectedOn === null ? "–" : dayText(expectedOn)),
        },
        { label: t("sum"), isNumeric: true, cell: ({ total }) => total },
      ]}
    />
  );
}
