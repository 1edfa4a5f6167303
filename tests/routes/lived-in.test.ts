import { readFileSync, readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { placesOf } from "~/front/routes/office/layout/menu.server";
import { officePaths } from "~/platform/paths/office-paths";

import { countRows } from "../memory-database";
import type { Answer } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const seller = await signedIn({ role: "sales" });
const launch = officePaths.launch();
const press = () => admin.submit(launch, { intent: "fill-week" });

/** Lists that no menu leads to. */
const lists = [
  officePaths.deskOrder(),
  "/admin/programari/echipe",
  "/admin/programari/zile-libere",
  "/admin/programari/calendare",
  "/admin/extrase/banci",
];

/** What stays empty on trial, by the address and the text's key. */
const emptyOnTrial: Record<string, string> = {
  // The figures count orders that oblige, and only those go to the authority.
  "/admin popular.none": "reports leave the trial out",
  "/admin promises.none": "reports leave the trial out",
  "/admin/documente/e-factura none": "no document of the trial is sent",
  // What the machine does itself.
  "/admin/stare backups.none": "the shop's own backups",
  "/admin/stare copies.none": "the shop's own copies",
  // A week has days on which nobody comes.
  "/admin next.none": "a free day",
  "/admin/programari none": "a free day",
  "/admin/programari ofOrder.none": "a free day",
};

type Texts = { [key: string]: string | Texts };

/** The texts that lists of the office show in place of rows, by the end of their keys. */
const emptyTexts = readdirSync("locales/ro")
  .filter((file) => file.startsWith("office"))
  .flatMap((file) => flat(JSON.parse(readFileSync(`locales/ro/${file}`, "utf8")) as Texts))
  .filter(([key]) => /(^|\.)(none|empty)$/.test(key) && !key.startsWith("shapes."));

function flat(texts: Texts, above = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === "string" ? [[above + name, text]] : flat(text, `${above}${name}.`),
  );
}

function emptyPartsOf({ page }: Answer): string[] {
  const parts = page.querySelectorAll("main p, main td").map((part) => part.textContent.trim());
  return emptyTexts.filter(([, text]) => parts.includes(text)).map(([key]) => key);
}

/** The folders of a list: links to the same list with another part of it. */
function foldersOf(to: string, { page }: Answer): string[] {
  const links = page.querySelectorAll("main nav a").map((link) => link.getAttribute("href") ?? "");
  return links.filter((href) => href.startsWith(`${to}?`) && !/[?&](ordine|pagina)=/.test(href));
}

test("one press fills the shop apart, says how far it is, is noted in the log, and fills it once", async () => {
  expect(mainOf(await admin.get(launch))).toContain("O săptămână de atelier, de probă");
  // Nobody else's press does anything.
  expect((await seller.post(launch, { intent: "fill-week" })).status).toBe(403);
  const stranger = await visitor().post(launch, { intent: "fill-week" });
  expect(stranger.location).toMatch(/^\/autentificare/);
  expect(await countRows(db, "sample_week")).toBe(0);
  const pressed = await press();
  expect(pressed.page.querySelector(".toast")!.textContent).toContain("Magazinul se umple");
  expect(mainOf(pressed)).toMatch(/Se umple: \d+ din \d+ de pași/);
  expect((await press()).page.querySelector(".toast")!.textContent).toContain("este deja aici");
  await expect
    .poll(async () => mainOf(await admin.get(launch)), { timeout: 60_000, interval: 500 })
    .toContain("Magazinul este umplut cu săptămâna de probă.");
  expect(mainOf(await admin.get("/admin/jurnal"))).toContain("Săptămână de probă pornită");
  expect(await countRows(db, "outbox")).toBe(0);
  const orders = await countRows(db, "orders");
  expect(orders).toBeGreaterThanOrEqual(40);
  expect((await press()).page.querySelector(".toast")!.textContent).toContain("este deja aici");
  expect(await countRows(db, "orders")).toBe(orders);
});

test("every page of the office is seen at work: each answers, and no list is empty that could have rows", async () => {
  const found: string[] = [];
  const places = placesOf("administrator").map(({ to }) => to);
  const todo = [...places, ...lists];
  // The list grows by the folders of its pages.
  for (const to of todo) {
    const answer = await admin.get(to);
    expect([to, answer.status]).toEqual([to, 200]);
    if (places.includes(to)) todo.push(...foldersOf(to, answer));
    for (const key of emptyPartsOf(answer)) {
      const [path = ""] = to.split("?");
      if (!(`${path} ${key}` in emptyOnTrial)) found.push(`${to}: ${key}`);
    }
  }
  expect(found).toEqual([]);
  const week = await admin.get("/admin/programari");
  expect(week.page.querySelectorAll("main tbody tr").length).toBeGreaterThan(0);
});

test("each kind of record opens: what the lists lead to answers", async () => {
  const kinds = new Map<string, string>();
  for (const { to } of placesOf("administrator")) {
    const { page } = await admin.get(to);
    for (const link of page.querySelectorAll("main a[href^='/admin/']")) {
      const [path = ""] = link.getAttribute("href")!.split(/[?#]/);
      const isFile = /\.(csv|pdf|zip|xml|xlsx)$/.test(path);
      const kind = path.replace(/[0-9a-f-]{36}|AM-\d{4}-\d{6}|[^/]*%20[^/]*|\/\d+(?=\/|$)/g, "/…");
      if (!isFile) kinds.set(kind, path);
    }
  }
  expect(kinds.size).toBeGreaterThan(40);
  for (const path of kinds.values()) {
    expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
  }
});

test("the removal of the sample data takes the week along, and a shop without pieces is not filled", async () => {
  await admin.post(launch, { intent: "remove-samples" });
  for (const table of ["orders", "quote_requests", "teams", "sample_week"] as const) {
    expect([table, await countRows(db, table)]).toEqual([table, 0]);
  }
  expect(mainOf(await admin.get(launch))).toContain("Umple magazinul");
  // Nothing to order is left.
  expect((await press()).page.querySelector(".toast")!.textContent).toContain("prea puține piese");
});
