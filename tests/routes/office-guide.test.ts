import { readdirSync } from "node:fs";

import { expect, test } from "vitest";

import { guideOf, guidePages } from "~/front/routes/office/layout/guide-pages";

import { textOf } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });

/** Links to parts of a page or a list lead to the page itself. */
const pageOf = (href: string) => href.replace(/#.*/, "");

test("the guide has at most twelve pages of a screen, in two languages, and every link leads somewhere", async () => {
  expect(guidePages.length).toBeLessThanOrEqual(12);
  const files = readdirSync("app/front/routes/office/house/guide/texts");
  expect(files.sort()).toEqual(
    guidePages.flatMap(({ name }) => [`${name}.en.md`, `${name}.ro.md`]).sort(),
  );
  const tried = new Set<string>();
  for (const { name } of guidePages) {
    const links: string[][] = [];
    for (const language of ["ro", "en"]) {
      const { page, status } = await admin.get(`/admin/ghid/${name}?lng=${language}`);
      const article = page.querySelector(`main article[lang=${language}]`);
      expect([name, language, status, article !== null]).toEqual([name, language, 200, true]);
      const words = textOf(article).split(/\s+/);
      expect([name, words.length > 80 && words.length <= 220]).toEqual([name, true]);
      // Letters with a cedilla are Turkish.
      expect(textOf(article)).not.toMatch(/[şţŞŢ]/);
      links.push(article!.querySelectorAll("a").map((link) => link.getAttribute("href")!));
    }
    expect([...links[1]!].sort()).toEqual([...links[0]!].sort());
    expect([name, links[0]!.length > 0]).toEqual([name, true]);
    for (const href of links[0]!.map(pageOf).filter((one) => !tried.has(one))) {
      tried.add(href);
      expect([href, (await admin.get(href)).status]).toEqual([href, 200]);
    }
  }
});

test("from each place of the office one link leads to the page that explains it", async () => {
  for (const { name, explains } of guidePages) {
    for (const place of explains) {
      const { status, page } = await admin.get(`/admin/${place}`);
      // A part of the office that needs a record has no page of its own.
      if (status === 404) continue;
      const link = page.querySelector(
        `form[role=search] a[href="/admin/ghid/${guideOf(`/admin/${place}`)}"]`,
      );
      expect([place, link !== null]).toEqual([place, true]);
      expect([place, guideOf(`/admin/${place}`)]).toEqual([place, name]);
    }
  }
  expect(guideOf("/admin/comenzi/AM-2026-000001")).toBe("comanda-la-telefon");
  expect(guideOf("/admin")).toBeUndefined();
  const start = (await admin.get("/admin")).page;
  expect(start.querySelector('form[role=search] a[href="/admin/ghid"]')).not.toBeNull();
});

test("all who work here read it, in English where not in Romanian; other addresses are not there", async () => {
  const worker = await signedIn({ role: "workshop" });
  expect(mainOf(await worker.get("/admin/ghid"))).toContain("De la comandă la ferăstrău");
  expect(mainOf(await worker.get("/admin/ghid?lng=hu"))).toContain("From order to saw");
  expect((await worker.get("/admin/ghid/altceva")).status).toBe(404);
});

test("on trial the dashboard begins with what is left before the opening, for who opens the shop", async () => {
  const { page } = await admin.get("/admin?lng=ro");
  const panel = page.querySelector("main section")!;
  expect(textOf(panel.querySelector("h2"))).toBe("Magazinul este în probă");
  const [first] = panel.querySelectorAll("li a").map((link) => link.getAttribute("href")!);
  expect(first).toMatch(/^\/admin\/lansare#line-/);
  const list = await admin.get("/admin/lansare");
  expect(list.page.getElementById(first!.split("#")[1]!)).not.toBeNull();
  const seller = await signedIn({ role: "sales" });
  expect(mainOf(await seller.get("/admin"))).not.toContain("Magazinul este în probă");
  const openedAt = JSON.stringify({ openedAt: new Date().toISOString() });
  await db
    .insertInto("settings")
    .values({ name: "opening", value: openedAt, updated_at: "", version: 2 })
    .execute();
  // Who opens a shop that is open needs a second factor: here only what it says counts.
  expect(mainOf(await admin.get("/admin"))).not.toContain("Magazinul este în probă");
  await db.deleteFrom("settings").where("name", "=", "opening").execute();
});

test("each red line of the launch list has its field, its form or the way to it", async () => {
  const { page } = await admin.get("/admin/lansare");
  const bare = page
    .querySelectorAll("main li[id^=line-]")
    .filter((line) => textOf(line).startsWith("De făcut"))
    .filter((line) => line.querySelector("a, form, details") === null)
    .map((line) => line.id);
  expect(bare).toEqual([]);
});
