import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, onTestFinished, test, vi } from "vitest";

import { KeptPages } from "../../app/page-cache/page-cache.mjs";

let version = 1;

/** A shop of one rule: what the app answers is kept while the version stays. */
async function openShop(app: RequestListener, mostBytes?: number) {
  version += 1;
  const countView = vi.fn();
  globalThis.__shopPages = {
    variantOf: ({ cookie, from }) => {
      if (cookie) return undefined;
      return from ? { name: "ro customer", parts: [from, `#${from}`] } : { name: "ro", parts: [] };
    },
    version: () => version,
    countView,
    blank: "___",
  };
  const render = vi.fn(app);
  const pages = new KeptPages({ mostBytes });
  const server = http.createServer((req, res) => pages.answer(req, res, render));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(origin + path, { headers, method });
  return { ask, render, countView };
}

const page: RequestListener = (req, res) => {
  res.setHeader("Content-Type", "text/html");
  res.setHeader("X-Keep-Until", String(Date.now() + 60_000));
  res.write(`<p>${req.url}</p>`);
  res.end("<p>ș</p>");
};

test("a page is made once, and sent whole in every encoding", async () => {
  const { ask, render } = await openShop(page);
  for (const encoding of ["br", "gzip", "identity", "br;q=0, gzip"]) {
    const answer = await ask("/a", { "Accept-Encoding": encoding });
    expect(await answer.text()).toBe("<p>/a</p><p>ș</p>");
    expect(answer.headers.get("X-Keep-Until")).toBeNull();
  }
  expect(render).toHaveBeenCalledTimes(1);
});

/** Long enough after a change for pages to be compressed well. */
function beQuiet() {
  const real = Date.now;
  const now = vi.spyOn(Date, "now").mockImplementation(() => real() + 3_600_000);
  onTestFinished(() => now.mockRestore());
}

/** A page of so many of the shop's own words. */
const textPage = (length: number): RequestListener => {
  const files = readdirSync("locales/ro").map((file) => readFileSync(`locales/ro/${file}`, "utf8"));
  return (_req, res) => {
    res.setHeader("X-Keep-Until", String(Date.now() + 60_000));
    res.end(files.join("").slice(0, length));
  };
};

test("a large page is pressed into the first flight at once, a small one when asked for again in quiet times", async () => {
  const { ask } = await openShop((req, res) => textPage(Number(req.url?.slice(1)))(req, res));
  const sentBytes = async (path: string) => {
    const { headers } = await ask(path, { "Accept-Encoding": "br" });
    return Number(headers.get("Content-Length"));
  };
  expect(await sentBytes("/48000")).toBeLessThanOrEqual(14_600);
  const inHurry = await sentBytes("/30000");
  expect(await sentBytes("/30000")).toBe(inHurry);
  beQuiet();
  await vi.waitFor(async () => expect(await sentBytes("/30000")).toBeLessThan(inHurry));
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
  const { ask, render } = await openShop((req, res) => {
    version += 1;
    page(req, res);
  });
  expect(await (await ask("/a")).text()).toContain("/a");
  await ask("/a");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a page whose time has passed is made anew", async () => {
  const { ask, render } = await openShop((_req, res) => {
    res.setHeader("X-Keep-Until", String(Date.now() - 1));
    res.end("closed");
  });
  await ask("/a");
  await ask("/a");
  expect(render).toHaveBeenCalledTimes(2);
});

test("people who come at once wait for one page instead of making one each", async () => {
  const { ask, render } = await openShop((req, res) => setTimeout(() => page(req, res), 100));
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/a")));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 20 }, () => "<p>/a</p><p>ș</p>"),
  );
  expect(render).toHaveBeenCalledTimes(1);
});

test("what the app does not mark is never kept, and nobody waits for it in vain", async () => {
  let made = 0;
  const { ask } = await openShop((_req, res) => {
    made += 1;
    res.setHeader("Set-Cookie", `visit=${made}`);
    res.end(`visit ${made}`);
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask("/a")));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(5);
});

test("an error is not kept", async () => {
  const { ask, render } = await openShop((req, res) => {
    res.statusCode = 500;
    page(req, res);
  });
  expect((await ask("/a")).status).toBe(500);
  await ask("/a");
  expect(render).toHaveBeenCalledTimes(2);
});

test("who carries a personal cookie gets a page of their own, and leaves nothing behind", async () => {
  const { ask } = await openShop((req, res) => {
    page({ ...req, url: req.headers.cookie ?? "nobody" } as typeof req, res);
  });
  expect(await (await ask("/a", { Cookie: "cart=ANA" })).text()).toContain("ANA");
  expect(await (await ask("/a")).text()).toContain("nobody");
  expect(await (await ask("/a", { Cookie: "cart=ION" })).text()).toContain("ION");
});

test("a page with blanks is made once, and filled in for each who asks", async () => {
  const { ask, render } = await openShop((_req, res) => {
    res.setHeader("X-Keep-Until", String(Date.now() + 60_000));
    res.end("<p>___0, ș</p><p>___0</p><i>___1</i>");
  });
  const tags = new Set<string>();
  for (const name of ["Ana", "Ion", "___1", "$&$0"]) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { From: name, "Accept-Encoding": encoding };
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
  expect(tags.size).toBe(12);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a visit to a kept product page counts", async () => {
  const { ask, countView } = await openShop((req, res) => {
    res.setHeader("X-Keep-Product", "7");
    page(req, res);
  });
  await ask("/a");
  expect(countView).not.toHaveBeenCalled();
  expect((await ask("/a")).headers.get("X-Keep-Product")).toBeNull();
  expect(countView).toHaveBeenCalledExactlyOnceWith("7");
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
  const { ask, render } = await openShop(page);
  globalThis.__shopPages.version = () => {
    throw new Error("no such file");
  };
  expect(await (await ask("/a")).text()).toContain("/a");
  expect(render).toHaveBeenCalledTimes(1);
});
