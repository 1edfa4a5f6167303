import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { orderPageHtml } from "~/front/progress/order-page.server";
import { z } from "~/platform/basics/zod";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { parseForm, readFormData } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { answerQuote } from "~/sales/orders/front/answer-transport.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { answerToChange } from "./answer-change.server";

export const handle = {
  i18n: ["delivery", "order", "order-change", "validation"],
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
  const [t, language] = await Promise.all([
    translateFor(request, "order"),
    requestLanguage(request),
  ]);
  return json({
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    order: await orderPageHtml(order, language),
  });
}

const answerForm = z.object({
  quote: z.coerce.number().int().min(1),
  answer: z.enum(["accepted", "declined"]),
});

/** Takes the answer to the offer for the order's transport, or to a change of it, all that its page asks. */
export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const order = await findOrderByToken(token);
  if (!order) throw new Response(null, { status: 404 });
  const { client, order: ofOrder } = budgets.transport;
  await requireWithin([...clientUses(request, client), { limit: ofOrder, who: order.id }]);
  const posted = await readFormData(request);
  if (posted.has("change")) return answerToChange(request, token, posted);
  const submission = parseForm(posted, answerForm);
  if (submission.status !== "success") {
    return json({ refused: "replaced" as const }, { status: 422 });
  }
  const { quote: number, answer } = submission.value;
  const result = await answerQuote(token, { number, answer });
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
  const { t } = useTranslation(["order", "delivery", "order-change"]);
  const answer = useActionData<typeof action>();
  const { order } = useLoaderData<typeof loader>();
  const refused = answer
    ? [
        "refused" in answer
          ? t(`delivery:quote.refused.${answer.refused}`)
          : answer.change.kind === "out-of-stock"
            ? t("order-change:refused.out-of-stock", { name: answer.change.name })
            : t(`order-change:refused.${answer.change.kind}`),
      ]
    : [];
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <ErrorSummary
        errors={[]}
        formErrors={refused}
        title={t(answer && "change" in answer ? "order-change:title" : "delivery:quote.title")}
      />
      <div dangerouslySetInnerHTML={{ __html: order }} />
      <p className="no-print mt-12">
        <Link to={paths.products()} className="button button-secondary">
          {t("continue")}
        </Link>
      </p>
    </main>
  );
}
