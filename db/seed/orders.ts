import { randomBytes, randomUUID } from "node:crypto";

import type { Db } from "../engine";
import type { OrderStatus } from "../schema";

const DAY = 24 * 60 * 60 * 1000;
const SPAN_DAYS = 720;
const BATCH = 500;
/** Who has ordered once orders again, under the same name and phone, after so many others. */
const BUYERS = 4000;

const firstNames = ["Ana", "Ion", "Ștefan", "Ilinca", "Țuca", "Mihai", "Ioana", "Radu", "Măriuca"];
const lastNames = ["Popescu", "Țăranu", "Ionescu", "Gheorghiu", "Bălan", "Crețu", "Munteanu"];
const towns = [
  "București",
  "Ploiești",
  "Pitești",
  "Giurgiu",
  "Târgoviște",
  "Călărași",
  "Voluntari",
];
const life: OrderStatus[] = ["new", "confirmed", "in_production", "in_delivery", "delivered"];

/**
 * Adds made-up orders of the last two years, to try a full shop out: the older ones delivered and
 * paid, the newest under way. Returns how many.
 */
export async function seedOrders(db: Db, count: number, now: Date = new Date()): Promise<number> {
  const products = await db.selectFrom("products").select(["id", "name", "price_bani"]).execute();
  if (products.length === 0) return 0;
  const made = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < count; from += BATCH) {
      const size = Math.min(BATCH, count - from);
      const batch = Array.from({ length: size }, (_, index) => {
        const place = from + index;
        // Evenly spread over the span, the first one the oldest.
        const age = SPAN_DAYS * (1 - (place + 0.5) / count);
        const product = products[place % products.length]!;
        return makeOrder(made.count + place, new Date(now.getTime() - age * DAY), age, product);
      });
      await trx
        .insertInto("orders")
        .values(batch.map(({ order }) => order))
        .execute();
      await trx
        .insertInto("order_lines")
        .values(batch.map(({ line }) => line))
        .execute();
      await trx
        .insertInto("order_history")
        .values(batch.flatMap(({ history }) => history))
        .execute();
      const payments = batch.flatMap(({ payments }) => payments);
      if (payments.length > 0) await trx.insertInto("payments").values(payments).execute();
    }
  });
  return count;
}

function makeOrder(
  place: number,
  placedAt: Date,
  age: number,
  product: { id: string; name: string; price_bani: number },
) {
  const id = randomUUID();
  const quantity = 1 + (place % 3);
  const total = product.price_bani * quantity;
  const subtotal = Math.round((total * 100) / 119);
  const step = Math.min(life.length - 1, Math.floor(age / 8));
  const status = place % 17 === 0 ? "cancelled" : life[step]!;
  const isPaid = status === "delivered" && place % 29 !== 0;
  const buyer = place % BUYERS;
  const name = [firstNames[buyer % firstNames.length]!, lastNames[buyer % lastNames.length]!];
  const steps = status === "cancelled" ? (["new", "cancelled"] as const) : life.slice(0, step + 1);
  return {
    order: {
      id,
      number: `S-${placedAt.getUTCFullYear()}-${String(place + 1).padStart(6, "0")}`,
      token: randomBytes(24).toString("base64url"),
      checkout_token: id,
      form_digest: "",
      user_id: null,
      language: place % 5 === 0 ? "hu" : "ro",
      buyer_kind: "person" as const,
      company_name: "",
      tax_code: "",
      registry_number: "",
      iban: "",
      full_name: name.join(" "),
      email: `client${buyer}@example.com`,
      phone: `07${String(20000000 + buyer)}`,
      address: `Strada Teiului nr. ${place % 90}`,
      city: towns[place % towns.length]!,
      country: "RO",
      county: "",
      sector: "",
      postal_code: "010101",
      delivery_name: "",
      delivery_country: "",
      delivery_county: "",
      delivery_sector: "",
      delivery_address: "",
      delivery_city: "",
      delivery_postal_code: "",
      delivery_method: "delivery" as const,
      carrying: "none" as const,
      floor: "",
      assembly: "no" as const,
      notes: "",
      payment_method: "bank_transfer" as const,
      payment_status: isPaid ? ("paid" as const) : ("unpaid" as const),
      status,
      subtotal_bani: subtotal,
      vat_bani: total - subtotal,
      total_bani: total,
      paid_bani: isPaid ? total : 0,
      advance_bani: 0,
      vat_percent: 19,
      is_vat_included: 1 as const,
      placed_at: placedAt.toISOString(),
    },
    line: {
      id: randomUUID(),
      order_id: id,
      product_id: product.id,
      display_order: 0,
      name: product.name,
      configuration: "",
      unit_price_bani: product.price_bani,
      quantity,
      line_total_bani: total,
    },
    history: steps.map((one, index) => ({
      order_id: id,
      status: one,
      changed_at: new Date(placedAt.getTime() + index * DAY).toISOString(),
      changed_by: "customer",
    })),
    payments: isPaid
      ? [
          {
            id: randomUUID(),
            order_id: id,
            kind: "rest" as const,
            method: "bank_transfer" as const,
            amount_bani: total,
            remark: "",
            paid_on: placedAt.toISOString().slice(0, 10),
            recorded_at: placedAt.toISOString(),
            recorded_by: "customer",
          },
        ]
      : [],
  };
}
