import { Migrator, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";

import { dueNow, planOf } from "~/sales/orders/order-plan";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import { openDatabase } from "~db/sqlite/engine";

/** A line of an order of before: what it is, its price and pieces, and its share of a discount; bani. */
type Line = [
  "ready" | "designed" | "in words",
  unitBani: number,
  quantity: number,
  discount?: number,
];

interface Before {
  status: string;
  lines: Line[];
  /** Half of what is made to order, as it was reckoned then. */
  advance_bani: number;
  total_bani: number;
  is_vat_included?: 0 | 1;
  transport_bani?: number;
  reduced_bani?: number;
  paid_bani?: number;
  transport_state?: string;
}

/** What is asked for after the upgrade: the first payment, the plan's sums and what of each is left, what is due now. */
interface After {
  advance_bani: number;
  plan: [kind: "advance" | "rest", amountBani: number, leftBani: number][];
  dueBani?: number;
}

const order = {
  is_vat_included: 1 as 0 | 1,
  transport_bani: 0,
  reduced_bani: 0,
  paid_bani: 0,
  transport_state: "agreed",
};

/** A shop with these orders as it was before the one first payment, after the upgrade. */
async function upgraded(orders: Before[]): Promise<Db> {
  const db = openDatabase(":memory:");
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  await new Migrator({ db, provider }).migrateTo("0080_saved_links");
  for (const [index, before] of orders.entries()) {
    const id = String(index);
    const of = { ...order, ...before };
    await sql`insert into orders (id, number, token, checkout_token, form_digest, language, full_name,
      email, phone, address, city, postal_code, notes, payment_method, payment_status, status,
      subtotal_bani, vat_bani, total_bani, advance_bani, vat_percent, is_vat_included, placed_at,
      advance_due_on, transport_state, transport_bani, reduced_bani, paid_bani)
      values (${id}, ${id}, ${id}, ${id}, '', 'ro', 'Ana', 'ana@example.com', '', '', '', '', '',
        'bank_transfer', 'unpaid', ${of.status}, ${of.total_bani}, 0, ${of.total_bani},
        ${of.advance_bani}, 21, ${of.is_vat_included}, '2026-11-20T08:00:00.000Z', '2026-11-25',
        ${of.transport_state}, ${of.transport_bani}, ${of.reduced_bani}, ${of.paid_bani})`.execute(
      db,
    );
    for (const [place, [kind, unitBani, quantity, discount = 0]] of of.lines.entries()) {
      await sql`insert into order_lines (id, order_id, display_order, name, configuration,
        unit_price_bani, quantity, line_total_bani, discount_bani, is_withdrawal_exempt)
        values (${`${id}-${place}`}, ${id}, ${place}, 'Piesă', ${kind === "designed" ? "{}" : ""},
          ${unitBani}, ${quantity}, ${unitBani * quantity}, ${discount},
          ${kind === "ready" ? 0 : 1})`.execute(db);
    }
  }
  await migrate(db);
  // Only the sums are of interest: the designs here are none.
  await db.updateTable("order_lines").set({ configuration: "" }).execute();
  return db;
}

const cabinet: Line = ["ready", 459_00, 1];
const bed: Line = ["designed", 6_442_00, 1];

const cases: [story: string, Before, after: After][] = [
  [
    "ready-made pieces alone are due with the order, whole",
    { status: "new", lines: [cabinet], advance_bani: 0, total_bani: 459_00 },
    { advance_bani: 0, plan: [["advance", 459_00, 459_00]], dueBani: 459_00 },
  ],
  [
    "what is made to order alone has its half, once it is confirmed",
    { status: "new", lines: [bed], advance_bani: 3_221_00, total_bani: 6_442_00 },
    {
      advance_bani: 3_221_00,
      plan: [
        ["advance", 3_221_00, 3_221_00],
        ["rest", 3_221_00, 3_221_00],
      ],
    },
  ],
  [
    "of a mixed order that is confirmed, half of the one and all of the other; the transport is left",
    {
      status: "confirmed",
      lines: [cabinet, bed],
      advance_bani: 3_221_00,
      total_bani: 7_001_00,
      transport_bani: 100_00,
    },
    {
      advance_bani: 3_680_00,
      plan: [
        ["advance", 3_680_00, 3_680_00],
        ["rest", 3_321_00, 3_321_00],
      ],
      dueBani: 3_680_00,
    },
  ],
  [
    "who has paid the half of before owes the ready-made piece yet",
    {
      status: "in_production",
      lines: [cabinet, bed],
      paid_bani: 3_221_00,
      advance_bani: 3_221_00,
      total_bani: 6_901_00,
    },
    {
      advance_bani: 3_680_00,
      plan: [
        ["advance", 3_680_00, 459_00],
        ["rest", 3_221_00, 3_221_00],
      ],
      dueBani: 459_00,
    },
  ],
  [
    "a ready-made piece that was taken back is owed no longer: the half is what is left",
    {
      status: "confirmed",
      lines: [cabinet, bed],
      reduced_bani: 459_00,
      advance_bani: 3_221_00,
      total_bani: 6_901_00,
    },
    {
      advance_bani: 3_680_00,
      plan: [
        ["advance", 3_221_00, 3_221_00],
        ["rest", 3_221_00, 3_221_00],
      ],
      dueBani: 3_221_00,
    },
  ],
  [
    "a discount is off the ready-made piece, too: 459 less 59, beside half of 6.442 less 442",
    {
      status: "confirmed",
      advance_bani: 3_000_00,
      total_bani: 6_400_00,
      lines: [
        ["ready", 459_00, 1, 59_00],
        ["designed", 6_442_00, 1, 442_00],
      ],
    },
    {
      advance_bani: 3_400_00,
      plan: [
        ["advance", 3_400_00, 3_400_00],
        ["rest", 3_000_00, 3_000_00],
      ],
      dueBani: 3_400_00,
    },
  ],
  [
    "of a quote's pieces also those in words alone are made to order",
    {
      status: "confirmed",
      advance_bani: 4_000_00,
      total_bani: 8_150_00,
      transport_bani: 150_00,
      lines: [bed, ["in words", 1_558_00, 1]],
    },
    {
      advance_bani: 4_000_00,
      plan: [
        ["advance", 4_000_00, 4_000_00],
        ["rest", 4_150_00, 4_150_00],
      ],
      dueBani: 4_000_00,
    },
  ],
  [
    // 0.12 and 21 % are 14.52 bani, so 15 a piece: 1,500 for a hundred, and half of it 750. Taken of the sum
    // they would be 1,452, and 48 bani of ready-made pieces that are not there.
    "VAT added to prices was rounded for each piece: nothing is ready-made where nothing is",
    {
      status: "confirmed",
      is_vat_included: 0,
      advance_bani: 7_50,
      total_bani: 15_00,
      lines: [["designed", 12, 100]],
    },
    {
      advance_bani: 7_50,
      plan: [
        ["advance", 7_50, 7_50],
        ["rest", 7_50, 7_50],
      ],
      dueBani: 7_50,
    },
  ],
  [
    // Ten of 0.12 with 21 % are 150 bani; 100.00 made to order are 121.00, half of it 60.50.
    "and the ready-made pieces' VAT is theirs, to the ban",
    {
      status: "confirmed",
      is_vat_included: 0,
      advance_bani: 60_50,
      total_bani: 122_50,
      lines: [
        ["ready", 12, 10],
        ["designed", 100_00, 1],
      ],
    },
    {
      advance_bani: 62_00,
      plan: [
        ["advance", 62_00, 62_00],
        ["rest", 60_50, 60_50],
      ],
      dueBani: 62_00,
    },
  ],
  [
    "while the transport is not agreed nothing is asked for, and the first payment is ready for then",
    {
      status: "new",
      lines: [cabinet, bed],
      transport_state: "to_quote",
      advance_bani: 3_221_00,
      total_bani: 6_901_00,
    },
    { advance_bani: 3_680_00, plan: [] },
  ],
];

let db: Db;

beforeAll(async () => {
  db = await upgraded(cases.map(([, before]) => before));
});

test.each(cases.map(([story, , after], index) => [story, String(index), after] as const))(
  "an order of before the one first payment: %s",
  async (_, token, after) => {
    const found = (await findOrderByToken(token, db))!;
    const { advance_bani, advance_percent } = found;
    const plan = planOf(found).map(({ kind, amountBani, leftBani }) => [
      kind,
      amountBani,
      leftBani,
    ]);
    const dueBani = dueNow(found)?.leftBani;
    const expected = { dueBani: undefined, advance_percent: 50, ...after };
    expect({ advance_bani, advance_percent, plan, dueBani }).toEqual(expected);
  },
);
