import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { ErrorSummary } from "~/forms/form-errors";
import { parseForm, readFormData } from "~/forms/read-form.server";
import { budgets } from "~/http/budgets";
import { clientUses, requireWithin } from "~/http/client-rate-limit.server";
import { redirectWithFlash } from "~/http/redirect.server";
import { OrderMeetingsList } from "~/appointments/order-meetings";
import { findOrderMeetings } from "~/appointments/order-meetings.server";
import { findOrderByToken } from "~/orders/order.server";
import { showOrder } from "~/orders/shown-order.server";
import { composeAnswerMails } from "~/orders/transport-mail.server";
import { answerQuote } from "~/orders/transport-quote.server";
import { findRequestOfOrder } from "~/quotes/find-quote.server";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/i18n/translate.server";
import { Link } from "~/ui/link";
import { OrderDetails } from "~/orders/order-details";
import { OrderClaims } from "~/approvals/order-claims";
import { showOrderClaims } from "~/approvals/order-claims.server";
import { OrderDrawings } from "~/approvals/order-drawings";
import { showOrderDrawings } from "~/approvals/order-drawings.server";
import { OrderPictures } from "~/handover/order-pictures";
import { showHandover } from "~/handover/shown-pictures.server";
import { CardPaymentLink } from "~/payments/card/card-payment-link";
import { findCardLink } from "~/payments/card/card-link.server";
import { z } from "~/zod";

export const handle = {
  i18n: [
    "appointments",
    "billing",
    "card-payment",
    "cart",
    "claims",
    "delivery",
    "drawings",
    "handover",
    "order",
    "validation",
  ],
};

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The order's own page, which also answers a finished checkout: its buyer is owed the number and the
 * way to pay. Whoever has the token may look. It is as unguessable as a password, so guests can keep
 * the address too.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await findOrderByToken(params.token ?? "");
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
    quote: (await findRequestOfOrder(order.id)) ?? null,
  });
}

const answerForm = z.object({
  quote: z.coerce.number().int().min(1),
  answer: z.enum(["accepted", "declined"]),
});

/** Takes the answer to the offer for the order's transport, the only thing that its page asks. */
export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const order = await findOrderByToken(token);
  if (!order) throw new Response(null, { status: 404 });
  const { client, order: ofOrder } = budgets.transport;
  await requireWithin([...clientUses(request, client), { limit: ofOrder, who: order.id }]);
  const submission = parseForm(await readFormData(request), answerForm);
  if (submission.status !== "success") {
    return json({ refused: "replaced" as const }, { status: 422 });
  }
  const { quote: number, answer } = submission.value;
  const settings = await findSettings();
  const result = await answerQuote(token, { number, answer }, (answered) =>
    composeAnswerMails(answered, settings),
  );
  switch (result.kind) {
    case "accepted":
    case "declined":
      return redirectWithFlash(request, paths.order(token), {
        tone: "success",
        title: `order.transport.${result.kind}`,
      });
    case "unknown":
      return json({ refused: "replaced" as const }, { status: 409 });
    default:
      return json({ refused: result.kind }, { status: 409 });
  }
}

export default function OrderPage() {
  const { t } = useTranslation(["order", "delivery"]);
  const answer = useActionData<typeof action>();
  const {
    page: _,
    card,
    drawings,
    claims,
    pictures,
    meetings,
    quote,
    ...shown
  } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <ErrorSummary
        errors={[]}
        formErrors={answer ? [t(`delivery:quote.refused.${answer.refused}`)] : []}
        title={t("delivery:quote.title")}
      />
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
      {quote && (
        <p className="no-print mt-8">
          <Link to={paths.quote(`/${quote.token}`)} className="link">
            {t("quote", { number: quote.number })}
          </Link>
        </p>
      )}
      <p className="no-print mt-12">
        <Link to={paths.products()} className="button button-secondary">
          {t("continue")}
        </Link>
      </p>
    </main>
  );
}
