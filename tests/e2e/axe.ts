import axe from "axe-core";
import type { Page } from "playwright/test";

/** What axe finds on a page, one line each; controls smaller than 24 px among it (WCAG 2.2, 2.5.8). */
export async function complaints(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
  const all: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    rules: { "target-size": { enabled: true } },
    ...options,
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify(all)})`,
  );
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
