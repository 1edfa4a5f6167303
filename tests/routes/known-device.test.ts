import { expect, test } from "vitest";

import { newcomer } from "../world";
import { mailedLink, register, signIn } from "./accounts";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

/** Wrong passwords, as many as an account has and one more, from a browser that never signed in. */
async function lockOut(email: string): Promise<void> {
  for (let attempt = 0; attempt <= 10; attempt += 1) {
    await signIn(visitor(), { email, password: "nu este aceasta" });
  }
  expect(mainOf(await signIn(visitor(), { email }))).toContain("prea multe încercări");
}

test("a stranger's wrong passwords pause neither a browser that signed in before nor who is signed in", async () => {
  const email = "proprietar@example.com";
  await register(db, visitor(), { email });
  const owner = visitor();
  await signIn(owner, { email });
  const inside = visitor();
  await signIn(inside, { email });
  await owner.post("/deconectare", {});
  await lockOut(email);
  const wrong = await signIn(owner, { email, password: "nu este aceasta" });
  expect(mainOf(wrong)).toContain("Verificați datele");
  expect((await signIn(owner, { email })).status).toBe(303);
  const mine = { intent: "email", email: "alta-adresa@example.com", password: newcomer.password };
  expect((await inside.post("/cont/profil", mine)).status).toBe(303);
  // The owner's success gives the stranger no further tries.
  expect(mainOf(await signIn(visitor(), { email }))).toContain("prea multe încercări");
});

test("a browser that signed in before has ten wrong passwords of its own, then its own pause", async () => {
  const email = "cunoscut@example.com";
  await register(db, visitor(), { email });
  const known = visitor();
  await signIn(known, { email });
  await known.post("/deconectare", {});
  const said: string[] = [];
  for (let attempt = 0; attempt <= 10; attempt += 1) {
    said.push(mainOf(await signIn(known, { email, password: "nu este aceasta" })));
  }
  expect(said.filter((words) => words.includes("Verificați datele"))).toHaveLength(10);
  expect(said.at(-1)).toContain("prea multe încercări");
  expect(mainOf(await signIn(known, { email }))).toContain("prea multe încercări");
  expect((await signIn(visitor(), { email })).status).toBe(303);
});

test("a new password makes other browsers strangers again, and leaves the one that chose it known", async () => {
  const email = "straini@example.com";
  const password = "visine amare de tot";
  await register(db, visitor(), { email });
  const [here, elsewhere] = [visitor(), visitor()];
  await signIn(here, { email });
  await signIn(elsewhere, { email });
  await elsewhere.post("/deconectare", {});
  const change = { currentPassword: newcomer.password, newPassword: password };
  await here.post("/cont/profil", { intent: "password", ...change });
  await here.post("/deconectare", {});
  await lockOut(email);
  expect((await signIn(elsewhere, { email, password })).status).toBe(422);
  expect((await signIn(here, { email, password })).status).toBe(303);

  await visitor().post("/resetare-parola", { email });
  const chooser = visitor();
  await chooser.post(await mailedLink(db, email, /^Resetarea parolei/), { newPassword: password });
  await lockOut(email);
  expect((await signIn(here, { email, password })).status).toBe(422);
  expect((await signIn(chooser, { email, password })).status).toBe(303);
});

test("the cookie of a known browser is of bounded size, opaque, and useless when tampered with", async () => {
  const shared = visitor();
  const sizes: number[] = [];
  const people = Array.from({ length: 10 }, (_, index) => `familie.${index}@example.com`);
  for (const email of people) {
    await register(db, visitor(), { email });
    const { headers } = await signIn(shared, { email });
    const line = headers.getSetCookie().find((one) => one.startsWith("device="));
    expect(line).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
    sizes.push(line!.length);
    await shared.post("/deconectare", {});
  }
  expect(Math.max(...sizes)).toBeLessThan(600);
  const [first, last] = [people[0]!, people.at(-1)!];
  const value = decodeURIComponent(shared.cookie("device")!);
  const said = Buffer.from(value.split(".")[0]!, "base64").toString();
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", last)
    .executeTakeFirstOrThrow();
  expect(said).toMatch(/^"[\w-]{22}(\.[\w-]{22}){8}"$/);
  expect(said).not.toContain(id);
  expect(said).not.toContain("familie");
  await lockOut(first);
  await lockOut(last);
  // The account that signed in longest ago is forgotten; a cookie with another signature is none.
  expect((await signIn(shared, { email: first })).status).toBe(422);
  const forged = visitor();
  forged.setCookie("device", encodeURIComponent(value.slice(0, -4) + "AAAA"));
  expect((await signIn(forged, { email: last })).status).toBe(422);
  expect((await signIn(shared, { email: last })).status).toBe(303);
});
