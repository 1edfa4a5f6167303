import { createRequire } from "node:module";

import { expect, test } from "vitest";

import { addPerson } from "../people";
import type { Answer } from "../visitor";
import { newcomer } from "../world";
import { controlOf, mainOf, valueOf } from "./reading";

const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as Record<
  "hash" | "verify",
  (...typed: unknown[]) => Promise<unknown>
>;

/** Passwords that were really hashed or verified; while the gate is shut, none is finished. */
let worked = 0;
let gate = Promise.resolve();
let open = () => undefined as void;
for (const name of ["hash", "verify"] as const) {
  const work = argon2[name];
  argon2[name] = async (...typed) => {
    worked += 1;
    await gate;
    return work(...typed);
  };
}

// In a process of its own: what hashes passwords is loaded after its library was exchanged.
const { openShop } = await import("./shop");
const { mailedLink, register, signIn } = await import("./accounts");
const { db, visitor } = await openShop();

function shut(): void {
  gate = new Promise((resolve) => (open = resolve));
}

test("a paused address is refused before its password is looked at, known or not", async () => {
  await register(db, visitor());
  for (const email of [newcomer.email, "fara-cont@example.com"]) {
    for (let count = 0; count < 10; count += 1) {
      await signIn(visitor(), { email, password: "nu este aceasta" });
    }
    const before = worked;
    expect(mainOf(await signIn(visitor(), { email }))).toContain("prea multe încercări");
    expect(worked).toBe(before);
  }
  await db.deleteFrom("rate_limits").execute();
  const person = visitor();
  await signIn(person, {});
  const ask = { intent: "email", email: "noua@example.com", password: "nu este aceasta" };
  for (let count = 0; count < 10; count += 1) await person.post("/cont/profil", ask);
  const before = worked;
  const paused = await person.post("/cont/profil", { ...ask, password: newcomer.password });
  expect(paused.status).toBe(429);
  expect(mainOf(paused)).toContain("prea multe încercări");
  expect(valueOf(controlOf(paused.page, "email"))).toBe("noua@example.com");
  expect(worked).toBe(before);
});

test("when too many passwords wait, every form says so with 503, keeps what was typed, and counts no try", async () => {
  await db.deleteFrom("rate_limits").execute();
  const inside = visitor();
  await signIn(inside, {});
  const admin = visitor();
  await register(db, visitor(), { email: "sefa@example.com" });
  await db
    .updateTable("users")
    .set({ role: "administrator" })
    .where("email", "=", "sefa@example.com")
    .execute();
  await signIn(admin, { email: "sefa@example.com" });
  const other = await addPerson(db, { email: "altcineva@example.com" });
  await visitor().post("/resetare-parola", { email: newcomer.email });
  const reset = await mailedLink(db, newcomer.email, /^Resetarea parolei/);
  await visitor().post("/inregistrare", { ...newcomer, email: "proaspata@example.com" });
  const link = await mailedLink(db, "proaspata@example.com", /^Confirmă/);
  await db.deleteFrom("rate_limits").execute();
  // Nobody has proven anything lately, so that what matters asks for the password again.
  await db.updateTable("sessions").set({ proven_at: "2026-01-01T00:00:00.000Z" }).execute();

  shut();
  const answered: Answer[] = [];
  const crowd = Array.from({ length: 40 }, async (_, nth) => {
    answered.push(await signIn(visitor(), { email: `multime.${nth}@example.com` }));
  });
  // One is being checked and thirty wait; the others were told at once.
  await expect.poll(() => answered.length, { timeout: 20_000 }).toBe(9);
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([503]));
  expect(mainOf(answered[0]!)).toContain("Acum se verifică prea multe parole deodată");
  expect(valueOf(controlOf(answered[0]!.page, "email"))).toMatch(/^multime/);

  const password = newcomer.password;
  const newPassword = "cires amar si dulce";
  const person = { firstName: "Ana", lastName: "Pop", terms: "on" };
  /** From another connection each time, so that what is counted is the account's. */
  const elsewhere = () => {
    inside.headers["x-shop-client"] = visitor().headers["x-shop-client"]!;
    return inside;
  };
  const forms: [Answer, [string, string]?][] = [
    [
      await visitor().post("/inregistrare", { ...newcomer, email: "una@example.com" }),
      ["email", "una@example.com"],
    ],
    [await visitor().post(reset, { newPassword })],
    [await visitor().post(link, { intent: "confirm", password })],
    [await visitor().post(link, { intent: "anew", ...person, newPassword }), ["firstName", "Ana"]],
    [
      await elsewhere().post("/cont/profil", { intent: "email", email: "b@example.com", password }),
      ["email", "b@example.com"],
    ],
    [
      await elsewhere().post("/cont/profil", {
        intent: "password",
        currentPassword: password,
        newPassword,
      }),
    ],
    [await elsewhere().post("/cont/date", { proofPassword: password })],
    [await elsewhere().post("/autentificare/din-nou", { proofPassword: password })],
    [
      await admin.post(`/admin/utilizatori/${other}`, {
        intent: "change-role",
        role: "administrator",
        proofPassword: password,
      }),
    ],
  ];
  for (const [{ status, page, text }, kept] of forms) {
    expect(status).toBe(503);
    expect(page.querySelector("main [role=alert]")?.text).toContain("prea multe parole deodată");
    if (kept) expect(valueOf(controlOf(page, kept[0]))).toBe(kept[1]);
    expect(text).not.toContain(password);
    expect(text).not.toContain(newPassword);
  }
  open();
  await Promise.all(crowd);
  expect(answered.filter(({ status }) => status === 422)).toHaveLength(31);
  // Nothing was spent, and a try that was not made is no try.
  expect((await visitor().get(reset)).status).toBe(200);
  expect((await visitor().get(link)).status).toBe(200);
  const counts = await db.selectFrom("rate_limits").select("count").execute();
  // Four forms of one customer count together, whatever became of them.
  expect(counts.filter(({ count }) => count > 1)).toEqual([{ count: 4 }]);
  expect((await visitor().post(link, { intent: "confirm", password })).status).toBe(303);
});
