import { afterAll, beforeAll, expect, test } from "vitest";

import { eventually } from "../eventually";
import { logLines } from "../server/guarded";
import { startShop, type ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { buyer, newcomer, pieceId, pieces } from "../world";
import { fillCheckout, visit } from "./buying";
import { figure } from "./proof";

/** Words that stand nowhere else, so that finding one in the log is finding a leak. */
const canaries = {
  name: "CANARNUME",
  email: "canar.posta@example.com",
  phone: "0799 424 242",
  address: "Strada CANARADRESA nr. 5",
  notes: "CANARNOTA",
  password: "parola CANARPAROLA lunga",
  wrong: "parola CANARGRESITA",
  key: "sk-CANARCHEIE0000000000000000",
  message: "CANARMESAJ despre un dulap",
  search: "CANARCAUTARE",
};

let shop: ShopProcess;
const secrets: string[] = Object.values(canaries);
beforeAll(async () => {
  // Nobody listens there: the key is tried and the assistant falls back to search.
  shop = await startShop({
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    OPENAI_API_KEY: canaries.key,
  });
});
afterAll(() => shop.dispose());

/** Remembers what a browser keeps and what its address bar showed. */
function remember(visitor: Visitor, ...paths: (string | null)[]): void {
  for (const name of ["account", "cart", "session", "assistant"]) {
    const value = visitor.cookie(name);
    if (value) secrets.push(value);
  }
  for (const path of paths) {
    const token = path?.split("?")[0]?.split("/").pop() ?? "";
    if (token.length >= 16) secrets.push(token);
  }
}

async function useEverything(): Promise<void> {
  const visitor = visit(shop, { "User-Agent": "CANARBROWSER", Referer: `${shop.origin}/CANARREF` });
  secrets.push("CANARBROWSER", "CANARREF");
  await visitor.get(`/produse?cauta=${canaries.search}`);
  await visitor.post("/cos", { intent: "add", productId: await pieceId(shop.db, pieces.desk) });
  const form = await fillCheckout(visitor);
  const { name, email, phone, address, notes } = canaries;
  const typed = { fullName: name, email, phone, address, notes };
  await visitor.post("/finalizare-comanda/verificare", { ...form, ...typed, postalCode: "x" });
  const { location } = await visitor.post("/finalizare-comanda/verificare", { ...form, ...typed });
  remember(visitor, location, form.checkoutToken!);
  await visitor.get(location!);
  await visitor.get(`${location}/altceva`);
  await visitor.get(`/x${location}`);
  await visitor.post("/contact", {
    name,
    email,
    phone: buyer.phone,
    subject: canaries.message,
    message: canaries.message,
  });
  await visitor.post("/newsletter", { email });
  await visitor.post("/asistent", { message: canaries.message });
  await visitor.post("/chat", { message: canaries.message });
  await visitor.post("/inregistrare", {
    ...newcomer,
    firstName: name,
    lastName: name,
    email,
    password: canaries.password,
  });
  await visitor.post("/autentificare", { email, password: canaries.wrong });
  await visitor.post("/autentificare", { email, password: canaries.password });
  const links = async () => {
    const mails = await shop.db.selectFrom("outbox").select("text").execute();
    return mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  };
  const isMailed = (path: string) =>
    eventually(`${path} is mailed`, async () =>
      (await links()).some((link) => link.includes(path)),
    );
  await isMailed("/confirmare-email/");
  for (const link of await links()) {
    const { pathname } = new URL(link);
    if (!/comanda|confirmare|resetare|newsletter/.test(pathname)) continue;
    remember(visitor, pathname);
    await visitor.get(pathname);
    if (!pathname.includes("/confirmare-email/")) continue;
    await visitor.post(pathname, { intent: "confirm", password: canaries.wrong });
    await visitor.post(pathname, { intent: "confirm", password: canaries.password });
  }
  await visitor.post("/autentificare", { email, password: canaries.password });
  remember(visitor);
  await visit(shop).post("/resetare-parola?index", { email });
  await isMailed("/resetare-parola/");
  const reset = (await links()).find((link) => link.includes("/resetare-parola/"))!;
  remember(visitor, new URL(reset).pathname);
  await visit(shop).get(new URL(reset).pathname);
  await visitor.get("/cont/profil");
  await visitor.get("/cont/date/descarca");
  const admin = visit(shop);
  const login = { email: "admin@atelier.local", password: "a password for tests" };
  await admin.post("/autentificare", login);
  secrets.push(login.password);
  remember(admin);
  await admin.get(`/admin/comenzi?cauta=${canaries.search}`);
  await admin.post("/configurare-api", { intent: "save", apiKey: canaries.key });
  await visit(shop).get("/admin");
  await fetch(`${shop.origin}/cos`, {
    method: "POST",
    headers: { Origin: "https://evil.example" },
  });
  await eventually("the refusal is logged", () => /"refused"/.test(shop.output()));
}

test("clean logs: no token, password, key, cookie or address is printed", async () => {
  await useEverything();
  await eventually("the mails are written", () => /mail-written/.test(shop.output()));
  const printed = shop.output();
  const leaked = secrets.filter((secret) => {
    const spellings = [secret, encodeURIComponent(secret), decodeURIComponent(secret)];
    return spellings.some((spelling) => printed.includes(spelling));
  });
  expect(leaked).toEqual([]);
  expect(secrets.length).toBeGreaterThan(20);
  const lines = logLines(printed).length;
  figure("clean logs", `${lines} lines, none of ${secrets.length} secrets in them`);
});

test("clean logs: every line of the log is JSON of its own", () => {
  const others = shop
    .output()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("{"));
  expect(others).toEqual([expect.stringContaining("[remix-serve]")]);
});

test("clean logs: every sign-in and every failure has its request's number", async () => {
  const lines = logLines(shop.output());
  const answers = lines.filter(({ event }) => event === "answer");
  const ids = new Set(answers.map(({ request }) => request));
  expect(ids.size).toBe(answers.length);
  const signIns = lines.filter(({ event }) => event === "sign-in");
  expect(signIns.map(({ result }) => result)).toEqual(["wrong", "wrong", "verified", "verified"]);
  for (const { request } of signIns) expect(ids).toContain(request);
  expect(answers).toContainEqual(expect.objectContaining({ status: 403, end: "refused" }));

  // The table of the products is gone: a failure nobody expected.
  await shop.db.schema.alterTable("products").renameTo("away").execute();
  const { status, page, headers, text } = await visit(shop).get(pieces.bed.path);
  expect(status).toBe(500);
  const shown = page.getElementById("request-id")?.text;
  expect(shown).toMatch(/^[0-9a-f]{16}$/);
  expect(headers.get("X-Request-Id")).toBe(shown);
  expect(text).not.toMatch(/SqliteError|no such table|node_modules/);
  const failed = logLines(shop.output()).filter(({ request }) => request === shown);
  expect(failed.map(({ event }) => event)).toContain("error");
  await eventually("the answer is logged", () =>
    logLines(shop.output()).some((line) => line.request === shown && line.status === 500),
  );
});
