import { HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";

import { languageCodes, type Language } from "~/platform/i18n/languages";

import { isFull, someOf } from "../promises/proof";
import { textOf } from "../visitor";
import { namedForNothing } from "./reading";
import { openShop } from "./shop";

const { visitor } = await openShop();
const origin = "http://127.0.0.1:3000";

const sitemap = parse((await visitor().get("/sitemap.xml")).text);
const everyPath = sitemap.querySelectorAll("loc").map((loc) => loc.text.slice(origin.length));
/** Products beyond the second of a room are made of the same parts. */
const paths = everyPath.filter((path) => isFull || !/\/produse\/\w+\/[3-9]/.test(path));

/** Pages that search engines leave out, in the states a visitor meets them in. */
const unlisted = [
  "/produse?cauta=pat",
  "/produse?cauta=nimic-de-felul-acesta",
  "/produse/bai/1?fila=personalizare",
  "/produse/bai/1?fila=personalizare&vedere=previzualizare",
  "/produse/bai/1?fila=specificatii",
  "/produse/bai/1?fila=recenzii",
  "/galerie?imagine=2",
  "/contact?trimis=da",
  "/newsletter",
  "/asistent",
  "/autentificare",
  "/inregistrare",
  "/resetare-parola",
  "/confirmare-email",
  "/cos",
];
const missing = ["/nu-exista", "/produse/bai/99", "/newsletter/nu-exista", "/comanda/nu-exista"];

const romanian = "șțăȘȚĂ";
const hungarian = "őűŐŰ";
const turkish = "ğıĞİşŞ";
const cyrillic = "\\u0400-\\u04ff";
/** Letters that no word of a language has; the ţ with a cedilla is none of Romanian's. */
const strangers: Record<Language, string> = {
  ro: hungarian + turkish + cyrillic + "ţŢ",
  en: romanian + hungarian + turkish + cyrillic,
  it: romanian + hungarian + turkish + cyrillic,
  fr: romanian + hungarian + turkish + cyrillic,
  tr: romanian + hungarian + cyrillic,
  hu: romanian + turkish + cyrillic,
  bg: romanian + hungarian + turkish,
  ru: romanian + hungarian + turkish,
};

/** Words of a page in a language that are of another, and not marked as such. */
function strangeWords(page: HTMLElement, code: Language): string[] {
  const words = new RegExp(`\\S*[${strangers[code]}]\\S*`, "g");
  return readable(page, code).match(words) ?? [];
}

/** What a reader of a language sees or hears that is not marked as another's. */
function readable(element: HTMLElement, code: Language): string {
  if ((element.getAttribute("lang") ?? code) !== code) return "";
  if (["SCRIPT", "STYLE"].includes(element.tagName)) return "";
  const spoken = ["alt", "aria-label", "title", "placeholder", "content"].map(
    (name) => element.getAttribute(name) ?? "",
  );
  const inside = element.childNodes.map((node) =>
    node instanceof HTMLElement ? readable(node, code) : node.text,
  );
  return [...spoken, ...inside].join(" ");
}

/** Texts that look like the name of a text, or have a hole where a value should be. */
function missingTexts(page: HTMLElement, code: Language): string[] {
  const words = readable(page.querySelector("body")!, code).split(/\s+/);
  const isKey = (word: string) => /^[a-z]+(\.[a-zA-Z]+)+$/.test(word) && !/\.(ro|eu)$/.test(word);
  return words.filter((word) => isKey(word) || /\{\{|\}\}|undefined|NaN/.test(word));
}

/** Addresses outside the shop that a browser would ask for by itself. */
function foreignRequests(page: HTMLElement): string[] {
  const asked = page
    .querySelectorAll("[src], [srcset], link, iframe, object[data]")
    .flatMap((one) => {
      if (one.tagName === "LINK" && /canonical|alternate/.test(one.getAttribute("rel") ?? ""))
        return [];
      const sets = (one.getAttribute("srcset") ?? "").split(/,\s+/);
      return [one.getAttribute("src"), one.getAttribute("href"), one.getAttribute("data"), ...sets];
    });
  const styles = page.querySelectorAll("style").map((style) => style.text);
  const drawn = [...styles.join("").matchAll(/(?:url\(|@import\s*)["']?([^"')\s]+)/g)];
  return [...asked, ...drawn.map(([, address]) => address)].filter(
    (address): address is string => !!address && !/^(\/(?!\/)|data:)/.test(address),
  );
}

/** Looks at a page as the reader of a language, and returns it. */
async function look(path: string, code: Language, wanted = 200): Promise<HTMLElement> {
  const { status, page } = await visitor().get(
    `${path}${path.includes("?") ? "&" : "?"}lng=${code}`,
  );
  const place = `${path} in ${code}`;
  expect(status, place).toBe(wanted);
  expect(page.querySelector("html")?.getAttribute("lang"), place).toBe(code);
  expect(textOf(page.querySelector("title")), place).toMatch(/\S{3}.* · Atelier$/);
  expect(strangeWords(page.querySelector("html")!, code), place).toEqual([]);
  expect(missingTexts(page, code), place).toEqual([]);
  expect(foreignRequests(page), place).toEqual([]);
  expect(namedForNothing(page), place).toEqual([]);
  return page;
}

test("the sitemap names every kind of page", () => {
  for (const path of ["/", "/produse", "/produse/bai", "/produse/bai/5", "/galerie", "/termeni"]) {
    expect(everyPath).toContain(path);
  }
  expect(everyPath).toHaveLength(new Set(everyPath).size);
  expect(paths.length).toBeGreaterThan(20);
});

test.each(someOf(languageCodes, 4))(
  "in %s every public page is whole and of one language",
  async (code) => {
    const titles: string[] = [];
    for (const path of paths) {
      const page = await look(path, code);
      const place = `${path} in ${code}`;
      titles.push(textOf(page.querySelector("title")));
      const description = page.querySelector("meta[name=description]")?.getAttribute("content");
      expect(description, place).toMatch(/\S{3}/);
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
    for (const path of unlisted) await look(path, code);
    for (const path of missing) await look(path, code, 404);
  },
);

test("words of another language, missing texts and foreign requests are found", () => {
  const page = parse(
    `<body><p>Fără</p><p lang="ro">Mâță</p><img alt="Băi"><b>home.title</b> <a>x@y.example</a> {{name}}
      <p lang="ru">Мебель</p><p>Стол</p><img src="//a.example/1" srcset="/1 1x, https://b.example 2x">
      <link rel="preconnect" href="https://c.example"><link rel="canonical" href="https://shop.example">
      <style>@font-face{src:url("https://d.example/f")}</style></body>`,
  );
  expect(strangeWords(page, "en").sort()).toEqual(["Băi", "Fără", "Стол"]);
  expect(strangeWords(page, "ru").sort()).toEqual(["Băi", "Fără"]);
  expect(missingTexts(page, "en")).toEqual(["home.title", "{{name}}"]);
  expect(foreignRequests(page)).toEqual([
    "//a.example/1",
    "https://b.example 2x",
    "https://c.example",
    "https://d.example/f",
  ]);
});
