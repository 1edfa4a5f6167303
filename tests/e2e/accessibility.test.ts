import axe from "axe-core";
import type { Page } from "playwright/test";

import { codeOf } from "../one-time-codes";
import { pieces } from "../world";
import { signInAsAdmin } from "./admin";
import { expect, test, tour } from "./shop";

const WIDTHS = [360, 1280];

test("axe finds nothing to complain about on any page, on a phone and on a desk", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "axe is itself a script");
  test.setTimeout(150_000);
  // A colour on its way from one to another is not judged.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  await tour(page, shop, pieces.desk, async (place) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await faultsOf(page)) found.push(`${place} at ${width} px: ${fault}`);
    }
  });
  expect(found).toEqual([]);
});

async function faultsOf(page: Page): Promise<string[]> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(
    "axe.run(document, { resultTypes: ['violations'], preload: false })",
  );
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

test("axe finds nothing to complain about where a second factor is set up and asked for", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "axe is itself a script");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page, shop);
  const look = async (place: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsOf(page), `${place} at ${width} px`).toEqual([]);
    }
  };
  await page.goto("/cont/securitate");
  await look("off");
  await page.getByRole("button", { name: "Activează codurile" }).click();
  const code = page.getByLabel("Codul de șase cifre din aplicație");
  await code.fill("1");
  await page.getByRole("button", { name: "Confirmă codul" }).click();
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("wrong code");
  const secret = (await page.getByRole("main").locator("code").innerText()).replace(/\s/g, "");
  await code.fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirmă codul" }).click();
  await page.getByRole("button", { name: "Le-am păstrat" }).waitFor();
  await look("recovery codes");
  await page.getByRole("button", { name: "Le-am păstrat" }).click();
  await page.getByText("Oprește a doua verificare").click();
  await look("on");
  const proven_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await shop.db.updateTable("sessions").set({ proven_at }).execute();
  await page.goto("/autentificare/din-nou");
  await page.getByRole("button", { name: "Confirmă" }).click();
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("asked again");
  await shop.db.deleteFrom("one_time_codes").execute();
});
