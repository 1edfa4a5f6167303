import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { textOf, toastOf } from "../visitor";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const mailsTo = (recipient: string) =>
  db
    .selectFrom("outbox")
    .select(["subject", "text", "unsubscribe_url"])
    .where("recipient", "=", recipient)
    .orderBy("created_at")
    .execute();

/** The path of the link in the first mail to somebody. */
async function linkTo(recipient: string): Promise<string> {
  const [first] = await mailsTo(recipient);
  return /\/newsletter\/[\w-]{43}/.exec(first?.text ?? "")?.[0] ?? "";
}

test("the footer of every page takes an address", async () => {
  const { page } = await visitor().get("/produse");
  const form = page.querySelector("footer form[action='/newsletter']");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.querySelector("input[type=email][name=email]")).not.toBeNull();
});

test("what is no address is refused beside its field, as typed", async () => {
  const answer = await visitor().post("/newsletter", { email: "ioana@" });
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, "email");
  expect(descriptionOf(answer.page, control)).toContain("Adresă de email invalidă");
  expect(valueOf(control)).toBe("ioana@");
});

test("an address is asked once more by mail; the link shows a button, and only that subscribes", async () => {
  const ioana = visitor();
  const answer = await ioana.submit("/newsletter", { email: "Ioana@example.com" });
  expect(toastOf(answer.page)).toContain("Verifică-ți emailul");
  const link = await linkTo("ioana@example.com");
  const page = await ioana.get(link);
  expect(page.status).toBe(200);
  expect(textOf(page.page.querySelector("main form button"))).toBe("Da, abonează-mă");
  // A mail scanner has opened the link by now, and nothing has happened.
  const row = () => db.selectFrom("newsletter_subscribers").selectAll().executeTakeFirstOrThrow();
  expect((await row()).confirmed_at).toBeNull();

  const confirmed = await ioana.submit(link, { intent: "confirm" });
  expect(toastOf(confirmed.page)).toContain("Abonarea este confirmată");
  expect((await row()).confirmed_at).not.toBeNull();
  const [, welcome] = await mailsTo("ioana@example.com");
  expect(welcome?.unsubscribe_url).toContain(link);

  const ended = await ioana.submit(link, { intent: "unsubscribe" });
  expect(toastOf(ended.page)).toContain("Nu mai trimitem nimic");
  expect((await row()).unsubscribed_at).not.toBeNull();
});

test("the answer is the same for an address that is known and one that is not", async () => {
  const first = await visitor().submit("/newsletter", { email: "known@example.com" });
  await visitor().post(await linkTo("known@example.com"), { intent: "confirm" });
  const again = await visitor().submit("/newsletter", { email: "known@example.com" });
  expect(again.status).toBe(first.status);
  expect(toastOf(again.page)).toBe(toastOf(first.page));
  expect(mainOf(again)).toBe(mainOf(first));
  // The question and the welcome, and no second question.
  expect(await mailsTo("known@example.com")).toHaveLength(2);
});

test("a mail program's own button ends the mails without a page", async () => {
  await visitor().post("/newsletter", { email: "program@example.com" });
  const link = await linkTo("program@example.com");
  await visitor().post(link, { intent: "confirm" });
  const answer = await visitor().post(link, { "List-Unsubscribe": "One-Click" });
  expect(answer.status).toBe(204);
  expect(mainOf(await visitor().get(link))).toContain("nu primește");
});

test("a link that leads nowhere is a page not found, whatever is posted to it", async () => {
  expect((await visitor().get("/newsletter/unknown")).status).toBe(404);
  const posted = await visitor().post("/newsletter/unknown", { intent: "confirm" });
  expect(posted.status).toBe(404);
});

test("nobody is written to without end, and no client asks without end", async () => {
  for (let count = 0; count < 4; count += 1) {
    const { status } = await visitor().post("/newsletter", { email: "victim@example.com" });
    expect(status).toBe(303);
  }
  expect(await mailsTo("victim@example.com")).toHaveLength(3);
  const eager = visitor();
  for (let count = 0; count < 5; count += 1) {
    await eager.post("/newsletter", { email: `a${count}@example.com` });
  }
  const refused = await eager.post("/newsletter", { email: "a9@example.com" });
  expect(refused.status).toBe(429);
  expect(valueOf(controlOf(refused.page, "email"))).toBe("a9@example.com");
});

test("what a machine fills in is answered and forgotten", async () => {
  await visitor().post("/newsletter", { email: "bot@example.com", website: "x" });
  expect(await mailsTo("bot@example.com")).toEqual([]);
});

test("the shop hears of a new subscriber only if it wants to", async () => {
  const { changeSettings, findSettings } = await import("~/platform/settings/settings.server");
  const noteCount = async () =>
    (await mailsTo("contact@atelier.example")).filter(({ subject }) => subject.includes("Abonat"))
      .length;
  expect(await noteCount()).toBe(0);
  const { notifications } = await findSettings(db);
  await changeSettings("notifications", { ...notifications, emailNewsletter: true }, db);
  await visitor().post("/newsletter", { email: "new@example.com" });
  await visitor().post(await linkTo("new@example.com"), { intent: "confirm" });
  expect(await noteCount()).toBe(1);
});

test("the mail itself carries the way out", async () => {
  const { sendDueMails } = await import("~/platform/mail/front/send-mail.server");
  await sendDueMails(new AbortController().signal);
  const outbox = join(process.env.SHOP_DATA!, "outbox");
  const letters = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), "utf8"));
  const welcome = letters.filter((letter) => letter.includes("List-Unsubscribe-Post"));
  expect(welcome.length).toBeGreaterThan(0);
  for (const letter of welcome) {
    const unfolded = letter.replace(/\r?\n[ \t]+/g, " ");
    expect(unfolded).toMatch(/^List-Unsubscribe: <http:\/\/[^>]+\/newsletter\/[\w-]{43}>$/m);
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  }
});
