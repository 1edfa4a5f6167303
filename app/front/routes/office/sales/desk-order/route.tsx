import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskFrame } from "~/front/desk/desk-page";
import { orNotThere, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/auth.server";
import { dayOf } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { describeForm, type DescriptionOf } from "~/platform/forms/describe-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { requestLanguage } from "~/platform/http/request-language.server";
import { htmlIn } from "~/platform/i18n/html-in.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { compare, StaleNotice } from "~/platform/office-ui/stale-notice";
import { officePaths } from "~/platform/paths/office-paths";
import { listCountries } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { Form } from "~/platform/ui/link";
import { cashOutOfQuestion } from "~/sales/orders/cash.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { offeredMethods } from "~/sales/orders/offered-methods.server";
import { areSwatches } from "~/shop/cart/cart-line";
import { findCart } from "~/shop/cart/cart.server";
import { termedBy, wayAcross, type Way } from "~/shop/catalogue/delivery-way";
import { listProducts } from "~/shop/catalogue/listing.server";
import { priceRange } from "~/shop/catalogue/product-filter";
import { areaHtml } from "~/shop/delivery/area-html.server";
import { postHtml } from "~/shop/delivery/post-html.server";
import { daysAcross } from "~/shop/delivery/zone-days";
import { listActiveZones } from "~/shop/delivery/zones.server";

import { AddLines } from "./add-lines";
import { changeDesk } from "./changes.server";
import { oneEach, refusalOf, useLabels } from "./desk-words";
import { Details } from "./details";
import type { RefusedQuantity } from "./keep.server";
import { Lines } from "./lines";
import { pageForm } from "./schema";
import { showLine } from "./show-line.server";
import { priceDesk } from "./shown.server";
import { Sums } from "./sums.server";

export const handle = {
  i18n: ["office-desk-orders", "cart", "checkout", "delivery", "discounts", "order", "validation"],
  isNeverTheSame: true,
};

export { pageMeta as meta } from "~/shop/layout/page-meta";

/** Of the catalogue at most so many pieces are shown. */
const MOST_FOUND = 8;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await guard("sales/desk-order")(request);
  const desk = orNotThere(await findDeskOrder({ id: params.id ?? "" }));
  if (desk.orderNumber !== null) return redirect(officePaths.order(desk.orderNumber));
  const language = await requestLanguage(request);
  const cart = orNotThere(await findCart(desk.cartId, language));
  const search = oneLine(new URL(request.url).searchParams.get("produs") ?? "").slice(0, 100);
  const [settings, zones, priced, found] = await Promise.all([
    findSettings(),
    listActiveZones(),
    priceDesk(cart, desk, dayOf(new Date().toISOString())),
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
    typed: desk.typed,
    lines: termedBy(way, cart.lines).map((line) => showLine(line, way, language)),
    search,
    found,
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
  const { name, version } = useLoaderData<typeof loader>();
  return (
    <DeskFrame
      title={t("for", { name })}
      back={{ to: officePaths.deskOrder(), label: t("backToList") }}
    >
      <Whole key={version} />
      <Form method="post" className="mt-6">
        <button name="intent" value="discard" className="button button-quiet">
          {t("discard")}
        </button>
      </Form>
    </DeskFrame>
  );
}

/** The page as one form: whichever of its buttons is pressed, nothing that was typed is lost. */
function Whole() {
  const { t } = useTranslation("office-desk-orders");
  const loaded = useLoaderData<typeof loader>();
  const { id, version, lines } = loaded;
  const answer = useActionData<typeof action>();
  const description: DescriptionOf<typeof pageForm> = loaded.form;
  const [form, fields, errors] = useServerForm(description, {
    id: "details",
    lastResult: answer?.result,
    defaultValue: loaded.typed,
  });
  const labels = useLabels();
  const quantities: Record<string, RefusedQuantity> = answer?.quantities ?? {};
  const trouble = answer?.isNotSaved ? t("refused.notSaved") : refusalOf(answer?.refused, t);
  const to = officePaths.deskOrder(id);
  return (
    <ServerForm
      form={form}
      errors={[
        ...Object.entries(quantities).map(([line, { trouble: message }]) => ({
          id: `quantity-${line}`,
          message,
        })),
        ...errors,
      ]}
      formErrors={trouble ? [trouble] : []}
      action={to}
      preventScrollReset
      className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[26rem_minmax(0,1fr)] xl:[&>[role=alert]]:col-span-2"
    >
      {/* Enter presses a form's first button: this one keeps what is typed, and looks for pieces. */}
      <button name="intent" value="keep" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {answer?.stale && (
        <div className="xl:col-span-2">
          <StaleNotice
            last={answer.stale.last}
            rows={compare(labels, oneEach(answer.stale.now), oneEach(answer.stale.yours))}
            theirs={to}
            intent={answer.intent}
          />
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-6">
        <Lines lines={lines} refused={quantities} />
        <AddLines
          search={loaded.search}
          found={loaded.found}
          fields={fields}
          vatPercent={loaded.vatPercent}
        />
      </div>
      <Details
        fields={fields}
        countries={loaded.countries}
        delivery={loaded.delivery}
        methods={loaded.methods}
        sums={loaded.sums}
      />
    </ServerForm>
  );
}
