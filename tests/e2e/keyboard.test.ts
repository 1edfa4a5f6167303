import type { Page } from "playwright/test";

import { buyer, pieces } from "../world";
import { expect, setStock, test } from "./shop";

/** Moves the focus on until it is on what has that name; each stop on the way has to be seen. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // Past the last stop the browser's own controls have their turn.
      if (!element || element === document.body) return { name: "", isSeen: true };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const labels = "labels" in element ? (element.labels as NodeListOf<HTMLElement>) : null;
      return {
        name: element.getAttribute("aria-label") ?? labels?.[0]?.innerText ?? element.textContent,
        isSeen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 1 && box.width > 1,
      };
    });
    expect(focused.isSeen, `the focus on "${focused.name}" is seen`).toBe(true);
    if (name.test((focused.name ?? "").trim())) return;
  }
  throw new Error(`no stop named ${name}`);
}

test("a purchase with nothing but the keyboard, the focus always in sight", async ({
  page,
  shop,
}) => {
  await setStock(shop, pieces.desk, 9);
  await page.goto("/produse/birouri");
  await tabTo(page, /^Sari la conținut/);
  await page.keyboard.press("Enter");
  await tabTo(page, new RegExp(`^${pieces.desk.product.name}$`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${pieces.desk.path}$`));

  await tabTo(page, /^Cumpără acum$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Coșul tău" })).toBeVisible();
  await tabTo(page, /^Finalizează comanda$/);
  await page.keyboard.press("Enter");
  await page.getByLabel("Nume complet").waitFor();

  for (const [label, typed] of [
    [/^Nume complet/, buyer.fullName],
    [/^Email/, buyer.email],
    [/^Telefon/, buyer.phone],
    // The first letters choose from a list.
    [/^Județul/, "Bucure"],
    [/^Sectorul/, buyer.sector],
    [/^Cod poștal/, buyer.postalCode],
    [/^Adresă$/, buyer.address],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(typed);
  }
  await tabTo(page, /^Continuă$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verifică și trimite comanda");
  await tabTo(page, /^Comandă cu obligație de plată$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
});

test("nothing moves for who asked for less motion", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "styles are read by script");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", pieces.desk.path, "/galerie?imagine=2", "/asistent"]) {
    await page.goto(address);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const style = getComputedStyle(element);
          const longest = (times: string) =>
            Math.max(...times.split(",").map((time) => parseFloat(time)));
          const isTransition =
            style.transitionProperty !== "none" && longest(style.transitionDuration) > 0.01;
          const isAnimation =
            style.animationName !== "none" && longest(style.animationDuration) > 0.01;
          return isTransition || isAnimation || style.scrollBehavior === "smooth";
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(moving, address).toEqual([]);
  }
});
