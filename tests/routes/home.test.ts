import { expect, test } from "vitest";

import { textOf } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

test("the home page leads to the products and to a consultation", async () => {
  const answer = await visitor().get("/");
  expect(answer.status).toBe(200);
  expect(textOf(answer.page.querySelector("title"))).toMatch(/ · Atelier$/);
  expect(answer.page.querySelector("main a[href='/produse']")).not.toBeNull();
  expect(answer.page.querySelectorAll("main a[href^='tel:+40']").length).toBeGreaterThan(0);
  expect(mainOf(answer)).toContain("Programează o consultație gratuită");
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
  expect(footer).toContain(`© ${new Date().getFullYear()} Atelier`);
  expect(page.querySelector("footer a[href^='mailto:']")).not.toBeNull();
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
