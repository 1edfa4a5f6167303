import { afterAll, expect, test } from "vitest";

import { say, startProvider } from "../provider";
import { textOf, toastOf } from "../visitor";
import { openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const provider = await startProvider();
// In a process of its own: the build reads its environment once.
process.env.OPENAI_BASE_URL = provider.url;
delete process.env.OPENAI_API_KEY;
const { db, visitor, signedIn } = await openShop();
const { findSettings } = await import("~/platform/settings/settings.server");
afterAll(() => provider.close());

const admin = openingForms(await signedIn({ role: "administrator" }));
const KEY_PAGE = "/configurare-api";
const PAGE = "/admin/asistent";

test.each([
  [KEY_PAGE, "routes/office/customers/assistant-key"],
  [PAGE, "routes/office/customers/assistant"],
])("%s is for administrators only", async (address, route) => {
  const customer = await signedIn();
  for (const [somebody, expected] of [
    [visitor(), "/autentificare"],
    [customer, "/"],
  ] as const) {
    const data = `${address}?_data=${encodeURIComponent(route)}`;
    const posted = await somebody.post(address, {
      intent: "save",
      apiKey: "sk-good-1",
      model: "x",
    });
    // Who is signed in is told so, and not sent away with what they typed.
    const isRefused = somebody === customer;
    if (isRefused) expect(posted.status).toBe(403);
    const asked = [await somebody.get(address), await somebody.get(data)];
    for (const answer of isRefused ? asked : [...asked, posted]) {
      const target = answer.location ?? answer.headers.get("X-Remix-Redirect") ?? "none";
      expect(target.split("?")[0]).toBe(expected);
      expect(answer.text).not.toContain("model");
    }
  }
  expect(await db.selectFrom("provider_keys").select("name").execute()).toEqual([]);
  expect((await findSettings()).assistant.model).toBe("gpt-4o-mini");
});

test("without a key visitors are helped by search, and only administrators see what to do", async () => {
  const maria = visitor();
  const answer = await maria.submit("/asistent", { message: "Aveți paturi?" });
  expect(mainOf(answer)).not.toMatch(/API|cheie/);
  expect(mainOf(answer)).toContain("Pat matrimonial Nora");
  expect(mainOf(answer)).toContain("Răspuns calculat din catalogul");
  expect(toastOf(answer.page)).toBe("");
  expect(answer.page.querySelector(`main a[href="${KEY_PAGE}"]`)).toBeNull();
  const seen = await admin.get("/asistent");
  expect(seen.page.querySelector(`main a[href="${KEY_PAGE}"]`)).not.toBeNull();
});

test.each([
  ["", "Please enter a valid API key"],
  ["   ", "Please enter a valid API key"],
  ["sk cu spații", "nu are spații"],
  ["sk-bad-0000-secret", "Invalid API key"],
])("the key %j is refused beside its field", async (apiKey, error) => {
  const answer = await admin.post(KEY_PAGE, { intent: "save", apiKey });
  expect(answer.status).toBe(422);
  const control = controlOf(answer.page, "apiKey");
  expect(descriptionOf(answer.page, control)).toContain(error);
  expect(control.getAttribute("aria-invalid")).toBe("true");
  // A key is never sent back, not even a wrong one.
  expect(valueOf(control)).toBe("");
  if (apiKey.trim() !== "") expect(answer.text).not.toContain(apiKey);
  expect(await db.selectFrom("provider_keys").select("name").execute()).toEqual([]);
});

test("where the provider cannot be asked, the form is refused, and no key is called wrong", async () => {
  const fields = { intent: "save", apiKey: "sk-html-000000000000" };
  const { status, page } = await admin.post(KEY_PAGE, fields);
  expect(status).toBe(422);
  expect(textOf(page.querySelector("main [role=alert]"))).toContain("Failed to save API key");
  expect(page.querySelector("main [aria-invalid=true]")).toBeNull();
});

test("a good key is kept encrypted, shown masked, used, and removed at will", async () => {
  const key = "sk-good-1234-abcd";
  const saved = await admin.submit(KEY_PAGE, { intent: "save", apiKey: key });
  expect(toastOf(saved.page)).toContain("Cheia API a fost salvată");
  expect(mainOf(saved)).toContain("••••abcd");
  expect(saved.text).not.toContain(key);
  const row = await db.selectFrom("provider_keys").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain("1234");
  expect(Buffer.from(row.sealed, "base64").toString("latin1")).not.toContain("sk-good");

  provider.behave(say("Bună ziua."));
  expect(mainOf(await visitor().submit("/asistent", { message: "Salut" }))).toContain("Bună ziua.");
  expect(provider.asked.at(-1)!.authorization).toBe(`Bearer ${key}`);

  const page = await admin.get(PAGE);
  expect(mainOf(page)).toContain("salvată, ••••abcd");
  expect(page.text).not.toContain(key);
  const removed = await admin.submit(KEY_PAGE, { intent: "remove" });
  expect(mainOf(removed)).toContain("Nu este salvată nicio cheie");
  expect(await db.selectFrom("provider_keys").select("name").execute()).toEqual([]);
});

test("the day's use, its cost and the questions are shown, without personal data", async () => {
  await db.deleteFrom("assistant_days").execute();
  await admin.submit(KEY_PAGE, { intent: "save", apiKey: "sk-good-1234-abcd" });
  provider.behave(say("Bună ziua.", 3000));
  const text =
    "Mă numesc Ion Popescu, ion@example.com, tel. 0722 123 456. Vreau un dulap de 2 m pentru Cornelia.";
  await visitor().submit("/asistent", { message: text });
  const page = await admin.get(PAGE);
  expect(mainOf(page)).toMatch(/Răspunsuri cu AI 1 /);
  expect(mainOf(page)).toContain("3.000 din 200.000");
  expect(mainOf(page)).toContain("0,01 RON");
  expect(mainOf(page)).toContain("Vreau un dulap de 2 m pentru …");
  expect(page.text).not.toMatch(/Popescu|ion@example|0722|Cornelia/);
  await admin.submit(KEY_PAGE, { intent: "remove" });
});

test("wrong settings come back with their values, right ones are kept", async () => {
  const wrong = { model: "", dailyTokens: "mult", leiPerMillionTokens: "-3" };
  const refused = await admin.post(PAGE, wrong);
  expect(refused.status).toBe(422);
  for (const name of ["model", "dailyTokens", "leiPerMillionTokens"] as const) {
    const control = controlOf(refused.page, name);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(valueOf(control)).toBe(wrong[name]);
    expect(descriptionOf(refused.page, control)).not.toBe("");
  }
  const right = { model: "local/model-7b", dailyTokens: "50.000", leiPerMillionTokens: "2,5" };
  const kept = await admin.submit(PAGE, right);
  expect(toastOf(kept.page)).toContain("Setări salvate");
  expect((await findSettings()).assistant).toEqual({
    isEnabled: false,
    model: "local/model-7b",
    dailyTokens: 50_000,
    leiPerMillionTokens: 2.5,
  });
  const answer = await visitor().submit("/asistent", { message: "Aveți paturi?" });
  expect(mainOf(answer)).toContain("Pat matrimonial Nora");
  expect(mainOf(answer)).not.toContain("Asistentul AI nu răspunde");
  await admin.post(PAGE, { ...right, isEnabled: "on" });
  expect((await findSettings()).assistant.isEnabled).toBe(true);
});
