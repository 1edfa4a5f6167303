import type { Locator } from "playwright/test";

import { languageCodes } from "~/platform/i18n/languages";

import { expect, test } from "./shop";

const CATEGORIES = 14;
/** The height of a small laptop's window, in px. */
const LOW = 700;
const HIGHEST_FOOTER = 500;

test(`in every language the footer of a phone is at most ${HIGHEST_FOOTER} px high`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const code of languageCodes) {
    for (const path of ["/contact", "/finalizare-comanda", "/produse?cauta=nimic"]) {
      const address = new URL(path, "http://shop");
      address.searchParams.set("lng", code);
      await page.goto(address.pathname + address.search);
      const box = await page.getByRole("contentinfo").boundingBox();
      expect.soft(box?.height, address.href).toBeLessThanOrEqual(HIGHEST_FOOTER);
    }
  }
});

/** As if the shop had more categories, which a menu lists one below the other. */
async function fillUp(links: Locator): Promise<void> {
  await links.last().evaluate((last, count) => {
    for (let made = 0; made < count; made += 1) last.after(last.cloneNode(true));
  }, CATEGORIES);
}

for (const width of [360, 1280]) {
  test(`with ${CATEGORIES} categories more the menu scrolls by itself in a window ${LOW} px high (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: LOW });
    await page.goto("/despre");
    const header = page.getByRole("banner");
    if (width < 1280) await header.locator("summary[aria-label=Meniu]").click();
    const products = header.locator("details:visible > summary", { hasText: "Produse" });
    const links = header.locator("details[open] a[href^='/produse/']:visible");
    if ((await links.count()) === 0) await products.click();
    await fillUp(links);
    const last = links.last();
    await last.scrollIntoViewIfNeeded();
    const box = (await last.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(LOW);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}
