import { spawnSync } from "node:child_process";

import { expect, test } from "vitest";

import { codeOf, forgetUsedCodes, turnCodesOn } from "../one-time-codes";
import { textOf, toastOf, type Visitor } from "../visitor";
import { newcomer } from "../world";
import { mailedLink, register, signIn } from "./accounts";
import { controlOf, descriptionOf, mainOf, openingReasons, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

/** A registered customer, signed in by the form, with codes turned on. */
async function customerWithCodes(email: string) {
  await register(db, visitor(), { email });
  const customer = visitor();
  await signIn(customer, { email });
  const codes = await turnCodesOn(customer);
  await forgetUsedCodes(db);
  return { customer, ...codes };
}

const wrongOf = (secret: string) => (codeOf(secret) === "000000" ? "111111" : "000000");

/** Makes the proof of every session eleven minutes old. */
async function letProofsAge(): Promise<void> {
  const proven_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.updateTable("sessions").set({ proven_at }).execute();
}

test("with codes on, the password alone opens nothing; the code opens it, without script", async () => {
  const email = "coduri@example.com";
  const { secret } = await customerWithCodes(email);
  const somebody = visitor();
  const first = await signIn(somebody, { email, remember: "on", returnTo: "/cont/comenzi" });
  expect(first.status).toBe(303);
  expect(first.location).toBe("/autentificare/cod?returnTo=%2Fcont%2Fcomenzi");
  expect(first.headers.getSetCookie().join()).not.toContain("account=");
  expect((await somebody.get("/cont/profil")).location).toMatch(/^\/autentificare\?/);

  const { page } = await somebody.get(first.location!);
  const field = controlOf(page, "oneTimeCode");
  expect(field.getAttribute("inputmode")).toBe("numeric");
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  expect(page.querySelector("main form")?.getAttribute("action")).toBe(first.location);

  const wrong = await somebody.post(first.location!, { oneTimeCode: wrongOf(secret) });
  expect(wrong.status).toBe(422);
  expect(descriptionOf(wrong.page, controlOf(wrong.page, "oneTimeCode"))).toContain("nu este bun");
  const empty = await somebody.post(first.location!, {});
  expect(empty.status).toBe(422);

  const oneTimeCode = codeOf(secret);
  const right = await somebody.post(first.location!, { oneTimeCode });
  expect(right.status).toBe(303);
  expect(right.location).toBe("/cont/comenzi");
  expect(right.headers.getSetCookie().find((line) => line.startsWith("account="))).toContain(
    "Max-Age=2592000",
  );
  expect((await somebody.get("/cont/profil")).status).toBe(200);

  const replaying = visitor();
  await signIn(replaying, { email });
  const replay = await replaying.post("/autentificare/cod", { oneTimeCode });
  expect(replay.status).toBe(422);
});

test("a recovery code stands in for the app, once; a new set ends the old one", async () => {
  const email = "recuperare@example.com";
  const { customer, recoveryCodes } = await customerWithCodes(email);
  expect(recoveryCodes).toHaveLength(10);
  expect((await customer.get("/cont/securitate/coduri")).location).toBe("/cont/securitate");
  const enter = async (recoveryCode: string) => {
    const somebody = visitor();
    const { location } = await signIn(somebody, { email });
    return (await somebody.post(location!, { recoveryCode })).status;
  };
  expect(await enter(recoveryCodes[0]!)).toBe(303);
  expect(await enter(recoveryCodes[0]!)).toBe(422);
  expect(mainOf(await customer.get("/cont/securitate"))).toContain("9 coduri nefolosite");
  await customer.post("/cont/securitate", { intent: "renew-recovery-codes" });
  expect(await enter(recoveryCodes[1]!)).toBe(422);
  const shown = await customer.get("/cont/securitate/coduri");
  const [fresh] = shown.page.querySelectorAll("main ol li").map((code) => textOf(code));
  expect(await enter(fresh!)).toBe(303);
});

test("without the password there is no second step, and it waits ten minutes", async () => {
  const email = "rabdare.pas@example.com";
  const { secret } = await customerWithCodes(email);
  expect((await visitor().get("/autentificare/cod")).location).toBe("/autentificare");
  expect((await visitor().post("/autentificare/cod", { oneTimeCode: "1" })).location).toBe(
    "/autentificare",
  );
  const somebody = visitor();
  const { location } = await signIn(somebody, { email });
  await db
    .updateTable("pending_sign_ins")
    .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
    .execute();
  const late = await somebody.submit(location!, { oneTimeCode: codeOf(secret) });
  expect(toastOf(late.page)).toContain("Autentificarea a durat prea mult");
});

test("a new password by mail opens nothing past the second factor, and a finished sign-in is over", async () => {
  const email = "uitata@example.com";
  const { recoveryCodes } = await customerWithCodes(email);
  await visitor().post("/resetare-parola", { email });
  const link = await mailedLink(db, email, /^Resetarea parolei/);
  const password = "alta parola buna";
  await visitor().post(link, { newPassword: password });
  const somebody = visitor();
  const { location } = await signIn(somebody, { email, password });
  expect(location).toBe("/autentificare/cod");
  const begun = somebody.cookie("sign-in")!;
  expect((await somebody.post(location!, { recoveryCode: recoveryCodes[0]! })).status).toBe(303);
  const again = visitor();
  again.setCookie("sign-in", begun);
  expect((await again.get("/autentificare/cod")).location).toBe("/autentificare");
});

test("who lost everything is let in by the command, and told by mail", async () => {
  const email = "pierdut@example.com";
  const { customer } = await customerWithCodes(email);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["build/prepare.js", "admin", email, "--reset-second-factor"],
    { env: process.env },
  );
  expect(stderr.toString()).toBe("");
  expect(status).toBe(0);
  expect(stdout.toString()).toContain(`The account of ${email} has no second factor any more`);
  expect((await customer.get("/cont/profil")).location).toMatch(/^\/autentificare/);
  expect((await signIn(visitor(), { email })).location).toBe("/");
  expect(await mailedLink(db, email, /a fost resetată$/)).toBe("/cont/securitate");
});

test("a set-up shows a square picture and the secret, and a wrong code keeps both", async () => {
  const customer = await signedIn({ email: "pas@example.com" });
  await customer.post("/cont/securitate", { intent: "start-codes" });
  const wrong = await customer.post("/cont/securitate", {
    intent: "confirm-codes",
    code: "12 34",
  });
  expect(wrong.status).toBe(422);
  expect(descriptionOf(wrong.page, controlOf(wrong.page, "code"))).toContain("6 cifre");
  expect(valueOf(controlOf(wrong.page, "code"))).toBe("12 34");
  const picture = wrong.page.querySelector("main svg[role=img]");
  expect(picture?.querySelector("path")?.getAttribute("d")).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
  expect(picture?.hasAttribute("style")).toBe(false);
  expect(textOf(wrong.page.querySelector("main code"))).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
});

test("turning it off takes the password and the factor both", async () => {
  const email = "oprire@example.com";
  const { customer, secret } = await customerWithCodes(email);
  const off = (fields: Record<string, string>) =>
    customer.post("/cont/securitate", { intent: "turn-off", ...fields });
  expect((await off({ password: newcomer.password })).status).toBe(422);
  expect((await off({ oneTimeCode: codeOf(secret) })).status).toBe(422);
  const last = await customer.submit("/cont/securitate", { intent: "remove" });
  expect(toastOf(last.page)).toContain("ultima ta verificare");
  const done = await off({ password: newcomer.password, oneTimeCode: codeOf(secret) });
  expect(done.status).toBe(303);
  expect((await signIn(visitor(), { email })).location).toBe("/");
  const told = await db
    .selectFrom("outbox")
    .select("subject")
    .where("recipient", "=", email)
    .execute();
  const subjects = told.map(({ subject }) => subject);
  expect(subjects).toContain("A doua verificare a contului tău");
  expect(subjects).toContain("A doua verificare a fost oprită");
});

test("a proof older than ten minutes is asked for again, and what was typed stays", async () => {
  const email = "sefa.dovada@example.com";
  await register(db, visitor(), { email });
  await db.updateTable("users").set({ role: "administrator" }).where("email", "=", email).execute();
  const admin = visitor();
  await signIn(admin, { email });
  const { secret } = await turnCodesOn(admin);
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const other = await register(db, visitor(), { email: "alta@example.com" }).then(() =>
    db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "alta@example.com")
      .executeTakeFirstOrThrow(),
  );
  expect(other.id).not.toBe(id);
  const forms: [string, Record<string, string>, string][] = [
    [
      "/admin/setari?fila=firma",
      { name: "Nucul SRL", taxCode: "", iban: "RO49 AAAA 1B31 0075 9384 0000", version: "1" },
      "name",
    ],
    ["/configurare-api", { intent: "remove" }, ""],
    [`/admin/utilizatori/${other.id}`, { intent: "change-role", role: "administrator" }, "role"],
    ["/cont/date", {}, ""],
  ];
  for (const [path, fields, kept] of forms) {
    await letProofsAge();
    const shown = await admin.get(path);
    controlOf(shown.page, "oneTimeCode");
    const refused = await admin.post(path, fields);
    expect(refused.status, path).toBe(403);
    expect(descriptionOf(refused.page, controlOf(refused.page, "oneTimeCode")), path).toContain(
      "Scrie un cod",
    );
    if (kept) expect(valueOf(controlOf(refused.page, kept))).toBe(fields[kept]);
    const guessed = await admin.post(path, { ...fields, oneTimeCode: wrongOf(secret) });
    expect(guessed.status, path).toBe(403);
    await forgetUsedCodes(db);
    const done = await admin.post(path, { ...fields, oneTimeCode: codeOf(secret) });
    expect(done.status, path).toBe(303);
    // Good for ten minutes: the form asks no more.
    if (path.startsWith("/admin")) {
      expect((await admin.get(path)).page.querySelector("[name=oneTimeCode]")).toBeNull();
    }
  }
});

test("files about people ask for a recent proof on a page of their own, and lead back", async () => {
  const email = "sefa.fisiere@example.com";
  await register(db, visitor(), { email });
  await db.updateTable("users").set({ role: "administrator" }).where("email", "=", email).execute();
  const admin = visitor();
  await signIn(admin, { email });
  const files: [string, string][] = [
    ["/admin/comenzi.csv?stare=new", "/admin/comenzi?stare=new"],
    ["/admin/newsletter.csv", "/admin/newsletter"],
    ["/cont/date/descarca", "/cont/date"],
  ];
  for (const [file, back] of files) {
    await letProofsAge();
    const asked = await admin.get(file);
    expect(asked.status, file).toBe(303);
    const query = new URLSearchParams({ returnTo: back }).toString();
    expect(asked.location).toBe(`/autentificare/din-nou?${query}`);
    const wrong = await admin.post(asked.location!, { proofPassword: "nu este aceasta" });
    expect(wrong.status).toBe(422);
    expect(descriptionOf(wrong.page, controlOf(wrong.page, "proofPassword"))).toContain(
      "Parola actuală nu este corectă.",
    );
    const right = await admin.post(asked.location!, { proofPassword: newcomer.password });
    expect(right.location).toBe(back);
    expect((await admin.get(file)).headers.get("Content-Disposition"), file).toContain(
      "attachment",
    );
  }
});

test("once the shop is open, an administrator sets up a second factor first, and comes back", async () => {
  const email = "sefa.deschis@example.com";
  await register(db, visitor(), { email });
  await db.updateTable("users").set({ role: "administrator" }).where("email", "=", email).execute();
  const admin = visitor();
  await signIn(admin, { email });
  const list = mainOf(await admin.get("/admin/lansare"));
  expect(list).toContain("sefa.deschis@example.com");
  const opened = await admin.post("/admin/lansare/deschidere", await openingReasons(admin));
  expect(opened.location).toBe("/admin/lansare");
  const { location } = await admin.get("/admin/comenzi?stare=new");
  expect(location).toBe("/cont/securitate?returnTo=%2Fadmin%2Fcomenzi%3Fstare%3Dnew");
  for (const path of ["/admin", "/admin/setari", "/admin/comenzi.csv", "/configurare-api"]) {
    expect((await admin.get(path)).location, path).toMatch(/^\/cont\/securitate\?/);
  }
  for (const path of ["/admin/setari", "/admin/lansare", "/configurare-api"]) {
    const posted = await admin.post(path, { intent: "close-shop" });
    expect([posted.status, posted.location], path).toEqual([
      303,
      `/cont/securitate?${new URLSearchParams({ returnTo: path }).toString()}`,
    ]);
  }
  expect(mainOf(await admin.get(location!))).toContain("Magazinul este deschis");
  expect((await admin.get("/cont/profil")).status).toBe(200);

  const { location: back, secret } = await turnCodesOn(admin, "/admin/comenzi?stare=new");
  expect(back).toBe("/admin/comenzi?stare=new");
  expect((await admin.get(back!)).status).toBe(200);
  await forgetUsedCodes(db);
  const kept = await admin.post("/cont/securitate", {
    intent: "turn-off",
    password: newcomer.password,
    oneTimeCode: codeOf(secret),
  });
  expect(kept.status).toBe(422);
  expect(mainOf(kept)).toContain("nu poate rămâne fără a doua verificare");
  expect((await admin.get("/admin/setari")).status).toBe(200);

  await admin.post("/admin/lansare", { intent: "close-shop" });
  const other = await signedIn({ role: "administrator", email: "alta.sefa@example.com" });
  expect((await other.get("/admin/setari")).status).toBe(200);
  const journal = mainOf(await other.get("/admin/jurnal"));
  expect(journal).toContain("Magazin deschis");
  expect(journal).toContain("Deschidere luată înapoi");
});

test("a customer needs no second factor, however open the shop is", async () => {
  const customer = await signedIn({ email: "oricine@example.com" });
  expect((await customer.get("/cont/profil")).status).toBe(200);
});

test("what a script asks for is for who typed the password, and is JSON for scripts only", async () => {
  const ask = (who: Visitor) => {
    who.headers.Accept = "application/json";
    return who.post("/autentificare/cheie", { purpose: "prove" });
  };
  expect((await ask(visitor())).status).toBe(403);
  const form = await visitor().post("/autentificare/cheie", { purpose: "prove" });
  expect([form.status, form.location]).toEqual([303, "/"]);
});
