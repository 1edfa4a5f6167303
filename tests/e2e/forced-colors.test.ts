import type { Page } from "playwright/test";

import { placePlans, wardrobePlan } from "../orders-placed";
import { pieces } from "../world";
import { signInAsAdmin } from "./office";
import { expect, plannerStep, test } from "./shop";

const places = [
  "/",
  "/produse",
  "/produse?cauta=zzzz",
  pieces.bed.path,
  `${pieces.bed.path}?fila=specificatii`,
  `${pieces.bed.path}?fila=personalizare`,
  plannerStep("impartirea"),
  plannerStep("pret"),
  "/galerie",
  "/cos",
];

/** What is chosen, or where one is, and is not marked; drawings whose ink lies on a dark ground. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const chosen = "main a[aria-current], main .choice:has(:checked), main label:has(> :checked)";
    for (const one of document.querySelectorAll<HTMLElement>(chosen)) {
      const isSpan = one.closest("[aria-label] > ol") !== null;
      if (!one.checkVisibility() || isSpan || one.querySelector("[type=checkbox]")) continue;
      if (getComputedStyle(one).outlineStyle !== "solid")
        found.push(`not marked: ${one.innerText}`);
    }
    for (const image of document.images) {
      const isDrawing = /^(data:image\/svg|\/desen|\/comanda\/|\/admin\/)/;
      if (!isDrawing.test(image.getAttribute("src") ?? "")) continue;
      const { backgroundColor } = getComputedStyle(image);
      if (backgroundColor !== "rgb(255, 255, 255)")
        found.push(`on ${backgroundColor}: ${image.src}`);
    }
    const ink = getComputedStyle(document.body).color;
    for (const line of document.querySelectorAll(".line-drawing > path:not(.pencil, .room)")) {
      const { stroke } = getComputedStyle(line);
      if (stroke !== ink) found.push(`a line in ${stroke}`);
    }
    return found;
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`where the system takes all colours, what is chosen and drawn is seen (${colorScheme})`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    const planned = await placePlans(shop.db, [[wardrobePlan, 1]]);
    for (const place of [...places, `/comanda/${planned.token}`]) {
      await page.goto(place);
      expect(await lost(page), place).toEqual([]);
    }
    await signInAsAdmin(page, shop);
    for (const place of ["/admin/comenzi", `/admin/comenzi/${planned.number}/pachet`]) {
      await page.goto(place);
      expect(await lost(page), place).toEqual([]);
    }
  });
}
