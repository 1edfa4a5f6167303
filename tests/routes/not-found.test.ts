import { expect, test, vi } from "vitest";

import { textOf } from "../visitor";
import { openShop } from "./shop";

const { visitor } = await openShop();

/** The log's lines while something is done. */
async function logged(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    await work();
    return spy.mock.calls.map(([line]) => String(line));
  } finally {
    spy.mockRestore();
  }
}

test("an unknown address: 404, the spec's words and the way home", async () => {
  const answer = await visitor().get("/nu/exista");
  expect(answer.status).toBe(404);
  const title = "Pagina nu a fost găsită (Oops! Page not found)";
  expect(textOf(answer.page.querySelector("h1"))).toBe(title);
  expect(textOf(answer.page.querySelector("title"))).toContain(title);
  expect(answer.page.querySelector("main a[href='/']")).not.toBeNull();
  expect(answer.page.querySelector("header")).not.toBeNull();
  expect(answer.page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain(
    "noindex",
  );
});

test("the path of an unknown address is logged, without its query", async () => {
  const lines = await logged(() => visitor().get("/wp-login.php?password=secret"));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.filter((entry) => entry.event === "not-found")).toMatchObject([
    { path: "/wp-login.php" },
  ]);
  expect(lines.join()).not.toContain("secret");
});

test("an unknown category's path is logged like any other", async () => {
  const lines = await logged(() => visitor().get("/produse/garaj"));
  expect(lines.join()).toContain('"/produse/garaj"');
});

test("a path cannot write a log line of its own", async () => {
  const lines = await logged(() => visitor().get("/x%0a%7B%22event%22:%22forged%22%7D"));
  for (const line of lines) expect(line).not.toContain("\n");
});

test("a form sent to an unknown address gets the same page", async () => {
  const answer = await visitor().post("/nu-exista", { a: "b" });
  expect(answer.status).toBe(404);
  expect(textOf(answer.page.querySelector("h1"))).toContain("Oops! Page not found");
});

test("a form sent to a page that takes none is no error of the shop's", async () => {
  let status = 0;
  const lines = await logged(async () => {
    status = (await visitor().post("/produse", { a: "b" })).status;
  });
  expect(status).toBe(405);
  expect(lines.filter((line) => line.includes('"event":"error"'))).toEqual([]);
});

test("in every language the page is found to be missing, in its words and the spec's", async () => {
  for (const [language, words] of [
    ["en", "Oops! Page not found"],
    ["ru", "Страница не найдена"],
    ["fr", "Page introuvable"],
  ] as const) {
    const answer = await visitor().get(`/nu-exista?lng=${language}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Language")).toBe(language);
    const title = textOf(answer.page.querySelector("title"));
    expect(title).toContain(words);
    expect(title).toContain("Oops! Page not found");
  }
});
