import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { describeForm } from "~/platform/forms/describe-form.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { listCountries } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { ownRatesOn } from "~/platform/settings/vat";
import { Form } from "~/platform/ui/link";
import { cashOutOfQuestion } from "~/sales/orders/cash.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { offeredMethods } from "~/sales/orders/front/offered-methods.server";
import { findDeskOffer } from "~/sales/quotes/front/offer-desk.server";
import { USUAL_VALIDITY } from "~/sales/quotes/front/quote-rules";
import { areSwatches } from "~/shop/cart/cart-line";
import { findCart } from "~/shop/cart/cart.server";
import { termedBy, wayAcross, type Way } from "~/shop/catalogue/delivery-way";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { priceRange } from "~/shop/catalogue/front/product-filter";
import { areaHtml, postHtml } from "~/shop/delivery/front/area-html.server";
import { daysAcross } from "~/shop/delivery/zone";
import { listActiveZones } from "~/shop/delivery/zones.server";

import { changeDesk } from "./changes.server";
import { labelsIn } from "./desk-words.server";
import { Found } from "./found.server";
import { Offered } from "./offered.server";
import { priceDesk } from "./price-desk.server";
import { pageForm } from "./schema";
import { showLine } from "./show-line.server";
import { Sums } from "./sums.server";
import { Whole } from "./whole";

export const handle = {
  i18n: [
    "office-desk-orders",
    "cart",
    "checkout",
    "delivery",
    "discounts",
    "office-quotes",
    "order",
    "validation",
  ],
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The most pieces of the catalogue that are shown. */
const MOST_FOUND = 8;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/desk-order")(request);
  const desk = orNotThere(await findDeskOrder({ id: params.id ?? "" }));
  if (desk.orderNumber !== null) return redirect(officePaths.order(desk.orderNumber));
  const language = await requestLanguage(request);
  const cart = orNotThere(await findCart(desk.cartId, language));
  const today = dayOf(new Date().toISOString());
  const search = oneLine(new URL(request.url).searchParams.get("produs") ?? "").slice(0, 100);
  const [offer, settings, zones, priced, found] = await Promise.all([
    findDeskOffer(desk.requestId),
    findSettings(),
    listActiveZones(),
    priceDesk(cart, desk, today),
    findPieces(search),
  ]);
  const { trade, delivery: services, general } = settings;
  const isPost = areSwatches(cart.lines);
  const way: Way = isPost ? { days: null } : wayAcross(daysAcross(zones));
  const t = translateIn(language, "office-desk-orders");
  return {
    page: titled(t("for", { name: desk.fullName })),
    id: desk.id,
    version: desk.version,
    name: desk.fullName,
    isOffered: offer?.isOpen ?? false,
    offered: offer && htmlIn(language, <Offered offer={offer} />),
    labels: labelsIn(language),
    typed: { validUntil: addDays(today, USUAL_VALIDITY), ...desk.typed },
    lines: termedBy(way, cart.lines).map((line) => showLine(line, way, language)),
    search,
    found: search === "" ? null : htmlIn(language, <Found found={found} />),
    form: describeForm(pageForm),
    countries: listCountries(language),
    delivery: {
      area: isPost
        ? postHtml(trade.swatchPostBani, cart.vat, language)
        : areaHtml(zones, language, { isWhole: true }),
      isPost,
      services: servicesFor(cart, services),
      showroom: general.address,
      isVatIncluded: cart.vat.isIncluded,
    },
    methods: await offeredMethods({
      isCashPossible: !cashOutOfQuestion(cart.lines, priced.totals, trade),
    }),
    vatPercent: cart.vat.percent,
    ownRates: ownRatesOn(today, cart.vat.percent),
    sums: htmlIn(language, <Sums {...priced} vat={cart.vat} />),
  };
}

/** Pieces of the catalogue that are for sale, by what somebody says of them. */
async function findPieces(search: string) {
  if (search === "") return [];
  const all = { minLei: priceRange.min, maxLei: priceRange.max, materials: [], page: 1 };
  const { products } = await listProducts({ ...all, search, sort: "name" }, undefined, "ro");
  return products.slice(0, MOST_FOUND).map(({ id, name, price_bani, stock_quantity }) => ({
    id,
    name,
    price: formatRon(price_bani),
    stock: stock_quantity,
  }));
}

export async function action(args: ActionFunctionArgs) {
  return changeDesk(await takePost(args, guard("sales/desk-order")));
}

export default function DeskOrderPage() {
  const { t } = useTranslation("office-desk-orders");
  const { name, offered, page: _page, ...whole } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskFrame
      title={t("for", { name })}
      back={{ to: officePaths.deskOrder(), label: t("backToList") }}
    >
      {offered && <div className="mt-4" dangerouslySetInnerHTML={{ __html: offered }} />}
      <Whole key={whole.version} {...whole} answer={answer} />
      <Form method="post" className="mt-6">
        <button name="intent" value="discard" className="button button-quiet">
          {t("discard")}
        </button>
      </Form>
    </DeskFrame>
  );
}
