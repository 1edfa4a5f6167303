import type { Page } from "playwright/test";

import { pieces } from "../world";
import { expect, plannerStep, setStock, test } from "./shop";

const addresses = [
  "/",
  "/produse",
  "/produse?material=mdf",
  pieces.desk.path,
  `${pieces.desk.path}?fila=personalizare`,
  `${pieces.desk.path}?fila=recenzii&scrie=da`,
  plannerStep("pret"),
  "/galerie",
  "/despre",
  "/contact",
  "/oferta",
  "/retragere",
  "/termeni",
  "/salvate",
  "/asistent",
  "/autentificare",
  "/inregistrare",
  "/cos",
  "/finalizare-comanda",
];

/**
 * Fields, buttons, links and sums that something else lies over when they have just been brought into the
 * window, from above and from below.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSum = (one: Element) => /^[\d.,\s]+(Lei|lei)$/.test(one.textContent.trim());
    const ends = [...document.querySelectorAll("main span, main dd")].filter(isSum);
    const pressed = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, input:not([type=hidden]), select, textarea",
    );
    const coverOf = (one: Element): string | undefined => {
      const [box] = one.getClientRects();
      if (!box) return undefined;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const found = document.elementFromPoint(x, y);
      const own = [one, one.closest("label"), ...((one as HTMLInputElement).labels ?? [])];
      const isOwn = own.some(
        (part) => part && found && (part.contains(found) || found.contains(part)),
      );
      return isOwn ? undefined : (found?.outerHTML.slice(0, 80) ?? "out of the window");
    };
    return [...pressed, ...ends].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (one.closest(".sr-only, .skip-link, [aria-hidden=true], header")) return [];
      return [0, document.documentElement.scrollHeight].flatMap((from) => {
        scrollTo(0, from);
        one.scrollIntoView({ block: "nearest", behavior: "instant" });
        const cover = coverOf(one);
        return cover ? [`${one.outerHTML.slice(0, 80)} from ${from}: below ${cover}`] : [];
      });
    });
  });
}

for (const width of [360, 768, 1280]) {
  test(`nothing lies over a field, a button, a link or a sum that was scrolled to (${width} px)`, async ({
    page,
    shop,
  }) => {
    await setStock(shop, pieces.desk, 9);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
    await page.goto(pieces.desk.path);
    await page.locator(".buy-bar button[value=add]").click();
    await page.locator(".toast").waitFor();
    for (const address of addresses) {
      await page.goto(address);
      expect.soft(await covered(page), address).toEqual([]);
    }
  });
}

test("a message that goes leaves no hole, and nothing of it can be reached", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without script a message stays until the next page");
  await setStock(shop, pieces.desk, 9);
  await page.clock.install();
  await page.goto("/produse/birouri");
  const top = () =>
    page
      .getByRole("heading", { level: 1 })
      .evaluate((one) => scrollY + one.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole("button", { name: `Adaugă în coș: ${pieces.desk.product.name}` }).click();
  const message = page.locator(".toast");
  await expect(message).toContainText("adăugat în coș");
  expect(await top()).toBeGreaterThan(before);
  await page.clock.fastForward(5_000);
  await expect(message).toBeHidden();
  await expect.poll(top).toBe(before);
});
