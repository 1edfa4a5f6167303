import { randomUUID } from "node:crypto";

import { HOME_COUNTRY } from "~/platform/format/countries";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { destinationOf } from "~/sales/orders/checkout-delivery.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import type { WrittenLine } from "~/sales/orders/write-order.server";
import { readFrozenLine } from "~/shop/cart/frozen-line.server";
import type { Db } from "~db/engine";

import type { Quote } from "../front/find-quote.server";
import type { QuoteLine } from "../front/quote-line";

/** Whether the transport was priced for where the order goes. Nothing is brought to whoever comes for it. */
export function isPricedFor(
  quote: Pick<Quote, "delivery_method" | "county">,
  details: OrderDetails,
): boolean {
  if (quote.delivery_method === "pickup") return true;
  const { country, county } = destinationOf(details);
  return quote.county === "" ? country !== HOME_COUNTRY : county === quote.county;
}

/** How it is delivered is the quote's to say, which has priced that and nothing else. */
export function deliveredAs({ delivery_method, desk }: Quote, details: OrderDetails): OrderDetails {
  const { carrying = "none", floor = "", assembly = "no" } = desk?.details ?? {};
  const way = { carrying, floor, assembly } as Pick<
    OrderDetails,
    "carrying" | "floor" | "assembly"
  >;
  if (delivery_method === "delivery") return { ...details, ...way, deliveryMethod: "delivery" };
  return {
    ...details,
    ...way,
    deliveryMethod: "pickup",
    deliveryName: "",
    deliveryCountry: "",
    deliveryCounty: "",
    deliverySector: "",
    deliveryAddress: "",
    deliveryCity: "",
    deliveryPostalCode: "",
  };
}

/** The lines of the order, in its customer's words and in Romanian. */
export async function orderLines(quote: Quote, language: Language, trx: Db) {
  const named = quote.lines.flatMap(({ product_id }) => product_id ?? []);
  const living = await trx
    .selectFrom("products")
    .select("id")
    .where("id", "in", [...named, ""])
    .execute();
  const ids = new Set(living.map(({ id }) => id));
  const write = (line: QuoteLine, name: string, frozen: string): WrittenLine => ({
    id: randomUUID(),
    name,
    frozen,
    configuration: line.is_ready ? "" : line.design,
    product_id: line.product_id !== null && ids.has(line.product_id) ? line.product_id : null,
    swatch: null,
    product: null,
    image_url: null,
    untranslated: [],
    stock_quantity: 0,
    problem: null,
    design: frozen === "" ? null : readFrozenLine(frozen),
    isMadeToOrder: !line.is_ready,
    quantity: line.quantity,
    unit_price_bani: line.unit_bani,
    vat_percent: line.vat_percent,
    seen_price_bani: line.unit_bani,
    line_total_bani: line.unit_bani * line.quantity,
    term: {
      from: line.days?.from ?? quote.days_from,
      to: line.days?.to ?? quote.days_to,
      isAfterAdvance: !line.is_ready,
    },
  });
  const lines = quote.lines.map((line) => write(line, line.title, line.configuration));
  if (language === fallbackLanguage) return { lines, staffLines: lines };
  return {
    lines,
    staffLines: quote.lines.map((line) => write(line, line.staff_title, line.staff_configuration)),
  };
}
