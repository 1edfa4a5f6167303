import type { HTMLElement } from "node-html-parser";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";

import { languageCodes } from "~/languages";

import { textOf } from "../visitor";
import { openShop } from "./shop";

const { visitor } = await openShop();
const origin = "http://127.0.0.1:3000";

const sitemap = parse((await visitor().get("/sitemap.xml")).text);
const everyPath = sitemap.querySelectorAll("loc").map((loc) => loc.text.slice(origin.length));
/** Products beyond the second of a room are made of the same parts. */
const paths = everyPath.filter((path) => !/\/produse\/\w+\/[3-9]/.test(path));

/** What a reader sees or hears that is not marked as Romanian. */
function readable(element: HTMLElement): string {
  if (element.getAttribute("lang") === "ro") return "";
  if (["SCRIPT", "STYLE"].includes(element.tagName)) return "";
  const spoken = ["alt", "aria-label", "title", "placeholder", "content"].map(
    (name) => element.getAttribute(name) ?? "",
  );
  const inside = element.childNodes.map((node) =>
    node.nodeType === 1 ? readable(node as HTMLElement) : node.text,
  );
  return [...spoken, ...inside].join(" ");
}

/** Texts that look like the name of a text. */
function missingKeys(page: HTMLElement): string[] {
  const words = readable(page.querySelector("body")!).split(/\s+/);
  return words.filter((word) => /^[a-z]+(\.[a-zA-Z]+)+$/.test(word) && !/\.(ro|eu)$/.test(word));
}

test("the sitemap names every kind of page", () => {
  for (const path of ["/", "/produse", "/produse/bai", "/produse/bai/5", "/galerie", "/termeni"]) {
    expect(everyPath).toContain(path);
  }
  expect(everyPath).toHaveLength(new Set(everyPath).size);
  expect(paths.length).toBeGreaterThan(20);
});

test.each(languageCodes)("in %s every public page is whole and of one language", async (code) => {
  const titles: string[] = [];
  for (const path of paths) {
    const { status, page } = await visitor().get(`${path}?lng=${code}`);
    const place = `${path} in ${code}`;
    expect(status, place).toBe(200);
    expect(page.querySelector("html")?.getAttribute("lang"), place).toBe(code);
    titles.push(textOf(page.querySelector("title")));
    const description = page.querySelector("meta[name=description]")?.getAttribute("content");
    expect(description, place).toMatch(/\S{3}/);
    if (code !== "ro") {
      const words = readable(page.querySelector("html")!).match(/\S*[șțăȘȚĂ]\S*/g) ?? [];
      expect(words, place).toEqual([]);
    }
    expect(missingKeys(page), place).toEqual([]);
    expect(readable(page.querySelector("body")!), place).not.toMatch(/\{\{|\}\}/);
    for (const element of page.querySelectorAll("[src], link[rel=stylesheet], iframe")) {
      const address = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
      expect(address, place).toMatch(/^\/(?!\/)/);
    }
    const alternates = page
      .querySelectorAll("link[rel=alternate]")
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
    // The same list on every one of them, so each leads back to all the others.
    expect(alternates, place).toEqual([
      ...languageCodes.map((other) => [other, `${origin}${path}?lng=${other}`]),
      ["x-default", origin + path],
    ]);
    const canonical = page.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(canonical, place).toBe(`${origin}${path}?lng=${code}`);
  }
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(repeated).toEqual([]);
});

test("Romanian words in a foreign page and missing keys are found", () => {
  const page = parse(
    `<body><p>Fără</p><p lang="ro">Mâță</p><img alt="Băi"><b>home.title</b> <a>x@y.example</a></body>`,
  );
  expect(readable(page).match(/\S*[șțăȘȚĂ]\S*/g)).toEqual(["Băi", "Fără"].sort().reverse());
  expect(missingKeys(page)).toEqual(["home.title"]);
});
