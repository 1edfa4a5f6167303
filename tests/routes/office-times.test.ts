import { afterAll, expect, test, vi } from "vitest";

import { writeDesign } from "~/furniture/boards/address";

import { bookcase } from "../boards/designs";
import { placePlans } from "../orders-placed";
import { textOf, toastOf, type Answer } from "../visitor";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
// A Friday's morning in Bucharest.
const MORNING = Date.parse("2027-03-05T07:00:00.000Z");
vi.useFakeTimers({ now: MORNING, toFake: ["Date"] });
afterAll(() => vi.useRealTimers());
const later = (minutes: number) => vi.setSystemTime(MORNING + minutes * 60_000);

const workshop = await signedIn({ role: "workshop", email: "atelier@example.com" });
const admin = await signedIn({ role: "administrator" });
const { number, id } = await placePlans(db, [[writeDesign(bookcase), 1]]);
const page = `/admin/comenzi/${number}/timp`;

const hours = ["cutting", "edging", "drilling", "assembly", "packing", "delivery"];
await admin.post("/admin/plan/oameni/nou", {
  ...Object.fromEntries(hours.map((station) => [station, "4"])),
  name: "Vasile",
  isActive: "on",
});

// Sessions of the staff do not last over a weekend.
later(3 * 24 * 60);
const monday = {
  workshop: await signedIn({ role: "workshop", email: "luni@example.com" }),
  admin: await signedIn({ role: "administrator", email: "sefa@example.com" }),
};

/** The form with a station's clock on a page. */
function clockOf(answer: Answer, station: string): Record<string, string> {
  const forms = answer.page.querySelectorAll("main form");
  const form = forms.find((one) => one.querySelector(`[name="station"][value="${station}"]`));
  if (!form) throw new Error(`no clock at ${station}`);
  const button = form.querySelector("button")!;
  const hidden = form
    .querySelectorAll("input")
    .map((one) => [one.getAttribute("name")!, one.getAttribute("value")!] as const);
  return { ...Object.fromEntries(hidden), intent: button.getAttribute("value")! };
}

const rowOf = (answer: Answer, station: string) =>
  textOf(
    answer.page.querySelectorAll("tbody tr").find((row) => textOf(row).startsWith(station)) ?? null,
  );

test("somebody of the workshop starts and stops an order's clock on the page of today, and no one is written down", async () => {
  later(0);
  const today = await workshop.get("/admin/azi");
  expect(mainOf(today)).toContain("Se măsoară comanda, nu omul");
  const start = clockOf(today, "cutting");
  expect(start).toMatchObject({ intent: "start", order: number });
  const started = await workshop.post("/admin/azi", start);
  expect(started.location).toBe("/admin/azi");
  const running = await workshop.get("/admin/azi");
  expect(toastOf(running.page)).toContain("Cronometrul merge");
  expect(mainOf(running)).toContain("Pornit la 09:00");

  // Pressed on another phone, whose page is older: it runs on from when it was started.
  later(20);
  expect((await admin.post("/admin/azi", start)).status).toBe(303);
  expect(mainOf(await workshop.get("/admin/azi"))).toContain("Pornit la 09:00, 20 min");

  later(45);
  const stop = clockOf(running, "cutting");
  expect(stop.intent).toBe("stop");
  expect((await workshop.post("/admin/azi", stop)).location).toBe("/admin/azi");
  const stopped = await workshop.get("/admin/azi");
  expect(toastOf(stopped.page)).toContain("45 min");
  expect(mainOf(stopped)).toContain("Măsurat: 45 min");
  expect(mainOf(stopped)).not.toContain("Pornit la");

  const again = await admin.post("/admin/azi", stop);
  expect(again.status).toBe(409);
  expect(mainOf(again)).toContain("Cronometrul nu mai merge: a fost oprit între timp");
  const columns = Object.keys(
    await db.selectFrom("station_times").selectAll().executeTakeFirstOrThrow(),
  );
  expect(columns.sort()).toEqual(["minutes", "order_id", "started_at", "station", "version"]);
  const logged = await db
    .selectFrom("audit_log")
    .select("after")
    .where("subject_id", "=", number)
    .execute();
  expect(logged.filter(({ after }) => after?.includes("cutting"))).toEqual([]);
});

test("a clock that was stopped and started again is not stopped by an older page", async () => {
  later(60);
  await workshop.post(page, { intent: "start", station: "edging" });
  const older = clockOf(await workshop.get(page), "edging");
  later(61);
  await workshop.post(page, older);
  await workshop.post(page, { intent: "start", station: "edging" });
  later(65);
  const refused = await admin.post(page, older);
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("oprit și pornit din nou");
  expect(rowOf(refused, "Cant")).toContain("Pornit la 10:01");
  const fresh = clockOf(refused, "edging");
  expect((await admin.post(page, fresh)).location).toBe(page);
  expect(rowOf(await admin.get(page), "Cant")).toContain("5 min");
});

test("a clock that nobody stopped ended at midnight, says so, and its minutes are put right by hand", async () => {
  // 14:00 in Bucharest, and the Monday after.
  later(5 * 60);
  await workshop.post(page, { intent: "start", station: "drilling" });
  later(3 * 24 * 60);
  const today = await monday.workshop.get("/admin/azi");
  expect(mainOf(today)).toContain("S-a oprit singur: 06.03.2027, 00:00, 10 h");
  const way = `${page}/drilling`;
  // At the task too there is no button that would make the night's hours pass for work.
  expect(today.page.querySelectorAll(`main a[href="${way}"]`).length).toBeGreaterThan(1);
  expect(() => clockOf(today, "drilling")).toThrow();
  const start = { intent: "start", station: "drilling", order: number };
  const older = await monday.workshop.post("/admin/azi", start);
  expect(older.status).toBe(409);
  expect(mainOf(older)).toContain("Cronometrul s-a oprit singur: introdu întâi minutele");
  expect(() => clockOf(older, "drilling")).toThrow();
  const own = await monday.workshop.get(page);
  expect(own.page.querySelector('main form [name="station"][value="drilling"]')).toBeNull();
  expect(mainOf(own)).toContain("Se măsoară postul, oricâți lucrează la el");

  const drawn = fieldsOf(await monday.workshop.get(way), "#minutes");
  expect(drawn.minutes).toBe("600");
  for (const typed of ["", "mult", "-5", "60001"]) {
    const refused = await monday.workshop.post(way, { ...drawn, intent: "write", minutes: typed });
    expect(refused.status, typed).toBe(422);
    expect(fieldsOf(refused, "#minutes").minutes).toBe(typed);
    expect(mainOf(refused)).toContain("minute întregi, de la 0 la 60000");
  }
  const saved = await monday.workshop.post(way, { ...drawn, intent: "write", minutes: "90" });
  expect(saved.location).toBe(page);
  expect(rowOf(await monday.workshop.get(page), "Găurire")).toContain("1 h 30 min");
  expect(mainOf(await monday.workshop.get("/admin/azi"))).not.toContain("S-a oprit singur");

  const late = await monday.admin.post(way, { ...drawn, intent: "write", minutes: "70" });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("90");
  expect(fieldsOf(late, "#minutes").minutes).toBe("70");
  const over = fieldsOf(late, "#minutes");
  expect(over.shown).toBe("90");
  expect((await monday.admin.post(way, { ...over, intent: "write", minutes: "70" })).location).toBe(
    page,
  );
  expect(rowOf(await monday.admin.get(page), "Găurire")).toContain("1 h 10 min");
});

test("minutes are not written over a clock that runs, and what names no station or order is refused", async () => {
  const way = `${page}/packing`;
  await monday.workshop.post(page, { intent: "start", station: "packing" });
  const drawn = fieldsOf(await monday.workshop.get(way), "#minutes");
  const refused = await monday.workshop.post(way, { ...drawn, intent: "write", minutes: "15" });
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Cronometrul merge la acest post: oprește-l întâi");
  expect(fieldsOf(refused, "#minutes").minutes).toBe("15");
  await monday.workshop.post(page, clockOf(await monday.workshop.get(page), "packing"));

  expect((await monday.workshop.get(`${page}/garaj`)).status).toBe(404);
  expect((await monday.workshop.get("/admin/comenzi/nimic/timp")).status).toBe(404);
  expect((await monday.workshop.post(page, { intent: "start", station: "garaj" })).status).toBe(
    400,
  );
  expect((await monday.workshop.post(page, { intent: "write", minutes: "5" })).status).toBe(404);
  const nowhere = { intent: "stop", station: "cutting", order: "nimic" };
  expect((await monday.workshop.post("/admin/azi", nowhere)).status).toBe(404);
});

test("work that may not begin is not measured, and what has left the workshop only by hand", async () => {
  const { number: waiting, id: other } = await placePlans(db, [[writeDesign(bookcase), 1]]);
  await db.updateTable("orders").set({ paid_bani: 0 }).where("id", "=", other).execute();
  const start = { intent: "start", station: "cutting" };
  const locked = await monday.workshop.post(`/admin/comenzi/${waiting}/timp`, start);
  expect(locked.status).toBe(409);
  expect(mainOf(locked)).toContain("Lucrul nu poate începe: prima plată nu este întreagă.");
  const delivered = { status: "delivered", is_trial: 0 } as const;
  await db.updateTable("orders").set(delivered).where("id", "=", id).execute();
  const left = await monday.workshop.post(page, start);
  expect(left.status).toBe(409);
  expect(mainOf(left)).toContain("Comanda a ieșit din atelier");
  expect(left.page.querySelector('main button[value="start"]')).toBeNull();
  const drawn = fieldsOf(await monday.workshop.get(`${page}/cutting`), "#minutes");
  const written = { ...drawn, intent: "write", minutes: "50" };
  expect((await monday.workshop.post(`${page}/cutting`, written)).location).toBe(page);
});

test("the month's figures show where the time of delivered orders went, for the owner alone", async () => {
  await db
    .insertInto("order_history")
    .values({
      order_id: id,
      status: "delivered",
      changed_at: "2027-03-08T10:00:00.000Z",
      changed_by: "",
    })
    .execute();
  const figures = await monday.admin.get("/admin/productie/cifre");
  const section = textOf(figures.page.querySelector('section[aria-labelledby="times"]'));
  expect(section).toContain("Unde se duce timpul");
  expect(section).toContain(number);
  expect(section).toContain("În total: măsurat 2 h 5 min");
  expect(section).toMatch(/Debitare 1 \S+ \S+ 50\s?min/u);
  expect((await monday.workshop.get("/admin/productie/cifre")).location).toBe("/");
});
