import { expect, test } from "./shop";

test("a visitor asks for a consultation with a drawing attached", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Programează o discuție" }).click();
  const form = page.getByRole("main");
  await expect(form.getByLabel("Subiect")).toHaveValue("Consultație gratuită");

  await form.getByRole("button", { name: "Trimite mesajul" }).click();
  const name = form.getByLabel("Nume");
  await expect(name).toHaveAccessibleDescription(/cel puțin 2 caractere/);
  await expect(form.getByLabel("Subiect")).toHaveValue("Consultație gratuită");

  const wrong = page.getByRole("alert").getByRole("link");
  await expect(wrong).toHaveText([/„Nume”/, /„Email”/, /„Telefon”/, /„Mesaj”/]);
  await expect(page.getByRole("alert")).toBeFocused();
  await name.fill("I");
  if (javaScriptEnabled) {
    await expect(wrong).toHaveText([/„Email”/, /„Telefon”/, /„Mesaj”/]);
    await expect(name).toHaveAccessibleDescription("");
    await name.fill("");
    await expect(wrong).toHaveCount(4);
    await name.fill("I");
  }
  await form.getByRole("button", { name: "Trimite mesajul" }).click();
  await expect(wrong).toHaveText([/^Nume: Numele/, /„Email”/, /„Telefon”/, /„Mesaj”/]);
  await expect(name).toHaveAccessibleDescription("Numele trebuie să aibă cel puțin 2 caractere");

  await name.fill("Ioana Ștefan");
  await form.getByLabel("Email").fill("ioana@example.com");
  await form.getByLabel("Telefon").fill("0722 123 456");
  await form.getByLabel("Mesaj").fill("Aș vrea o bibliotecă pe tot peretele.");
  await form.getByLabel("Fișier").setInputFiles({
    name: "schița mea.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n"),
  });
  await form.getByRole("button", { name: "Trimite mesajul" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Mesaj trimis" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mesajul tău a ajuns la noi" })).toBeVisible();

  const message = await shop.db
    .selectFrom("contact_messages")
    .select(["name", "subject", "attachment_name", "attachment_file"])
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  expect(message).toMatchObject({
    name: "Ioana Ștefan",
    subject: "Consultație gratuită",
    attachment_name: "schița mea.pdf",
  });
  expect(message.attachment_file).toMatch(/\.pdf$/);

  await page.getByRole("link", { name: "Scrie alt mesaj" }).click();
  await expect(form.getByLabel("Mesaj")).toHaveValue("");
});

test("what is corrected before the last of the script arrives is told as corrected", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "only script corrects in place");
  let letPass = () => {};
  const isLate = new Promise<void>((resolve) => (letPass = resolve));
  await page.route(/\/corrected-[^/]*\.js$/, async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto("/contact");
  const form = page.getByRole("main");
  await form.getByRole("button", { name: "Trimite mesajul" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await form.getByLabel("Nume").fill("Ioana");
  letPass();
  await expect(form.getByLabel("Nume")).toHaveAccessibleDescription("");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    /„Email”/,
    /„Telefon”/,
    /„Subiect”/,
    /„Mesaj”/,
  ]);
});

test("a file that is too large is said so at once, and what was typed stays", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without script the server says so");
  await page.goto("/contact");
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
  await page.getByLabel("Mesaj").fill("Un plan foarte mare.");
  const file = page.getByLabel("Fișier");
  await file.setInputFiles({
    name: "plan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(8 * 1024 * 1024 + 1),
  });
  await expect(file).toHaveAccessibleDescription(/cel mult 8 MB\. Alege altul/);
  await expect(file).toHaveValue("");
  await expect(page.getByLabel("Mesaj")).toHaveValue("Un plan foarte mare.");
});

test("an address given in the footer becomes a subscription by the mailed link", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  const email = `ioana${javaScriptEnabled}@example.com`;
  await page.goto("/despre");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Adresa pentru noutăți").fill(email);
  await footer.getByRole("button", { name: "Abonează-te" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verifică-ți emailul" })).toBeVisible();
  const { text } = await shop.db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  await page.goto(/\/newsletter\/\S+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Da, abonează-mă" }).click();
  await expect(page.getByRole("heading", { name: "Abonare activă" })).toBeVisible();
  await page.getByRole("button", { name: "Dezabonează-mă" }).click();
  await expect(page.getByRole("button", { name: "Da, abonează-mă" })).toBeVisible();
});
