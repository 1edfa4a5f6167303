import { randomBytes } from "node:crypto";

import type { Page } from "playwright/test";
import sharp from "sharp";

import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

/** A photograph of about two megabytes. */
async function photograph() {
  const raw = { width: 900, height: 780, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const buffer = await sharp(noise, { raw }).png().toBuffer();
  return { name: "raft.png", mimeType: "image/png", buffer };
}

/** Makes the page's browser send no more than this many bytes a second. */
async function slowDown(page: Page, uploadThroughput: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await browser.send("Network.emulateNetworkConditions", conditions);
}

test("a picture without its words is refused with the rest kept, then hung in the gallery", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await page.goto("/admin/galerie");
  await page.getByLabel("Categorie").selectOption("bai");
  await page.getByLabel("Fișier").setInputFiles(await photograph());
  await page.getByRole("button", { name: "Adaugă imaginea" }).click();
  const words = page.getByLabel("Text alternativ");
  await expect(words).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Categorie")).toHaveValue("bai");

  await words.fill("Un raft de stejar");
  await page.getByLabel("Fișier").setInputFiles(await photograph());
  await page.getByRole("button", { name: "Adaugă imaginea" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Imagine adăugată" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Un raft de stejar" })).toBeVisible();
});

test("with script a slow upload tells how far it is, and a lost one loses nothing typed", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "the browser shows its own progress");
  await signInAsAdmin(page, shop);
  await page.goto("/admin/produse/nou");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nume", { exact: true }).fill("Raft încărcat încet");
  await dialog.getByLabel("Categorie").selectOption("bai");
  await dialog.getByLabel("Formă desenată").selectOption("shelf");
  await dialog.getByLabel("Preț (RON)").fill("120");
  await dialog.getByLabel("Încarcă de pe dispozitiv").setInputFiles(await photograph());

  await page.route("**/admin/produse/nou?_data=*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Salvează" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Ce ai scris a rămas în formular");
  await expect(dialog.getByLabel("Nume", { exact: true })).toHaveValue("Raft încărcat încet");

  await page.unrouteAll();
  await slowDown(page, 600_000);
  await dialog.getByRole("button", { name: "Salvează" }).click();
  const progress = dialog.getByRole("progressbar", { name: "Se trimit fișierele..." });
  await expect(progress).toHaveAttribute("value", /^([1-9]|[1-4]\d)$/);
  await expect(progress).toHaveAttribute("value", /^[5-9]\d$/);
  await expect(page.getByText("Produs adăugat")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/produse$/);
});
