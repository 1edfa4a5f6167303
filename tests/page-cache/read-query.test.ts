import type { HTMLElement } from "node-html-parser";
import { afterAll, expect, test, vi } from "vitest";

import { queryReader } from "../../app/front/server/read-query.mjs";
import { openShop } from "../routes/shop";
import { pieces } from "../world";
import { openCachedShop } from "./cached-shop";

const { send, routes, cachePolicy, visitor } = await openShop();
const { stored, behind, close } = await openCachedShop(send, cachePolicy, routes);
afterAll(close);

const readQuery = queryReader(routes);
const bed = pieces.bed.path;
const kept = [
  "/",
  "/produse",
  "/produse/bai?cauta=a&material=mdf",
  "/produse?pretMin=1,200,3",
  bed,
  `${bed}?fila=personalizare`,
  `${bed}?fila=recenzii`,
  `${bed}?fila=recenzii&scrie=da`,
  "/galerie?categorie=bai",
  "/galerie?imagine=3",
  "/contact",
  "/despre",
  "/termeni",
  "/confidentialitate",
  "/cookies",
  "/accesibilitate",
];

/** The fields of an address that are asked for while something is done. */
async function fieldsAsked(work: () => Promise<unknown>): Promise<string[]> {
  const names = ["get", "getAll", "has"] as const;
  const spies = names.map((name) => vi.spyOn(URLSearchParams.prototype, name));
  await work();
  const asked = spies.flatMap((spy) => spy.mock.calls.map(([name]) => name));
  vi.restoreAllMocks();
  return [...new Set(asked)];
}

/** What of these fields is left, by name, in the address of a page. */
function fieldsLeft(address: string, fields: string[][]): string[] {
  const query = new URLSearchParams(fields).toString();
  const [, left] = readQuery(`${address.replace(/[?#].*/, "")}?${query}`).address.split("?");
  return [...new URLSearchParams(left).keys()];
}

test.each(kept)("of the address %s its page reads nothing that is not kept", async (path) => {
  // Remix's own.
  const ofRemix = ["index", "_data", "_routes"];
  // A field with another value than its page knows counts for none.
  const known = (name: string) =>
    ({ fila: "recenzii", ordine: "nume", material: "mdf" })[name] ?? "da";
  const asked = (await fieldsAsked(() => visitor().get(path))).filter(
    (name) => !ofRemix.includes(name),
  );
  expect(asked).toContain("lng");
  const unusual = { lng: "en", subiect: "masurare", vedere: "alegeri" } as Record<string, string>;
  const fields = asked.map((name) => [name, unusual[name] ?? known(name)]);
  expect(fieldsLeft(path, fields)).toEqual(asked);
});

test("every link and every form to a kept page keeps all that it says", async () => {
  const lost: string[] = [];
  let seen = 0;
  for (const path of [...kept, "/cos", "/salvate", "/proiecteaza"]) {
    const { page } = await visitor().get(path);
    for (const address of addressesIn(page)) {
      const { pathname, search } = new URL(address, `http://shop${path}`);
      const left = new URLSearchParams(readQuery(pathname + search).address.split("?")[1]);
      if (search !== "") seen += 1;
      if (left.toString() !== new URLSearchParams(search).toString()) lost.push(address);
    }
  }
  expect([lost, seen > 50]).toEqual([[], true]);
});

/** Links into the shop, and where its forms that ask for a page would lead as they stand. */
function addressesIn(page: HTMLElement): string[] {
  const links = page.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "");
  const forms = page
    .querySelectorAll("form")
    .filter((form) => !/post/i.test(form.getAttribute("method") ?? ""));
  const sent = forms.map((form) => {
    const [action = ""] = (form.getAttribute("action") ?? "").split(/[?#]/);
    return `${action}?${new URLSearchParams(fieldsOf(form))}`;
  });
  return [...links, ...sent].filter((address) => /^(\/(?!\/)|\?)/.test(address));
}

/** Those of a form, but what only its buttons that post want. */
function fieldsOf(form: HTMLElement): string[][] {
  return form
    .querySelectorAll("input[name]")
    .map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""])
    .filter(([name = ""]) => name !== "piesa");
}

test.each(["/termeni", "/", bed, "/contact?trimis=da"])(
  "whatever is invented behind %s costs one page of memory",
  async (path) => {
    const before = stored.length;
    const guest = behind(visitor());
    const tags = new Set<string | null>();
    for (let number = 0; number < 30; number += 1) {
      const invented = `${path.includes("?") ? "&" : "?"}x${number}=${Math.random()}&lng=xx&harta=${number}`;
      tags.add((await guest.get(path + invented)).headers.get("ETag"));
    }
    expect([tags.size, stored.length - before]).toEqual([1, 1]);
  },
);
