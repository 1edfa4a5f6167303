import { Migrator, sql } from "kysely";
import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import { openDatabase } from "~db/sqlite/engine";

test.each([
  ["a shop that set no rate", undefined, ["2017-01-01 19"]],
  ["a shop with the law's rate of today", 21, ["2017-01-01 19", "2025-08-01 21"]],
  ["a shop with a rate of its own", 9, ["2017-01-01 9"]],
])("%s keeps it, from a day on", async (_, vatPercent, expected) => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0023_clock");
  if (vatPercent !== undefined) {
    const value = JSON.stringify({ vatPercent, isVatIncluded: false, orderPrefix: "TV" });
    await sql`insert into settings (name, value, updated_at)
      values ('trade', ${value}, '2026-01-01T08:00:00.000Z')`.execute(db);
  }
  await migrate(db);
  const rates = await db.selectFrom("vat_rates").selectAll().orderBy("first_day").execute();
  expect(rates.map(({ first_day, percent }) => `${first_day} ${percent}`)).toEqual(expected);
  const { trade } = await findSettings(db);
  // What an owner chose stays; where nobody chose, prices include VAT.
  expect(trade.isVatIncluded).toBe(vatPercent === undefined);
  expect(trade.orderPrefix).toBe(vatPercent === undefined ? "AM" : "TV");
});

test.each(["within", "upon"])(
  "orders with VAT within and upon their prices, the last %s, show their sums without VAT as placed",
  async (last) => {
    const db = openDatabase(":memory:");
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    });
    await migrator.migrateTo("0023_clock");
    for (const [token, subtotal, vat, total, isIncluded] of [
      ["within", 121_00, 21_00, 121_00, 1],
      ["upon", 100_00, 21_00, 121_00, 0],
    ] as const) {
      await sql`insert into orders (id, number, token, checkout_token, form_digest, language,
      full_name, email, phone, address, city, postal_code, notes, payment_method, payment_status,
      status, subtotal_bani, vat_bani, total_bani, advance_bani, vat_percent, is_vat_included,
      placed_at) values (${token}, ${token}, ${token}, ${token}, '', 'ro', 'Ana', 'a@example.com',
      '0722123456', 'Aici', 'Cluj', '400000', '', 'bank_transfer', 'unpaid', 'new', ${subtotal},
      ${vat}, ${total}, 0, 21, ${isIncluded}, ${`2026-01-0${token === last ? 2 : 1}T08:00:00.000Z`})`.execute(
        db,
      );
    }
    await migrate(db);
    // A shop in business goes on as it was until its owner chooses.
    expect((await findSettings(db)).trade.isVatIncluded).toBe(last === "within");
    for (const token of ["within", "upon"]) {
      expect(await findOrderByToken(token, db)).toMatchObject({
        subtotal_bani: 100_00,
        vat_bani: 21_00,
        total_bani: 121_00,
        vat_percent: 21,
      });
    }
  },
);
