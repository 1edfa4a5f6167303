import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/node";
import fc from "fast-check";
import { expect, test } from "vitest";

import { handlerInReach } from "../../app/server/routes-in-reach.mjs";
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
