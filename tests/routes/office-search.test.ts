import { expect, test } from "vitest";

import { textOf, toastOf } from "../visitor";
import { valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const BED = "/admin/cautare/ro/bed";

const listed = async (search: string) => {
  const { page } = await visitor().get(`/produse?${new URLSearchParams({ cauta: search })}`);
  return page.querySelectorAll("main article h3").map(textOf).join();
};
const savedWords = (kind: string) =>
  db
    .selectFrom("search_words")
    .select(["words", "version"])
    .where("language", "=", "ro")
    .where("kind", "=", kind)
    .executeTakeFirst();
const save = (address: string, words: string, version = "0") =>
  admin.post(address, { intent: "save", words, version });

test("the lists of every language are shown", async () => {
  for (const [language, word] of [
    ["ro", "sifonier"],
    ["ru", "шифоньер"],
  ]) {
    const answer = await admin.get(`/admin/cautare?limba=${language}`);
    expect(answer.status).toBe(200);
    expect(textOf(answer.page.querySelector("main"))).toContain(word);
  }
});

test("the owner's words take the place of the list, at once", async () => {
  expect(await listed("hodinar")).toBe("");
  const page = (await admin.get(BED)).page;
  expect(valueOf(page.querySelector("[name=words]")!)).toContain("pat\n");
  const answer = await save(BED, "pat\r\n Hodinar \n\npaturi, pat", "0");
  expect([answer.status, answer.location]).toEqual([303, "/admin/cautare?limba=ro"]);
  expect(await savedWords("bed")).toEqual({ words: "pat\nHodinar\npaturi", version: 1 });
  expect(toastOf((await admin.get("/admin/cautare?limba=ro")).page)).toContain(
    "Cuvintele de căutare",
  );
  expect(await listed("hodinare")).toContain("Pat matrimonial Nora");
  // What left the list means nothing any more.
  expect(await listed("somieră")).toBe("");
});

test.each([
  ["", "Scrie cel puțin un cuvânt"],
  [" \n , ", "Scrie cel puțin un cuvânt"],
  ["a".repeat(61), "este prea lung"],
  [Array.from({ length: 101 }, (_, index) => `cuvânt${index}`).join("\n"), "cel mult 100"],
  ["12", "nu este un cuvânt"],
  ["noptieră\nȘIFONIER", "„ȘIFONIER” duce deja la „Dulap”"],
])("%j is refused beside its field, and stays typed", async (typed, reason) => {
  const address = "/admin/cautare/ro/nightstand";
  const answer = await save(address, typed);
  expect(answer.status).toBe(422);
  const field = answer.page.querySelector("[name=words]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(textOf(answer.page.querySelector("main"))).toContain(reason);
  expect(valueOf(field!).trim()).toBe(typed.trim());
  expect(await savedWords("nightstand")).toBeUndefined();
});

test("a form from before somebody else's change is told so", async () => {
  const address = "/admin/cautare/ro/mirror";
  await save(address, "oglindă\nlucioasă");
  const stale = await save(address, "oglindă\nstrălucioasă");
  expect(stale.status).toBe(409);
  expect(textOf(stale.page.querySelector("main"))).toContain("lucioasă");
  // The same sent twice is saved already.
  expect((await save(address, "oglindă\nlucioasă")).status).toBe(303);
  expect((await save(address, "oglindă\nstrălucioasă", "1")).status).toBe(303);
  expect(await savedWords("mirror")).toMatchObject({ version: 2 });
});

test("the default list comes back", async () => {
  const address = "/admin/cautare/ro/desk";
  await save(address, "birou");
  expect(textOf((await admin.get(address)).page.querySelector("[value=reset]"))).toBe(
    "Revino la lista implicită",
  );
  const answer = await admin.post(address, { intent: "reset", version: "1" });
  expect(answer.status).toBe(303);
  expect(await savedWords("desk")).toEqual({ words: null, version: 2 });
  expect((await admin.get(address)).page.querySelector("[value=reset]")).toBeNull();
});

test("other buttons, languages and kinds are refused", async () => {
  expect((await admin.post(BED, { intent: "drop" })).status).toBe(400);
  expect((await admin.get("/admin/cautare/xx/bed")).status).toBe(404);
  expect((await admin.post("/admin/cautare/ro/sofa", { intent: "save" })).status).toBe(404);
});

test("customers see none of it", async () => {
  const customer = await signedIn();
  expect((await customer.get("/admin/cautare")).location).toBe("/");
  expect((await customer.post(BED, { intent: "save", words: "x" })).status).toBe(403);
});
