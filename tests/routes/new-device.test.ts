import { expect, test } from "vitest";

import { newcomer } from "../world";
import { register, signIn } from "./accounts";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function mailsTo(email: string): Promise<string[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", email)
    .where("subject", "=", "Autentificare de pe un dispozitiv nou")
    .execute();
  return rows.map(({ text }) => text);
}

test("a sign-in from a browser that is not known is mailed; the first one and a known one are not", async () => {
  const email = "dispozitiv@example.com";
  await register(db, visitor(), { email });
  const first = visitor();
  await signIn(first, { email });
  expect(await mailsTo(email)).toHaveLength(0);
  await first.post("/deconectare", {});
  await signIn(first, { email });
  expect(await mailsTo(email)).toHaveLength(0);

  const stranger = visitor();
  stranger.headers["User-Agent"] = FIREFOX;
  await signIn(stranger, { email });
  const [mail = "", ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toContain("Firefox, Linux");
  expect(mail).toContain("/cont/profil");

  await stranger.post("/deconectare", {});
  await signIn(stranger, { email });
  expect(await mailsTo(email)).toHaveLength(1);
});

test("an administrator's is in the journal too, a customer's is not", async () => {
  const email = "sefa.dispozitiv@example.com";
  await register(db, visitor(), { email });
  await signIn(visitor(), { email });
  await db.updateTable("users").set({ role: "administrator" }).where("email", "=", email).execute();
  const admin = visitor();
  admin.headers["User-Agent"] = FIREFOX;
  await admin.post("/autentificare", { email, password: newcomer.password });
  const entries = await db
    .selectFrom("audit_log")
    .select(["admin_email", "after"])
    .where("action", "=", "new-device")
    .execute();
  expect(entries).toEqual([{ admin_email: email, after: '{"device":"Firefox, Linux"}' }]);
  expect(mainOf(await admin.get("/admin/jurnal"))).toContain("dispozitiv nou");
});

test("what the browser says of itself is never in the mail as typed", async () => {
  const email = "text@example.com";
  await register(db, visitor(), { email });
  await signIn(visitor(), { email });
  const stranger = visitor();
  stranger.headers["User-Agent"] = "Vino la evil.example";
  await signIn(stranger, { email });
  const [mail = ""] = await mailsTo(email);
  expect(mail).toContain("dispozitiv necunoscut");
  expect(mail).not.toContain("evil");
});
