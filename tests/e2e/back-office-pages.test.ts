import axe from "axe-core";

import { pieceId, pieces } from "../world";
import { signInAsAdmin } from "./admin";
import { expect, test } from "./shop";

test("the back office's pages please axe and fit a narrow phone", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "axe is itself a script");
  test.setTimeout(150_000);
  await signInAsAdmin(page, shop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bed = await pieceId(shop.db, pieces.bed);
  const found: string[] = [];
  for (const address of [
    "/admin/produse",
    "/admin/produse/nou",
    `/admin/produse/${bed}`,
    `/admin/produse/${bed}/stergere`,
    "/admin/produse/import",
    "/admin/modificari",
    "/admin/categorii",
    "/admin/categorii/nou",
    "/admin/materiale",
    "/admin/materiale/material/pal-alb",
    `/admin/traduceri/product/${bed}?limba=hu`,
    "/admin/jurnal?lng=ru",
    "/admin/asistent",
    "/configurare-api",
    "/admin/produse/unknown",
  ]) {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate<axe.AxeResults>(
        "axe.run(document, { resultTypes: ['violations'], preload: false })",
      );
      for (const { id, nodes } of violations) {
        const places = nodes.map((node) => node.target.join(" ")).slice(0, 3);
        found.push(`${address} at ${width} px: ${id} at ${places.join(", ")}`);
      }
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (excess > 0) found.push(`${address} at ${width} px is ${excess} px too wide`);
    }
  }
  expect(found).toEqual([]);
});
