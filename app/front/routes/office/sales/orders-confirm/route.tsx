import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import { readChosenOrders } from "~/sales/orders/order-filter";

import { OfficeOrderLink } from "../office-order-link";
import { confirmOrders, findChosen } from "./confirm.server";
import { refuseChoice } from "./refuse-choice.server";

export const handle = { i18n: ["office-orders", "order"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** Shows which of the chosen orders would be confirmed, before they are. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("sales/orders-confirm"), "office-orders");
  const chosen = readChosenOrders(query);
  return {
    page: titled(t("confirm.title")),
    refusal: chosen.kind === "chosen" ? null : chosen,
    orders: chosen.kind === "chosen" ? await findChosen(chosen.numbers) : [],
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request, posted, admin } = await takePost(args, guard("sales/orders-confirm"));
  const chosen = readChosenOrders(posted);
  if (chosen.kind !== "chosen") return refuseChoice(request, chosen);
  const { confirmed, left } = await confirmOrders(chosen.numbers, admin);
  return redirectWithFlash(request, officePaths.orders(), {
    tone: left.length === 0 && confirmed.length > 0 ? "success" : "error",
    title: "admin.ordersConfirmed",
    text: left.length > 0 ? "admin.ordersNotConfirmed" : undefined,
    values: { number: confirmed.length, numbers: left.join(", ").slice(0, 300) },
  });
}

export default function ConfirmOrders() {
  const { t, i18n } = useTranslation(["office-orders", "order"]);
  const { orders, refusal } = useLoaderData<typeof loader>();
  const ready = orders.filter(({ next }) => next === "confirmed");
  return (
    <DeskPage
      title={t("confirm.title")}
      intro={ready.length > 0 ? t("confirm.intro") : undefined}
      back={{ to: officePaths.orders(), label: t("title") }}
      width="form"
    >
      {orders.length === 0 ? (
        <p>{refusal?.kind === "too-many" ? t("package.tooMany", refusal) : t("package.none")}</p>
      ) : (
        <DataTable
          caption={t("confirm.title")}
          rows={orders}
          rowKey={({ number }) => number}
          columns={[
            {
              label: t("number"),
              isTitle: true,
              cell: (order) => <OfficeOrderLink order={order} />,
            },
            {
              label: t("placedAt"),
              cell: (order) => formatMoment(order.placed_at, i18n.language),
            },
            { label: t("customer"), isTyped: true, cell: (order) => order.full_name },
            { label: t("total"), isNumeric: true, cell: (order) => formatRon(order.total_bani) },
            {
              label: t("confirm.next"),
              cell: ({ next, status }) =>
                t(`confirm.${next}`, { status: t(`order:status.${status}`) }),
            },
          ]}
        />
      )}
      {ready.length > 0 && (
        <Form method="post" action={officePaths.ordersConfirm()}>
          {ready.map(({ number }) => (
            <input key={number} type="hidden" name="nr" value={number} />
          ))}
          <button className="button button-primary">
            {t("confirm.save", { count: ready.length })}
          </button>
        </Form>
      )}
      {orders.length > 0 && ready.length === 0 && <p>{t("confirm.nothing")}</p>}
    </DeskPage>
  );
}
