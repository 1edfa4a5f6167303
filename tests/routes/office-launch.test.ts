import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { formatMoment } from "~/platform/format/dates";

import { textOf, toastOf } from "../visitor";
import { jumpClock, pieceId, pieces } from "../world";
import { mainOf, order, subscribe, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "sefa@example.com" });

test("mails that did not leave are named with their reason, and one button sends them again", async () => {
  await order(visitor(), await pieceId(db, pieces.desk));
  await writeMails(db);
  const { id } = await db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  const trouble = {
    // Whether or not the mail has left meanwhile.
    sent_at: null,
    last_error: "550 mailbox full",
    failed_at: "2026-11-20T10:00:00.000Z",
    next_attempt_at: "2026-11-30T10:00:00.000Z",
    attempts: 54,
  };
  await db.updateTable("outbox").set(trouble).where("id", "=", id).execute();
  expect(mainOf(await admin.get("/admin/lansare"))).toContain("550 mailbox full");
  const dashboard = await admin.get("/admin");
  expect(dashboard.page.querySelector('main a[href="/admin/lansare#unsent"]')).not.toBeNull();

  const answer = await admin.submit("/admin/lansare", { intent: "retry-mails" });
  expect(toastOf(answer.page)).toBe("1 email pleacă din nou");
  const row = await db
    .selectFrom("outbox")
    .select(["failed_at", "attempts", "next_attempt_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // It begins anew, and may have been taken up already.
  expect(row.failed_at).toBeNull();
  expect(row.attempts).toBeLessThanOrEqual(1);
  expect(row.next_attempt_at).not.toBe(trouble.next_attempt_at);
  const { text } = await admin.get("/admin/jurnal?despre=mail");
  expect(text).toContain("Email trimis din nou");
  expect(text).toContain("sefa@example.com");
});

test.each(["lawyer", "accountant"])(
  "what the %s confirmed is noted with name and day",
  async (profession) => {
    const page = "/admin/lansare";
    const form = { intent: "note-advice", profession };
    const refused = await admin.post(page, { ...form, name: "", day: "2999-01-01" });
    expect(refused.status).toBe(422);
    const [name, day] = ["name", "day"].map((field) =>
      refused.page.querySelector(`#${profession}-${field}`),
    );
    expect(name?.getAttribute("aria-invalid")).toBe("true");
    expect(day?.getAttribute("value")).toBe("2999-01-01");
    expect(mainOf(refused)).toContain("Alege ziua confirmării, cel târziu azi");
    expect(refused.page.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);

    const noted = await admin.submit(page, { ...form, name: "Ioana Dobre", day: "2026-11-20" });
    expect(mainOf(noted)).toMatch(/Confirmat de Ioana Dobre, 20.* 2026/);
    const journal = await admin.get("/admin/jurnal?despre=advice");
    expect(mainOf(journal)).toContain("Confirmare notată");
    expect(mainOf(journal)).toContain("sefa@example.com");
    const removed = await admin.submit(page, { intent: "remove-advice", profession });
    expect(mainOf(removed)).not.toContain("Ioana Dobre");
    expect((await admin.post(page, { ...form, profession: "priest" })).status).toBe(400);
  },
);

test("the newsletter's file holds those who confirmed and stayed, and no formula", async () => {
  await subscribe(db, "waiting@example.com");
  for (const name of ["ioana", "formula", "left"]) {
    const token = await subscribe(db, `${name}@example.com`);
    await visitor().post(`/newsletter/${token}`, { intent: "confirm" });
  }
  await db
    .updateTable("newsletter_subscribers")
    .set({ unsubscribed_at: "2026-11-20T10:00:00.000Z" })
    .where("email", "=", "left@example.com")
    .execute();
  await db
    .updateTable("newsletter_subscribers")
    .set({ email: "=1+1@example.com" })
    .where("email", "=", "formula@example.com")
    .execute();
  const { page } = await admin.get("/admin/newsletter");
  const link = page.querySelector('main a[href="/admin/newsletter.csv"]')!;
  const { status, headers, text } = await admin.get(link.getAttribute("href")!);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="newsletter.csv"');
  expect(text.startsWith('\uFEFF"Email";"Limba";"Confirmat"\r\n')).toBe(true);
  const rows = text.trim().split("\r\n").slice(1).sort();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^"'=1\+1@example\.com";"ro";"2\d{3}-/);
  expect(rows[1]).toMatch(/^"ioana@example\.com";"ro";"2\d{3}-\d\d-\d\dT/);
});

const noticeOf = async () => {
  const { page } = await admin.get("/admin/lansare");
  return page.querySelector("main button[value=confirm-clock]")?.closest("section") ?? null;
};

test("a clock that jumped is shown with what it showed, and goes on at an administrator's word", async () => {
  expect(await noticeOf()).toBeNull();
  const seen = await jumpClock(db, 1.9);
  expect(await noticeOf()).toBeNull();
  for (const days of [2.1, -2.1, 3650]) {
    const seenAt = await jumpClock(db, days);
    const notice = textOf(await noticeOf());
    expect(notice).toContain("Ceasul serverului a sărit");
    expect(notice).toContain(formatMoment(seenAt, "ro"));
  }
  const dashboard = mainOf(await admin.get("/admin"));
  expect(dashboard).toContain("ceas de confirmat");

  const customer = await signedIn();
  const body = { intent: "confirm-clock", shown: new Date().toISOString() };
  expect((await customer.post("/admin/lansare", body)).status).toBe(403);
  expect((await visitor().post("/admin/lansare", body)).location).toMatch(/^\/autentificare/);
  expect(await noticeOf()).not.toBeNull();

  const hidden = (await noticeOf())!.querySelector("input[name=shown]")!.getAttribute("value")!;
  const answer = await admin.submit("/admin/lansare", { intent: "confirm-clock", shown: hidden });
  expect(toastOf(answer.page)).toContain("Ceasul este confirmat");
  expect(await noticeOf()).toBeNull();
  const { text } = await admin.get("/admin/jurnal?despre=clock");
  expect(text).toContain("Ceas confirmat");
  expect(text).toContain("sefa@example.com");
  const { seen_at } = await db.selectFrom("clock").select("seen_at").executeTakeFirstOrThrow();
  expect(Date.parse(seen_at)).toBeGreaterThan(Date.parse(seen));
  // Confirmed already: by somebody else, or by the clock itself.
  expect((await admin.post("/admin/lansare", body)).status).toBe(303);
});

test("what was not seen is not confirmed: another clock than the one shown, or none", async () => {
  const seen_at = await jumpClock(db, 3650);
  const shown = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const tries: [fields: Record<string, string>, status: number][] = [
    [{ shown: shown(-3) }, 409],
    [{ shown: shown(3) }, 409],
    [{ shown: "acum" }, 422],
    [{}, 422],
  ];
  for (const [fields, status] of tries) {
    const answer = await admin.post("/admin/lansare", { intent: "confirm-clock", ...fields });
    expect(answer.status).toBe(status);
    const problem = answer.page.querySelector("main [role=alert]");
    expect(textOf(problem)).toContain("Ceasul a sărit din nou de când ai deschis pagina.");
    const now = answer.page.querySelector("input[name=shown]")!.getAttribute("value")!;
    expect(Math.abs(Date.now() - Date.parse(now))).toBeLessThan(60_000);
  }
  const row = await db.selectFrom("clock").select("seen_at").executeTakeFirst();
  expect(row).toEqual({ seen_at });
  expect(await noticeOf()).not.toBeNull();
});

/** Beside the shop, which goes on: it may be in the middle of writing something. */
function runCommand(name: string): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, ["build/prepare.js", name]);
}

test("the clock is confirmed by command too, and a second time there is nothing to confirm", async () => {
  await jumpClock(db, 3650);
  const confirm = () => runCommand("confirm-clock");
  const { stdout, stderr } = await confirm();
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^The clock counts as right: 2\d{3}-/);
  expect(await noticeOf()).toBeNull();
  expect((await confirm()).stdout).toContain("there is nothing to confirm");
  const { text } = await admin.get("/admin/jurnal?despre=clock");
  expect(text).toContain("npm run confirm-clock");
});

test("the sample data goes by command too, and a second time there is none", async () => {
  const remove = () => runCommand("remove-samples");
  const { stdout, stderr } = await remove();
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^Removed the sample data: [1-9]\d* rows\./);
  expect((await remove()).stdout).toContain("Removed the sample data: 0 rows.");
  expect(await db.selectFrom("products").select("id").execute()).toEqual([]);
  const home = await visitor().get("/");
  expect(home.status).toBe(200);
  expect(textOf(home.page.querySelector("main"))).not.toContain("Păreri de exemplu");
  expect(mainOf(await admin.get("/admin/comenzi"))).toContain("Ileana Țăranu");
  // An empty shop says that it is empty, not that nothing was found.
  expect(mainOf(await admin.get("/admin/produse"))).toContain("Încă nu există produse");
  expect(mainOf(await admin.get("/admin/produse?cauta=pat"))).toContain("corespundă filtrelor");
  expect(mainOf(await admin.get("/admin/categorii"))).toContain("Încă nu există categorii");
  expect(mainOf(await admin.get("/admin/modificari"))).toContain("Nicio modificare");
});
