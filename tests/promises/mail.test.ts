// Takes turns.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test as oneTest, type TestContext } from "vitest";

import { catalogueTranslations } from "~db/seed/translations";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";
import { buyer, pieces } from "../world";
import { countRows, readyToOrder, visit } from "./buying";
import { Mailbox, readLetter } from "./mailbox";

/** At the same time: most of it is waiting for the shop to look at its outbox again. */
const test = oneTest.concurrent;

const SHOP = "comenzi@atelier.example";
const ORIGIN = "https://atelier.example";

test("an order brings a mail to the customer in the order's language and one to the shop in Romanian", async (context) => {
  const { mailbox, shop } = await shopWithMailbox(context, { SHOP_ORIGIN: ORIGIN });
  const romanian = await order(shop, { email: "ileana@example.com" });
  const english = await order(shop, { email: "emma@example.com" }, { "Accept-Language": "en" });

  await eventually("all four mails are there", () => mailbox.letters.length === 4);
  await eventually("all four are noted as sent", async () => (await unsent(shop)).length === 0);
  expect(mailbox.letters.length).toBe(4);

  const [toIleana] = mailbox.to("ileana@example.com");
  expect(toIleana?.headers.get("subject")).toBe(
    `[Comandă de probă] Comanda ${romanian.number} la Atelier`,
  );
  expect(toIleana?.headers.get("from")).toContain("Atelier");
  expect(toIleana?.headers.get("reply-to")).toBe(SHOP);
  expect(toIleana?.text).toContain("Bună,\n\nÎți mulțumim!");
  expect(toIleana?.html).toContain('<html lang="ro">');
  const [toEmma] = mailbox.to("emma@example.com");
  expect(toEmma?.headers.get("subject")).toBe(`[Trial order] Order ${english.number} at Atelier`);
  expect(toEmma?.text).toContain("Hello,\n\nThank you!");
  expect(toEmma?.html).toContain('<html lang="en">');
  for (const [letter, name] of [
    [toIleana, "Termeni și condiții.pdf"],
    [toEmma, "Terms and conditions.pdf"],
  ] as const) {
    expect(letter?.files).toMatchObject([{ name, type: "application/pdf" }]);
    expect(letter?.files[0]?.bytes.toString("latin1")).toMatch(/^%PDF-1\.7[^]*%%EOF\s*$/);
    expect(letter?.text).toContain(name);
  }

  const notes = mailbox.to(SHOP);
  expect(notes.map((note) => note.headers.get("subject")).sort()).toEqual([
    expect.stringMatching(`^\\[Comandă de probă\\] Comandă nouă ${romanian.number}, [\\d.,]+ Lei$`),
    expect.stringMatching(`^\\[Comandă de probă\\] Comandă nouă ${english.number}, [\\d.,]+ Lei$`),
  ]);
  expect(notes.map((note) => note.headers.get("reply-to")).sort()).toEqual([
    "emma@example.com",
    "ileana@example.com",
  ]);

  // The order keeps the name that its customer read; staff read the Romanian one.
  const { name } = catalogueTranslations.en.products[`birouri-${pieces.desk.product.number}`]!;
  for (const { number, token, piece } of [
    { ...romanian, piece: pieces.desk.product.name },
    { ...english, piece: name },
  ]) {
    const about = mailbox.letters.filter((letter) => letter.text.includes(number));
    expect(about.length).toBe(2);
    for (const { to, text, html } of about) {
      const isStaffs = to.includes(SHOP);
      const [address, shown] = isStaffs
        ? [`${ORIGIN}/admin/comenzi/${number}`, pieces.desk.product.name]
        : [`${ORIGIN}/comanda/${token}`, piece];
      for (const part of [text, html]) {
        expect(part).toContain(address);
        expect(part).toContain(shown);
        expect(part).not.toMatch(/127\.0\.0\.1|\{\{|undefined/);
      }
    }
  }
});

test.for([
  ["in parts", "multipart/form-data; boundary=----one"],
  ["as any form", "application/x-www-form-urlencoded"],
] as const)("one press in the mail program ends a subscription, %s", async ([, type], context) => {
  const { mailbox, shop } = await shopWithMailbox(context, { SHOP_ORIGIN: ORIGIN });
  const ioana = visit(shop);
  await ioana.post("/newsletter", { email: "ioana@example.com" });
  await eventually("she is asked", () => mailbox.to("ioana@example.com").length === 1);
  const [link = ""] = /\/newsletter\/[\w-]{43}/.exec(mailbox.letters[0]!.text) ?? [];
  await ioana.post(link, { intent: "confirm" });
  await eventually("she is welcomed", () => mailbox.to("ioana@example.com").length === 2);
  const { headers } = mailbox.to("ioana@example.com")[1]!;
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [, address = ""] = /^<(.+)>$/.exec(headers.get("list-unsubscribe") ?? "") ?? [];
  expect(address).toBe(ORIGIN + link);

  // As her provider sends it: no page it comes from and no cookies.
  const ended = () =>
    shop.db.selectFrom("newsletter_subscribers").select("unsubscribed_at").executeTakeFirst();
  expect((await ended())?.unsubscribed_at).toBeNull();
  const body = type.startsWith("multipart")
    ? '------one\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n------one--\r\n'
    : "List-Unsubscribe=One-Click";
  const answer = await fetch(shop.origin + link, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": type },
    body,
  });
  expect(answer.status).toBe(204);
  expect((await ended())?.unsubscribed_at).not.toBeNull();
});

test("a mail server that asks to come back later gets the mail then, once", async (context) => {
  const { mailbox, shop } = await shopWithMailbox(context);
  mailbox.mood = "later";
  await order(shop);

  await eventually("both mails were turned away", () => mailbox.refusals === 2);
  await eventually("both are noted as delayed", async () =>
    (await unsent(shop)).every((mail) => mail.last_error !== null),
  );
  for (const mail of await unsent(shop)) {
    expect(mail.attempts).toBe(1);
    expect(mail.last_error).toContain("450");
    expect(Date.parse(mail.next_attempt_at)).toBeGreaterThan(Date.now());
  }

  mailbox.mood = "takes";
  // The half minute until the next attempt is over.
  await shop.db.updateTable("outbox").set({ next_attempt_at: new Date().toISOString() }).execute();
  await eventually("both mails are sent", async () => (await unsent(shop)).length === 0);
  expect(mailbox.letters.map((letter) => letter.to).flat()).toHaveLength(2);
  expect(shop.output()).not.toContain(buyer.email);
});

test("a mail server that hangs delays neither the checkout nor the stop", async (context) => {
  const { mailbox, shop } = await shopWithMailbox(context);
  mailbox.mood = "silent";
  await order(shop);
  await eventually("the first mail is under way", () => mailbox.callers > 0);

  const { visitor, form } = await readyToOrder(shop);
  const before = performance.now();
  const answer = await visitor.post("/finalizare-comanda/verificare", form);
  const took = performance.now() - before;
  console.log(`checkout beside a hanging mail server: ${Math.round(took)} ms`);
  expect(answer.status).toBe(303);
  // The mail server is given up after half a minute.
  expect(took).toBeLessThan(15_000);
  expect(await countRows(shop, "order_mail_requests")).toBe(1);

  expect(await shop.stop()).toBe(0);
});

test("without a mail server each mail is a file, and nothing personal is in the log", async (context) => {
  const shop = await startShop();
  context.onTestFinished(() => shop.dispose());
  const { token } = await order(shop);
  const outbox = join(shop.data, "outbox");
  await eventually("both files are linked", () => linksIn(shop.output()).length === 2);

  const files = readdirSync(outbox).map((name) => join(outbox, name));
  expect(files).toHaveLength(2);
  expect(linksIn(shop.output()).sort()).toEqual(files.map((file) => pathToFileURL(file).href));
  const letters = files.map((file) => readLetter(readFileSync(file, "latin1")));
  expect(letters.map((letter) => letter.headers.get("to"))).toContain(buyer.email);
  const customers = letters.find((letter) => letter.headers.get("to") === buyer.email);
  expect(customers?.files.map(({ name }) => name)).toEqual(["Termeni și condiții.pdf"]);
  expect(customers?.text).toContain(`${shop.origin}/comanda/${token}`);

  const curious = visit(shop);
  await curious.get(`/comanda/${token}`);
  await curious.get(`/comanda/${token}?_data=routes%2Fshop%2Forder`);
  await curious.post(`/comanda/${token}`, { email: buyer.email });
  await curious.get(`/produse?cauta=${encodeURIComponent(buyer.email)}`);
  await curious.post("/finalizare-comanda/verificare", { email: buyer.email, phone: buyer.phone });
  expect(await shop.stop()).toBe(0);
  const output = shop.output();
  expect(output).toContain("/comanda/…");
  expect(output).not.toContain(token);
  expect(output).not.toMatch(/[\w.+-]+(@|%40)[\w-]+\.\w+/);
  expect(output).not.toMatch(/722.?123/);
  expect(output).not.toContain(buyer.fullName);
});

async function shopWithMailbox(
  { onTestFinished }: Pick<TestContext, "onTestFinished">,
  env: Record<string, string> = {},
) {
  const mailbox = new Mailbox();
  const shop = await startShop({ SMTP_URL: await mailbox.open(), MAIL_SHOP: SHOP, ...env });
  // Nothing runs low here, which the shop would be told by a mail of its own.
  await shop.db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  onTestFinished(async () => {
    await shop.dispose();
    await mailbox.close();
  });
  return { mailbox, shop };
}

async function order(
  shop: ShopProcess,
  details: Partial<typeof buyer> = {},
  headers: Record<string, string> = {},
): Promise<{ number: string; token: string }> {
  const { visitor, form } = await readyToOrder(shop, pieces.desk, headers);
  const answer = await visitor.post("/finalizare-comanda/verificare", {
    ...form,
    email: buyer.email,
    ...details,
  });
  expect(answer.status).toBe(303);
  const token = answer.location!.replace("/comanda/", "");
  const { number } = await shop.db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return { number, token };
}

function unsent(shop: ShopProcess) {
  return shop.db
    .selectFrom("outbox")
    .select(["attempts", "last_error", "next_attempt_at"])
    .where("sent_at", "is", null)
    .execute();
}

function linksIn(output: string): string[] {
  return output.match(/file:\/\/[^"\s]+\.eml/g) ?? [];
}
