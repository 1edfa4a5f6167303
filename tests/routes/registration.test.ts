import { expect, test } from "vitest";

import { deleteOldRegistrations } from "~/people/identity/front/registration.server";

import { refuseWrites } from "../engine";
import { textOf } from "../visitor";
import { newcomer } from "../world";
import { mailedLink, signIn, writeRequestedMails } from "./accounts";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const owner = { firstName: "Ileana", lastName: "Țăranu", password: newcomer.password };
const stranger = { firstName: "Mefisto", lastName: "Străinu", password: "parola unui strain" };

/** Registers an address, and returns the link that the mail of this registration holds. */
async function registered(email: string, who: typeof owner): Promise<string> {
  const before = await linksTo(email);
  const answer = await visitor().post("/inregistrare", { ...newcomer, ...who, email });
  expect(answer.status).toBe(303);
  const [link] = (await linksTo(email)).filter((one) => !before.includes(one));
  return link!;
}

async function linksTo(email: string): Promise<string[]> {
  const mails = await db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", email)
    .where("subject", "like", "Confirmă%")
    .execute();
  return mails.map(({ text }) => /\/confirmare-email\/\S+/.exec(text)![0]);
}

const accountOf = (email: string) =>
  db
    .selectFrom("users")
    .select(["first_name", "last_name", "phone"])
    .where("email", "=", email)
    .execute();

test.each([
  ["before", [stranger, owner]],
  ["after", [owner, stranger]],
] as const)(
  "a stranger who registers the address %s its owner gets no account, and the owner's link works",
  async (when, order) => {
    const email = `victima.${when}@example.com`;
    const links = new Map<typeof owner, string>();
    for (const who of order) links.set(who, await registered(email, who));
    const [own, foreign] = [links.get(owner)!, links.get(stranger)!];
    for (const link of [own, foreign]) expect((await visitor().get(link)).status).toBe(200);
    // Whoever spends a link proves the password of that very registration.
    for (const [link, { password }] of [
      [own, stranger],
      [foreign, owner],
    ] as const) {
      const refused = await visitor().post(link, { intent: "confirm", password });
      expect(refused.status).toBe(422);
    }
    expect(await accountOf(email)).toEqual([]);
    for (const { password } of [owner, stranger]) {
      expect((await signIn(visitor(), { email, password })).status).toBe(422);
    }
    const made = await visitor().post(own, { intent: "confirm", password: owner.password });
    expect(made.status).toBe(303);
    expect(await accountOf(email)).toMatchObject([{ first_name: owner.firstName }]);
    expect((await visitor().get(foreign)).status).toBe(404);
    const late = { intent: "confirm", password: stranger.password };
    expect((await visitor().post(foreign, late)).status).toBe(404);
    expect((await signIn(visitor(), { email, password: stranger.password })).status).toBe(422);
    expect((await signIn(visitor(), { email })).status).toBe(303);
  },
);

test("who holds the mailbox and not the password chooses another, and nothing typed before is kept", async () => {
  const email = "nestiutoare@example.com";
  const link = await registered(email, stranger);
  const [mail] = await db
    .selectFrom("outbox")
    .select(["subject", "text", "html"])
    .where("recipient", "=", email)
    .execute();
  expect(JSON.stringify(mail)).not.toMatch(/Mefisto|Străinu/);
  expect(mail!.text).toMatch(/^Bună ziua,/);

  const shown = await visitor().get(link);
  expect(mainOf(shown)).toContain(email);
  expect(mainOf(shown)).not.toMatch(/Mefisto|Străinu/);
  const wrong = await visitor().post(link, { intent: "confirm", password: "ghicita gresit" });
  expect(wrong.status).toBe(422);
  const typed = controlOf(wrong.page, "password");
  expect(descriptionOf(wrong.page, typed)).toContain("Nu este parola scrisă la acea înregistrare");
  expect(wrong.text).not.toContain("ghicita gresit");

  const anew = { intent: "anew", firstName: "Ileana", lastName: "Țăranu", terms: "on" };
  const short = await visitor().post(link, { ...anew, lastName: "", newPassword: "scurt" });
  expect(short.status).toBe(422);
  expect(descriptionOf(short.page, controlOf(short.page, "lastName"))).toContain("2 caractere");
  expect(descriptionOf(short.page, controlOf(short.page, "newPassword"))).toContain("8 caractere");
  expect(valueOf(controlOf(short.page, "firstName"))).toBe("Ileana");
  const easy = await visitor().post(link, { ...anew, newPassword: "parola123" });
  expect(descriptionOf(easy.page, controlOf(easy.page, "newPassword"))).toContain("ușor de ghicit");
  expect(await accountOf(email)).toEqual([]);

  const newPassword = "aleasa pe pagina linkului";
  expect((await visitor().post(link, { ...anew, newPassword })).status).toBe(303);
  expect(await accountOf(email)).toEqual([
    { first_name: "Ileana", last_name: "Țăranu", phone: null },
  ]);
  expect((await signIn(visitor(), { email, password: stranger.password })).status).toBe(422);
  expect((await signIn(visitor(), { email, password: newPassword })).status).toBe(303);
});

test.each(["/confirmare-email", "/resetare-parola"])(
  "a link asked for at %s for a registration that nobody confirmed makes no account by itself",
  async (path) => {
    const email = `ceruta${path.replace("/", ".")}@example.com`;
    const first = await registered(email, stranger);
    await visitor().post(path, { email });
    await writeRequestedMails(db);
    await expect.poll(() => linksTo(email), { timeout: 20_000 }).toHaveLength(2);
    const link = (await linksTo(email)).find((one) => one !== first)!;
    expect((await visitor().get(first)).status).toBe(200);
    for (const fields of [{}, { newPassword: "o parola oarecare" }, { intent: "confirm" }]) {
      await visitor().post(link, fields as Record<string, string>);
    }
    const token = link.split("/").at(-1)!;
    const reset = await visitor().post(`/resetare-parola/${token}`, { newPassword: "alta buna" });
    expect(reset.status).toBe(404);
    expect(await accountOf(email)).toEqual([]);
    const anew = { firstName: "Ileana", lastName: "Țăranu", terms: "on", newPassword: "de casa" };
    const made = await visitor().post(link, { intent: "anew", ...anew, newPassword: "fara grija" });
    expect(made.status).toBe(303);
    expect((await signIn(visitor(), { email, password: stranger.password })).status).toBe(422);
  },
);

test("ten tries with one link pause it, another link of the address goes on, and none is spent", async () => {
  const email = "incercari@example.com";
  const link = await registered(email, owner);
  const other = await registered(email, stranger);
  const wrong = { intent: "confirm", password: "ghicita gresit" };
  const right = { intent: "confirm", password: owner.password };
  for (let count = 0; count < 10; count += 1) {
    expect((await visitor().post(link, wrong)).status).toBe(422);
  }
  const paused = await visitor().post(link, right);
  expect(paused.status).toBe(429);
  expect(mainOf(paused)).toContain("prea multe încercări");
  expect((await visitor().post(other, wrong)).status).toBe(422);
  await db.updateTable("rate_limits").set({ resets_at: "2026-01-01T00:00:00.000Z" }).execute();
  expect((await visitor().post(link, right)).status).toBe(303);
});

test("five registrations of one address a day; the sixth is told so, with or without an account", async () => {
  const answers: string[] = [];
  for (const email of ["fara.numar@example.com", newcomer.email]) {
    if (email === newcomer.email) {
      const link = await registered(email, owner);
      await visitor().post(link, { intent: "confirm", password: owner.password });
      await db.deleteFrom("rate_limits").execute();
    }
    for (let count = 0; count < 5; count += 1) {
      expect((await visitor().post("/inregistrare", { ...newcomer, email })).status).toBe(303);
    }
    const sixth = await visitor().post("/inregistrare", { ...newcomer, email });
    expect(sixth.status).toBe(429);
    expect(valueOf(controlOf(sixth.page, "email"))).toBe(email);
    answers.push(mainOf(sixth));
  }
  expect(answers[0]).toContain("s-au cerut deja mai multe conturi azi");
  expect(answers[0]).toBe(answers[1]);
  expect(await linksTo("fara.numar@example.com")).toHaveLength(5);
});

test("the mail to a new address that nobody has proven carries no typed name", async () => {
  const email = "vorbaret@example.com";
  const link = await registered(email, { ...owner, firstName: "Cumpără Acum" });
  await visitor().post(link, { intent: "confirm", password: owner.password });
  const person = visitor();
  await signIn(person, { email });
  const ask = { intent: "email", email: "tinta@example.com", password: owner.password };
  expect((await person.post("/cont/profil", ask)).status).toBe(303);
  await mailedLink(db, "tinta@example.com", /^Confirmă noua/);
  const [mail] = await db
    .selectFrom("outbox")
    .select(["text", "html"])
    .where("recipient", "=", "tinta@example.com")
    .execute();
  expect(JSON.stringify(mail)).not.toContain("Cumpără Acum");
});

test("a registration that nobody confirms is forgotten after seven days", async () => {
  const email = "uitata@example.com";
  await registered(email, owner);
  const left = () =>
    db.selectFrom("registrations").selectAll().where("email", "=", email).execute();
  const day = 24 * 60 * 60 * 1000;
  await deleteOldRegistrations(new Date(Date.now() + 6 * day), db);
  expect(await left()).toHaveLength(1);
  await deleteOldRegistrations(new Date(Date.now() + 7.1 * day), db);
  expect(await left()).toHaveLength(0);
});

test("a registration that cannot be saved says so in the spec's words and keeps what was typed", async () => {
  const somebody = visitor();
  const allowWrites = await refuseWrites(db);
  const email = "altadata@example.com";
  const answer = await somebody.post("/inregistrare", { ...newcomer, email });
  await allowWrites();
  expect(answer.status).toBe(503);
  const alert = textOf(answer.page.querySelector("[role=alert]"));
  expect(alert).toBe("Eroare de înregistrare A apărut o eroare. Vă rugăm să încercați din nou.");
  expect(valueOf(controlOf(answer.page, "email"))).toBe(email);
  expect((await somebody.post("/inregistrare", { ...newcomer, email })).status).toBe(303);
});
