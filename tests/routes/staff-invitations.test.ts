import { expect, test } from "vitest";

import { isLastAdmin } from "~/people/identity/front/role.server";

import { addInvitation, addPerson } from "../people";
import { textOf, type Visitor } from "../visitor";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

// In a process of its own, in which nobody else is an administrator.
const { db, signedIn, visitor } = await openShop();
const admin = await signedIn({ email: "sefa@example.com", role: "administrator" });
const page = "/admin/utilizatori/invitatie";

async function invite(email: string, role: string, who: Visitor = admin) {
  const drawn = fieldsOf(await who.get(page), "main form");
  return who.post(page, { ...drawn, email, role });
}

/** The link of the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const mail = await db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", email)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return /\/invitatie\/[\w-]+/.exec(mail.text)![0];
}

const typed = { firstName: "Corina", lastName: "Albu", newPassword: "un munte de cifre" };
const roleOf = async (email: string) =>
  (await db.selectFrom("users").select("role").where("email", "=", email).executeTakeFirst())?.role;

test("who is invited chooses a password by a link that is used once, and works here in that role alone", async () => {
  const email = "corina@example.com";
  expect((await invite(email.toUpperCase(), "accountant")).status).toBe(303);
  expect(mainOf(await admin.get(page))).toContain(email);
  const link = await linkTo(email);
  const shown = await visitor().get(link);
  expect(mainOf(shown)).toContain("Rolul tău: contabil.");
  // Opening it spends nothing.
  expect((await visitor().get(link)).status).toBe(200);
  const refused = await visitor().post(link, { ...typed, newPassword: "scurt" });
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused, "main form")).toMatchObject({ firstName: "Corina", lastName: "Albu" });
  expect(await roleOf(email)).toBeUndefined();
  expect((await visitor().post(link, typed)).location).toBe("/autentificare");
  expect(await roleOf(email)).toBe("accountant");
  expect((await visitor().post(link, typed)).status).toBe(404);
  expect((await visitor().get(link)).status).toBe(404);
  const corina = visitor();
  const signIn = { email, password: typed.newPassword };
  expect((await corina.post("/autentificare", signIn)).status).toBe(303);
  expect((await corina.get("/admin")).location).toBe("/admin/documente");
  expect((await corina.get("/admin/extrase")).status).toBe(200);
  for (const path of ["/admin/comenzi", "/admin/clienti", "/admin/programari", page]) {
    expect([path, (await corina.get(path)).location]).toEqual([path, "/"]);
  }
  expect((await corina.post("/admin/comenzi/AM-1", { intent: "remark", text: "x" })).status).toBe(
    403,
  );
  expect(mainOf(await admin.get(page))).not.toContain(email);
});

test("a customer who is invited signs in to accept, keeps the account, and signs in anew", async () => {
  const email = "client@example.com";
  const person = await signedIn({ email, role: "customer" });
  await invite(email, "sales");
  const link = await linkTo(email);
  const stranger = await visitor().get(link);
  expect(mainOf(stranger)).toContain("are deja cont");
  expect(stranger.page.querySelector("main input[name=newPassword]")).toBeNull();
  expect((await visitor().post(link, typed)).status).toBe(422);
  const other = await signedIn({ email: "altul@example.com", role: "customer" });
  expect(mainOf(await other.get(link))).toContain("ești în alt cont");
  expect((await other.post(link, {})).status).toBe(404);
  expect(await roleOf(email)).toBe("customer");
  expect((await person.post(link, {})).location).toBe("/autentificare");
  expect(await roleOf(email)).toBe("sales");
  // The session of before is over.
  expect((await person.get("/cont/profil")).location).toMatch(/^\/autentificare/);
});

test("who works here, or whose account is disabled, is not invited, and what was typed stays", async () => {
  await addPerson(db, { email: "coleg@example.com", role: "workshop" });
  await addPerson(db, { email: "inchis@example.com" });
  await db
    .updateTable("users")
    .set({ disabled_at: new Date().toISOString() })
    .where("email", "=", "inchis@example.com")
    .execute();
  for (const [email, words] of [
    ["coleg@example.com", "Lucrează deja aici"],
    ["inchis@example.com", "dezactivat"],
    ["fara-arond", "nu este validă"],
  ] as const) {
    const answer = await invite(email, "sales");
    expect([email, answer.status]).toEqual([email, 422]);
    expect(mainOf(answer)).toContain(words);
    expect(fieldsOf(answer, "main form")).toMatchObject({ email, role: "sales" });
  }
  expect((await invite("x@example.com", "customer")).status).toBe(422);
});

test("a link ends when its time is over, when it is taken back, when another is sent, and with who sent it", async () => {
  const over = "y".repeat(43);
  const id = await addInvitation(db, { token: over });
  const open = async () => (await visitor().get(`/invitatie/${over}`)).status;
  expect(await open()).toBe(200);
  const expires = (expires_at: string) =>
    db.updateTable("staff_invitations").set({ expires_at }).where("id", "=", id).execute();
  await expires(new Date(Date.now() - 1).toISOString());
  expect(await open()).toBe(404);
  expect((await visitor().post(`/invitatie/${over}`, typed)).status).toBe(404);
  await expires(new Date(Date.now() + 60_000).toISOString());
  const setRole = (role: "sales" | "administrator") =>
    db.updateTable("users").set({ role }).where("email", "=", "cheama@example.com").execute();
  await setRole("sales");
  expect(await open()).toBe(404);
  await setRole("administrator");
  expect(await open()).toBe(200);
  expect(mainOf(await admin.get(`${page}/${id}`))).toContain("nu va mai deschide nimic");
  expect((await admin.post(`${page}/${id}`, {})).location).toBe(page);
  expect(await open()).toBe(404);
  await invite("nou@example.com", "sales");
  const first = await linkTo("nou@example.com");
  await invite("nou@example.com", "workshop");
  expect((await visitor().get(first)).status).toBe(404);
});

test("what each role may do is shown from the table of the guards", async () => {
  const { page: shown } = await admin.get("/admin/utilizatori/roluri");
  const rows = shown.querySelectorAll("main tbody tr").map((row) => textOf(row));
  const rowOf = (place: string) => rows.find((row) => row.includes(place));
  // Sales, workshop, accountant, administrator.
  expect(rowOf("Extrase")).toBe("Extrase Da – Da Da");
  expect(rowOf("Utilizatori")).toBe("Utilizatori – – – Da");
});

test("the last administrator stays, whatever role is meant", async () => {
  await db
    .updateTable("users")
    .set({ role: "sales" })
    .where("email", "=", "cheama@example.com")
    .execute();
  const id = await addPerson(db, { email: "sefa@example.com" });
  expect(await db.transaction().execute((trx) => isLastAdmin(id, trx))).toBe(true);
  const at = `/admin/utilizatori/${id}`;
  const refused = await admin.post(at, { intent: "change-role", role: "accountant" });
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("singurul administrator");
  expect((await admin.post(at, { intent: "disable" })).status).toBe(422);
  expect(await roleOf("sefa@example.com")).toBe("administrator");
});
