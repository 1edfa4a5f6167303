import { expect, test } from "vitest";

import { textOf, type Answer } from "../visitor";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "sef@example.com" });

/** What stands in each row of a list. */
function rowsOf({ page }: Answer): string[][] {
  const rows = page.querySelectorAll(".data-table tbody tr");
  return rows.map((row) => row.querySelectorAll("td").map((cell) => textOf(cell)));
}

const firstOf = (answer: Answer) => rowsOf(answer).map(([name]) => name);

test("the list of suppliers writes each value as its kind is written, and what is empty as a dash", async () => {
  const list = "/admin/furnizori";
  expect(mainOf(await admin.get(list))).toContain("Încă nu este niciun furnizor.");
  const ana = { name: "Ana SRL", email: "ana@example.com", phone: "0721 234 567", days: "10" };
  await admin.post(`${list}/nou`, { ...ana, minimum: "500,50" });
  await admin.post(`${list}/nou`, { name: "Zidar SRL", email: "", phone: "", days: "0" });
  expect(rowsOf(await admin.get(list))).toEqual([
    ["Ana SRL", "ana@example.com", "+40721234567", "10", "500,50 RON"],
    ["Zidar SRL", "–", "–", "0", "–"],
  ]);
  for (const order of ["zile", "-nume"]) {
    const sorted = await admin.get(`${list}?ordine=${order}`);
    expect(firstOf(sorted), order).toEqual(["Zidar SRL", "Ana SRL"]);
  }
  const row = (await admin.get(list)).page.querySelector("td[data-title] a");
  const known = await admin.get(row!.getAttribute("href")!);
  expect(fieldsOf(known, "main form#supplier")).toMatchObject({ ...ana, phone: "+40721234567" });
  expect(fieldsOf(known, "main form#supplier")).toMatchObject({ minimum: "500,50" });
});

test("that of people says what it reckons from their hours, and who works now", async () => {
  const list = "/admin/plan/oameni";
  await admin.post(`${list}/nou`, { name: "Ana", assembly: "7,5", cutting: "0,5", isActive: "on" });
  await admin.post(`${list}/nou`, { name: "Zamfir", edging: "9" });
  const [ana, zamfir] = rowsOf(await admin.get(list));
  expect(ana!.slice(0, 3)).toEqual(["Ana", "Debitare 30 min, Montaj 7 h 30 min", "8 h"]);
  expect([ana![3], zamfir![3]]).toEqual(["Lucrează", "Nu lucrează"]);
  expect(firstOf(await admin.get(`${list}?ordine=-ore`))).toEqual(["Zamfir", "Ana"]);
  const { id } = await db
    .selectFrom("workshop_people")
    .select("id")
    .where("name", "=", "Zamfir")
    .executeTakeFirstOrThrow();
  const form = await admin.get(`${list}/${id}`);
  expect(fieldsOf(form, "main form#person")).toMatchObject({ edging: "9", cutting: "" });
  expect(mainOf(form)).toContain("rămâne aici fără bifa „Lucrează acum”");
});

test("that of discount codes writes days in words, and where each stands", async () => {
  const list = "/admin/reduceri";
  const days = { firstDay: "2026-01-01", lastDay: "2099-12-31" };
  const autumn = { code: "TOAMNA26", kind: "percent", value: "5", mostUses: "3", ...days };
  await admin.post(`${list}/nou`, autumn);
  const winter = { code: "IARNA", kind: "sum", value: "50", minimum: "200", ...days };
  await admin.post(`${list}/nou`, { ...winter, firstDay: "2099-01-01" });
  expect(rowsOf(await admin.get(`${list}?ordine=-cod`))).toEqual([
    ["TOAMNA26", "5 %", "1 ianuarie 2026", "31 decembrie 2099", "0 / 3", "activ"],
    ["IARNA", "50,00 RON", "1 ianuarie 2099", "31 decembrie 2099", "0", "urmează"],
  ]);
});

test("a code without a value is told that it takes a percentage or a sum", async () => {
  const days = { firstDay: "2026-01-01", lastDay: "2099-12-31" };
  const code = { code: "FARA", kind: "percent", value: "", ...days };
  const refused = await admin.post("/admin/reduceri/nou", code);
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("un procent întreg, de exemplu 10, sau o sumă");
});

test("a deletion that somebody else's change refuses is told of once, at its button", async () => {
  const list = "/admin/furnizori";
  await admin.post(`${list}/nou`, { name: "Două Mâini SRL", days: "3" });
  const { id } = await db
    .selectFrom("suppliers")
    .select("id")
    .where("name", "=", "Două Mâini SRL")
    .executeTakeFirstOrThrow();
  const at = `${list}/${id}`;
  const drawn = fieldsOf(await admin.get(at), "main details form");
  const record = fieldsOf(await admin.get(at), "main form#supplier");
  await admin.post(at, { ...record, days: "4" });
  const refused = await admin.post(at, { ...drawn, intent: "delete" });
  expect(refused.status).toBe(409);
  expect(refused.page.querySelectorAll("main [role=alert]")).toHaveLength(1);
  expect(refused.page.querySelectorAll("main details [role=alert]")).toHaveLength(1);
});

test("that of free days names each weekday, and has a button in each row", async () => {
  const list = "/admin/programari/zile-libere";
  const rows = rowsOf(await admin.get(list));
  const christmas = rows.filter(([, name]) => name === "Crăciunul");
  expect(christmas.length).toBeGreaterThan(1);
  for (const [day, , state, button] of christmas) {
    expect(day).toMatch(/^[A-Z]\p{Ll}+, 2[56] decembrie \d{4}$/u);
    expect([state, button]).toEqual(["Liber", "Lucrăm atunci"]);
  }
  const { page } = await admin.get(list);
  const day = page.querySelector("tbody [name=day]")!.getAttribute("value")!;
  await admin.post(list, { intent: "work", day });
  expect(rowsOf(await admin.get(list))[0]!.slice(2)).toEqual(["Se lucrează", "Fă-o liberă"]);
});
