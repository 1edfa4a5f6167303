import type { Locator, Page } from "playwright/test";

import { languageCodes } from "~/platform/i18n/languages";

import { narrowBoxes } from "./layout";
import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };
/** A step is at most three of a phone's screens, and a piece at most six pages from the niche to the cart. */
const [MOST_SCREENS, MOST_PAGES] = [3, 6];

const strip = (page: Page) => page.getByRole("region", { name: "Piesa ta" });
const undo = (page: Page) => page.getByRole("link", { name: "Înapoi: anulează ultima schimbare" });
const next = (page: Page) => page.getByRole("button", { name: "Mai departe" });

/** The lei of a text such as “6.362 Lei”; with its sign, where it has one. */
async function leiIn(place: Locator, pattern: RegExp): Promise<number> {
  const found = pattern.exec(await place.innerText())?.[0] ?? "";
  return Number(found.replace("−", "-").replace(/[^\d-]/g, ""));
}
const priceOf = (page: Page) => leiIn(strip(page), /[\d.]+ Lei/);
const changeOf = (page: Page) => leiIn(strip(page), /[+−][\d.]+ Lei/);

/** Drawing and price are on the screen where a step begins, in its middle and at its end. */
async function staysInView(page: Page): Promise<void> {
  const drawing = strip(page).getByRole("img", { name: /pe măsură, |între pereții nișei/ });
  const form = page.locator("main form").first();
  const ends = (await form.boundingBox())!;
  const top = await page.evaluate(() => scrollY);
  for (const at of [0, 0.5, 1]) {
    await page.evaluate(
      (y) => scrollTo(0, y),
      top + ends.y + at * ends.height - PHONE.height * 0.9,
    );
    await expect(drawing).toBeInViewport({ ratio: 0.99 });
    await expect(strip(page).getByText(/Lei/).first()).toBeInViewport({ ratio: 0.99 });
  }
  const { height = 0 } = (await drawing.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(96);
  const { height: taken = 0 } = (await strip(page).boundingBox()) ?? {};
  expect(taken).toBeLessThanOrEqual(0.45 * PHONE.height);
  await page.evaluate(() => scrollTo(0, 0));
}

test("on a phone drawing and price stay in view from the niche to the cart, in six pages of three screens", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const lengths: [string, number][] = [];
  const look = async (step: string) => {
    await staysInView(page);
    lengths.push([step, await page.locator("main").evaluate((main) => main.scrollHeight)]);
  };
  await page.goto("/proiecteaza?nisa=217");
  await look("place");
  for (const step of ["2. Împărțirea", "3. Aspect", "4. Preț"]) {
    await next(page).click();
    const tab = page.getByRole("link", { name: step });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await look(step);
  }
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(page.getByRole("main")).toContainText("Dulap pe măsură");
  const tooLong = lengths.filter(([, length]) => length > MOST_SCREENS * PHONE.height);
  expect(tooLong).toEqual([]);
  // With the page that the niche was typed on, and the cart.
  expect(1 + lengths.length + 1).toBeLessThanOrEqual(MOST_PAGES);
});

test("a price above fields that nobody has filled in is said to be an example's", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const example = strip(page).getByText("Exemplu");
  await page.goto("/proiecteaza");
  await expect(example).toBeVisible();
  await page.getByLabel("Într-o nișă").check();
  await next(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Lățimea nișei");
  await expect(example).toBeVisible();
  await page.goto("/proiecteaza?nisa=217");
  await expect(strip(page).getByText(/Lei/).first()).toBeVisible();
  await expect(example).toBeHidden();
});

/** With all that can be typed of a slope, and of one that falls to the back. */
const beforeLowWall =
  "1w-sb3300x3300x3300x1000x2650x1650x2400x655x15-3240x1558x600-t18-p80_ps2.ps2.ps2.ps2_pal-alb_pal-alb_metal";
const underSlope =
  "1w-sr3300x3300x3300x1150x2650x2300x2400x655x15-3240x2280x600-t18-p80_ps5.ph.ps5.ps2_pal-alb_pal-alb_metal";

/** With all that can be typed of a corner. */
const inCorner =
  "1w-kfw2205x1805x1409x2550x15-2185x2200x600-t18-p80_ls5.lh.ls5.os5..1092.rh.rs5_pal-alb_pal-alb_metal";
const acrossCorner = "1w-dff1005x1005x1409x2650x15-990x2200x580-t18-p80_ls3_pal-alb_pal-alb_metal";

test("in a niche without a straight wall and with a lift, under a slope and in a corner, each step is three screens too with nothing cut off, in every language", async ({
  page,
  javaScriptEnabled,
}) => {
  // A page is as long before its script as after it, which no other test of lengths does without.
  test.skip(javaScriptEnabled);
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza");
  await page.getByRole("radio", { name: /Într-o nișă/ }).check();
  await page.getByRole("radio", { name: /Nu sunt drepți/ }).check();
  await page.getByLabel("Cea mai strâmtă trecere").selectOption("lift");
  const typed = {
    bottomWidth: "330",
    middleWidth: "326",
    topWidth: "331",
    leftHeight: "262",
    rightHeight: "258",
    nicheDepth: "62",
    skirting: "1,5",
    wayWidth: "90",
    wayHeight: "210",
    wayDepth: "140",
  };
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`[name=${name}]`).fill(text);
  }
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const design = new URL(page.url()).searchParams.get("d")!;
  const found: string[] = [];
  // The last two steps ask the same of a piece wherever it stands.
  const pages = [design, underSlope, beforeLowWall, inCorner, acrossCorner].flatMap((one) =>
    ["", "impartirea", ...(one === design ? ["aspect", "pret"] : [])].map((step) => [one, step]),
  );
  for (const language of languageCodes) {
    for (const [d, step] of pages) {
      await page.goto(`/proiecteaza?${new URLSearchParams({ d: d!, pas: step!, lng: language })}`);
      const length = await page.locator("main").evaluate((main) => main.scrollHeight);
      const faults = await narrowBoxes(page);
      if (length > MOST_SCREENS * PHONE.height) faults.push(`${length} px long`);
      found.push(...faults.map((fault) => `${language} ${step} ${d}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test("other views and details of a piece are folded on a phone, and open for whoever has chosen a view", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza?nisa=217");
  const open = page.getByRole("link", { name: "Deschisă", exact: true });
  await expect(open).toBeHidden();
  await page.getByText("Alte vederi și detalii").click();
  await open.click();
  await expect(open).toBeVisible();
  await expect(open).toHaveAttribute("aria-current", "true");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/proiecteaza?nisa=217");
  await expect(open).toBeVisible();
  await expect(page.getByText("Alte vederi și detalii")).toBeHidden();
});

test("a number shows its column's fields and is marked; what was typed into others goes along", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza?nisa=217");
  await next(page).click();
  const group = (number: number) =>
    page.getByRole("group", { name: `Coloana ${number}`, exact: true });
  await expect(group(1)).toBeVisible();
  await expect(group(2)).toBeHidden();
  await group(1).getByRole("textbox", { name: "Lățimea coloanei" }).fill("60");
  await page.getByText("2", { exact: true }).locator("visible=true").last().click();
  await expect(group(2)).toBeVisible();
  await expect(group(1)).toBeHidden();
  await expect(page.getByRole("radio", { name: "Coloana 2" })).toBeChecked();
  const fill = (number: number) =>
    page
      .locator(".plan-numbers circle")
      .nth(number - 1)
      .evaluate((circle) => getComputedStyle(circle).fill);
  expect(await fill(2)).not.toBe(await fill(1));
  await group(2).getByRole("textbox", { name: "Lățimea coloanei" }).fill("70");
  await page.getByRole("button", { name: "Arată modificările" }).click();
  await expect(page).toHaveURL(/600w.*700w/);
  // With script it was drawn in the browser until the answer came.
  await expect(strip(page).getByRole("img", { name: /pe măsură, / })).toHaveAttribute(
    "src",
    /^\/desen\/proiect/,
  );
  await expect(group(2)).toBeVisible();
  await expect(group(2).getByRole("textbox", { name: "Lățimea coloanei" })).toHaveValue("70");
  // The drawing shows where a column is, and a press on it shows its fields.
  await page.locator(".plan-numbers label").nth(2).click();
  await expect(group(3)).toBeVisible();
});

test("a fault in a column that is not shown shows it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza?nisa=217");
  await next(page).click();
  await page.getByRole("textbox", { name: "Lățimea coloanei" }).first().fill("lată");
  await page.locator(".plan-numbers label").nth(1).click();
  await page.getByRole("button", { name: "Arată modificările" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await expect(page.getByRole("textbox", { name: "Lățimea coloanei" }).first()).toBeVisible();
});

test("Înapoi takes back change after change, and the price says by how much each changed it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza?nisa=217");
  await next(page).click();
  await page.waitForURL(/impartirea/);
  await expect(undo(page)).toBeHidden();
  const first = await priceOf(page);
  await page.getByRole("link", { name: /sertare jos/ }).click();
  await expect(undo(page)).toBeVisible();
  const second = await priceOf(page);
  expect(await changeOf(page)).toBe(second - first);
  await page.getByRole("button", { name: /Împarte în două coloane.*Coloana 1/ }).click();
  await expect(page.getByRole("radio", { name: "Coloana 4" })).toBeVisible();
  const third = await priceOf(page);
  expect(await changeOf(page)).toBe(third - second);
  await undo(page).click();
  await expect(page.getByRole("radio", { name: "Coloana 4" })).toHaveCount(0);
  expect(await priceOf(page)).toBe(second);
  expect(await changeOf(page)).toBe(second - first);
  await undo(page).click();
  await expect(undo(page)).toHaveCount(0);
  expect(await priceOf(page)).toBe(first);
});

test("what was typed before there was any script is drawn when it comes", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  await page.setViewportSize(PHONE);
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/assets/entry.client*.js", async (route) => {
    await held;
    await route.continue();
  });
  const design =
    "1w-n2170x2170x2170x2500x2500x600x0-2110x2460x580-t18-p80_ph.ps5.ps5_pal-alb_pal-alb_metal";
  const address = `/proiecteaza?${new URLSearchParams({ d: design, pas: "impartirea" })}`;
  await page.goto(address, { waitUntil: "commit" });
  const width = page.getByRole("textbox", { name: "Lățimea coloanei" }).first();
  await width.fill("50");
  await width.blur();
  come();
  await expect(page).toHaveURL(/500w/);
  await expect(undo(page)).toBeVisible();
  await expect(width).toHaveValue("50");
});

test("with script all that is typed into one field is one change, and taking it back empties the field", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza?nisa=217");
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const first = await priceOf(page);
  const width = page.getByRole("textbox", { name: "Lățimea coloanei" }).first();
  await width.pressSequentially("50");
  await expect(page).toHaveURL(/500w/);
  await expect(undo(page)).toBeVisible();
  await expect.poll(() => priceOf(page)).not.toBe(first);
  expect(await changeOf(page)).toBe((await priceOf(page)) - first);
  await undo(page).click();
  await expect(undo(page)).toHaveCount(0);
  await expect(width).toHaveValue("");
  expect(await priceOf(page)).toBe(first);
  await width.pressSequentially("40");
  await expect(page).toHaveURL(/400w/);
  await page.reload();
  await undo(page).click();
  await expect(undo(page)).toHaveCount(0);
  await expect(width).toHaveValue("");
  expect(await priceOf(page)).toBe(first);
});
