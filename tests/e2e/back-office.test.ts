import { picture } from "../images";
import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

test("a product is added with two uploads, sold, repriced, and its category deleted", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const kind = javaScriptEnabled ? "Vasile" : "Ilie";
  const category = `Holuri ${kind}`;
  const name = `Cuier ${kind} din frasin`;
  await signInAsAdmin(page, shop);
  await page.goto("/admin/categorii");
  await page.getByRole("link", { name: "Adaugă categorie" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nume").fill(category);
  await dialog.getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Categorie adăugată")).toBeVisible();

  await page.goto("/admin/produse");
  await page.getByRole("link", { name: "Adaugă produs" }).click();
  await expect(dialog.getByRole("heading", { name: "Adaugă produs" })).toBeVisible();
  await dialog.getByLabel("Nume", { exact: true }).fill("ab");
  await dialog.getByLabel("Descriere").fill("Cu șase cârlige.");
  await dialog.getByRole("button", { name: "Salvează" }).click();
  const field = dialog.getByLabel("Nume", { exact: true });
  await expect(field).toHaveAccessibleDescription(/cel puțin 3 caractere/);
  await expect(dialog.getByLabel("Descriere")).toHaveValue("Cu șase cârlige.");

  await field.fill(name);
  await dialog.getByLabel("Categorie").selectOption({ label: category });
  await dialog.getByLabel("Formă desenată").selectOption({ label: "Raft" });
  await dialog.getByLabel("Preț (RON)").fill("249,90");
  await dialog.getByLabel("Stoc", { exact: true }).fill("4");
  await dialog.getByLabel("Încarcă de pe dispozitiv").setInputFiles([
    { name: "unu.png", mimeType: "image/png", buffer: await picture("png") },
    { name: "doi.jpg", mimeType: "image/jpeg", buffer: await picture("jpeg") },
  ]);
  await dialog.getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Produs adăugat")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const slug = `holuri-${kind.toLowerCase()}`;
  await page.goto(`/produse/${slug}`);
  await page.getByRole("heading", { name }).getByRole("link").click();
  await expect(page.getByRole("main")).toContainText("249,90 Lei");
  const shown = page.getByRole("main").getByRole("img", { name }).first();
  await expect(shown).toBeVisible();
  if (javaScriptEnabled) {
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.getByRole("link", { name: /Imaginea 2|Fotografia 2|2/ }).first()).toBeVisible();

  await page.goto("/admin/produse");
  await page.getByRole("main").getByRole("searchbox").fill(kind);
  await page.getByRole("button", { name: "Filtrează" }).click();
  await expect(page).toHaveURL(new RegExp(`cauta=${kind}`));
  // The new list is there, not only its address.
  const file = page.getByRole("link", { name: "Exportă CSV" });
  await expect(file).toHaveAttribute("href", new RegExp(`cauta=${kind}`));
  await page.getByRole("link", { name }).click();
  await dialog.getByLabel("Preț (RON)").fill("199");
  await dialog.getByLabel("Preț (RON)").press("Enter");
  await expect(page.getByText("Produs actualizat")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`cauta=${kind}`));
  await expect(page.getByRole("main")).toContainText("199,00 RON");

  await page.goto("/admin/categorii");
  const row = page.getByRole("row").filter({ hasText: category });
  await row.getByLabel(`Acțiuni: ${category}`).click();
  await row.getByRole("link", { name: "Șterge" }).click();
  await expect(dialog).toContainText(
    "Atenție: Toate produsele din această categorie vor fi dezactivate.",
  );
  await dialog.getByRole("button", { name: "Șterge" }).click();
  await expect(page.getByText("A fost dezactivat 1 produs.")).toBeVisible();
  const gone = await page.goto(`/produse/${slug}`);
  expect(gone?.status()).toBe(410);
});

test("a dialog over a list is left by Escape and by its link", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await signInAsAdmin(page, shop);
  await page.goto("/admin/produse?cauta=nora");
  await page.getByRole("link", { name: "Pat matrimonial Nora din stejar masiv" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  if (javaScriptEnabled) {
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await page.keyboard.press("Escape");
  } else await dialog.getByRole("link", { name: "Închide" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/cauta=nora$/);
});

test("prices are changed for several products at once, and changed back", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await page.goto("/admin/produse?categorie=bai");
  await page.getByText("Modificări în masă", { exact: true }).click();
  await page.getByLabel("Ce se modifică").selectOption("price-amount");
  await page.getByLabel("Procent, sumă în RON sau zile").fill("11");
  await page.getByLabel(/^Alege Oglindă ovală/).check();
  await page.getByRole("button", { name: "Vezi înainte și după" }).click();
  await expect(page.getByRole("heading", { name: "Previzualizare" })).toBeVisible();
  await page.getByRole("button", { name: "Aplică pentru 1 produs" }).click();
  await expect(page.getByText("Modificarea a fost aplicată")).toBeVisible();
  await page.getByRole("button", { name: "Anulează modificarea" }).click();
  await expect(page.getByText("Produse readuse: 1.")).toBeVisible();
});
