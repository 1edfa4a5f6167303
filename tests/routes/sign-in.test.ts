import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";

import type { Role } from "~db/schema";

import { refuseWrites } from "../engine";
import { textOf, toastOf } from "../visitor";
import { newcomer, pieceId, pieces } from "../world";
import { mailedLink, register, signIn } from "./accounts";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);
await register(db, visitor());
await db.updateTable("products").set({ stock_quantity: 50 }).execute();

test("registering refuses each field beside it and keeps what was typed but the password", async () => {
  const { status, page } = await visitor().post("/inregistrare", {
    firstName: "I",
    lastName: "",
    email: "ileana@",
    phone: "12",
    password: "scurt",
  });
  expect(status).toBe(422);
  const words = (name: string) => descriptionOf(page, controlOf(page, name));
  expect(words("firstName")).toContain("Prenumele trebuie să conțină cel puțin 2 caractere.");
  expect(words("lastName")).toContain("Numele trebuie să conțină cel puțin 2 caractere.");
  expect(words("email")).toContain("Introduceți o adresă de email validă.");
  expect(words("phone")).toContain("cel puțin 10 cifre");
  expect(words("password")).toContain("Parola trebuie să conțină cel puțin 8 caractere.");
  expect(words("terms")).toContain("Trebuie să fiți de acord cu termenii și condițiile.");
  expect(valueOf(controlOf(page, "email"))).toBe("ileana@");
  expect(valueOf(controlOf(page, "firstName"))).toBe("I");
  expect(page.toString()).not.toContain("scurt");
});

test("a password that everybody tries first is refused", async () => {
  const email = "usor@example.com";
  for (const password of ["parola123", "Password1", "steelers", email]) {
    const { status, page } = await visitor().post("/inregistrare", {
      ...newcomer,
      email,
      password,
    });
    expect(status).toBe(422);
    expect(descriptionOf(page, controlOf(page, "password"))).toContain("prea ușor de ghicit");
  }
  expect(
    await db.selectFrom("users").select("id").where("email", "=", email).execute(),
  ).toHaveLength(0);
});

test("who registers confirms with the password typed then, once, and then signs in", async () => {
  const somebody = visitor();
  const email = "nou@example.com";
  const answer = await somebody.submit("/inregistrare", { ...newcomer, email });
  expect(toastOf(answer.page)).toContain("Înregistrare reușită");
  expect(toastOf(answer.page)).toContain("Verifică-ți email-ul pentru confirmarea contului.");

  const early = await signIn(somebody, { email });
  expect(early.status).toBe(422);
  expect(mainOf(early)).toContain("Te-ai înregistrat de curând?");

  const link = await mailedLink(db, email, /^Confirmă/);
  expect(mainOf(await somebody.get(link))).toContain(email);
  expect(mainOf(await somebody.get(link))).toContain("Confirmă adresa");
  expect((await signIn(somebody, { email })).status).toBe(422);

  const confirm = { intent: "confirm", password: newcomer.password };
  const confirmed = await somebody.submit(link, confirm);
  expect(toastOf(confirmed.page)).toContain("Adresa de email este confirmată");
  expect((await somebody.post(link, confirm)).status).toBe(404);
  expect((await somebody.get(link)).status).toBe(404);

  const home = await somebody.submit("/autentificare", { email, password: newcomer.password });
  expect(toastOf(home.page)).toBe("Autentificare reușită Bine ai revenit!");
  expect(textOf(home.page.querySelector("header"))).toContain("Conectat ca Ileana Țăranu");
});

test("a password opens the account from any keyboard, also where it was kept as typed before", async () => {
  const [composed, decomposed] = ["nucul bătrân", "nucul ba\u0306tra\u0302n"];
  const email = "sarah.popescu@example.com";
  await register(db, visitor(), { email, password: composed });
  const mac = visitor();
  expect((await signIn(mac, { email, password: decomposed })).location).toBe("/");
  await mac.post("/deconectare", {});
  const password_hash = await hash(decomposed);
  await db.updateTable("users").set({ password_hash }).where("email", "=", email).execute();
  // Kept as it was typed once: the keyboard that wrote it opens the account, and from then on every other.
  expect((await signIn(mac, { email, password: decomposed })).location).toBe("/");
  expect((await signIn(visitor(), { email, password: composed })).location).toBe("/");
});

test("a newer reset link kills the older one, and each lives for half an hour", async () => {
  const email = "doua-linkuri@example.com";
  await register(db, visitor(), { email });
  const ask = () => visitor().post("/resetare-parola", { email });
  await ask();
  const first = await mailedLink(db, email, /^Resetarea parolei/);
  await ask();
  await expect
    .poll(() => mailedLink(db, email, /^Resetarea parolei/), { timeout: 20_000 })
    .not.toBe(first);
  const second = await mailedLink(db, email, /^Resetarea parolei/);
  expect((await visitor().get(first)).status).toBe(404);
  expect((await visitor().get(second)).status).toBe(200);
  const links = await db.selectFrom("account_links").select(["created_at", "expires_at"]).execute();
  for (const { created_at, expires_at } of links) {
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 60 * 1000);
  }
});

test("an unknown address, a wrong password and a known one read the same", async () => {
  const shown = async (email: string) => {
    const answer = await signIn(visitor(), { email, password: "altceva cu totul" });
    return [answer.status, mainOf(answer)];
  };
  const known = await shown(newcomer.email);
  expect(known[1]).toContain("Eroare de autentificare");
  expect(known[1]).toContain("Verificați datele și încercați din nou.");
  expect(await shown("nimeni@example.com")).toEqual(known);

  for (const path of ["/resetare-parola", "/confirmare-email"]) {
    const read = async (email: string) => toastOf((await visitor().submit(path, { email })).page);
    expect(await read(newcomer.email)).toBe(await read("nimeni@example.com"));
  }
  const register = async (email: string) =>
    toastOf((await visitor().submit("/inregistrare", { ...newcomer, email })).page);
  expect(await register(newcomer.email)).toBe(await register("inca-unul@example.com"));
  await mailedLink(db, newcomer.email, /^Ai deja un cont/);
});

test("ten failures pause an account, known or not, and its owner can still reset", async () => {
  const email = "pauza@example.com";
  await register(db, visitor(), { email });
  for (const address of [email, "fara-cont@example.com"]) {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await signIn(visitor(), { email: address, password: "nu este aceasta" });
    }
    const paused = await signIn(visitor(), { email: address });
    expect(paused.status).toBe(422);
    expect(mainOf(paused)).toContain("prea multe încercări pentru această adresă");
  }
  await visitor().post("/resetare-parola", { email });
  const link = await mailedLink(db, email, /^Resetarea parolei/);
  const reset = await visitor().submit(link, { newPassword: "alta parola buna" });
  expect(toastOf(reset.page)).toContain("Parola a fost schimbată");
  expect((await signIn(visitor(), { email, password: "alta parola buna" })).status).toBe(303);
  await mailedLink(db, email, /^Parola contului/);
});

test("a reset ends every session; of fifty who use the link at once, one wins", async () => {
  const email = "resetare@example.com";
  await register(db, visitor(), { email });
  const elsewhere = visitor();
  await signIn(elsewhere, { email });
  expect((await elsewhere.get("/cont/profil")).status).toBe(200);
  await visitor().post("/resetare-parola", { email });
  const link = await mailedLink(db, email, /^Resetarea parolei/);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      visitor().post(link, { newPassword: `parola numarul ${index}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  // The others find it spent, or were too many for one account or for the whole shop.
  expect(answers.filter(({ status }) => [404, 429, 503].includes(status))).toHaveLength(49);
  expect((await elsewhere.get("/cont/profil")).status).toBe(303);
});

test("remembered means 30 days, else until the browser closes", async () => {
  const cookie = async (fields: Parameters<typeof signIn>[1]) =>
    (await signIn(visitor(), fields)).headers
      .getSetCookie()
      .find((line) => line.startsWith("account="));
  expect(await cookie({ remember: "on" })).toContain("Max-Age=2592000");
  expect(await cookie({})).not.toMatch(/Max-Age|Expires/);
  expect(await cookie({})).toMatch(/HttpOnly/);
});

test("a session in use every day still ends, after 180 days", async () => {
  const { findAccount, startSession } =
    await import("~/people/identity/front/account-session.server");
  const { id: userId } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", newcomer.email)
    .executeTakeFirstOrThrow();
  const token = await startSession({ userId, isRemembered: true, userAgent: "tests" }, db);
  let days = 0;
  const isKnown = () => findAccount(token, new Date(Date.now() + days * 24 * 60 * 60 * 1000), db);
  while (days < 400 && (await isKnown())) days += 1;
  expect(days).toBe(180);
});

test("after signing in one is back where one was, and never elsewhere", async () => {
  const { location } = await visitor().get("/cont/comenzi");
  expect(location).toBe("/autentificare?returnTo=%2Fcont%2Fcomenzi");
  const { page } = await visitor().get(location!);
  expect(valueOf(controlOf(page, "returnTo"))).toBe("/cont/comenzi");
  expect((await signIn(visitor(), { returnTo: "/cont/comenzi" })).location).toBe("/cont/comenzi");
  for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    expect((await signIn(visitor(), { returnTo })).location).toBe("/");
  }
});

test("who is signed in needs no sign-in pages", async () => {
  const customer = await signedIn();
  for (const path of ["/autentificare", "/inregistrare", "/resetare-parola"]) {
    expect((await customer.get(path)).location).toBe("/");
    expect((await customer.post(path, newcomer)).location).toBe("/");
  }
});

test("the visitor's cart joins the customer's: the larger quantity, nothing lost", async () => {
  const email = "cosuri@example.com";
  await register(db, visitor(), { email });
  const atHome = visitor();
  await signIn(atHome, { email });
  await atHome.post("/cos", { intent: "add", productId: desk });
  await atHome.post("/cos", { intent: "add", productId: desk });
  const onPhone = visitor();
  await onPhone.post("/cos", { intent: "add", productId: desk });
  await onPhone.post("/cos", { intent: "add", productId: bed });
  await signIn(onPhone, { email });
  const quantities = async (of: typeof onPhone) =>
    (await of.get("/cos")).page
      .querySelectorAll("main input[name=quantity]:not([type=hidden])")
      .map((input) => input.getAttribute("value"));
  expect(await quantities(onPhone)).toEqual(["2", "1"]);
  expect(await quantities(atHome)).toEqual(["2", "1"]);
  const out = await onPhone.submit("/deconectare", {});
  expect(toastOf(out.page)).toBe("Deconectare reușită");
  expect(await quantities(onPhone)).toEqual([]);
});

test("who cannot be signed out is told so, is still signed in, and can try again", async () => {
  const customer = await signedIn();
  const allowWrites = await refuseWrites(db);
  const answer = await customer.submit("/deconectare", {});
  await allowWrites();
  expect(toastOf(answer.page)).toContain("A apărut o eroare la deconectare.");
  expect(answer.page.querySelector(".toast [role=alert]")).not.toBeNull();
  expect((await customer.get("/cont/comenzi")).status).toBe(200);
  await customer.post("/deconectare", {});
  expect((await customer.get("/cont/comenzi")).location).toMatch(/^\/autentificare/);
});

test("a cookie with any bit flipped is a signed-out visitor, not an error", async () => {
  const customer = await signedIn();
  const value = customer.cookie("account")!;
  const decoded = decodeURIComponent(value);
  for (let place = 0; place < decoded.length; place += 1) {
    for (const bit of [1, 16]) {
      const flipped = String.fromCharCode(decoded.charCodeAt(place) ^ bit);
      const broken = visitor();
      broken.setCookie(
        "account",
        encodeURIComponent(decoded.slice(0, place) + flipped + decoded.slice(place + 1)),
      );
      const { status } = await broken.get("/cont/comenzi");
      expect([303, 200]).toContain(status);
      // Base64 has spare bits at its end: such a cookie is the same one spelled differently.
      if (status === 200) expect(place).toBeGreaterThan(decoded.length - 4);
    }
  }
});

test("too many tries from one connection are told to wait, and what was typed stays", async () => {
  const somebody = visitor();
  const email = "rabdare@example.com";
  let answer = await somebody.post("/resetare-parola", { email });
  for (let tries = 0; tries < 25 && answer.status === 303; tries += 1) {
    answer = await somebody.post("/resetare-parola", { email });
  }
  expect(answer.status).toBe(429);
  expect(mainOf(answer)).toContain("prea multe încercări de la această conexiune");
  expect(valueOf(controlOf(answer.page, "email"))).toBe(email);
  expect((await visitor().post("/resetare-parola", { email })).status).toBe(303);
});

test("signing in leads home, where an administrator of a shop on trial is led to its launch list", async () => {
  const lineOf = async (role: Role) => {
    const somebody = visitor();
    const email = `${role}@work.example.com`;
    await register(db, visitor(), { email });
    await db.updateTable("users").set({ role }).where("email", "=", email).execute();
    const answer = await signIn(somebody, { email });
    expect([answer.status, answer.location]).toEqual([303, "/"]);
    const { page } = await somebody.get("/");
    return page.querySelector("#trial a")?.getAttribute("href");
  };
  expect(await lineOf("administrator")).toBe("/admin/lansare");
  expect(await lineOf("sales")).toBeUndefined();
  expect(await lineOf("customer")).toBeUndefined();
});
