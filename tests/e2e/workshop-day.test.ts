import { addMessage, pieceId, pieces } from "../world";
import { expect, fillCheckout, sendOrder, setStock, test } from "./shop";

test("the workshop's day: an order delivered and paid, a message answered, new colours", async ({
  page,
  shop,
}) => {
  await setStock(shop, pieces.desk, 5);
  await page.goto(pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await fillCheckout(page);
  await sendOrder(page);
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
  const { number, total_bani } = await shop.db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.number", "orders.total_bani"])
    .where("order_lines.product_id", "=", await pieceId(shop.db, pieces.desk))
    .orderBy("orders.placed_at", "desc")
    .executeTakeFirstOrThrow();
  const messageId = await addMessage(shop.db);

  await page.goto("/autentificare");
  const form = page.getByRole("main");
  await form.getByLabel("Email").fill("admin@atelier.local");
  await form.locator("input[name=password]").fill("a password for tests");
  await form.locator("input[name=password]").press("Enter");
  await expect(page).not.toHaveURL(/autentificare/);

  await page.goto("/admin/comenzi?stare=new");
  await page.getByRole("link", { name: number }).click();
  await page.getByLabel("Mesaj pentru client").fill("Livrăm marți.");
  for (const [button, status] of [
    ["Confirmă comanda", "Confirmată"],
    ["Trimite în producție", "În producție"],
    ["Pornește livrarea", "În livrare"],
    ["Marchează livrată", "Livrată"],
  ] as const) {
    const why = page.getByLabel("De ce mergi totuși mai departe");
    if (await why.isVisible()) await why.fill("Plătește la primire.");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: button })).toBeHidden();
    await expect(page.getByRole("main").getByText(status).first()).toBeVisible();
  }
  await expect(page.getByText("Livrăm marți.")).toBeVisible();
  for (const bani of [100_00, total_bani - 100_00]) {
    const amount = `${Math.trunc(bani / 100)},${String(bani % 100).padStart(2, "0")}`;
    await page.getByRole("textbox", { name: "Suma (RON)" }).first().fill(amount);
    await page.getByRole("button", { name: "Înregistrează plata" }).click();
    await expect(page.getByText("Plată înregistrată").first()).toBeVisible();
    await expect(
      page.getByRole("cell", { name: amount.replace(/^(\d+)(\d{3}),/, "$1.$2,") }).first(),
    ).toBeVisible();
  }
  await expect(page.getByRole("main").getByText("Plătită", { exact: true })).toBeVisible();

  await page.goto(`/admin/mesaje/${messageId}`);
  await page.getByLabel("Răspunsul tău").fill("Sigur că se poate.");
  await page.getByRole("button", { name: "Trimite răspunsul" }).click();
  await expect(page.getByText("Răspunsul pleacă prin email")).toBeVisible();

  await page.goto("/admin/setari?fila=aspect");
  await page.getByLabel("Culoarea principală").fill("#0b5fb8");
  await page.getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Setări salvate")).toBeVisible();
  await page.goto("/produse");
  await page.goto(pieces.desk.path);
  await expect(page.getByRole("button", { name: "Cumpără acum" })).toHaveCSS(
    "background-color",
    "rgb(11, 95, 184)",
  );
  await shop.db.deleteFrom("settings").execute();
});
