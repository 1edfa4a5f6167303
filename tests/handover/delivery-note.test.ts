import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import { formatLei } from "~/platform/format/money";
import type { PdfText } from "~/platform/format/pdf-text";
import { findDeliveryNote } from "~/sales/handover/note/find-delivery-note.server";
import { orderStatuses } from "~/sales/orders/order-status";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces, placePlans, wardrobePlan } from "../orders-placed";
import { pieces } from "../world";
import { bringTo } from "./fixtures";

const now = new Date("2026-11-25T10:00:00.000Z");

/** All that a note says, a line for each part of it. */
function linesOf({ title, blocks }: PdfText): string[] {
  const parts = blocks.flatMap((block): string[] => {
    if (block.kind === "table") {
      return [block.columns.map(({ label }) => label), ...block.rows].map((row) => row.join(" | "));
    }
    if (block.kind === "blanks") return block.rows.flatMap(({ labels }) => labels);
    return "runs" in block ? [block.runs.map(({ text }) => text).join("")] : [];
  });
  return [title, ...parts];
}

async function noteOf(db: Db, number: string): Promise<string[]> {
  const note = await findDeliveryNote(number, now, undefined, db);
  return linesOf(note!);
}

const onTheWay = { deliveryMethod: "delivery", carrying: "none", assembly: "no" } as const;

test("a note names the parties, the place and the pieces with their measures, and takes no right away", async () => {
  const db = await openCatalogue();
  const { number, id } = await placePlans(db, [[wardrobePlan, 2]]);
  await bringTo(db, number, "in_delivery");
  await db.updateTable("orders").set({ phone: "0722 000 111" }).where("id", "=", id).execute();
  const lines = await noteOf(db, number);
  expect(lines[0]).toBe("Proces-verbal de predare-primire");
  expect(lines).toContain(`Comanda: ${number}`);
  expect(lines).toContain("Telefon: 0722 000 111");
  const row = lines.find((line) => line.startsWith("1 | "))!;
  expect(row).toContain("100 × 220 × 60 cm");
  expect(row.split(" | ")[3]).toBe("2");
  const rights = lines.find((line) => line.startsWith("Semnătura"))!;
  expect(rights).toContain("nu renunți la niciun drept");
  expect(rights).toContain("Nu există un termen de 24 sau 48 de ore.");
  for (const blank of ["Colete numărate", "Data", "Ora"]) expect(lines).toContain(blank);
  expect(lines.filter((line) => line.includes("(nume și semnătură)"))).toHaveLength(2);
  // No price stands in it.
  expect(lines.join("\n")).not.toMatch(/\blei\b|RON|TVA/i);
});

test("who reads another language signs what they can read", async () => {
  const db = await openCatalogue();
  const { number } = await placePieces(db, [[pieces.bed, 1]], { language: "hu" });
  await bringTo(db, number, "in_production");
  const lines = await noteOf(db, number);
  expect(lines[0]).toBe("Proces-verbal de predare-primire / Átadás-átvételi jegyzőkönyv");
  expect(lines).toContain(`Comanda / Rendelés: ${number}`);
  expect(lines).toContain("Primit de (nume și semnătură) / Átvette (név és aláírás)");
  expect(lines.some((line) => line.startsWith("Az aláírás csak azt igazolja"))).toBe(true);
  expect(lines.some((line) => line.startsWith("Semnătura arată doar"))).toBe(true);
  // What both languages say alike stands once.
  expect(lines.filter((line) => line.startsWith("Telefon: "))).toHaveLength(1);
});

test("only who pays at the delivery is asked for money at the door, for what is left", async () => {
  const db = await openCatalogue();
  const cash = await placePieces(db, [[pieces.bed, 1]], { paymentMethod: "cash_on_delivery" });
  await bringTo(db, cash.number, "in_delivery");
  const paid_bani = 10_000;
  await db.updateTable("orders").set({ paid_bani }).where("id", "=", cash.id).execute();
  const sum = formatLei(cash.total_bani - paid_bani, "ro");
  expect(await noteOf(db, cash.number)).toContain(`De încasat la livrare: ${sum}`);
  await db
    .updateTable("orders")
    .set({ paid_bani: cash.total_bani })
    .where("id", "=", cash.id)
    .execute();
  expect((await noteOf(db, cash.number)).join()).not.toContain("De încasat");
  const transfer = await placePieces(db, [[pieces.bed, 1]], { paymentMethod: "bank_transfer" });
  await bringTo(db, transfer.number, "in_delivery");
  expect((await noteOf(db, transfer.number)).join()).not.toContain("De încasat");
});

test("services are those that were ordered; what is fetched has a showroom and none", async () => {
  const db = await openCatalogue();
  const placed = await placePieces(db, [[pieces.bed, 1]]);
  await bringTo(db, placed.number, "in_delivery");
  const set = (changes: object) =>
    db.updateTable("orders").set(changes).where("id", "=", placed.id).execute();
  await set({ delivery_method: "delivery", carrying: "lift", floor: "4", assembly: "yes" });
  expect(await noteOf(db, placed.number)).toContain(
    "Servicii comandate: Dus cu liftul la etajul 4, Montaj",
  );
  await set({ carrying: onTheWay.carrying, assembly: onTheWay.assembly, floor: "" });
  expect(await noteOf(db, placed.number)).toContain(
    "Servicii comandate: fără dus la etaj și fără montaj",
  );
  await set({ delivery_method: "pickup" });
  const fetched = await noteOf(db, placed.number);
  expect(fetched.some((line) => line.startsWith("Ridicare din showroom: "))).toBe(true);
  expect(fetched.join()).not.toMatch(/Servicii comandate|Adresa de livrare/);
});

test("a note is there from the production on, marked on trial, and gone with its customer", async () => {
  const db = await openCatalogue();
  const { number, id, token } = await placePieces(db, [[pieces.bed, 1]]);
  const there = [];
  for (const status of orderStatuses) {
    await db.updateTable("orders").set({ status }).where("id", "=", id).execute();
    if (await findDeliveryNote(number, now, undefined, db)) there.push(status);
  }
  expect(there).toEqual(["in_production", "in_delivery", "delivered"]);
  await db.updateTable("orders").set({ status: "delivered", is_trial: 1 }).execute();
  expect(await noteOf(db, number)).toContain("comandă de probă");
  await bringTo(db, number, "delivered");
  await anonymiseOrders([id], now, db);
  expect((await findOrderByToken(token, db))!.email).toBe("");
  expect(await findDeliveryNote(number, now, undefined, db)).toBeUndefined();
});
