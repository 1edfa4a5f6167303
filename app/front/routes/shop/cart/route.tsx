import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { lineDrawing } from "~/furniture/board-drawings/front/line-drawing.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readForm } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { readCartId } from "~/platform/http/cookies.server";
import { readCookieCheck } from "~/platform/http/front/cookie-check";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Form, Link } from "~/platform/ui/link";
import { areSwatches } from "~/shop/cart/cart-line";
import { findCart, ratesOfCart } from "~/shop/cart/cart.server";
import { DiscountRow, TotalsList } from "~/shop/cart/totals-list";
import { termedBy, wayAcross, wholeTermText, type Way } from "~/shop/catalogue/delivery-way";
import { areaHtml, postHtml } from "~/shop/delivery/front/area-html.server";
import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";
import { cartCode } from "~/shop/discounts/apply";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { add } from "./add.server";
import { CartTable } from "./cart-table";
import { agreeToPrices, changeQuantity } from "./changes.server";
import { clear, restore } from "./clear.server";
import { DeliveryCheck } from "./delivery-check";
import { checkDelivery, wayTo } from "./delivery-check.server";
import { applyCode, removeCode } from "./discount-changes.server";
import { CODE, DiscountCode, useRefusalWords } from "./discount-code";
import { quantityId } from "./quantity";
import { cartForm } from "./schema";

export const handle = { i18n: ["cart", "delivery", "discounts", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "cart");
  const language = await requestLanguage(request);
  const [cart, zones, { trade }] = await Promise.all([
    findCart(await readCartId(request), language),
    listActiveZones(),
    findSettings(),
  ]);
  const query = new URL(request.url).searchParams;
  const check = checkDelivery(query, zones, cart?.totals.totalBani ?? 0);
  const isPost = cart !== undefined && areSwatches(cart.lines);
  const way: Way = isPost ? { days: null } : (wayTo(check) ?? wayAcross(daysAcross(zones)));
  return {
    page: { title: t("title"), isUnlisted: true },
    lines: termedBy(way, cart?.lines ?? []),
    way,
    totals: cart?.totals ?? null,
    discount: cartCode(cart?.discount ?? null),
    vatPercent: cart?.vat.percent ?? 0,
    rates: cart ? ratesOfCart(cart).map(({ percent, vatBani }) => ({ percent, vatBani })) : [],
    post: isPost ? postHtml(trade.swatchPostBani, cart.vat, language) : null,
    area: areaHtml(zones, language, { isWhole: true }),
    check,
    /** Whether the browser keeps cookies; without them the cart is not empty, but lost. */
    isKept: readCookieCheck(request) !== "refused",
    drawing: cart && cart.lines.length > 0 ? null : lineDrawing("nothing", language),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireWithin(clientUses(request, budgets.cart.client));
  const submission = await readForm(request, cartForm);
  if (submission.status !== "success") return redirect(paths.cart(), 303);
  const form = submission.value;
  switch (form.intent) {
    case "add":
    case "buy":
      return add(request, form);
    case "set-quantity":
      return changeQuantity(request, form);
    case "clear":
      return clear(request);
    case "restore":
      return restore(request, form);
    case "accept-prices":
      return agreeToPrices(request);
    case "discount":
      return applyCode(request, form);
    case "remove-discount":
      return removeCode(request);
  }
}

export default function CartPage() {
  const { t } = useTranslation("cart");
  const data = useLoaderData<typeof loader>();
  const { lines, way, totals, discount, vatPercent, rates, post, area, check } = data;
  const answer = useActionData<typeof action>();
  const refused = answer && "lineId" in answer ? answer : undefined;
  const refusedCode = answer && "discount" in answer ? answer.discount : undefined;
  const inWords = useRefusalWords();
  if (lines.length === 0 || !totals) return <EmptyCart {...data} />;
  const isRepriced = lines.some((line) => line.problem === "repriced");
  const isOrderable = lines.every((line) => line.problem === null);
  const whole = wholeTermText(lines, way, t);
  // A piece that is no longer sold or made has no quantity to correct; its line says so itself.
  const isMendable = lines.some(
    ({ id, problem }) =>
      id === refused?.lineId && (problem === null || problem === "short" || problem === "repriced"),
  );
  return (
    <main id="content" className="shell @container pt-10">
      <h1>{t("title")}</h1>
      <div className="mt-8 grid grid-cols-1 gap-10 @4xl:grid-cols-[1fr_22rem] @4xl:gap-14">
        <div>
          {refused && isMendable && (
            <ErrorSummary errors={[{ id: quantityId(refused.lineId), message: refused.error }]} />
          )}
          {refusedCode && (
            <ErrorSummary errors={[{ id: CODE, message: inWords(refusedCode.why) }]} />
          )}
          {isRepriced && <NewPrices />}
          <CartTable lines={lines} way={way} refused={refused} />
          <div className="-mx-4 mt-6 flex flex-wrap justify-between">
            <Link to={paths.products()} className="button button-quiet px-4">
              {t("continue")}
            </Link>
            <Form method="post" action={paths.cart()}>
              <button name="intent" value="clear" className="button button-quiet px-4">
                {t("clear")}
              </button>
            </Form>
          </div>
        </div>
        <section
          aria-labelledby="summary"
          className="rounded-edge border border-line bg-white p-6 @4xl:sticky @4xl:top-24 @4xl:self-start"
        >
          <h2 id="summary" className="mb-4">
            {t("summary")}
          </h2>
          <DiscountCode discount={discount} refused={refusedCode} />
          <DiscountRow discount={discount} />
          <TotalsList totals={totals} vatPercent={vatPercent} rates={rates} />
          {isOrderable ? (
            <Link to={paths.checkout()} className="button button-primary mt-6 w-full">
              {t("checkout")}
            </Link>
          ) : (
            <p className="mt-6 font-semibold text-error">{t("problem.first")}</p>
          )}
          {lines.some(({ design }) => design) && (
            <p className="mt-4 text-sm">
              <Link to={paths.quote("?din=cos")} className="link">
                {t("quote")}
              </Link>
            </p>
          )}
          {whole && check.answer?.kind !== "zone" && <p className="mt-4 text-sm">{whole}</p>}
          {post === null ? (
            <DeliveryCheck area={area} check={check} term={whole} />
          ) : (
            <p className="mt-4 text-sm" dangerouslySetInnerHTML={{ __html: post }} />
          )}
        </section>
      </div>
    </main>
  );
}

function NewPrices() {
  const { t } = useTranslation("cart");
  return (
    <Form
      method="post"
      action={paths.cart()}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-edge border-l-4 border-sage bg-white px-5 py-4"
    >
      <p className="min-w-0 flex-1 basis-64">{t("problem.repricedText")}</p>
      <button name="intent" value="accept-prices" className="button button-secondary">
        {t("problem.accept")}
      </button>
    </Form>
  );
}

function EmptyCart({ isKept, drawing }: { isKept: boolean; drawing: string | null }) {
  const { t } = useTranslation("cart");
  return (
    <main id="content" className="shell nothing-there">
      {drawing && <div dangerouslySetInnerHTML={{ __html: drawing }} />}
      <h1>{t(isKept ? "empty" : "title")}</h1>
      {isKept && <p className="mt-4 max-w-prose text-stone">{t("emptyText")}</p>}
      <Link to={paths.products()} className="button button-primary mt-8">
        {t("toProducts")}
      </Link>
    </main>
  );
}
