import { existsSync } from "node:fs";

import { expect, test, vi } from "vitest";

import { today } from "~/platform/format/dates";

import { textOf } from "../visitor";
import { mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

test("the home page leads to the products and to a consultation, its subject filled in", async () => {
  const answer = await visitor().get("/");
  expect(answer.status).toBe(200);
  expect(textOf(answer.page.querySelector("title"))).toMatch(/ · Atelier$/);
  expect(answer.page.querySelector("main a[href='/produse']")).not.toBeNull();
  const consultation = answer.page.querySelector("section[aria-labelledby=consultation] a");
  expect(consultation?.getAttribute("href")).toBe("/contact?subiect=consultatie");
  expect(mainOf(answer)).toContain("Programează o consultație gratuită");
});

test("the home page's first act asks for the niche's width and leads to the planner", async () => {
  const shopper = visitor();
  const { page } = await shopper.get("/");
  const form = page.querySelector("main form")!;
  expect(textOf(form)).toBe("Nișa mea are cm Vezi prețul");
  const field = form.querySelector("input")!;
  expect(field.closest("label")).not.toBeNull();
  expect([field.getAttribute("inputmode"), field.getAttribute("placeholder")]).toEqual([
    "decimal",
    "217",
  ]);
  expect(page.querySelectorAll("main section:has(h1) .button-primary")).toHaveLength(1);
  expect(page.querySelectorAll("main section:has(h1) .link").map(textOf)).toEqual([
    "Vezi produsele",
    "Vorbește cu noi",
  ]);
  const text = page.querySelector("main")!.innerHTML;
  expect(text.indexOf("<form")).toBeLessThan(text.indexOf('href="/produse"'));
  for (const typed of ["217", "2,17 m", ""]) {
    const sent = new URLSearchParams({ [field.getAttribute("name")!]: typed });
    const address = `${form.getAttribute("action")}?${sent}`;
    expect(address).toBe(`/proiecteaza?${new URLSearchParams({ nisa: typed })}`);
    const planner = await shopper.get(address);
    expect(planner.status, address).toBe(200);
    expect(valueOf(planner.page.querySelector("[name=nicheWidth]")!)).toBe(typed);
    if (typed) expect(mainOf(planner)).toMatch(/\d Lei/);
  }
});

test("the answer draws the asked niche as the home page does, in its size, beside the price", async () => {
  for (const [typed, width] of [
    ["240", "240"],
    ["1,8 m", "180"],
    ["96,5", "96,5"],
    ["450", "450"],
  ] as const) {
    const answer = await visitor().get(`/proiecteaza?${new URLSearchParams({ nisa: typed })}`);
    const [drawing, ...others] = answer.page.querySelectorAll("main svg.line-drawing");
    expect(others).toEqual([]);
    expect(drawing!.querySelectorAll("text").map(textOf), typed).toEqual([width, "250"]);
    expect(textOf(drawing!.querySelector("desc"))).toContain(`${width} cm lățime`);
    expect(Buffer.byteLength(drawing!.outerHTML), typed).toBeLessThanOrEqual(1536);
    expect(mainOf(answer)).toMatch(/\d Lei/);
  }
  // Another view that is chosen, another kind, what is no width, and a piece that stands free are drawn as ever.
  for (const query of ["nisa=240&vedere=deschis", "nisa=240&tip=biblioteca", "nisa=lat", ""]) {
    const { page } = await visitor().get(`/proiecteaza?${query}`);
    expect(page.querySelector("main svg.line-drawing"), query).toBeNull();
  }
});

test("made to measure stands first in the bar, in the menu of small screens and in the footer", async () => {
  const { page } = await visitor().get("/");
  const menus = ["header .wide-bar", "header .full-menu nav", "footer .foot-links"];
  const first = menus.map((menu) => page.querySelector(`${menu} a`)!);
  expect(first.map((link) => [textOf(link), link.getAttribute("href")])).toEqual(
    menus.map(() => ["Pe măsură", "/proiecteaza"]),
  );
  const pages = ["/produse", "/galerie", "/contact", "/despre"];
  const order = page
    .querySelectorAll("header .full-menu nav a")
    .map((link) => link.getAttribute("href")!)
    .filter((address) => pages.includes(address));
  expect(order).toEqual(pages);
});

test("five category cards lead to the five categories", async () => {
  const { page } = await visitor().get("/");
  const cards = page.querySelectorAll("section[aria-labelledby=categories] a");
  expect(cards.map((card) => card.getAttribute("href"))).toEqual([
    "/produse/dormitoare",
    "/produse/bucatarii",
    "/produse/living",
    "/produse/birouri",
    "/produse/bai",
  ]);
});

test("six features are named", async () => {
  const { page } = await visitor().get("/");
  expect(page.querySelectorAll("section[aria-labelledby=features] h3").map(textOf)).toEqual([
    "Calitate",
    "Personalizare",
    "Livrare",
    "Plată",
    "Garanție",
    "Rapiditate",
  ]);
});

test("the footer names the opening hours, the contact and the year", async () => {
  const { page } = await visitor().get("/");
  const footer = textOf(page.querySelector("footer"));
  expect(footer).toContain("9:00–18:00");
  expect(footer).toContain("10:00–15:00");
  expect(footer).toContain("Duminică Închis");
  expect(footer).toContain(`© ${today().slice(0, 4)} Atelier`);
  expect(page.querySelector("footer a[href^='mailto:']")).not.toBeNull();
});

test("the footer's year is Bucharest's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T22:30:00Z") });
  try {
    const { page } = await visitor().get("/");
    expect(textOf(page.querySelector("footer"))).toContain("© 2027 Atelier");
  } finally {
    vi.useRealTimers();
  }
});

test("a category switched off disappears from cards, menus and footer", async () => {
  const status = (value: "active" | "inactive") =>
    db.updateTable("categories").set({ status: value }).where("slug", "=", "living").execute();
  await status("inactive");
  try {
    const { page } = await visitor().get("/");
    expect(page.querySelectorAll("a[href='/produse/living']")).toEqual([]);
  } finally {
    await status("active");
  }
});

test("every page has one main heading and a way past the menu", async () => {
  const { page } = await visitor().get("/");
  expect(page.querySelectorAll("h1")).toHaveLength(1);
  expect(page.querySelector("a[href='#content']")).not.toBeNull();
  expect(page.getElementById("content")?.tagName).toBe("MAIN");
});

test("a browser that saves data is told so in the page", async () => {
  const visit = visitor();
  visit.headers["Save-Data"] = "on";
  const html = (await visit.get("/")).page.querySelector("html");
  expect(html?.hasAttribute("data-save-data")).toBe(true);
});

test("three opinions say their stars in words, and that they are samples", async () => {
  const { page } = await visitor().get("/");
  const section = page.querySelector("section[aria-labelledby=testimonials]")!;
  expect(section.querySelectorAll("li .sr-only").map(textOf)).toEqual([
    "5 din 5 stele",
    "5 din 5 stele",
    "4 din 5 stele",
  ]);
  expect(textOf(section)).toContain("Păreri de exemplu");
  // A room is no face.
  expect(section.querySelectorAll("figcaption img")).toHaveLength(0);
  const logos = page.querySelectorAll("section[aria-labelledby=partners] li img");
  expect(logos).toHaveLength(6);
  for (const logo of logos) {
    expect(existsSync(`public${logo.getAttribute("src")}`), logo.getAttribute("src")).toBe(true);
  }
});

test("a testimonial and a partner without a picture are shown all the same", async () => {
  await db.updateTable("testimonials").set({ image_url: null }).execute();
  await db.updateTable("partners").set({ image_url: null }).execute();
  const { page } = await visitor().get("/");
  expect(page.querySelectorAll("section[aria-labelledby=testimonials] figure")).toHaveLength(3);
  expect(page.querySelector("section[aria-labelledby=testimonials] img")).toBeNull();
  expect(page.querySelectorAll("section[aria-labelledby=partners] li")).toHaveLength(6);
  expect(page.querySelector("section[aria-labelledby=partners] img")).toBeNull();
});

test("the showroom's own hours stand beside its address, the company's in the footer", async () => {
  const { page } = await visitor().get("/");
  const showroom = textOf(page.querySelector("section[aria-labelledby=showroom]"));
  expect(showroom).toContain("10:00–19:00");
  expect(showroom).toContain("Strada Tâmplarilor 18");
  expect(showroom).toMatch(/Deschis acum, până la|Închis acum, deschidem/);
  expect(textOf(page.querySelector("footer"))).toMatch(/Deschis acum|Închis acum/);
});

test("the settings switch hero, featured products and opinions off, and set the cards in a row", async () => {
  const { changeSettings, findSettings } = await import("~/platform/settings/settings.server");
  const { appearance } = await findSettings(db);
  const sections = async () => {
    const { page } = await visitor().get("/");
    return {
      hero: page.querySelector("main .line-drawing") !== null,
      featured: page.querySelectorAll("section[aria-labelledby=featured] li").length,
      testimonials: page.querySelector("section[aria-labelledby=testimonials]") !== null,
      headings: page.querySelectorAll("h1").length,
      niche: page.querySelectorAll("main [name=nisa]").length,
    };
  };
  const always = { headings: 1, niche: 1 };
  expect(await sections()).toEqual({ ...always, hero: true, featured: 6, testimonials: true });
  await changeSettings("appearance", { ...appearance, productCardsPerRow: "4" }, db);
  expect((await sections()).featured).toBe(8);
  const off = { showHeroSection: false, showFeaturedProducts: false, showTestimonials: false };
  await changeSettings("appearance", { ...appearance, ...off }, db);
  expect(await sections()).toEqual({ ...always, hero: false, featured: 0, testimonials: false });
  await changeSettings("appearance", appearance, db);
});
