import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";

import { canonicalPaths } from "../../app/front/server/canonical-address.mjs";
import { handlerInReach } from "../../app/front/server/routes-in-reach.mjs";
import { routeAccess, type Places } from "../routes/access";
import { openShop } from "../routes/shop";

const { routes } = await openShop();
const build = { routes, assets: { routes } } as unknown as ServerBuild;

/** A handler that answers with the routes that match, and how many it chose among. */
function answerWithMatches({ routes: some, assets }: ServerBuild) {
  expect(Object.keys(assets.routes)).toEqual(Object.keys(some));
  return ({ url }: Request) =>
    Promise.resolve(
      Response.json({ matches: matchesOf(some, url), among: Object.keys(some).length }),
    );
}

function matchesOf(some: ServerBuild["routes"], url: string): string[] {
  const found = matchRoutes(childrenOf(some), new URL(url).pathname);
  return (found ?? []).map(({ route }) => route.id ?? "");
}

function childrenOf(
  some: ServerBuild["routes"],
  parent?: string,
): Parameters<typeof matchRoutes>[0] {
  return Object.values(some)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(some, id) },
    );
}

const handle = handlerInReach(build, answerWithMatches);

async function ask(path: string) {
  const request = new Request(`http://127.0.0.1${path}`);
  const answer = await handle(request);
  const { matches, among } = (await answer.json()) as { matches: string[]; among: number };
  return { matches, among, expected: matchesOf(routes, request.url) };
}

const words = new Set(Object.values(routes).flatMap(({ path }) => path?.split(/[/?*:]+/) ?? []));
const word = fc.constantFrom("", ...words);
const anything = fc.oneof(word, word, fc.webSegment(), fc.constant("%2F"));
const capital = anything.map((text) => text.toUpperCase());
const escaped = word.map((text) =>
  text.replace(/^./, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
);
const address = fc
  .array(fc.oneof({ weight: 4, arbitrary: anything }, capital, escaped), { maxLength: 6 })
  .map((parts) => `/${parts.join("/")}`);

test("whatever the address, the same routes answer as if all were asked", async () => {
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const { matches, expected } = await ask(path);
      expect(matches).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test("every route's own address is answered, by a choice among few of the routes", async () => {
  const all = Object.keys(routes).length;
  const filled = (path: string) => path.replace(/:\w+\?/g, "").replace(/:\w+/g, "1");
  for (const { id, path = "", parentId } of Object.values(routes)) {
    const parent = routes[parentId ?? ""]?.path ?? "";
    const { matches, expected, among } = await ask(
      `/${filled(parent ? `${parent}/${path}` : path)}`,
    );
    expect(matches, id).toEqual(expected);
    expect(matches.length, id).toBeGreaterThan(0);
    expect(among, id).toBeLessThan(all / 4);
  }
});

test("routes whose addresses begin with anything are in reach of all; where there is none, none answers", async () => {
  const small = {
    any: { id: "any", path: "*", module: {} },
    named: { id: "named", path: ":name/termeni", module: {} },
    fixed: { id: "fixed", path: "cos", module: {} },
  } as unknown as ServerBuild["routes"];
  const among = async (some: ServerBuild["routes"], path: string) => {
    const reach = handlerInReach(
      { routes: some, assets: { routes: some } } as unknown as ServerBuild,
      ({ routes: found }) =>
        () =>
          Promise.resolve(Response.json(Object.keys(found))),
    );
    const answer = await reach(new Request(`http://127.0.0.1${path}`));
    return (await answer.json()) as string[];
  };
  expect(await among(small, "/ana/termeni")).toEqual(["any", "named"]);
  expect(await among(small, "/cos")).toEqual(["any", "named", "fixed"]);
  expect(await among({}, "/cos/1")).toEqual([]);
});

const canonicalOf = canonicalPaths(routes);

/** A secret of small and large letters, as stands in links. */
const secret = "Ab-1_Z";
const places = new Proxy({} as Places, { get: () => secret });
/** Where each route's page is, but for that of what is not found. */
const pages = Object.entries(routeAccess(places))
  .filter(([id]) => id !== "routes/shop/not-found")
  .map(([, { address }]) => address.replace(/\?.*/, ""));

test("every route's page has no other address: it leads there however it is written", () => {
  const code = (text: string) =>
    text.replace(/^./, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  for (const page of new Set(pages)) {
    expect(canonicalOf(page), page).toBeUndefined();
    if (page === "/") continue;
    const first = page.split("/")[1]!;
    for (const other of [
      `${page}/`,
      `${page}//`,
      page.replace(first, first.toUpperCase()),
      page.replace(first, code(first)),
      page.replace(/[^/]+$/, code),
      page.replaceAll(/(?!^)\//g, "//").replace(/$/, "/"),
    ]) {
      expect(canonicalOf(other), other).toBe(page);
    }
  }
});

test.each([
  ["/Produse", "/produse"],
  ["/PRODUSE/Living/1/", "/produse/living/1"],
  ["/produse/%6civing", "/produse/living"],
  ["/produse/living/1/INTREBARI", "/produse/living/1/intrebari"],
  [`/COMANDA/${secret}/Plata`, `/comanda/${secret}/plata`],
  ["/desen/Abc", undefined],
  ["/Desen/PROIECT", "/desen/proiect"],
  ["/imagini/Poza.WEBP", undefined],
  ["/admin/comenzi/AM-2026-000001", undefined],
  ["/admin/comenzi/PACHET.pdf", "/admin/comenzi/pachet.pdf"],
  // Needed codes stay, with large digits.
  ["/admin/stoc/hardware%20hinge", undefined],
  ["/admin/Stoc/a%2fb", "/admin/stoc/a%2Fb"],
  // What is no page has no address to lead to.
  ["/Nu-Exista/", undefined],
  ["/produse/living/1/2/3/", undefined],
  ["/", undefined],
])("%s leads to %s", (path, canonical) => expect(canonicalOf(path)).toBe(canonical));

test("whatever the address, it leads to one of the same page in this shop, and from there nowhere", () => {
  fc.assert(
    fc.property(address, (path) => {
      const canonical = canonicalOf(path);
      if (canonical === undefined) return;
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(canonicalOf(canonical)).toBeUndefined();
      // Remix itself takes a doubled slash for no page.
      const at = (one: string) => matchesOf(routes, `http://127.0.0.1${one.replace(/\/+/g, "/")}`);
      expect(at(canonical)).toEqual(at(path));
    }),
    { numRuns: 1000 },
  );
});
