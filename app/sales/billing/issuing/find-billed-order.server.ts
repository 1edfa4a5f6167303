import { formatPhone } from "~/platform/format/phones.server";
import { printPostcode } from "~/platform/format/postcodes";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { translatorOf } from "~/platform/i18n/translate.server";
import { lineWithVat, priceWithVat, shownTotal, type Vat } from "~/platform/settings/vat";
import { readFrozenLine } from "~/shop/cart/frozen-line.server";
import { lineWords } from "~/shop/cart/line-design";
import { chargesOfOrder } from "~/shop/delivery/order-charges";
import type { Db } from "~db/engine";

import { tallyOrder } from "../delivered-pieces.server";
import type { BilledOrder, BilledLine } from "./billed-order.server";

/** The order that documents are issued for. Throws where there is none. */
export async function findBilledOrder(id: string, db: Db): Promise<BilledOrder> {
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom("order_lines")
    .select((eb) => [
      "id",
      "name",
      "staff_name",
      "configuration",
      "staff_configuration",
      "unit_price_bani",
      "quantity",
      "discount_bani",
      "vat_percent",
      "is_withdrawal_exempt",
      eb
        .selectFrom("withdrawal_lines")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("returned_quantity"), of.lit(0)).as("n"))
        .whereRef("withdrawal_lines.order_line_id", "=", "order_lines.id")
        .$asScalar()
        .$notNull()
        .as("returned"),
    ])
    .where("order_id", "=", id)
    .orderBy("display_order")
    .execute();
  const vat = { percent: order.vat_percent, isIncluded: order.is_vat_included === 1 };
  const tallies = await tallyOrder(id, db);
  const language = isLanguage(order.language) ? order.language : fallbackLanguage;
  const isCompany = order.buyer_kind === "company";
  return {
    id,
    number: order.number,
    isTrial: order.is_trial,
    language,
    method: order.payment_method,
    status: order.status,
    totalBani: order.total_bani,
    loweredBani: order.lowered_bani,
    owedBani: order.total_bani - order.reduced_bani,
    paidBani: order.paid_bani,
    advanceDueOn: order.advance_due_on,
    placedAt: order.placed_at,
    vatPercent: order.vat_percent,
    discountCode: order.discount_code,
    buyer: {
      kind: order.buyer_kind,
      name: isCompany ? order.company_name : order.full_name,
      taxCode: isCompany ? order.tax_code : "",
      registryNumber: isCompany ? order.registry_number : "",
      country: order.country || "RO",
      county: order.county,
      sector: order.sector,
      city: order.city,
      street: order.address,
      postalCode: printPostcode(order.country, order.postal_code),
      email: order.email,
      phone: formatPhone(order.phone),
      bank: "",
      iban: isCompany ? order.iban : "",
    },
    lines: lines.map((line) => ({
      ...amountsOf(line, vat),
      id: line.id,
      isMadeToOrder: line.is_withdrawal_exempt === 1,
      name: pieceName(
        line.staff_name ?? line.name,
        line.staff_configuration ?? line.configuration,
        fallbackLanguage,
      ),
      buyersName: pieceName(line.name, line.configuration, language),
      quantity: line.quantity,
      returned: line.returned,
      settled: line.quantity - tallies.get(line.id)!.left,
    })),
    charges: chargesOfOrder(order).map(({ kind, bani }) => ({
      kind,
      grossBani: priceWithVat(bani, vat),
      netBani: vat.isIncluded ? null : bani,
    })),
  };
}

function amountsOf(
  row: {
    unit_price_bani: number;
    quantity: number;
    discount_bani: number;
    vat_percent: number | null;
  },
  vat: Vat,
): Pick<BilledLine, "grossBani" | "netBani" | "discountBani" | "vatPercent"> {
  const { unit_price_bani: unitPriceBani, quantity, vat_percent: vatPercent } = row;
  const full = { unitPriceBani, quantity, vatPercent };
  const line = { ...full, discountBani: row.discount_bani };
  const grossBani = lineWithVat(line, vat);
  return {
    grossBani,
    netBani: vat.isIncluded ? null : shownTotal(line),
    discountBani: lineWithVat(full, vat) - grossBani,
    vatPercent,
  };
}

/** A piece with what was chosen for it, as the order keeps it. */
function pieceName(name: string, design: string, language: Language): string {
  if (design === "") return name;
  return `${name} (${lineWords(readFrozenLine(design), translatorOf(language))})`;
}
