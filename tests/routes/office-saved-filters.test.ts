import { expect, test } from "vitest";

import { MOST_FILTERS } from "~/front/desk/saved-filter.server";

import type { Visitor } from "../visitor";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ email: "sefa@example.com", role: "administrator" });
const orders = "/admin/comenzi";
const pageOf = (list: string, query: string) =>
  `/admin/filtre?${new URLSearchParams({ lista: list, filtru: query })}`;

/** The links of the saved filters above a list: names and addresses, with a star where one is set. */
async function linksAbove(who: Visitor, address: string): Promise<string[]> {
  const { page } = await who.get(address);
  const links = page.querySelectorAll("nav[aria-label='Filtre salvate'] a");
  return links.map((link) => {
    const isSet = link.getAttribute("aria-current") === "page";
    return `${link.textContent} ${link.getAttribute("href")}${isSet ? " *" : ""}`;
  });
}

test("a filter is saved with its order under a name, stands above its list, and goes again", async () => {
  expect(await linksAbove(admin, orders)).toEqual([]);
  const query = "?cauta=Cluj&stare=owing&ordine=-rest";
  const toSave = pageOf(orders, query);
  expect(await linksAbove(admin, orders + query)).toEqual([`Salvează filtrul ${toSave}`]);
  const asked = await admin.get(toSave);
  expect(mainOf(asked)).toContain("Filtrul acesta, în lista „Comenzi”");
  const fields = { ...fieldsOf(asked, "form#filter"), name: "Datorii din Cluj", intent: "keep" };
  const answer = await admin.post(toSave, fields);
  expect(answer.location).toBe(orders + query);
  const mine = `Datorii din Cluj ${orders}${query}`;
  expect(await linksAbove(admin, orders + query)).toEqual([
    `${mine} *`,
    "Filtrele tale /admin/filtre",
  ]);
  expect(await linksAbove(admin, orders)).toEqual([mine, "Filtrele tale /admin/filtre"]);
  expect(await linksAbove(admin, "/admin/oferte")).toEqual([]);
  const kept = await admin.get("/admin/filtre");
  expect(mainOf(kept)).toContain("Datorii din Cluj");
  const { filter } = fieldsOf(kept, "td form");
  const gone = await admin.post("/admin/filtre", { intent: "delete", filter: filter! });
  expect(gone.location).toBe("/admin/filtre");
  expect(await linksAbove(admin, orders)).toEqual([]);
  expect(mainOf(await admin.get("/admin/filtre"))).toContain("Nu ai salvat niciun filtru.");
  // The second press of the same button.
  expect((await admin.post("/admin/filtre", { intent: "delete", filter: filter! })).status).toBe(
    404,
  );
});

test("everybody has filters of their own, and nobody deletes another's", async () => {
  const other = await signedIn({ email: "vanzari@example.com", role: "sales" });
  await other.post(pageOf(orders, "?stare=late"), { intent: "keep", name: "Întârziate" });
  expect(await linksAbove(other, orders)).toHaveLength(2);
  expect(await linksAbove(admin, orders)).toEqual([]);
  const { id } = await db.selectFrom("saved_filters").select("id").executeTakeFirstOrThrow();
  expect((await admin.post("/admin/filtre", { intent: "delete", filter: id })).status).toBe(404);
  expect(await linksAbove(other, orders)).toHaveLength(2);
});

test("a name takes the last filter that is saved by it; one too many is refused with what was typed", async () => {
  const owner = await signedIn({ email: "doi@example.com", role: "administrator" });
  const save = (name: string, query: string) =>
    owner.post(pageOf(orders, query), { intent: "keep", name });
  await save("Unul", "?stare=open");
  await save(" Unul ", "?stare=late");
  expect(await linksAbove(owner, orders)).toContain(`Unul ${orders}?stare=late`);
  expect(await linksAbove(owner, orders)).toHaveLength(2);
  for (let count = 2; count <= MOST_FILTERS; count += 1)
    await save(`Filtrul ${count}`, "?stare=open");
  const refused = await save("Unul prea mult", "?stare=owing");
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain(`Ai deja ${MOST_FILTERS} filtre la această listă`);
  expect(fieldsOf(refused, "form#filter").name).toBe("Unul prea mult");
  // A name that is known is none more.
  expect((await save("Unul", "?stare=owing")).status).toBe(303);
  // Another list has its own.
  expect(
    (await owner.post(pageOf("/admin/oferte", "?stare=sent"), { intent: "keep", name: "Trimise" }))
      .status,
  ).toBe(303);
});

test.each([
  ["no name", "", 422],
  ["a name of one character", "x", 422],
  ["a name of 41 characters", "x".repeat(41), 422],
  ["a name of 40 characters", "x".repeat(40), 303],
])("%s: %i", async (_what, name, status) => {
  const answer = await admin.post(pageOf(orders, "?stare=open"), { intent: "keep", name });
  expect(answer.status).toBe(status);
});

test.each([
  ["a list that the role may not open", "accountant", orders, "?stare=open"],
  ["an address that is no list of ours", "administrator", "//evil.example", "?a=b"],
  ["no filter", "administrator", orders, ""],
  ["a filter that is no query", "administrator", orders, "/../produse"],
  ["a filter beyond a thousand characters", "administrator", orders, `?cauta=${"x".repeat(1000)}`],
] as const)("%s is not saved", async (what, role, list, query) => {
  const who = await signedIn({ email: `${what.replaceAll(" ", ".")}@example.com`, role });
  expect((await who.get(pageOf(list, query))).page.querySelector("form#filter")).toBeNull();
  const answer = await who.post(pageOf(list, query), { intent: "keep", name: "Al meu" });
  expect(answer.status).toBe(404);
});
