import { expect, test } from "vitest";

import { renderMarkdown } from "~/platform/format/markdown.server";

import { textOf } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const legal = ["/termeni", "/confidentialitate", "/cookies", "/accesibilitate"];

test.each(legal)("%s has a table of contents, a date from its data and no gap", async (path) => {
  const answer = await visitor().get(path);
  expect(answer.status).toBe(200);
  const contents = answer.page.querySelectorAll("nav[aria-label=Cuprins] a");
  expect(contents.length).toBeGreaterThan(3);
  for (const link of contents) {
    const heading = answer.page.getElementById((link.getAttribute("href") ?? "").slice(1));
    expect(textOf(heading)).toBe(textOf(link));
  }
  expect(answer.page.querySelector("time")?.getAttribute("datetime")).toMatch(/^2026-/);
  expect(mainOf(answer)).not.toMatch(/\{\{|\*\*|undefined/);
});

test("the company's particulars come from the settings", async () => {
  const { changeSettings, findSettings } = await import("~/platform/settings/settings.server");
  const { company } = await findSettings(db);
  const changed = { ...company, name: "Lemn & <Fier> SRL", taxCode: "RO12345678" };
  await changeSettings("company", changed, db);
  const { page } = await visitor().get("/termeni?lng=en");
  const text = textOf(page.querySelector("article"));
  expect(text).toContain("Lemn & <Fier> SRL");
  expect(text).toContain("RO12345678");
  expect(page.querySelector("article span[lang=ro]")).not.toBeNull();
  await changeSettings("company", company, db);
});

test("a new version is shown with its own date; a language without one shows the Romanian, marked", async () => {
  const { publishPage } = await import("~/shop/content/front/page.server");
  const version = { page: "cookies", language: "ro", published_by: "Ana" } as const;
  const text = "# Cookie nou\n\nScurt.\n\n## Lista\n\nUnul.";
  await publishPage({ ...version, text }, new Date("2099-02-03T10:00:00Z"), db);
  const { page } = await visitor().get("/cookies");
  expect(textOf(page.querySelector("h1"))).toBe("Cookie nou");
  expect(textOf(page.querySelector("time"))).toBe("3 februarie 2099");
  await db
    .deleteFrom("page_versions")
    .where("page", "=", "cookies")
    .where("language", "=", "fr")
    .execute();
  const french = (await visitor().get("/cookies?lng=fr")).page;
  expect(french.querySelector("html")?.getAttribute("lang")).toBe("fr");
  expect(french.querySelector("h1[lang=ro]")).not.toBeNull();
  expect(french.querySelector("article[lang=ro]")).not.toBeNull();
});

test("the workshop's story shows how an order goes in seven steps, in order", async () => {
  const { page } = await visitor().get("/despre");
  expect(page.querySelectorAll(".order-path li p.font-heading").map(textOf)).toEqual([
    "1. Stăm de vorbă",
    "2. Măsurăm",
    "3. Desenăm",
    "4. Avansul",
    "5. Producția",
    "6. Livrarea",
    "7. Montajul",
  ]);
});

test("markup in a text is shown, not obeyed, and no harmful address becomes a link", () => {
  const { intro, sections, title } = renderMarkdown(
    "# Titlu\n\n<script>alert(1)</script> [a](javascript:alert(1)) **{{x}}**\n\n## Unu\n\nx\n\n## Unu\n\ny",
    { x: { text: "<img src=x onerror=alert(1)>", lang: "ro" } },
  );
  expect(title).toBe("Titlu");
  expect(intro).not.toMatch(/<script|<img|href="javascript/);
  expect(intro).toContain("&lt;img");
  expect(sections.map(({ id }) => id)).toEqual(["sectiunea-1", "sectiunea-2"]);
});
