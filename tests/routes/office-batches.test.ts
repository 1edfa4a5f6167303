import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { makeBatch } from "~/workshop/batches/front/batch.server";
import { addOffcut } from "~/workshop/batches/front/offcut.server";

import { bookcase, column, shelves, wardrobe } from "../boards/designs";
import { placePieces, placePlans } from "../orders-placed";
import { textOf } from "../visitor";
import { desk, laidOutBatch, layOutBatch, madeBatch } from "../workshop/batches";
import { pieces } from "../world";
import { descriptionOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });

const PRODUCTION = "/admin/productie";
const OFFCUTS = "/admin/resturi";

test("ticked orders become a batch; refused, the list says why and keeps the ticks", async () => {
  const { number } = await placePlans(db, [[writeDesign(bookcase), 1]]);
  const ready = await placePieces(db, [[pieces.desk, 1]]);
  await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("advance_bani") }))
    .execute();
  const refused = await admin.post(PRODUCTION, [
    ["order", number],
    ["order", ready.number],
  ]);
  expect(refused.status).toBe(422);
  const alert = refused.page.querySelector("main [role=alert]")!.text;
  expect(alert).toContain(`${ready.number}: nu are piese proiectate pe măsură`);
  // What has no boards cannot be ticked there.
  const boxes = refused.page.querySelectorAll("input[name=order]");
  expect(boxes.map((box) => [box.getAttribute("value"), box.hasAttribute("checked")])).toEqual([
    [number, true],
  ]);
  expect(
    (await admin.post(PRODUCTION, {})).page.querySelector("main [role=alert]")!.text,
  ).toContain("Bifează cel puțin o comandă");

  const made = await admin.post(PRODUCTION, { order: number });
  expect(made.status).toBe(303);
  const page = mainOf(await admin.get(made.location!));
  expect(page).toContain(number);
  expect(page).toContain("HDF 3 mm");
  expect(mainOf(await admin.get("/admin/loturi"))).toContain("De pregătit");
});

test("a search takes a whole number of seconds, runs, and ends with layouts to print", async () => {
  const { id } = await madeBatch(db);
  const address = `/admin/loturi/${id}`;
  for (const seconds of ["", "0", "121", "doi"]) {
    const refused = await admin.post(address, { intent: "run", seconds });
    expect(refused.status).toBe(422);
    const field = refused.page.getElementById("seconds")!;
    expect(field.getAttribute("value")).toBe(seconds);
    expect(descriptionOf(refused.page, field)).toContain("număr întreg de la 1 la 120");
  }
  expect((await admin.post(address, { intent: "run", seconds: "30" })).location).toBe(address);
  expect(mainOf(await admin.get(address))).toContain("Reîncarcă pagina");
  expect((await admin.post(address, { intent: "run", seconds: "30" })).status).toBe(409);
  expect((await admin.post(address, { intent: "start" })).status).toBe(409);
  expect((await admin.post(address, { intent: "stop" })).location).toBe(address);

  const found = await admin.get(address);
  const pictures = found.page.querySelectorAll("main img").map((one) => one.getAttribute("src")!);
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    const { status, headers, text } = await admin.get(picture);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("image/svg+xml");
    expect(text).toContain("<title>Foaia");
  }
  // Each is a link to itself, as large as its reader wants it.
  const links = found.page.querySelectorAll("main a:has(img)");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(pictures);
  expect(mainOf(found)).toMatch(/1\. 2800 × 2070: în lung la 10 \(îndreptare\)/);
  const pdf = await admin.get(`${address}/taieri.pdf`);
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  expect(pdf.text.startsWith("%PDF-")).toBe(true);
});

test("doors that no sheet holds in one strip any more are named, and their sheets say that their strip is broken", async () => {
  await db.updateTable("materials").set({ has_grain: 1 }).execute();
  // Four doors of 509 and three cuts of 4 fill 2,050.
  const columns = Array.from({ length: 4 }, () => column(shelves(1, "left")));
  const { number } = await placePlans(db, [
    [writeDesign({ ...wardrobe, width: 2060, columns }), 1],
  ]);
  const made = await makeBatch([number], desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  const page = async () => {
    await layOutBatch(made.id, db);
    const answer = await admin.get(`/admin/loturi/${made.id}`);
    const sources = answer.page.querySelectorAll("main img").map((one) => one.getAttribute("src")!);
    const drawings = await Promise.all(
      sources.map(async (source) => (await admin.get(source)).text),
    );
    return { text: mainOf(answer), drawn: drawings.join() };
  };
  const whole = await page();
  expect(whole.drawn).toContain("fâșia 1: 4 din 4<");
  expect(whole.text).not.toContain("fibra se întrerupe");
  const now = new Date().toISOString();
  await db
    .insertInto("construction_rules")
    .values({ version: 2, content: '{"sheet":{"kerf":9}}', saved_at: now })
    .execute();
  const apart = await page();
  expect(apart.drawn).toContain("fâșia 1: 4 din 4, întreruptă<");
  expect(apart.text).toContain("Fâșii care nu încap întregi pe o foaie");
  const doors = new RegExp(
    `(?:${number}\\.1\\.1\\.\\d+(?:, )?){4}: nu încap într-o singură fâșie, fibra se întrerupe`,
  );
  expect(apart.text).toMatch(doors);
  await db.deleteFrom("construction_rules").where("version", "=", 2).execute();
  await db.updateTable("materials").set({ has_grain: 0 }).execute();
});

test("a batch is started once, finished, and then stays", async () => {
  const { id } = await laidOutBatch(db);
  const address = `/admin/loturi/${id}`;
  const stock = () => db.selectFrom("offcuts").select("id").execute();
  expect((await admin.post(address, { intent: "start" })).status).toBe(303);
  const { length } = await stock();
  expect((await admin.post(address, { intent: "start" })).status).toBe(303);
  expect(await stock()).toHaveLength(length);
  expect((await admin.post(address, { intent: "finish" })).status).toBe(303);
  expect((await admin.post(address, { intent: "finish" })).status).toBe(303);
  const undo = await admin.post(address, { intent: "undo" });
  expect(undo.status).toBe(409);
  expect(mainOf(undo)).toContain("Plăcile lotului sunt debitate");
  const page = mainOf(await admin.get(address));
  expect(page).toContain("Debitat");
  expect(page).not.toContain("Anulează lotul");
});

test.each([
  { before: [], intent: "finish", says: "Lotul nu a fost pornit" },
  { before: ["undo"], intent: "finish", says: "Lotul a fost anulat între timp" },
  { before: ["start", "undo"], intent: "finish", says: "Lotul a fost anulat între timp" },
  { before: ["undo"], intent: "start", says: "Lotul a fost anulat între timp" },
  { before: ["undo"], intent: "run", says: "Lotul este deja pornit sau anulat" },
])("after $before a batch refuses $intent in words and stays as it is", async (step) => {
  const { id } = await laidOutBatch(db);
  const address = `/admin/loturi/${id}`;
  const row = () =>
    db.selectFrom("batches").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  for (const intent of step.before) {
    expect((await admin.post(address, { intent })).status).toBe(303);
  }
  const before = await row();
  const refused = await admin.post(address, { intent: step.intent, seconds: "1" });
  expect(refused.status).toBe(409);
  expect(textOf(refused.page.querySelector("main [role=alert]"))).toContain(step.says);
  expect(await row()).toEqual(before);
});

test("offcuts are added, labelled and discarded with a reason", async () => {
  const refused = await admin.post(OFFCUTS, {
    intent: "add",
    material: "nimic 18",
    length: "0",
    width: "40,5",
  });
  expect(refused.status).toBe(422);
  for (const name of ["material", "length", "width"]) {
    expect(descriptionOf(refused.page, refused.page.getElementById(name)!)).not.toBe("");
  }
  expect(refused.page.getElementById("width")!.getAttribute("value")).toBe("40,5");
  const fields = { intent: "add", material: "pal-alb 18", length: "900", width: "400" };
  expect((await admin.post(OFFCUTS, fields)).status).toBe(303);
  expect(mainOf(await admin.get(OFFCUTS))).toContain("900 × 400");

  const id = await addOffcut({ material: "*hdf", thickness: 3, length: 700, width: 650 }, desk, db);
  const label = await admin.get(`${OFFCUTS}/${id}/eticheta.pdf`);
  expect(label.headers.get("Content-Type")).toBe("application/pdf");
  const without = await admin.post(OFFCUTS, { intent: "discard", offcut: String(id), reason: " " });
  expect(without.status).toBe(422);
  expect(mainOf(without)).toContain(
    `Completează „De ce este scos: R-${String(id).padStart(4, "0")}”`,
  );
  const discard = { intent: "discard", offcut: String(id), reason: "s-a umflat" };
  expect((await admin.post(OFFCUTS, discard)).status).toBe(303);
  expect((await admin.post(OFFCUTS, discard)).status).toBe(409);
  expect((await admin.get(`${OFFCUTS}/${id}/eticheta.pdf`)).status).toBe(404);
});

test("what is not there is not found", async () => {
  for (const path of ["/admin/loturi/unknown", "/admin/loturi/unknown/taieri.pdf"]) {
    expect((await admin.get(path)).status).toBe(404);
  }
  expect((await admin.post("/admin/loturi/unknown", { intent: "undo" })).status).toBe(404);
  const { id } = await laidOutBatch(db);
  expect((await admin.get(`/admin/loturi/${id}/foaie/99.svg`)).status).toBe(404);
  expect((await admin.post(`/admin/loturi/${id}`, { intent: "paint" })).status).toBe(404);
});
