import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays, dayOf, formatDay, formatWeekday } from "~/platform/format/dates";
import { isWorkingDay } from "~/platform/format/working-days";
import { paths } from "~/platform/paths/paths";
import { hydrationHeader } from "~/platform/rendering/front/hydration-data";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { listTables } from "~db/engine";

import { listTriggers } from "../engine";
import { startShop, type ShopProcess } from "../shop-process";
import { textOf, Visitor, type Answer } from "../visitor";

let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.dispose());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers: { "Accept-Language": "ro", ...headers } });
const visitor = () => new Visitor((request) => fetch(request, { redirect: "manual" }), shop.origin);
const isKept = (answer: Response) => answer.headers.has("ETag");
const bed = paths.product("dormitoare", 1);

test.each([paths.home(), paths.products(), bed, paths.gallery(), paths.contact()])(
  "%s is answered from memory, in each language",
  async (path) => {
    const pages = new Set<string>();
    for (const language of ["ro", "en", "ru"]) {
      const first = await ask(path, { "Accept-Language": language });
      expect(isKept(first)).toBe(true);
      const text = await first.text();
      expect(await (await ask(path, { "Accept-Language": language })).text()).toBe(text);
      pages.add(text);
    }
    expect(pages.size).toBe(3);
  },
);

test("what script takes a page over with comes from memory as well, until something changes", async () => {
  const data = (encoding: string) =>
    ask(paths.product("bai", 1), { [hydrationHeader]: "1", "Accept-Encoding": encoding });
  const first = await data("br");
  expect([isKept(first), first.headers.get("Content-Encoding")]).toEqual([true, "br"]);
  expect(first.headers.get("Content-Type")).toContain("application/json");
  const text = await first.text();
  for (const encoding of ["br", "gzip", "identity"]) {
    const again = await data(encoding);
    expect([isKept(again), await again.text()]).toEqual([true, text]);
  }
  // The page itself stands under the same address.
  expect(await (await ask(paths.product("bai", 1))).text()).toMatch(/^<!doctype html>/);

  const renamed = { name: "Dulapul Vestit" };
  await shop.db.updateTable("products").set(renamed).where("number", "=", 1).execute();
  expect(await (await data("br")).text()).toContain(renamed.name);
});

test("a change by another process shows on the next request", async () => {
  await ask(bed);
  await shop.db
    .updateTable("products")
    .set({ name: "Patul Vestit" })
    .where("number", "=", 1)
    .execute();
  expect(await (await ask(bed)).text()).toContain("Patul Vestit");

  await ask(paths.home());
  const { general } = await findSettings(shop.db);
  await changeSettings("general", { ...general, siteName: "Tâmplăria Vestită" }, shop.db);
  expect(await (await ask(paths.home())).text()).toContain("Tâmplăria Vestită");
});

test("the footer says the day on which the shop opens truly, as soon as the office adds or takes back a free day", async () => {
  const today = dayOf(new Date().toISOString());
  const workingAfter = (day: string): string => {
    const next = addDays(day, 1);
    return isWorkingDay(next) ? next : workingAfter(next);
  };
  const first = workingAfter(today);
  const second = workingAfter(first);
  const { general } = await findSettings(shop.db);
  const workingHours = { weekdays: "9:00–18:00", saturday: "", sunday: "" };
  await changeSettings("general", { ...general, workingHours }, shop.db);
  await shop.db.insertInto("holidays").values({ day: today, name: "Azi", is_worked: 0 }).execute();

  const opensOn = async () => {
    const { page } = await visitor().get(paths.products());
    return textOf(page.querySelector("footer .open-now"));
  };
  const said = (day: string) => {
    const isNear = day < addDays(today, 7);
    return `Închis acum, deschidem: ${(isNear ? formatWeekday : formatDay)(`${day}T12:00:00Z`, "ro")}, 9:00`;
  };
  const admin = visitor();
  const password = "a password for tests";
  await admin.submit("/autentificare", { email: "admin@atelier.local", password });
  const desk = "/admin/programari/zile-libere";
  expect(await opensOn()).toBe(said(first));
  await admin.submit(desk, { intent: "add", day: first, name: "Inventar" });
  expect(await opensOn()).toBe(said(second));
  await admin.submit(desk, { intent: "work", day: first });
  expect(await opensOn()).toBe(said(first));
});

test("every table either makes kept pages anew or is not shown on them", async () => {
  const triggers = await listTriggers(shop.db);
  const watching = triggers.filter(({ name }) => /^(content|version)_of_/.test(name));
  const counted = new Set(watching.map(({ table }) => table));
  const others = (await listTables(shop.db)).filter((name) => !counted.has(name));
  expect(others.sort()).toEqual(notOnKeptPages);
});

test("nothing of a person is kept: not the name, the cart or the message", async () => {
  const buyer = visitor();
  const form = (await buyer.get(paths.products())).page.querySelector('form[action="/cos"]');
  const productId = form?.querySelector("[name=productId]")?.getAttribute("value") ?? "";
  const own = await buyer.submit("/cos", { productId, returnTo: paths.products(), intent: "add" });
  expect(own.headers.has("ETag")).toBe(false);
  expect(own.page.querySelector(".toast")).not.toBeNull();
  // From now on the page depends on the number in the badge alone.
  for (let visit = 0; visit < 2; visit += 1) {
    const again = await buyer.get(paths.products());
    expect(again.headers.has("ETag")).toBe(true);
    expect(again.page.querySelector(".toast")).toBeNull();
    expect(badgeOf(again)).toBe("Coș: 1 produs");
  }
  await buyer.submit("/cos", { productId, returnTo: paths.products(), intent: "add" });
  expect(badgeOf(await buyer.get(paths.products()))).toBe("Coș: 2 produse");
  expect(badgeOf(await visitor().get(paths.products()))).toBe("Coș");

  await buyer.submit("/autentificare", {
    email: "admin@atelier.local",
    password: "a password for tests",
  });
  for (let visit = 0; visit < 2; visit += 1) {
    const signedIn = await buyer.get(paths.products());
    expect(signedIn.text).toContain("admin@atelier.local");
    expect(signedIn.headers.has("ETag")).toBe(true);
  }

  const stranger = await (await ask(paths.products())).text();
  expect(stranger).not.toContain("admin@atelier.local");
  expect(stranger).not.toContain('class="toast');
  expect((await buyer.get(paths.products())).text).toContain("admin@atelier.local");
});

const badgeOf = ({ page }: Answer) =>
  page.querySelector('header a[href="/cos"] .sr-only')?.textContent;

test("who chose a language or lighter pictures is answered in kind", async () => {
  const guest = visitor();
  await guest.submit("/limba", { language: "hu", returnTo: paths.home() });
  const plain = await guest.get(paths.home());
  expect(plain.page.querySelector("html[lang=hu]")).not.toBeNull();
  await guest.submit("/mod-economic", { economy: "on", returnTo: paths.home() });
  await guest.get(paths.home());
  const light = await guest.get(paths.home());
  expect(light.page.querySelector("html[lang=hu][data-save-data]")).not.toBeNull();
  expect([plain, light].every((answer) => answer.headers.has("ETag"))).toBe(true);
  expect(await (await ask(paths.home())).text()).toContain('<html lang="ro">');
});

/** What no page shows that is the same for all. */
const notOnKeptPages = [
  "accepted_texts",
  "account_links",
  "account_notices",
  "addresses",
  "appointment_holds",
  "appointments",
  "assistant_days",
  "assistant_shares",
  "assistant_troubles",
  "audit_log",
  "background_jobs",
  "bank_row_payments",
  "bank_rows",
  "bank_statements",
  "banks",
  "batch_lines",
  "batches",
  "board_remakes",
  "board_steps",
  "bulk_change_rows",
  "bulk_changes",
  "calendar_feeds",
  "card_events",
  "card_payments",
  "card_refunds",
  "card_tasks",
  "care_reminders",
  "cart_lines",
  "carts",
  "catalogue_version",
  "checkout_drafts",
  "claim_entries",
  "claims",
  "clock",
  "consents",
  "contact_messages",
  "content_version",
  "conversation_messages",
  "conversations",
  "customer_merges",
  "customer_notes",
  "customer_records",
  "customer_tags",
  "customers",
  "delivered_lines",
  "deliveries",
  "desk_orders",
  "discount_uses",
  "discounts",
  "document_series",
  "documents",
  "drawing_versions",
  "e_invoice_uploads",
  "ended_saved_links",
  "figures",
  "found_entries",
  "handover_notes",
  "layout_runs",
  "link_requests",
  "mail_files",
  "message_replies",
  "new_customers",
  "newsletter_subscribers",
  "offcuts",
  "one_time_codes",
  "order_changes",
  "order_history",
  "order_index",
  "order_lines",
  "order_mail_requests",
  "order_numbers",
  "order_remarks",
  "order_sums",
  "orders",
  "orders_version",
  "outbox",
  "outbox_files",
  "passkey_challenges",
  "passkeys",
  "payment_reminders",
  "payments",
  "pending_sign_ins",
  "people",
  "plan_moves",
  "price_history",
  "product_imports",
  "product_views",
  "professional_advice",
  "promise_changes",
  "quote_numbers",
  "quote_pictures",
  "quote_request_designs",
  "quote_requests",
  "quotes",
  "rate_limits",
  "recovery_codes",
  "refunds",
  "registrations",
  "sample_rows",
  "sample_week",
  "saved_filters",
  "saved_items",
  "saved_lists",
  "sent_forms",
  "sent_pictures",
  "sessions",
  "shared_designs",
  "shared_numbers",
  "staff_invitations",
  "station_times",
  "stock_alerts",
  "stock_items",
  "stock_moves",
  "supplier_order_lines",
  "supplier_orders",
  "suppliers",
  "swatch_credits",
  "told_states",
  "transport_quotes",
  "users",
  "withdrawal_lines",
  "withdrawals",
  "workshop_absences",
  "workshop_people",
];

test("a page that is not kept arrives whole, compressed too", async () => {
  for (const path of [paths.assistant(), paths.newsletter(), `${paths.products()}?lng=hu`]) {
    const answer = await ask(path, { "Accept-Encoding": "gzip" });
    expect(await answer.text(), path).toMatch(/<\/html>\s*$/);
  }
});
