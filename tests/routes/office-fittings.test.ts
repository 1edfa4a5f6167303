import { expect, test } from "vitest";

import { defaultRules } from "~/furniture/boards/rules";
import { sampleOf } from "~/furniture/boards/samples";
import { runSample } from "~/furniture/boards/start-run";
import { makePlan } from "~/furniture/planner/plan.server";
import { findStockItem } from "~/workshop/stock/stock.server";

import { textOf, toastOf, type Answer } from "../visitor";
import { keep } from "../workshop/buying";
import { fieldsOf } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "ana@example.com" });
const list = "/admin/feronerie";
const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };

async function send(id: string, typed: Record<string, string>) {
  const drawn = fieldsOf(await admin.get(`${list}/${id}`), "main form#fitting");
  return admin.post(`${list}/${id}`, { ...drawn, ...typed });
}

const rowsOf = ({ page }: Answer) =>
  Object.fromEntries(
    page
      .querySelectorAll("tbody tr")
      .map((row) => row.querySelectorAll("th, td").map(textOf))
      .map(([role = "", ...cells]) => [role, cells]),
  );

const errorOf = ({ page }: Answer, name: string) => {
  const control = controlOf(page, name);
  return control.getAttribute("aria-invalid") ? descriptionOf(page, control) : "";
};

/** What one of an article costs in a sample piece. */
async function priceIn(kind: "wardrobe" | "chest" | "kitchen", article: string) {
  const plan =
    kind === "kitchen"
      ? await makePlan(runSample({ ...look, worktop: "pal-alb" }, defaultRules), "ro", db)
      : await makePlan(sampleOf(kind, look), "ro", db);
  if (plan.kind !== "plan") throw new Error("a sample can be built");
  const row = plan.price.rows.find((one) => one.article === article)!;
  return row.bani / row.quantity;
}

test("the table has each role once, runners by their lengths, and what is drilled for them", async () => {
  const rows = rowsOf(await admin.get(list));
  expect(Object.keys(rows).filter((role) => role.startsWith("Pereche de glisiere"))).toHaveLength(
    7,
  );
  expect(rows.Balama).toEqual(["–", "–", "14,00 RON", "–", "45/9,5"]);
  expect(rows["Pereche de glisiere 400 mm"]).toEqual(["–", "–", "61,50 RON", "–", "3×"]);
  expect(rows["Capac de șurub"]).toEqual(["–", "–", "–", "–", "–"]);
  // Handles are chosen by customers, and stand elsewhere.
  expect(rows).not.toHaveProperty("Mâner");
});

test("maker, name, code and price are saved, seen in the table, and priced with from then on", async () => {
  expect(await priceIn("wardrobe", "hinge")).toBe(1400);
  const typed = { maker: " Blum ", name: "Clip 110°", makerCode: "71B3550", price: "16,50" };
  const saved = await send("hinge", typed);
  expect([saved.status, saved.location]).toEqual([303, list]);
  const page = await admin.get(list);
  expect(toastOf(page.page)).toBe("Balama: salvat");
  expect(rowsOf(page).Balama).toEqual(["Blum Clip 110°", "71B3550", "16,50 RON", "–", "45/9,5"]);
  expect(await priceIn("wardrobe", "hinge")).toBe(1650);
  const entry = await db
    .selectFrom("audit_log")
    .select(["subject_id", "before", "after"])
    .where("subject", "=", "fitting")
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    subject_id: "hinge",
    before: '{"name":"","maker":"","maker_code":"","price_bani":1400}',
    after: '{"name":"Clip 110°","maker":"Blum","maker_code":"71B3550","price_bani":1650}',
  });
});

test("a runner's price is that of its length alone", async () => {
  const before = await priceIn("chest", "runner-pair");
  expect((await send("runner-pair-450", { price: "99" })).status).toBe(303);
  expect(await priceIn("chest", "runner-pair")).toBe(before);
  expect((await send("runner-pair-400", { price: "88" })).status).toBe(303);
  expect(await priceIn("chest", "runner-pair")).toBe(8800);
});

test("what kitchens are bought with is in the table too, and priced with from its saving on", async () => {
  const rows = rowsOf(await admin.get(list));
  expect(rows["Picior reglabil"]).toEqual(["–", "–", "4,00 RON", "–", "–"]);
  expect(rows["Șină de agățare"]?.[2]).toBe("18,00 RON");
  const hintOf = async (id: string) => {
    const { page } = await admin.get(`${list}/${id}`);
    return descriptionOf(page, controlOf(page, "price"));
  };
  expect(await hintOf("hanger")).toContain("Al unei perechi");
  expect(await hintOf("hanging-rail")).toContain("Al unui metru");
  expect(await hintOf("narrow-module")).toContain("de orice lățime");
  expect(await priceIn("kitchen", "leg")).toBe(400);
  expect((await send("leg", { price: "5,20" })).status).toBe(303);
  expect(await priceIn("kitchen", "leg")).toBe(520);
});

test("a length that the rules have since is written on its first saving, once", async () => {
  const content = JSON.stringify({
    drawer: { shortestRunner: 400, longestRunner: 600, runnerStep: 100 },
  });
  const saved_at = "2026-11-29T00:00:00.000Z";
  await db.insertInto("construction_rules").values({ version: 2, content, saved_at }).execute();
  const path = `${list}/runner-pair-600`;
  // Until then it is reckoned by its neighbours, as the rules say before they are saved.
  expect(rowsOf(await admin.get(list))["Pereche de glisiere 600 mm"]?.[2]).toBe(
    "79,50 RON (estimat)",
  );
  expect(mainOf(await admin.get(path))).toContain("estimat din lungimile vecine");
  const typed = fieldsOf(await admin.get("/admin/atelier"), "main form");
  const longer = { ...typed, intent: "preview", "drawer-longestRunner": "800" };
  expect(mainOf(await admin.post("/admin/atelier", longer))).toContain(
    "estimate din lungimile vecine: 600 mm: 79,50 RON; 700 mm: 88,50 RON; 800 mm: 97,50 RON.",
  );
  const drawn = fieldsOf(await admin.get(path), "main form#fitting");
  expect((await admin.post(path, { ...drawn, price: "120" })).status).toBe(303);
  expect(rowsOf(await admin.get(list))["Pereche de glisiere 600 mm"]?.[2]).toBe("120,00 RON");
  const again = await admin.post(path, { ...drawn, price: "130" });
  expect(again.status).toBe(409);
  await db.deleteFrom("construction_rules").where("version", "=", 2).execute();
});

test.each([
  ["", "Scrie un preț în lei, de la 0,01 la 10.000"],
  ["mult", "Scrie un preț în lei"],
  ["0", "Scrie un preț în lei"],
  ["-3", "Scrie un preț în lei"],
  ["10000,01", "Scrie un preț în lei"],
])("the price %o is refused beside its field, and what was typed stays", async (price, error) => {
  const answer = await send("glide", { price, name: "Talpă reglabilă" });
  expect(answer.status).toBe(422);
  expect(errorOf(answer, "price")).toContain(error);
  expect(valueOf(controlOf(answer.page, "name"))).toBe("Talpă reglabilă");
  expect(rowsOf(await admin.get(list))["Picior de soclu"]).toEqual([
    "–",
    "–",
    "3,00 RON",
    "–",
    "–",
  ]);
});

test("names and codes have their bounds", async () => {
  const typed = { maker: "m".repeat(61), name: "n".repeat(81), makerCode: "c".repeat(61) };
  const answer = await send("glide", typed);
  expect(answer.status).toBe(422);
  for (const name of Object.keys(typed)) expect(errorOf(answer, name)).not.toBe("");
});

test("what is priced with another says so, and no price of its own is taken", async () => {
  const page = await admin.get(`${list}/cap`);
  expect(page.page.querySelector("[name=price]")).toBeNull();
  expect(mainOf(page)).toContain("intră în prețul de la „Element de îmbinare”");
  expect(mainOf(await admin.get(`${list}/shelf-eccentric`))).toContain(
    "se socotește la prețul de la „Element de îmbinare”",
  );
  expect((await send("cap", { name: "Capac alb", price: "4" })).status).toBe(303);
  const row = await db
    .selectFrom("fittings")
    .select(["name", "price_bani"])
    .where("id", "=", "cap")
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ name: "Capac alb", price_bani: null });
});

test("the pack is that of the article in stock", async () => {
  expect(mainOf(await admin.get(`${list}/glide`))).toContain("nu se ține încă");
  await keep(db, "hardware glide", { pack: 25 });
  expect(rowsOf(await admin.get(list))["Picior de soclu"]?.[3]).toBe("25");
  const page = await admin.get(`${list}/glide`);
  expect(mainOf(page)).toContain("Ambalaj: 25. Furnizor: –.");
  expect(page.page.querySelector('main a[href="/admin/stoc/hardware%20glide"]')).not.toBeNull();
});

test("a code in stock that is another than the maker's is told, with the way to it", async () => {
  expect((await send("wall-kit", { makerCode: "290.12" })).status).toBe(303);
  await admin.post("/admin/stoc", { article: "hardware wall-kit" });
  expect(mainOf(await admin.get(`${list}/wall-kit`))).not.toContain("alt cod");
  expect((await send("wall-kit", { makerCode: "290.13" })).status).toBe(303);
  expect(mainOf(await admin.get(`${list}/wall-kit`))).toContain("are alt cod: 290.12.");
  await keep(db, "hardware wall-kit", { supplierCode: "" });
  expect(mainOf(await admin.get(`${list}/wall-kit`))).toContain("are alt cod: –.");
});

test("a rail that is pulled out has a code for each of its lengths, and none in the table", async () => {
  const page = await admin.get(`${list}/pull-out-rail`);
  expect(page.page.querySelector("[name=makerCode]")).toBeNull();
  expect(mainOf(page)).toContain("Fiecare mărime are codul ei");
  const saved = await send("pull-out-rail", { maker: "Häfele", makerCode: "805.01" });
  expect(saved.status).toBe(303);
  expect(rowsOf(await admin.get(list))["Bară extensibilă"]?.slice(0, 2)).toEqual(["Häfele", "–"]);
  await admin.post("/admin/stoc", { article: "hardware pull-out-rail 300" });
  const kept = await findStockItem("hardware pull-out-rail 300", db);
  expect(kept?.supplierCode).toBe("");
});

test("a fitting leads to the rule that says what is drilled for it", async () => {
  const { page } = await admin.get(`${list}/half-hinge`);
  const [path = "", id = ""] =
    page.querySelector('main a[href*="#"]')?.getAttribute("href")?.split("#") ?? [];
  const rules = await admin.get(path);
  expect(rules.page.querySelector(`input[id="${id}"]`)?.getAttribute("name")).toBe(
    "drilling-half-hinge",
  );
});

test.each(["nou", "handle", "runner-pair", "runner-pair-260", "../x"])(
  "there is no fitting %s",
  async (id) => {
    const path = `${list}/${encodeURIComponent(id)}`;
    expect((await admin.get(path)).status).toBe(404);
    expect((await admin.post(path, { price: "1", version: "1" })).status).toBe(404);
  },
);
