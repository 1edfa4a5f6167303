import { buyer, pieces } from "../world";
import { signInAsAdmin, takeCall } from "./office";
import { expect, setStock, test } from "./shop";

test("a phone call becomes an order, and another one an offer that is accepted by its link", async ({
  page,
  shop,
}) => {
  await setStock(shop, pieces.desk, 5);
  await signInAsAdmin(page, shop);
  await takeCall(page, "Elena Dumitru");
  await page.getByLabel("Ce s-a spus la telefon").fill("Sună sâmbătă înainte.");
  await page.getByRole("button", { name: "Acceptată la telefon: plasează" }).click();
  await expect(page.getByText("a fost plasată")).toBeVisible();
  await expect(page.getByText("Acceptată la telefon: Sună sâmbătă înainte.")).toBeVisible();

  await takeCall(page, "Radu Ionescu");
  await page.getByLabel("Mesaj pentru client").fill("Cu drag, de la atelier.");
  await page.getByRole("button", { name: "Trimite oferta" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/\/oferta\//)
      .first(),
  ).toBeVisible();
  const office = page.url();
  const link = await page
    .getByRole("main")
    .getByText(/\/cerere-oferta\/|\/oferta/)
    .first()
    .textContent();

  await page.context().clearCookies();
  await page.goto(new URL(link!.trim()).pathname);
  await expect(page.getByText("Cu drag, de la atelier.")).toBeVisible();
  await expect(page.getByText("Reducere convenită")).toBeVisible();
  await page.getByRole("link", { name: "Accept oferta" }).click();
  await expect(page.locator("[name=address]")).toHaveValue(buyer.address);
  // Whoever accepts by the link has an e-mail to be written to.
  await page.locator("main [name=email]").fill("radu.ionescu@example.com");
  await page.getByRole("main").locator("form button").last().click();
  await expect(page.getByText("Ofertă acceptată, comandă plasată")).toBeVisible();
  await expect(page.getByText("Poliță pe colț").first()).toBeVisible();

  await signInAsAdmin(page, shop);
  await page.goto(office);
  await expect(
    page.getByRole("main").getByText("Acceptată", { exact: true }).first(),
  ).toBeVisible();
});

test("an order that was placed by phone is changed, accepted by its customer, and asked for at its new sum", async ({
  page,
  shop,
}) => {
  await setStock(shop, pieces.desk, 9);
  await signInAsAdmin(page, shop);
  await takeCall(page, "Ioana Marin");
  await page.locator("main [name=email]").fill("ioana.marin@example.com");
  await page.getByLabel("Ce s-a spus la telefon").fill("Plătește prin transfer.");
  await page.getByRole("button", { name: "Acceptată la telefon: plasează" }).click();
  await expect(page.getByText("a fost plasată")).toBeVisible();
  const order = page.url();

  await page.getByRole("link", { name: "Schimbă contactul și livrarea" }).click();
  await page.locator("main [name=phone]").fill("0733 111 222");
  await page.getByLabel("Se livrează la altă adresă").check();
  await page.locator("[name=deliveryName]").fill("Ioana Marin");
  await page.locator("[name=deliveryCounty]").selectOption("RO-CJ");
  await page.locator("[name=deliveryCity]").fill("Cluj-Napoca");
  await page.locator("[name=deliveryPostalCode]").fill("400129");
  await page.locator("[name=deliveryAddress]").fill("Bulevardul Eroilor nr. 12");
  await page.getByRole("main").getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Contactul comenzii a fost schimbat")).toBeVisible();
  await expect(page.getByText("Bulevardul Eroilor nr. 12").first()).toBeVisible();

  await page.getByRole("link", { name: "Schimbă comanda" }).click();
  await page.locator("[name=quantity-0]").fill("2");
  await page.getByRole("button", { name: "Arată diferența" }).click();
  await expect(page.getByText("1 → 2 ×")).toBeVisible();
  await page.getByLabel("Pentru client").fill("Cum am vorbit la telefon.");
  await page.getByRole("button", { name: "Trimite clientului" }).click();
  await expect(page.getByText("așteaptă răspunsul clientului")).toBeVisible();
  await page.getByRole("link", { name: "Înapoi la comandă" }).click();
  const customers = await page
    .getByRole("link", { name: "Pagina clientului" })
    .first()
    .getAttribute("href");

  await page.context().clearCookies();
  await page.goto(customers!);
  const proposal = page.locator("#schimbare");
  await expect(proposal.getByText("Cum am vorbit la telefon.")).toBeVisible();
  const total = await proposal.locator("li").last().locator("span.text-right").innerText();
  const [asked = ""] = total.split("\n");
  await proposal.getByRole("button", { name: "cu obligația de plată" }).click();
  await expect(page.getByText("Comanda a fost schimbată", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(asked).last()).toBeVisible();

  await signInAsAdmin(page, shop);
  await page.goto(order);
  await page.getByRole("button", { name: "Confirmă comanda" }).click();
  await page
    .getByRole("link", { name: /^Proformă/ })
    .first()
    .click();
  // The paper asks for the very sum that was accepted.
  await expect(page.getByRole("main")).toContainText(asked.replace(/ Lei$/, ""));
  await expect(page.getByRole("main")).toContainText("Poliță pe colț");
});
