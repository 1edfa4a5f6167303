import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { byIntent, notThere, takePost, titled } from "~/front/desk/desk.server";
import { officeProgressHtml } from "~/front/progress/office-progress.server";
import { guard } from "~/people/identity/front/auth.server";
import { mayDo } from "~/people/identity/front/roles";
import { addDays, dayOf, formatMoment } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { newFormToken } from "~/platform/forms/sent-form.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listOrderAppointments } from "~/sales/appointments/appointment.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import { findCashLeft } from "~/sales/orders/cash.server";
import { mayDeliverPart } from "~/sales/orders/deliver-part.server";
import { OrderBadge, PaymentBadge } from "~/sales/orders/front/order-badge";
import { USUAL_VALIDITY } from "~/sales/orders/front/transport-quote";
import { TrialBadge } from "~/sales/orders/front/trial-mark";
import { findOfficeOrder, paymentTokenFor } from "~/sales/orders/office-order.server";
import { showPlan } from "~/sales/orders/order-plan";
import { reasonsOf } from "~/sales/orders/refund-reasons";
import { findRequestOfOrder } from "~/sales/quotes/front/find-quote.server";
import { listOrderWithdrawals } from "~/sales/withdrawals/withdrawal-list.server";

import { refundToCard, settleTask } from "./card-changes.server";
import { CardPayments } from "./card-payments";
import { changeStatus, findNextStep } from "./change-status.server";
import { addRemark, issueProforma } from "./changes.server";
import { showDesigns } from "./designs.server";
import { Documents } from "./documents";
import { factsHtml } from "./facts.server";
import { changeNiches } from "./niches-changes.server";
import { OrderHead } from "./order-head";
import { documentsHtml } from "./papers.server";
import { addPayment, addRefund } from "./payment-changes.server";
import { planHtml } from "./payment-plan.server";
import { Payments } from "./payments";
import { Remarks } from "./remarks";
import {
  quoteForm,
  reasonedStatusForm,
  statusForm,
  paymentForm,
  refundForm,
  remarkForm,
} from "./schema";
import { showCardPayments } from "./shown-card-payments.server";
import { StatusChanges } from "./status-changes";
import { Transport } from "./transport";
import { quoteTransport } from "./transport-changes.server";

export const handle = {
  i18n: [
    "office-bookkeeping",
    "office-billing",
    "office-cards",
    "office-delivery",
    "office-orders",
    "cart",
    "delivery",
    "discounts",
    "order",
    "validation",
  ],
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await guard("sales/order")(request);
  const order = await findOfficeOrder(params.number ?? "");
  if (!order) throw notThere();
  const t = await translateFor(request, "order");
  const language = await requestLanguage(request);
  const today = dayOf(new Date().toISOString());
  const step = await findNextStep(order);
  const designs = await showDesigns(request, order, mayDo(admin.role, "administration"));
  return {
    page: titled(t("title", { number: order.number })),
    forms: {
      move: describeForm(step?.isReasoned ? reasonedStatusForm : statusForm),
      payment: describeForm(paymentForm),
      refund: describeForm(refundForm),
      remark: describeForm(remarkForm),
      quote: describeForm(quoteForm),
    },
    order,
    facts: await factsHtml(
      {
        order,
        designs,
        today,
        withdrawals: await listOrderWithdrawals(order.id),
        meetings: await listOrderAppointments(order.id),
        buyersLanguage: nameOfLanguage(order.language),
        customerId: await findCustomerOf("orders", order.id),
      },
      language,
    ),
    hasDesigns: designs.some((one) => one),
    hasCosts: designs.some((one) => one?.cost),
    progress: await officeProgressHtml(order, language),
    step,
    isDivisible: mayDeliverPart(order),
    paymentToken: paymentTokenFor(order, admin),
    formToken: newFormToken(),
    cards: await showCardPayments(order.id, admin, await translateFor(request, "office-cards")),
    plan: planHtml(order, showPlan(order, today), language),
    today,
    proposedDay: addDays(today, USUAL_VALIDITY),
    documents: documentsHtml(order, language),
    cashLeft: await findCashLeft(order),
    quote: (await findRequestOfOrder(order.id)) ?? null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/order"));
  const number = args.params.number ?? "";
  return byIntent(post, {
    pay: () => addPayment(post, number),
    refund: () => addRefund(post, number),
    proforma: () => issueProforma(post, number),
    "quote-transport": () => quoteTransport(post, number),
    remark: () => addRemark(post, number),
    niches: () => changeNiches(post, number),
    "refund-card": () => refundToCard(post, number),
    "settle-card-task": () => settleTask(post, number),
    /** The buttons of a new status name the status alone. */
    "": () => changeStatus(post, number),
  });
}

export default function OfficeOrderPage() {
  const { t, i18n } = useTranslation(["office-orders", "order"]);
  const { forms, order, plan, progress, facts, hasDesigns, hasCosts, step, isDivisible } =
    useLoaderData<typeof loader>();
  const { paymentToken, formToken, cards, cashLeft, documents, today, proposedDay, quote } =
    useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const resultOf = (form: "move" | "payment" | "refund" | "quote") =>
    data?.form === form ? data.result : undefined;
  return (
    <main id="content" className="office-page">
      <p className="mb-2">
        <Link to={officePaths.orders()} className="link">
          {t("back")}
        </Link>
      </p>
      <OrderHead order={order} hasDesigns={hasDesigns} hasCosts={hasCosts} quote={quote} />
      <p className="mt-2 flex flex-wrap items-center gap-2 text-stone">
        <OrderBadge status={order.status} />
        <PaymentBadge status={order.payment_status} />
        {order.is_trial === 1 && <TrialBadge />}
        <span>{formatMoment(order.placed_at, i18n.language)}</span>
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 content-start gap-6">
          <div dangerouslySetInnerHTML={{ __html: progress.panel }} />
          <StatusChanges
            key={order.status}
            description={forms.move}
            order={order}
            step={step}
            mayDeliverPart={isDivisible}
            lastResult={resultOf("move")}
            reason={data?.form === "move" ? data.reason : undefined}
          />
          <Transport
            key={`transport ${order.quote?.number}`}
            description={forms.quote}
            order={order}
            today={today}
            proposedDay={proposedDay}
            lastResult={resultOf("quote")}
            refused={data?.form === "quote" ? data.quote : undefined}
          />
          <ErrorSummary errors={[]} formErrors={data?.form === "niches" ? [data.message] : []} />
          <div dangerouslySetInnerHTML={{ __html: facts.lines }} />
          <Payments
            key={order.payments.length}
            order={order}
            plan={plan}
            money={{ descriptions: forms, token: paymentToken, today, cashLeft }}
            results={{ payment: resultOf("payment"), refund: resultOf("refund") }}
          />
          <CardPayments
            number={order.number}
            reasons={reasonsOf(order)}
            attempts={cards}
            refused={data?.form === "card" ? data : undefined}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <div dangerouslySetInnerHTML={{ __html: facts.meetings }} />
          <Documents
            order={order}
            list={documents}
            formToken={formToken}
            isRefused={data?.form === "proforma"}
          />
          <div dangerouslySetInnerHTML={{ __html: facts.customer }} />
          <div dangerouslySetInnerHTML={{ __html: progress.history }} />
          <Remarks
            key={order.remarks.length}
            description={forms.remark}
            order={order}
            answer={data?.form === "remark" ? data : undefined}
          />
        </div>
      </div>
    </main>
  );
}
