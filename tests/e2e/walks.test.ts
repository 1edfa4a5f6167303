import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Locator, Page } from "playwright/test";

import { buyer } from "../world";
import { complaints } from "./axe";
import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };

/** A folder for pictures of each page, numbered; none are taken without it. */
const { WALK_PICTURES } = process.env;

/** What a customer does on the way from the home page to the thanks, counted. */
class Walk {
  private readonly pages: { name: string; screens: number }[] = [];
  private taps = 0;
  private fields = 0;

  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  /** Looks at a page that has come: once by eye, and whether anything is wider than the phone. */
  async look(name: string): Promise<void> {
    const { page, pages } = this;
    const { length, width } = await page.evaluate(() => ({
      length: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect(width, `${name} is no wider than the phone`).toBeLessThanOrEqual(PHONE.width);
    pages.push({ name, screens: length / PHONE.height });
    if (!WALK_PICTURES) return;
    mkdirSync(WALK_PICTURES, { recursive: true });
    const number = String(pages.length).padStart(2, "0");
    const path = join(WALK_PICTURES, `${this.name}-${number}-${name}.png`);
    await page.screenshot({ path, fullPage: true });
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.fields += 1;
    await what.fill(text);
  }

  async choose(what: Locator, value: string): Promise<void> {
    this.fields += 1;
    await what.selectOption(value);
  }

  /** The counts, and with pictures a line of the table. */
  counts() {
    const counts = { pages: this.pages.length, taps: this.taps, fields: this.fields };
    if (WALK_PICTURES) {
      const screens = this.pages.reduce((sum, page) => sum + page.screens, 0);
      const each = this.pages.map((page) => `${page.name} ${page.screens.toFixed(1)}`).join(", ");
      console.log(
        `${this.name}: ${counts.pages} pages, ${counts.taps} taps, ${counts.fields} fields, ` +
          `${screens.toFixed(1)} screens (${each})`,
      );
    }
    return counts;
  }
}

/** From the cart to the thanks, to a door in Bucharest. */
async function order(page: Page, walk: Walk): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Coșul tău" }).waitFor();
  await walk.look("cart");
  await walk.tap(page.getByRole("link", { name: "Finalizează comanda" }));
  const form = page.getByRole("main");
  await form.getByLabel("Nume complet").waitFor();
  await walk.look("checkout");
  await walk.fill(form.getByLabel("Nume complet"), buyer.fullName);
  await walk.fill(form.getByLabel("Email", { exact: true }), "maria.walks@example.ro");
  await walk.fill(form.getByLabel("Telefon", { exact: true }), buyer.phone);
  await walk.choose(form.locator("[name=county]"), buyer.county);
  await walk.choose(form.locator("[name=sector]"), buyer.sector);
  await walk.fill(form.getByLabel("Cod poștal").first(), buyer.postalCode);
  await walk.fill(form.getByLabel("Adresă", { exact: true }).first(), buyer.address);
  await walk.tap(page.getByRole("button", { name: "Continuă", exact: true }));
  const send = page.getByRole("button", { name: "Comandă cu obligație de plată" });
  await send.waitFor();
  await walk.look("review");
  await walk.tap(send);
  await page.getByText("Comandă finalizată cu succes!").waitFor();
  await walk.look("thanks");
}

const walkIn = (name: string, page: Page, hasScript: boolean | undefined) =>
  new Walk(page, `${name}-${hasScript === false ? "without" : "with"}-script`);

test("a ready-made piece takes six pages, five taps and seven fields on a phone", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize(PHONE);
  const walk = walkIn("ready-made", page, javaScriptEnabled);
  await page.goto("/");
  await walk.look("home");
  await walk.tap(
    page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first(),
  );
  await page.getByRole("button", { name: "Cumpără acum" }).first().waitFor();
  await walk.look("piece");
  await walk.tap(page.getByRole("button", { name: "Cumpără acum" }).first());
  await order(page, walk);
  expect(walk.counts()).toEqual({ pages: 6, taps: 5, fields: 7 });
});

test("a planned wardrobe takes nine pages and eight fields, each step without a fault of access", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize(PHONE);
  const walk = walkIn("planned", page, javaScriptEnabled);
  const judge = async (name: string) => {
    await walk.look(name);
    if (javaScriptEnabled) expect(await complaints(page)).toEqual([]);
  };
  await page.goto("/");
  await judge("home");
  await walk.fill(page.getByLabel("Nișa mea are"), "217");
  await walk.tap(page.getByRole("button", { name: "Vezi prețul" }));
  for (const step of ["place", "division", "look", "price"]) {
    const word = { place: "Locul", division: "Împărțirea", look: "Aspect", price: "Preț" }[step]!;
    await page
      .locator("main [aria-current=page], main p")
      .filter({ hasText: word })
      .first()
      .waitFor();
    await judge(step);
    if (step !== "price") await walk.tap(page.getByRole("button", { name: "Mai departe" }));
  }
  await walk.tap(page.getByRole("button", { name: "Adaugă în coș" }));
  await order(page, walk);
  expect(walk.counts()).toEqual({ pages: 9, taps: 8, fields: 8 });
});

test("the planner is walked with nothing but the keyboard", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const tabTo = async (name: RegExp) => {
    for (let stops = 0; stops < 150; stops += 1) {
      await page.keyboard.press("Tab");
      const named = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return (
          element?.getAttribute("aria-label") ??
          element?.labels?.[0]?.innerText ??
          element?.textContent
        );
      });
      if (name.test((named ?? "").trim())) return;
    }
    throw new Error(`no stop named ${name}`);
  };
  await page.goto("/");
  await tabTo(/^Nișa mea are/);
  await page.keyboard.type("217");
  await page.keyboard.press("Enter");
  await page.waitForURL(/nisa=217/);
  await tabTo(/^Mai departe$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/impartirea/);
  // The arrows go from column to column.
  await tabTo(/^Coloana 1$/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Coloana 2" })).toBeChecked();
  await tabTo(/^Mai departe$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/aspect/);
  await tabTo(/^Mai departe$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/pret/);
  await tabTo(/^Adaugă în coș$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Coșul tău" })).toBeVisible();
});
