import type { Page } from "playwright/test";

import { freePort } from "../shop-process";
import { expect, scriptRuns, shared, startShownShop, test as base } from "./shop";

const opened = shared(
  async () => {
    const PORT = String(await freePort());
    const origin = `http://localhost:${PORT}`;
    return { origin, shop: await startShownShop({ PORT, SHOP_ORIGIN: origin }) };
  },
  ({ shop }) => shop.dispose(),
);

/** A shop with a name in its address: passkeys belong to names. */
const test = base.extend({
  shop: async ({}, use) => use((await opened()).shop),
  baseURL: async ({}, use) => use((await opened()).origin),
});

/** A phone's fingerprint reader that always agrees. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    agree: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
}

async function typePassword(page: Page): Promise<void> {
  await page.goto("/autentificare?returnTo=/admin/setari");
  await page.getByLabel("Email", { exact: true }).fill("admin@atelier.local");
  await page.getByLabel("Parolă", { exact: true }).fill("a password for tests");
  await page.getByRole("main").getByRole("button", { name: "Autentificare" }).click();
}

test("an administrator adds a passkey, signs in with it and proves a step with it", async ({
  page,
  shop,
}) => {
  const authenticator = await addAuthenticator(page);
  await typePassword(page);
  await arrive(page, "/admin/setari");

  await page.goto("/cont/securitate");
  await page.getByLabel("Numele cheii").fill("Telefonul meu");
  await page.getByRole("button", { name: "Adaugă o cheie de acces" }).click();
  await arrive(page, "/cont/securitate/coduri");
  await expect(page.getByRole("main").locator("ol li")).toHaveCount(10);
  await page.getByRole("button", { name: "Le-am păstrat" }).click();
  await expect(page.getByText("Telefonul meu")).toBeVisible();
  await expect(page.getByText("Încă nefolosită")).toBeVisible();

  await page.context().clearCookies();
  await typePassword(page);
  await arrive(page, "/autentificare/cod");
  await scriptRuns(page);
  // A reader that does not recognise the finger is no second factor.
  await authenticator.agree(false);
  await page.getByRole("button", { name: "Folosește cheia de acces" }).click();
  await expect(page.getByText("Browserul nu a primit cheia de acces")).toBeVisible();
  await authenticator.agree(true);
  await page.getByRole("button", { name: "Folosește cheia de acces" }).click();
  await arrive(page, "/admin/setari");

  const proven_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await shop.db.updateTable("sessions").set({ proven_at }).execute();
  await page.goto("/admin/setari?fila=firma");
  await page.getByLabel("Denumire").fill("Nucul SRL");
  await page.getByRole("button", { name: "Folosește cheia de acces" }).click();
  await expect(page.getByText("Setări salvate")).toBeVisible();
  await expect(page.getByLabel("Denumire")).toHaveValue("Nucul SRL");
  await page.goto("/cont/securitate");
  await expect(page.getByText("Folosită ultima dată")).toBeVisible();
});

test("a copy of a passkey, whose counter went back, opens nothing", async ({ page, shop }) => {
  await shop.db.deleteFrom("passkeys").execute();
  await addAuthenticator(page);
  await typePassword(page);
  await arrive(page, "/admin/setari");
  await page.goto("/cont/securitate");
  await page.getByRole("button", { name: "Adaugă o cheie de acces" }).click();
  await arrive(page, "/cont/securitate/coduri");
  await shop.db.updateTable("passkeys").set({ counter: 1_000 }).execute();

  // What the page still asks for as this administrator would be refused as a stranger's.
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
  await typePassword(page);
  await arrive(page, "/autentificare/cod");
  await scriptRuns(page);
  await page.getByRole("button", { name: "Folosește cheia de acces" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/autentificare/cod");
});
