import type { Page } from "playwright/test";

import { Mailbox } from "../promises/mailbox";
import { pieces } from "../world";
import {
  expect,
  fillCheckout,
  sendOrder,
  setStock,
  shared,
  startShownShop,
  test as base,
} from "./shop";

const opened = shared(
  async () => {
    const mailbox = new Mailbox();
    return { mailbox, shop: await startShownShop({ SMTP_URL: await mailbox.open() }) };
  },
  async ({ mailbox, shop }) => {
    await shop.dispose();
    await mailbox.close();
  },
);

/** A shop of its own, whose mail goes to a mail server of the tests. */
const test = base.extend<{ mailbox: Mailbox }>({
  mailbox: async ({}, use) => use((await opened()).mailbox),
  shop: async ({}, use) => use((await opened()).shop),
});

const password = "nucul din curte";

/** The link in the newest letter to an address whose subject matches. */
async function openMailedLink(
  page: Page,
  origin: string,
  mailbox: Mailbox,
  to: string,
  subject: RegExp,
) {
  const find = () =>
    mailbox
      .to(to)
      .filter((letter) => subject.test(letter.headers.get("subject") ?? ""))
      .at(-1);
  await expect.poll(() => find() !== undefined, { timeout: 30_000 }).toBe(true);
  const [, path] = /https?:\/\/[^/\s]+(\/\S+)/.exec(find()?.text ?? "") ?? [];
  await page.goto(origin + (path ?? "/the-letter-has-no-link"));
}

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.goto("/autentificare");
  const form = page.getByRole("main");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Parolă", { exact: true }).fill(typed);
  await form.getByRole("button", { name: "Autentificare", exact: true }).click();
}

test("a customer registers, confirms, orders, sees the order, resets the password, and old sessions end", async ({
  page,
  browser,
  shop,
  mailbox,
  javaScriptEnabled,
}, testInfo) => {
  await setStock(shop, pieces.desk, 50);
  const email = `ana.${testInfo.project.name}@example.com`;
  const main = page.getByRole("main");

  await page.goto("/inregistrare");
  await main.getByLabel("Prenume", { exact: true }).fill("Ana");
  await main.getByLabel("Nume", { exact: true }).fill("Șerban");
  await main.getByLabel("Email", { exact: true }).fill(email);
  await main.getByLabel("Parolă", { exact: true }).fill(password);
  await main.getByLabel("Sunt de acord").check();
  await main.getByRole("button", { name: "Creează cont" }).click();
  await expect(page.getByText("Înregistrare reușită")).toBeVisible();

  await signIn(page, email, password);
  await expect(main.getByRole("alert")).toContainText("Verificați datele");
  await openMailedLink(page, shop.origin, mailbox, email, /^Confirmă/);
  await main.getByLabel("Parola aleasă la înregistrare").fill(password);
  await main.getByRole("button", { name: "Confirmă adresa" }).click();
  await expect(page.getByText("Adresa de email este confirmată")).toBeVisible();
  await signIn(page, email, password);
  await expect(page.getByText("Bine ai revenit!")).toBeVisible();

  await page.goto(pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await expect(main.getByLabel("Email", { exact: true })).toHaveValue(email);
  await fillCheckout(page);
  await sendOrder(page);
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
  await page.goto("/cont/comenzi");
  await main.getByRole("link", { name: /Vezi comanda AM-/ }).click();
  await expect(main.getByText(pieces.desk.product.name)).toBeVisible();

  const elsewhere = await browser.newContext({ javaScriptEnabled, locale: "ro-RO" });
  const there = await elsewhere.newPage();
  await there.goto(`${shop.origin}/resetare-parola`);
  await there.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
  await there.getByRole("button", { name: "Trimite linkul" }).click();
  await expect(there.getByText("Verifică-ți emailul")).toBeVisible();
  await openMailedLink(there, shop.origin, mailbox, email, /^Resetarea/);
  await there.getByRole("main").getByLabel("Parola nouă", { exact: true }).fill("teiul din colț");
  await there.getByRole("button", { name: "Schimbă parola" }).click();
  await expect(there.getByText("Parola a fost schimbată")).toBeVisible();
  await elsewhere.close();

  await page.goto("/cont/profil");
  await expect(page).toHaveURL(/\/autentificare/);
  await signIn(page, email, password);
  await expect(main.getByRole("alert")).toContainText("Verificați datele și încercați din nou.");
  await signIn(page, email, "teiul din colț");
  await expect(page.getByText("Bine ai revenit!")).toBeVisible();
});
