import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { expect, onTestFinished, test, vi } from "vitest";

import { PageCache } from "~/front/page-cache/page-cache.server";

import { queryReader } from "../../app/front/server/read-query.mjs";
import { send } from "../../app/front/server/remix-handler.mjs";

let version = 1;

const readQuery = queryReader({
  page: {
    id: "page",
    path: ":name",
    module: { handle: { isSameForAll: true, reads: { b: ["1", "2"], typed: true } } },
  },
} as unknown as ServerBuild["routes"]);

type App = (req: IncomingMessage, context: AppLoadContext) => Response | Promise<Response>;

/** A shop of one rule: what the app lets be stored stays while the version does. */
async function openShop(app: App, mostBytes?: number) {
  version += 1;
  const countView = vi.fn();
  const policy = {
    readerOf: ({ cookie, from }: IncomingMessage["headers"]) => {
      if (cookie) return undefined;
      return from ? { key: "ro customer", parts: [from, `#${from}`] } : { key: "ro", parts: [] };
    },
    knowChanges: () => undefined,
    version: () => version,
    countView,
    placeholder: "___",
  };
  const render = vi.fn(app);
  const pages = new PageCache(
    policy,
    { respond: async (req, _res, context) => render(req, context), send, readQuery },
    { mostBytes },
  );
  const server = http.createServer((req, res) => {
    pages.answer(req, res).catch(() => res.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(origin + path, { headers, method });
  return { ask, render, countView, policy };
}

const forAMinute = () => ({ until: Date.now() + 60_000, viewed: undefined });

const page: App = ({ url }, context) => {
  context.cached = forAMinute();
  return new Response(`<p>${url}</p><p>ș</p>`, { headers: { "Content-Type": "text/html" } });
};

test("a page is made once, and sent whole in every encoding", async () => {
  const { ask, render } = await openShop(page);
  for (const encoding of ["br", "gzip", "identity", "br;q=0, gzip"]) {
    const answer = await ask("/a", { "Accept-Encoding": encoding });
    expect(await answer.text()).toBe("<p>/a</p><p>ș</p>");
  }
  expect(render).toHaveBeenCalledTimes(1);
});

/** A page of so many of the shop's own words. */
const textPage: App = ({ url }, context) => {
  const files = readdirSync("locales/ro").map((file) => readFileSync(`locales/ro/${file}`, "utf8"));
  context.cached = forAMinute();
  return new Response(files.join("").slice(0, Number(/\d+/.exec(url ?? "")?.[0])));
};

test("a page that would not fit the first flight is compressed as well as can be", async () => {
  const { ask } = await openShop(textPage);
  const sentBytes = async (path: string) => {
    const { headers } = await ask(path, { "Accept-Encoding": "br" });
    return Number(headers.get("Content-Length"));
  };
  expect(await sentBytes("/48000")).toBeLessThanOrEqual(14_600);
  expect(await sentBytes("/30000")).toBeLessThanOrEqual(14_600);
});

test("one of as many as visitors can type is compressed quickly, and better when it is asked for again", async () => {
  const { ask, render } = await openShop(textPage);
  const askFor = async (path: string) => {
    const answer = await ask(path, { "Accept-Encoding": "br" });
    return { bytes: Number(answer.headers.get("Content-Length")), text: await answer.text() };
  };
  const best = await askFor("/48000?b=1");
  const first = await askFor("/48000?typed=a");
  const second = await askFor("/48000?typed=a");
  expect(first.bytes).toBeGreaterThan(best.bytes * 1.05);
  expect(second.bytes).toBe(best.bytes);
  expect([first.text, second.text]).toEqual([best.text, best.text]);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a browser that has the page is told that it is still good", async () => {
  const { ask } = await openShop(page);
  const tag = (await ask("/a")).headers.get("ETag") ?? "";
  const again = await ask("/a", { "If-None-Match": tag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  version += 1;
  expect((await ask("/b", { "If-None-Match": tag })).status).toBe(200);
});

test("after a change the next answer is a new page", async () => {
  const { ask, render } = await openShop(page);
  await ask("/a");
  version += 1;
  await ask("/a");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page during whose making something changed is sent, and not kept", async () => {
  const { ask, render } = await openShop((req, context) => {
    version += 1;
    return page(req, context);
  });
  expect(await (await ask("/a")).text()).toContain("/a");
  await ask("/a");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page whose time has passed is made anew", async () => {
  const { ask, render } = await openShop((_req, context) => {
    context.cached = { ...forAMinute(), until: Date.now() - 1 };
    return new Response("closed");
  });
  await ask("/a");
  await ask("/a");
  expect(render).toHaveBeenCalledTimes(2);
});

test("people who come at once wait for one page instead of making one each", async () => {
  const { ask, render } = await openShop(async (req, context) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return page(req, context);
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/a")));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 20 }, () => "<p>/a</p><p>ș</p>"),
  );
  expect(render).toHaveBeenCalledTimes(1);
});

test("what the app does not mark is never kept, and nobody waits for it in vain", async () => {
  let made = 0;
  const { ask } = await openShop(() => {
    made += 1;
    return new Response(`visit ${made}`, { headers: { "Set-Cookie": `visit=${made}` } });
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask("/a")));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(5);
});

test("who waited for a page that fails gets a page of his own", async () => {
  let tries = 0;
  const { ask } = await openShop(async (req, context) => {
    tries += 1;
    const isFirst = tries === 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (isFirst) throw new Error("broken");
    return page(req, context);
  });
  const answers = await Promise.allSettled([ask("/a"), ask("/a"), ask("/a")]);
  // Whichever of them came first.
  const statuses = answers.map(({ status }) => status);
  expect(statuses.sort()).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

test("who asks after a change does not wait for a page of before", async () => {
  const { ask, render } = await openShop(async (_req, context) => {
    const seen = version;
    await new Promise((resolve) => setTimeout(resolve, 200));
    context.cached = forAMinute();
    return new Response(`version ${seen}`);
  });
  const before = ask("/a");
  await expect.poll(() => render.mock.calls.length, { interval: 5 }).toBe(1);
  version += 1;
  const now = version;
  expect(await (await ask("/a")).text()).toBe(`version ${now}`);
  expect(await (await before).text()).toBe(`version ${now - 1}`);
});

test("what a page does not read in its address makes no other page of it", async () => {
  const { ask, render } = await openShop(page);
  for (const path of [
    "/a",
    "/a?utm_source=x",
    "/a?x=1",
    "/a?b=3&x=2",
    "/a?B=1",
    "/a?__proto__=1",
  ]) {
    expect(await (await ask(path)).text()).toContain("<p>/a</p>");
  }
  expect(render).toHaveBeenCalledTimes(1);
  for (const path of ["/a?b=1", "/a?x=3&b=1", "/a?b=1&fbclid=2&b=1", "/a?%62=%31"]) {
    expect(await (await ask(path)).text()).toContain("<p>/a?b=1</p>");
  }
  expect(await (await ask("/a?typed=%C8%99%26&x=1")).text()).toContain("<p>/a?typed=%C8%99%26</p>");
  expect(render).toHaveBeenCalledTimes(3);
});

test("who carries a personal cookie gets a page of their own, and leaves nothing behind", async () => {
  const { ask } = await openShop((req, context) => {
    return page({ ...req, url: req.headers.cookie ?? "nobody" } as typeof req, context);
  });
  expect(await (await ask("/a", { Cookie: "cart=ANA" })).text()).toContain("ANA");
  expect(await (await ask("/a")).text()).toContain("nobody");
  expect(await (await ask("/a", { Cookie: "cart=ION" })).text()).toContain("ION");
});

test("a page with placeholders is made once, and filled in for each who asks", async () => {
  const { ask, render } = await openShop((_req, context) => {
    context.cached = forAMinute();
    return new Response("<p>___0, ș</p><p>___0</p><i>___1</i>");
  });
  const tags = new Set<string>();
  for (const name of ["Ana", "Ion", "___1", "$&$0"]) {
    for (const encoding of ["gzip", "identity"]) {
      const headers = { From: name, "Accept-Encoding": `br, ${encoding}` };
      const answer = await ask("/a", headers);
      expect(await answer.text()).toBe(`<p>${name}, ș</p><p>${name}</p><i>#${name}</i>`);
      expect(answer.headers.get("Content-Encoding")).toBe(
        encoding === "identity" ? null : encoding,
      );
      const tag = answer.headers.get("ETag") ?? "";
      const head = await ask("/a", headers, "HEAD");
      expect([head.headers.get("ETag"), await head.text()]).toEqual([tag, ""]);
      expect((await ask("/a", { ...headers, "If-None-Match": tag })).status).toBe(304);
      tags.add(tag);
    }
  }
  expect(tags.size).toBe(8);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a visit to a stored product page counts", async () => {
  const { ask, countView } = await openShop((_req, context) => {
    context.cached = { ...forAMinute(), viewed: { productId: "7" } };
    return new Response("a table");
  });
  await ask("/a");
  expect(countView).not.toHaveBeenCalled();
  await ask("/a");
  expect(countView).toHaveBeenCalledExactlyOnceWith({ productId: "7" }, expect.anything());
});

test("however many addresses are asked for, what is kept stays within its bytes", async () => {
  const { ask, render } = await openShop(page, 25_000);
  for (let number = 0; number < 20; number += 1) await ask(`/${number}`);
  await ask("/19");
  expect(render).toHaveBeenCalledTimes(20);
  await ask("/0");
  expect(render).toHaveBeenCalledTimes(21);
});

test("a database that cannot be read leaves the answer to the app", async () => {
  const { ask, render, policy } = await openShop(page);
  policy.version = () => {
    throw new Error("no such file");
  };
  expect(await (await ask("/a")).text()).toContain("/a");
  expect(render).toHaveBeenCalledTimes(1);
});
