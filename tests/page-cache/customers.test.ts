import { afterAll, expect, test, vi } from "vitest";

import { hydrationHeader } from "~/platform/rendering/front/hydration-data";

import type { Person } from "../people";
import { openShop } from "../routes/shop";
import { textOf, toastOf, type Answer, type Visitor } from "../visitor";
import { pieceId, pieces } from "../world";
import { openCachedShop } from "./cached-shop";

const { db, send, routes, cachePolicy, visitor, signedIn } = await openShop();
const { stored, behind, close } = await openCachedShop(send, cachePolicy, routes);
afterAll(close);

/** Every route whose page is kept, and its pages that might tell of a person. */
const pages: Record<string, string[]> = {
  "routes/shop/home": ["/", "/?harta=da"],
  "routes/shop/listing": ["/produse", "/produse?pagina=2", "/produse/bai?cauta=a"],
  "routes/shop/product": [
    pieces.bed.path,
    `${pieces.bed.path}?fila=recenzii`,
    `${pieces.bed.path}?fila=recenzii&scrie=da`,
  ],
  "routes/shop/gallery": ["/galerie", "/galerie?imagine=10"],
  "routes/shop/contact": ["/contact?subiect=intalnire", "/contact?trimis=da"],
  "routes/shop/about": ["/despre"],
  "routes/shop/terms": ["/termeni"],
  "routes/shop/privacy": ["/confidentialitate"],
  "routes/shop/cookies": ["/cookies"],
  "routes/shop/accessibility": ["/accesibilitate"],
};

const hostile = `canary "Țepeș" <b>&amp;</b> O'Neil`;
const people: Partial<Person>[] = [
  {
    email: "canary-ana@example.com",
    first_name: hostile,
    last_name: "</script>",
    phone: "canary-1",
  },
  {
    email: "canary-ion@example.com",
    first_name: "canary $& $0 \\u0041\u2028",
    last_name: "blank-0",
  },
  { email: "canary-admin@example.com", first_name: "", last_name: "", role: "administrator" },
];

const isKept = (answer: Answer) => answer.headers.has("ETag");
const namesIn = ({ page }: Answer) =>
  page.querySelectorAll("header p span.font-semibold").map(textOf);

async function customer(person: Partial<Person> = {}) {
  const direct = await signedIn(person);
  return { direct, kept: behind(direct) };
}

test("every route that may be kept is tried here", () => {
  const marked = Object.values(routes).flatMap((route) => {
    const handle = Object.keys((route?.module.handle as object | undefined) ?? {});
    return route && handle.some((key) => key.startsWith("isSameFor")) ? [route.id] : [];
  });
  expect(marked.sort()).toEqual(Object.keys(pages).sort());
});

test("from memory everybody gets, byte for byte, the page that is drawn for them", async () => {
  const readers = await Promise.all(people.map((person) => customer(person)));
  const wrong: string[] = [];
  const addresses = Object.values(pages).flat();
  for (const path of addresses) {
    for (const [index, reader] of readers.entries()) {
      const [drawn, found] = [await reader.direct.get(path), await reader.kept.get(path)];
      const policies = [drawn, found].map(({ headers }) => headers.get("Content-Security-Policy"));
      const isSame = drawn.text === found.text && policies[0] === policies[1];
      // The form of this page has their name and address in it.
      if (!isSame || isKept(found) === path.startsWith("/contact")) wrong.push(`${path} ${index}`);
    }
  }
  expect(wrong).toEqual([]);
  // Each was drawn to be kept for all customers and for all administrators, and names none of them.
  expect(stored.length).toBe(2 * addresses.filter((path) => !path.startsWith("/contact")).length);
  expect(stored.filter((page) => page.includes("canary"))).toEqual([]);
});

test("two who ask at once for a page that is not made yet each get their own", async () => {
  const [ana, ion] = [await customer({ first_name: "Ana" }), await customer({ first_name: "Ion" })];
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => (index % 2 ? ion : ana).kept.get("/produse?pagina=3")),
  );
  expect(answers.map((answer) => new Set(namesIn(answer)))).toEqual(
    answers.map((_, index) => new Set([index % 2 ? "Ion Ionescu" : "Ana Ionescu"])),
  );
});

/** Somebody who has just read the page, and what the page says after something has happened. */
async function afterwards(happens: (email: string, who: Visitor) => Promise<unknown>) {
  const email = `${crypto.randomUUID()}@example.com`;
  const { kept: reader } = await customer({ email, first_name: "Maria" });
  await reader.get("/produse");
  const before = await reader.get("/produse");
  expect([isKept(before), namesIn(before)]).toEqual([true, ["Maria Ionescu", "Maria Ionescu"]]);
  await happens(email, reader);
  return { before, after: await reader.get("/produse"), reader };
}
const users = (email: string) => db.updateTable("users").where("email", "=", email);

test("another name, role or a disabled account shows on the very next page", async () => {
  const renamed = await afterwards((email) => users(email).set({ last_name: "Pop" }).execute());
  expect(namesIn(renamed.after)).toEqual(["Maria Pop", "Maria Pop"]);
  expect(renamed.after.headers.get("ETag")).not.toBe(renamed.before.headers.get("ETag"));

  const promoted = await afterwards((email) =>
    users(email).set({ role: "administrator" }).execute(),
  );
  expect(promoted.before.page.querySelector('header a[href="/admin"]')).toBeNull();
  expect(promoted.after.page.querySelector('header a[href="/admin"]')).not.toBeNull();

  const now = new Date().toISOString();
  const disabled = await afterwards((email) => users(email).set({ disabled_at: now }).execute());
  expect(namesIn(disabled.after)).toEqual([]);
});

test("who signed out, here or elsewhere, is a guest on the very next page", async () => {
  const ended = await afterwards(async (email) => {
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await db.deleteFrom("sessions").where("user_id", "=", id).execute();
  });
  expect(namesIn(ended.after)).toEqual([]);
  expect(ended.after.text).toBe((await visitor().get("/produse")).text);
  const forged = await afterwards((_, who) => Promise.resolve(who.setCookie("account", "forged")));
  expect(namesIn(forged.after)).toEqual([]);
});

test("another cart and a message show on the very next page", async () => {
  const productId = await pieceId(db, pieces.desk);
  const { after, reader } = await afterwards(async (_, who) => {
    const direct = visitor();
    direct.setCookie("account", who.cookie("account")!);
    await direct.post("/cos", { productId, returnTo: "/produse", intent: "add" });
    for (const name of ["cart", "session"]) who.setCookie(name, direct.cookie(name)!);
  });
  expect([isKept(after), toastOf(after.page)]).toEqual([false, expect.stringContaining("adăugat")]);
  const next = await reader.get("/produse");
  expect([isKept(next), toastOf(next.page), namesIn(next).length]).toEqual([true, "", 2]);
  expect(textOf(next.page.querySelector('header a[href="/cos"]'))).toContain("1");
});

test("a page that turned out to be somebody else's while it was drawn is not kept", async () => {
  const { kept: reader } = await customer();
  const { readerOf } = cachePolicy;
  cachePolicy.readerOf = async (headers, address) => {
    const found = await readerOf(headers, address);
    await db.deleteFrom("sessions").execute();
    return found;
  };
  const ended = await reader.get("/produse?pagina=4");
  cachePolicy.readerOf = readerOf;
  expect([isKept(ended), namesIn(ended)]).toEqual([false, []]);
  const other = await customer({ first_name: "Ion" });
  expect(namesIn(await other.kept.get("/produse?pagina=4"))).toHaveLength(2);
});

test("each encoding, an unchanged page and a page's headers alone are answered for one person", async () => {
  const { direct, kept: reader } = await customer({ first_name: hostile });
  const { text } = await direct.get("/despre");
  for (const encoding of ["gzip", "identity"]) {
    reader.headers["Accept-Encoding"] = `br, ${encoding}`;
    const answer = await reader.get("/despre");
    expect([answer.text, answer.headers.get("Content-Encoding") ?? "identity"]).toEqual([
      text,
      encoding,
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(answer.headers.get("Vary")).toContain("Cookie");
    reader.headers["If-None-Match"] = answer.headers.get("ETag")!;
    expect((await reader.get("/despre")).status).toBe(304);
    delete reader.headers["If-None-Match"];
  }
});

test("while one of many pieces is sold its page stays in memory, and script gets the data of that page", async () => {
  const { kept: reader } = await customer();
  const leave = (stock_quantity: number) =>
    db.updateTable("products").where("number", "=", 1).set({ stock_quantity }).execute();
  const digestOf = ({ page }: Answer) =>
    page.querySelector("script[data-start]")!.getAttribute("data-digest");
  for (const path of ["/", "/produse/dormitoare", pieces.bed.path]) {
    await leave(50);
    const full = await reader.get(path);
    const drawn = stored.length;
    await leave(49);
    const sold = await reader.get(path);
    expect([stored.length, sold.text], path).toEqual([drawn, full.text]);
    expect((await dataOf(reader, path)).digest, path).toBe(digestOf(sold));
  }
  await leave(2);
  expect((await reader.get(pieces.bed.path)).text).toContain("Ultimele 2 bucăți");
});

test("script is given what a page from memory was drawn from, under the reader's own name", async () => {
  const email = "script@example.com";
  const { kept: reader } = await customer({ email, first_name: hostile });
  for (const path of ["/", "/produse", pieces.bed.path]) {
    await reader.get(path);
    const answer = await reader.get(path);
    const digest = answer.page.querySelector("script[data-start]")!.getAttribute("data-digest");
    expect(isKept(answer)).toBe(true);
    expect((await dataOf(reader, path)).digest, path).toBe(digest);
  }
  // A page of before is left alone: it says another name than its data.
  const { digest } = await dataOf(reader, "/");
  await users(email).set({ first_name: "Ana" }).execute();
  expect((await dataOf(reader, "/")).digest).not.toBe(digest);
});

test("the data of a page come from memory too, and nobody's name is kept with them", async () => {
  const readers = await Promise.all(
    people.map(({ email, ...person }) => customer({ ...person, email: `data-${email}` })),
  );
  const guest = visitor();
  readers.push({ direct: guest, kept: behind(guest) });
  for (const path of ["/", "/produse", pieces.bed.path]) {
    for (const reader of readers) {
      const drawn = await askData(reader.direct, path);
      const found = await askData(reader.kept, path);
      expect(JSON.parse(found.text), path).toEqual(JSON.parse(drawn.text));
      expect([isKept(found), found.headers.get("Cache-Control")]).toEqual([
        true,
        "private, no-store",
      ]);
    }
  }
  expect(stored.filter((body) => body.includes("canary"))).toEqual([]);
});

async function dataOf(reader: Visitor, path: string) {
  return JSON.parse((await askData(reader, path)).text) as { digest: string };
}

async function askData(reader: Visitor, path: string): Promise<Answer> {
  reader.headers[hydrationHeader] = "1";
  const answer = await reader.get(path);
  delete reader.headers[hydrationHeader];
  return answer;
}

test("a customer's look at a kept product counts, and keeps the session in use", async () => {
  const email = "seen@example.com";
  const { kept: reader } = await customer({ email });
  await reader.get(pieces.bed.path);
  const countView = vi.spyOn(cachePolicy, "countView");
  await db.updateTable("sessions").set({ seen_at: "2020-01-01T00:00:00.000Z" }).execute();
  await users(email).set({ last_used_on: "2020-01-01" }).execute();
  expect(isKept(await reader.get(pieces.bed.path))).toBe(true);
  expect(countView).toHaveBeenCalledTimes(1);
  const row = await db
    .selectFrom("users")
    .innerJoin("sessions", "sessions.user_id", "users.id")
    .select(["last_used_on", "seen_at"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect([row.last_used_on, row.seen_at].every((when) => when > "2026")).toBe(true);
});
