import axe from "axe-core";

import { pieces } from "../world";
import { expect, test, tour } from "./shop";

for (const width of [360, 1280]) {
  test(`axe finds nothing to complain about on any page (${width} px)`, async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "axe is itself a script");
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 800 });
    // A colour on its way from one to another is not judged.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found: string[] = [];
    await tour(page, shop, pieces.desk, async (place) => {
      if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
      const { violations } = await page.evaluate<axe.AxeResults>(
        "axe.run(document, { resultTypes: ['violations'], preload: false })",
      );
      for (const { id, nodes } of violations) {
        found.push(`${place}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
      }
    });
    expect(found).toEqual([]);
  });
}
