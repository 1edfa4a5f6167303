import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";

import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn, visitor } = await openShop();
const sales = await signedIn({ role: "sales", email: "vanzari@example.com" });
const day = addDays(dayOf(new Date().toISOString()), 30);

test("the desk moves a promised day with its reason, and customer and desk see it", async () => {
  const { number, token } = await placePieces(db, [[pieces.bed, 1]]);
  const page = await sales.get(`/admin/comenzi/${number}`);
  const link = page.page.querySelector(`a[href="/admin/comenzi/${number}/termen"]`);
  expect(link?.textContent).toBe("Mută ziua livrării");
  const answer = await sales.post(`/admin/comenzi/${number}/termen`, {
    day,
    reason: "Saltea venită mai târziu",
    seen: "0",
  });
  expect([answer.status, answer.location]).toEqual([303, `/admin/comenzi/${number}`]);
  for (const shown of [
    await sales.get(`/admin/comenzi/${number}`),
    await visitor().get(`/comanda/${token}`),
    await sales.get(`/admin/comenzi/${number}/termen`),
  ]) {
    expect(mainOf(shown)).toContain("Saltea venită mai târziu");
  }
});

test("bad words are refused beside their fields with all that was typed", async () => {
  const { number } = await placePieces(db, [[pieces.bed, 1]]);
  const address = `/admin/comenzi/${number}/termen`;
  for (const [typed, message] of [
    [{ day: "2020-01-01", reason: "Placa a întârziat" }, "Alege o zi de azi încolo"],
    [{ day: "mâine", reason: "Placa a întârziat" }, "Alege o zi de azi încolo"],
    [{ day: addDays(day, 400), reason: "Placa a întârziat" }, "Alege o zi de azi încolo"],
    [{ day, reason: "abc" }, "Scrie motivul"],
    [{ day, reason: "x".repeat(301) }, "300"],
  ] as const) {
    const answer = await sales.post(address, { ...typed, seen: "0" });
    expect(answer.status, typed.day).toBe(422);
    expect(mainOf(answer)).toContain(message);
    const shown = answer.page.querySelector("[name=day]")?.getAttribute("value");
    expect(shown).toBe(typed.day);
  }
  expect((await sales.post(address, { day, reason: "Altul a mutat", seen: "x" })).status).toBe(409);
  expect((await sales.get("/admin/comenzi/AM-2026-999999/termen")).status).toBe(404);
});

test("who is slower than a colleague sees both days and reasons side by side, and may keep their own", async () => {
  const { number } = await placePieces(db, [[pieces.bed, 1]]);
  const address = `/admin/comenzi/${number}/termen`;
  await sales.post(address, { day, reason: "Saltea venită târziu", seen: "0" });
  const mine = { day: addDays(day, 3), reason: "Placa a întârziat" };
  const answer = await sales.post(address, { ...mine, seen: "0" });
  expect(answer.status).toBe(409);
  const rows = answer.page.querySelectorAll("main [role=alert] tbody tr").map((row) => row.text);
  expect(rows).toHaveLength(2);
  for (const [index, both] of [
    [day, mine.day],
    ["Saltea venită târziu", mine.reason],
  ].entries()) {
    for (const text of both) expect(rows[index]).toContain(text);
  }
  expect(answer.page.querySelector("[name=reason]")?.getAttribute("value")).toBe(mine.reason);
  const seen = answer.page.querySelector("[name=seen]")!.getAttribute("value")!;
  expect((await sales.post(address, { ...mine, seen })).status).toBe(303);
});
