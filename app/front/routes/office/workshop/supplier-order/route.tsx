import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { drawRecord } from "~/front/desk/record.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listPlannableOrders, needsOfPlan } from "~/workshop/plan/front/plannable-orders.server";
import { articleKey, unitOf } from "~/workshop/stock/article";
import { listDeliveries, paidFor } from "~/workshop/stock/front/delivery.server";
import { draftValuesOf } from "~/workshop/stock/front/edit-order.server";
import { nameArticle, placedTexts } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { expectedDay, findOrderMail } from "~/workshop/stock/front/order-mail.server";
import { belowMinimum, leftOf, sumOfLine, totalOf } from "~/workshop/stock/front/order-state";
import { nothingOf } from "~/workshop/stock/front/receive-order.server";
import { findSupplierOrder, numberOf } from "~/workshop/stock/front/supplier-order.server";
import { totalText } from "~/workshop/stock/front/total-text";
import { listStockItems } from "~/workshop/stock/stock.server";

import { noonOf } from "../plan/hours";
import { shownState } from "../supplier-orders/shown-state.server";
import { changeOrder } from "./changes.server";
import { Deliveries } from "./deliveries";
import { NotTaken } from "./not-taken";
import { OrderFacts } from "./order-facts";
import { DraftForms, OpenForms } from "./order-forms";
import { dayForm, draftForm, fieldOf, receiveForm, stepForm, takeBackForm } from "./schema";
import { shownDelivery, shownMail } from "./shown-news.server";
import { draftTexts, receivedTexts } from "./values";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = {
  i18n: ["office-buying", "office-stock", "validation"],
  isNeverTheSame: true,
};

/** One order to a supplier: what it says, how far it is, and what may be done with it. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, t } = await openDesk(args, guard("workshop/supplier-order"), "office-buying");
  const order = orNotThere(await findSupplierOrder(id));
  const names = await translateFor(args.request, ["office-stock", "workshop-parts"]);
  const language = await requestLanguage(args.request);
  const { known } = await findKnownArticles(language);
  const { supplier, state, expectedOn, note, lines, version } = order;
  const record = { id, version };
  const today = dayOf(new Date().toISOString());
  const others = state === "draft" ? await listStockItems() : [];
  const needs = state === "draft" ? needsOfPlan(await listPlannableOrders()) : [];
  const placed = new Map(
    needs.map((need) => [articleKey(need.article), placedTexts(need, known, names)]),
  );
  const ordered = new Map(lines.map(({ itemId, fitting }) => [itemId, fitting]));
  const total = totalOf(lines);
  const below = state === "draft" ? belowMinimum(total, supplier.minimumBani) : 0;
  const expected = state === "draft" ? expectedDay(order, today) : expectedOn;
  const deliveries = await listDeliveries(order.id);
  return {
    page: titled(numberOf(order)),
    id: order.id,
    state,
    supplier: { id: supplier.id, name: supplier.name, email: supplier.email },
    expected: expected === null ? "" : formatDay(noonOf(expected), language),
    shown: shownState(order, today, t),
    note,
    version,
    total: totalText(total, t),
    below: below > 0 ? formatRon(below) : "",
    mail: shownMail(await findOrderMail(order), t),
    formToken: newFormToken(),
    lines: lines.map((line) => ({
      name: nameArticle(line.article, known, names, line.fitting),
      code: line.code,
      placed: placed.get(line.itemId) ?? [],
      unit: unitOf(line.article),
      ordered: line.ordered,
      received: line.received,
      left: leftOf(line),
      pack: line.pack,
      price: line.priceBani === null ? "–" : formatRon(line.priceBani),
      sum: line.priceBani === null ? "–" : formatRon(sumOfLine(line)),
      amountField: fieldOf("amount", line.itemId),
      priceField: fieldOf("price", line.itemId),
    })),
    deliveries: deliveries.map((delivery) =>
      shownDelivery(
        delivery,
        language,
        (article) => nameArticle(article, known, names, ordered.get(articleKey(article))),
        names,
      ),
    ),
    paid: deliveries.length === 0 ? "" : totalText(paidFor(deliveries), t),
    others: others
      .filter(({ supplierId }) => supplierId === supplier.id)
      .filter((item) => !lines.some(({ itemId }) => itemId === item.id))
      .map((item) => ({ value: item.id, label: nameArticle(item.article, known, names) })),
    records: {
      save: drawRecord(draftForm(lines), { ...record, texts: draftTexts(draftValuesOf(order)) }),
      receive: drawRecord(receiveForm(lines), {
        ...record,
        texts: receivedTexts(nothingOf(order)),
      }),
      day: drawRecord(dayForm, { ...record, texts: { expectedOn: expectedOn ?? "" } }),
      step: drawRecord(stepForm, { ...record, texts: {} }),
      takeBack: drawRecord(takeBackForm, { ...record, texts: { reason: "" } }),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/supplier-order"), ["delivery"]);
  return promisingAnew(changeOrder(post, orNotThere(await findSupplierOrder(post.id))));
}

export default function SupplierOrderPage() {
  const { t } = useTranslation("office-buying");
  const order = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title={order.page.title}
      intro={order.supplier.name}
      back={{ to: officePaths.supplierOrders(), label: t("title") }}
      actions={
        <>
          {(["pdf", "csv"] as const).map((kind) => (
            <a
              key={kind}
              href={officePaths.supplierOrderFile(order.id, kind)}
              className="button button-quiet"
            >
              {t(`files.${kind}`)}
            </a>
          ))}
        </>
      }
      width="form"
    >
      <NotTaken order={order} answer={answer} />
      <OrderFacts order={order} />
      {order.state === "draft" && <DraftForms order={order} answer={answer} />}
      {(order.state === "sent" || order.state === "partly") && (
        <OpenForms order={order} answer={answer} />
      )}
      <Deliveries order={order} answer={answer} />
    </DeskPage>
  );
}
