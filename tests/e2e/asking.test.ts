import { picture } from "../images";
import { pieceId, pieces } from "../world";
import { sidewaysExcess } from "./layout";
import { signInAsAdmin } from "./office";
import { expect, setStock, test } from "./shop";

test.use({ viewport: { width: 360, height: 740 } });

test("a visitor waits for a sold-out piece, confirms, and is written to once", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const email = `asteapta.${javaScriptEnabled ? "cu" : "fara"}@example.com`;
  await setStock(shop, pieces.soldOut, 0);
  await page.goto(pieces.soldOut.path);
  const main = page.getByRole("main");
  expect(await sidewaysExcess(page)).toBe(0);
  await main.getByLabel("Anunță-mă când revine").fill("ioana");
  await main.getByRole("button", { name: "Anunță-mă" }).click();
  await expect(main.getByLabel("Email")).toHaveAccessibleDescription(/invalidă/);
  await expect(main.getByLabel("Email")).toHaveValue("ioana");
  await main.getByLabel("Email").fill(email);
  await main.getByRole("button", { name: "Anunță-mă" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verifică-ți emailul" })).toBeVisible();
  const mails = () =>
    shop.db.selectFrom("outbox").select("text").where("recipient", "=", email).execute();
  const [question] = await mails();
  const [link = ""] = /\/anunta-ma\/[\w-]{43}/.exec(question!.text) ?? [];
  await page.goto(link);
  await main.getByRole("button", { name: "Da, anunțați-mă" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Te anunțăm când revine în stoc",
  );
  await setStock(shop, pieces.soldOut, 3);
  await expect(async () => expect(await mails()).toHaveLength(2)).toPass({ timeout: 30_000 });
  expect((await mails()).some(({ text }) => text.includes(pieces.soldOut.path))).toBe(true);
  await page.goto(link);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nu mai urmează niciun mesaj");
  await setStock(shop, pieces.soldOut, 0);
});

test("pictures are only a buyer's; a review is approved, answered and seen", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  const main = page.getByRole("main");
  const text = `Sertarele se închid lin. ${Math.random()}`;
  await page.goto(`${pieces.desk.path}?fila=recenzii&scrie=da`);
  await main.getByLabel("4 din 5 stele").check();
  await main.getByLabel("Recenzia ta").fill(text);
  const photograph = { name: "birou.png", mimeType: "image/png", buffer: await picture("png") };
  await main.getByLabel("Fotografii ale piesei tale").setInputFiles(photograph);
  expect(await sidewaysExcess(page)).toBe(0);
  await main.getByRole("button", { name: "Trimite recenzia" }).click();
  const pictures = main.getByLabel("Fotografii ale piesei tale");
  await expect(pictures).toHaveAccessibleDescription(/alege-le din nou/);
  await expect(main.getByLabel("Recenzia ta")).toHaveValue(text);

  await shop.db
    .insertInto("reviews")
    .values({
      id: `r-${text}`,
      product_id: await pieceId(shop.db, pieces.desk),
      user_id: null,
      author_name: "Ana P.",
      rating: 4,
      text,
      is_verified_buyer: 1,
      is_sample: 0,
      created_at: new Date().toISOString(),
      approved_at: null,
    })
    .execute();
  await page.goto("/admin/recenzii");
  const card = main.getByRole("article").filter({ hasText: text });
  await card.getByText("Răspunde", { exact: true }).click();
  await card.getByLabel("Răspunsul atelierului").fill("Vă mulțumim!");
  const toast = page.getByRole("status");
  await card.getByRole("button", { name: "Publică răspunsul" }).click();
  await expect(toast.filter({ hasText: "Răspuns publicat" })).toBeVisible();
  await card.getByRole("button", { name: "Aprobă" }).click();
  await expect(toast.filter({ hasText: "apare acum în magazin" })).toBeVisible();
  await page.goto(`${pieces.desk.path}?fila=recenzii`);
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText("Vă mulțumim!").first()).toBeVisible();
});

test("a visitor asks about a piece, and the workshop's answer stands below it", async ({
  page,
  shop,
}) => {
  const main = page.getByRole("main");
  const text = `Se poate livra demontat? ${Math.random()}`;
  await page.goto(pieces.bed.path);
  await main.getByRole("link", { name: "Pune o întrebare" }).click();
  await main.getByLabel("Întrebarea ta").fill(text);
  await main.getByRole("button", { name: "Trimite întrebarea" }).click();
  await expect(main.getByLabel("Nume")).toHaveAccessibleDescription(/cel puțin 2 caractere/);
  await expect(main.getByLabel("Întrebarea ta")).toHaveValue(text);
  await main.getByLabel("Nume").fill("Ioana");
  await main.getByRole("button", { name: "Trimite întrebarea" }).click();
  await expect(page.getByRole("status").filter({ hasText: "trimisă" })).toBeVisible();
  expect(await sidewaysExcess(page)).toBe(0);

  await signInAsAdmin(page, shop);
  await page.goto("/admin/intrebari");
  const card = main.getByRole("article").filter({ hasText: text });
  await card.getByLabel("Răspuns", { exact: true }).fill("Da, și îl montăm.");
  expect(await sidewaysExcess(page)).toBe(0);
  await card.getByRole("button", { name: "Publică răspunsul" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Răspuns publicat" })).toBeVisible();
  await page.goto(pieces.bed.path);
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText("Da, și îl montăm.").first()).toBeVisible();
});
