import { expect, test } from "vitest";

import { confirmReady } from "../orders-placed";
import { pieceId, pieces } from "../world";
import { addPlan, mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", first_name: "Ion", last_name: "Tâmplaru" });

/** The number of a confirmed order of two wardrobes and a desk. */
async function confirmed(): Promise<string> {
  const customer = visitor();
  await addPlan(customer);
  await addPlan(customer);
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const token = (await order(customer, await pieceId(db, pieces.desk))).slice("/comanda/".length);
  return confirmReady(db, token);
}

const statusOf = async (number: string) =>
  (await db.selectFrom("orders").select("status").where("number", "=", number).executeTakeFirst())
    ?.status;

test("a label's page takes a board through its steps with one button each, and the order follows", async () => {
  const number = await confirmed();
  const address = `/admin/placi/${number}.1.1.1`;
  const fresh = await admin.get(address);
  expect(mainOf(fresh)).toContain("Laterală 2200 × 600 × 18 mm");
  expect(mainOf(fresh)).toContain("bucata 1 din 2");
  expect(mainOf(fresh)).not.toContain("Placă stricată");
  for (const done of ["Tăiată", "Cantuită", "Găurită", "Montată"]) {
    const { page } = await admin.get(address);
    const button = page.querySelectorAll("main button[value=tick]");
    expect(button.map(({ text }) => text)).toEqual([`Marchează: ${done.toLowerCase()}`]);
    const step = button[0]!.closest("form")!.querySelector("[name=step]")!.getAttribute("value")!;
    const ticked = await admin.post(address, { intent: "tick", step });
    expect([ticked.status, ticked.location]).toEqual([303, address]);
    expect(mainOf(await admin.get(address))).toContain("Ion Tâmplaru");
  }
  expect(mainOf(await admin.get(address))).toContain("Placa este montată.");
  expect(await statusOf(number)).toBe("in_production");
});

test("a step pressed by mistake is taken back; the one before it cannot be", async () => {
  const number = await confirmed();
  const address = `/admin/placi/${number}.1.2.3`;
  await admin.post(address, { intent: "tick", step: "cut" });
  await admin.post(address, { intent: "tick", step: "edged" });
  const refused = await admin.post(address, { intent: "take-back", step: "cut" });
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Numai ultimul pas poate fi luat înapoi");
  const early = await admin.post(address, { intent: "tick", step: "assembled" });
  expect(early.status).toBe(409);
  expect(mainOf(early)).toContain("nu au pasul dinainte");
  expect((await admin.post(address, { intent: "take-back", step: "edged" })).status).toBe(303);
  const { page } = await admin.get(address);
  expect(page.querySelector("main button[value=tick]")!.text).toBe("Marchează: cantuită");
});

test("a spoiled board begins anew with a reason, and its cost is part of the order's", async () => {
  const number = await confirmed();
  const address = `/admin/placi/${number}.1.1.2`;
  await admin.post(address, { intent: "tick", step: "cut" });
  const before = mainOf(await admin.get(`/admin/comenzi/${number}/cost`));
  expect(before).not.toContain("Plăci refăcute");
  const refused = await admin.post(address, { intent: "remake", reason: "ab" });
  expect(refused.status).toBe(422);
  const field = refused.page.querySelector("[name=reason]")!;
  expect([field.getAttribute("aria-invalid"), field.getAttribute("value")]).toEqual(["true", "ab"]);
  const reason = "Zgâriată la găurit";
  expect((await admin.post(address, { intent: "remake", reason })).status).toBe(303);
  const { page } = await admin.get(address);
  expect(page.querySelector("main button[value=tick]")!.text).toBe("Marchează: tăiată");
  expect(page.querySelector("main")!.text).toContain(reason);
  expect((await admin.post(address, { intent: "remake", reason })).status).toBe(409);

  const cost = mainOf(await admin.get(`/admin/comenzi/${number}/cost`));
  expect(cost).toContain(`${number}.1.1.2 · ${reason}`);
  const sum = (text: string) =>
    Number(/Cost\s*(\d[\d.]*),(\d\d) RON/.exec(text)!.slice(1).join("").replaceAll(".", ""));
  const [, lei, bani] = new RegExp(`${reason}\\s*([\\d.]+),(\\d\\d) RON`).exec(cost)!;
  const remade = Number(lei!.replaceAll(".", "") + bani);
  expect(remade).toBeGreaterThan(1000);
  expect(sum(cost) - sum(before)).toBe(remade);
});

test("a front made again alone says that its strip's grain runs on no more, and so do the others of the strip", async () => {
  await db.updateTable("materials").set({ has_grain: 1 }).execute();
  const number = await confirmed();
  await db.updateTable("materials").set({ has_grain: 0 }).execute();
  const doors = [8, 9].map((board) => `/admin/placi/${number}.1.2.${board}`);
  const text = async (address: string) => mainOf(await admin.get(address));
  const broken = "fibra nu mai continuă";
  for (const [at, address] of doors.entries()) {
    await admin.post(address, { intent: "tick", step: "cut" });
    const page = await text(address);
    expect(page).toContain(`Fâșie 1: ${at + 1} din 2`);
    expect(page).toContain(
      `împreună cu nr. ${at === 0 ? 9 : 8}. Refăcut separat, fibra lui nu mai continuă`,
    );
  }
  const stripOf = async (address: string) => /Fâșie .*/.exec(await text(address))![0];
  const remade = { intent: "remake", reason: "Zgâriată la găurit" };
  expect((await admin.post(doors[0]!, remade)).status).toBe(303);
  for (const address of doors)
    expect(await text(address)).toContain(`a fost refăcută separat, deci ${broken}`);
  // Of another copy nothing was made again; nor is a side in a strip.
  expect(await text(`/admin/placi/${number}.1.1.8`)).not.toContain(broken);
  expect(await text(`/admin/placi/${number}.1.2.1`)).not.toContain("Fâșie");
  // The other one made again is cut alone too.
  expect((await admin.post(doors[1]!, remade)).status).toBe(303);
  for (const address of doors) expect(await stripOf(address)).toContain("a fost refăcută separat");
});

test("many boards are marked at once, a whole piece by one box, and a refusal keeps the boxes", async () => {
  const number = await confirmed();
  const address = `/admin/comenzi/${number}/placi`;
  const none = await admin.post(address, { step: "cut" });
  expect(none.status).toBe(422);
  expect(mainOf(none)).toContain("Bifează cel puțin o placă.");
  const early = await admin.post(address, [
    ["piece", "1.2"],
    ["board", `${number}.1.1.1`],
    ["step", "edged"],
  ]);
  expect(early.status).toBe(409);
  const ticked = early.page.querySelectorAll("main input[checked]");
  expect(ticked.map((box) => box.getAttribute("value"))).toEqual([`${number}.1.1.1`, "1.2"]);
  expect(await statusOf(number)).toBe("confirmed");

  expect((await admin.post(address, { piece: "1.2", step: "cut" })).status).toBe(303);
  const count = (await admin.get(address)).page.querySelectorAll("main input[name=board]").length;
  expect(mainOf(await admin.get(address))).toContain(`Tăiate ${count / 2} din ${count}`);
  const waiting = await admin.get(`${address}?pas=cut`);
  expect(waiting.page.querySelectorAll("main input[name=board]")).toHaveLength(count / 2);
  expect(mainOf(waiting)).not.toContain("bucata 2 din 2");
});

test("an order of the catalogue alone has no boards, and what is no board is not found", async () => {
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const token = (await order(visitor(), await pieceId(db, pieces.desk))).slice("/comanda/".length);
  const row = db.selectFrom("orders").select("number").where("token", "=", token);
  const { number } = await row.executeTakeFirstOrThrow();
  expect(mainOf(await admin.get(`/admin/comenzi/${number}/placi`))).toContain(
    "nu are piese făcute",
  );
  for (const id of [`${number}.1.1.1`, "x", "AM-1999-000001.1.1.1"]) {
    expect((await admin.get(`/admin/placi/${id}`)).status, id).toBe(404);
    const posted = await admin.post(`/admin/placi/${id}`, { intent: "tick", step: "cut" });
    expect(posted.status, id).toBe(404);
  }
  expect((await admin.get("/admin/comenzi/AM-1999-000001/placi")).status).toBe(404);
});
