import { sql } from "kysely";
import { expect, test } from "vitest";

import { recordAction } from "~/platform/settings/audit-log.server";
import { listAuditLog } from "~/platform/settings/front/audit-entries.server";

import { openEmptyShop } from "../memory-database";

const admin = { id: "a1", email: "ana@example.com" };

async function openAuditLog() {
  const db = await openEmptyShop();
  await recordAction(
    {
      admin,
      action: "product-changed",
      subject: "product",
      subjectId: "p1",
      before: { name: "Pat", price_bani: 100, stock_quantity: 3 },
      after: { name: "Pat", price_bani: 200, stock_quantity: 3 },
    },
    db,
  );
  return db;
}

test("an entry says who, what, and the fields that changed", async () => {
  const { entries } = await listAuditLog({ page: 1 }, await openAuditLog());
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    admin_email: "ana@example.com",
    action: "product-changed",
    subject_id: "p1",
    changes: [{ field: "price_bani", before: "100", after: "200" }],
  });
});

test("the newest comes first, and a list can be of one thing only", async () => {
  const db = await openAuditLog();
  await recordAction(
    {
      admin,
      action: "category-deleted",
      subject: "category",
      subjectId: "c1",
      before: {},
      after: null,
    },
    db,
  );
  const all = await listAuditLog({ page: 99 }, db);
  expect(all.entries.map((entry) => entry.action)).toEqual(["category-deleted", "product-changed"]);
  expect(all).toMatchObject({ total: 2, page: 1, pageCount: 1 });
  const one = await listAuditLog({ subject: "product", subjectId: "p1", page: 1 }, db);
  expect(one.total).toBe(1);
});

test("the database refuses to change or delete an entry", async () => {
  const db = await openAuditLog();
  await expect(sql`update audit_log set admin_email = 'x'`.execute(db)).rejects.toThrow(
    "append-only",
  );
  await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow("append-only");
  expect((await listAuditLog({ page: 1 }, db)).total).toBe(1);
});
