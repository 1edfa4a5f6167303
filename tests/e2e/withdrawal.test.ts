import { buyer, pieces } from "../world";
import { expect, orderPiece, test } from "./shop";

test("a customer withdraws from an order: from its page, read, confirmed, acknowledged", async ({
  page,
  shop,
}) => {
  await orderPiece(page, shop, pieces.desk);
  const number = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ")[1]!;

  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Retrage-te din contract aici" }).click();
  await main.getByLabel(pieces.desk.product.name).check();
  await main.getByLabel("Email").fill("ileana");
  await main.getByRole("button", { name: "Continuă" }).click();
  await expect(main.getByLabel("Email")).toHaveAccessibleDescription(/nu este validă/);
  await expect(main.getByLabel(pieces.desk.product.name)).toBeChecked();
  await main.getByLabel("Email").fill(buyer.email);
  await main.getByRole("button", { name: "Continuă" }).click();

  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Confirmă retragerea");
  await expect(main).toContainText(`pentru comanda ${number}`);
  await main.getByRole("button", { name: "Modifică datele" }).click();
  await expect(main.getByLabel("Nume complet")).toHaveValue(buyer.fullName);
  await expect(main.getByLabel(pieces.desk.product.name)).toBeChecked();
  await main.getByRole("button", { name: "Continuă" }).click();
  await main.getByRole("button", { name: "Confirmă retragerea" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Am primit declarația de retragere",
  );
  await expect(main).toContainText(`1 × ${pieces.desk.product.name}`);
  const receipt = await shop.db
    .selectFrom("outbox")
    .select("subject")
    .where("recipient", "=", buyer.email)
    .where("subject", "like", `%retragerea%${number}`)
    .execute();
  expect(receipt).toHaveLength(1);
});
