import { expect, test } from "vitest";

import { textOf, toastOf, type Answer } from "../visitor";
import { openShop } from "./shop";

const { visitor } = await openShop();

const languageOf = ({ page }: Answer) => page.querySelector("html")?.getAttribute("lang");

test("choosing a language changes the pages and says so for two seconds, in that language", async () => {
  const maria = visitor();
  const answer = await maria.post("/limba", { language: "en", returnTo: "/produse?ordine=nume" });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/produse?ordine=nume");
  const page = await maria.get("/produse?ordine=nume");
  expect(languageOf(page)).toBe("en");
  expect(page.headers.get("Content-Language")).toBe("en");
  expect(toastOf(page.page)).not.toBe("");
  expect(toastOf(page.page)).not.toBe("Limba a fost schimbată");
  expect(page.text).toContain('"fadesAfter":2000');
  expect(languageOf(await maria.get("/cos"))).toBe("en");
});

test("choosing the current language does nothing: no message, no cookie", async () => {
  const maria = visitor();
  const answer = await maria.post("/limba", { language: "ro", returnTo: "/produse" });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/produse");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(toastOf((await maria.get("/produse")).page)).toBe("");
});

test.each(["xx", "", "EN ", "en-US", "__proto__"])(
  "a language of %j cannot be chosen: an error for three seconds",
  async (language) => {
    const maria = visitor();
    const answer = await maria.submit("/limba", { language, returnTo: "/" });
    expect(languageOf(answer)).toBe("ro");
    expect(toastOf(answer.page)).toBe("Limba nu a putut fi schimbată. Încearcă din nou.");
    expect(answer.page.querySelector(".toast [role=alert]")).not.toBeNull();
    expect(answer.text).toContain('"fadesAfter":3000');
  },
);

test("the English message of a failed change is the spec's", async () => {
  const john = visitor();
  john.headers["Accept-Language"] = "en";
  const answer = await john.submit("/limba", { language: "xx", returnTo: "/" });
  expect(toastOf(answer.page)).toBe("Could not change the language. Please try again.");
});

test("the choice outlives the browser for a year", async () => {
  const answer = await visitor().post("/limba", { language: "tr", returnTo: "/" });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("session="));
  expect(cookie).toMatch(/; Max-Age=31536000\b/);
  expect(cookie).toMatch(/; HttpOnly\b/);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
])("a way back of %j leads home", async (returnTo) => {
  const answer = await visitor().post("/limba", { language: "en", returnTo });
  expect(answer.status).toBe(303);
  expect(new URL(answer.location ?? "", "http://127.0.0.1:3000").origin).toBe(
    "http://127.0.0.1:3000",
  );
});

test("lng in the address goes before the choice and the browser's wish, and is remembered", async () => {
  const maria = visitor();
  await maria.post("/limba", { language: "en", returnTo: "/" });
  expect(languageOf(await maria.get("/?lng=fr"))).toBe("fr");
  const next = await maria.get("/cos");
  expect(languageOf(next)).toBe("fr");
  expect(next.headers.getSetCookie()).toEqual([]);
});

test.each([
  ["lng=fr", "fr"],
  ["%6Cng=bg", "bg"],
  ["%6C%6E%67=hu", "hu"],
  ["lng=x%0Aro", "ro"],
])(
  "?%s is one visitor's wish, and nobody else's whose browser says the same",
  async (query, own) => {
    const [maria, john] = [visitor(), visitor()];
    // A browser that nobody has come with yet.
    maria.headers["Accept-Language"] = john.headers["Accept-Language"] = `ro, x-${own}`;
    expect(languageOf(await maria.get(`/despre?${query}`))).toBe(own);
    expect(languageOf(await john.get("/despre"))).toBe("ro");
  },
);

test("lng remembered on the way keeps the message of the page before", async () => {
  const maria = visitor();
  await maria.post("/limba", { language: "en", returnTo: "/" });
  const page = await maria.get("/?lng=fr");
  expect(toastOf(page.page)).not.toBe("");
  expect(toastOf((await maria.get("/")).page)).toBe("");
});

test("choosing a language on a page with lng in its address takes lng out", async () => {
  const maria = visitor();
  const answer = await maria.post("/limba", {
    language: "hu",
    returnTo: "/produse?lng=fr&cauta=pat",
  });
  expect(answer.location).toBe("/produse?cauta=pat");
  expect(languageOf(await maria.get(answer.location ?? ""))).toBe("hu");
});

test("the choice goes before the browser's wish", async () => {
  const maria = visitor();
  maria.headers["Accept-Language"] = "it";
  expect(languageOf(await maria.get("/"))).toBe("it");
  await maria.post("/limba", { language: "bg", returnTo: "/" });
  expect(languageOf(await maria.get("/"))).toBe("bg");
});

test.each([
  ["ro-RO,ro;q=0.9,en-US;q=0.8", "ro"],
  ["en-US,en;q=0.9", "en"],
  ["fr-CA", "fr"],
  ["de-AT,de;q=0.9,en;q=0.8", "en"],
  ["en;q=0.1,hu;q=0.9", "hu"],
  ["HU", "hu"],
  ["de", "ro"],
  ["*", "ro"],
  ["", "ro"],
])("a browser that asks for %j gets %s", async (wish, language) => {
  const maria = visitor();
  maria.headers["Accept-Language"] = wish;
  expect(languageOf(await maria.get("/"))).toBe(language);
});

test.each([";;;q=", "a-b-c-d-e-f", "en;q=x", ",,,", "\u00e9", "x".repeat(5000), "en-*", "1;2;3"])(
  "a browser that asks for nonsense still gets a page",
  async (wish) => {
    const maria = visitor();
    maria.headers["Accept-Language"] = wish;
    expect((await maria.get("/")).status).toBe(200);
  },
);

test.each(["xx", "", "*", "%00", "e%0d%0an", "__proto__"])(
  "lng=%s in the address is ignored",
  async (language) => {
    const answer = await visitor().get(`/?lng=${language}`);
    expect(answer.status).toBe(200);
    expect(languageOf(answer)).toBe("ro");
  },
);

test("the menu names every language in its own words and marks the current one", async () => {
  const { page } = await visitor().get("/?lng=it");
  const buttons = page.querySelector("form[action='/limba']")?.querySelectorAll("button") ?? [];
  expect(buttons.map((button) => button.getAttribute("value"))).toEqual([
    "ro",
    "en",
    "tr",
    "bg",
    "hu",
    "it",
    "fr",
    "ru",
  ]);
  const current = buttons.filter((button) => button.getAttribute("aria-current") === "true");
  expect(current.map((button) => button.getAttribute("value"))).toEqual(["it"]);
  expect(textOf(buttons[6]!)).toContain("Français");
});

test("opened by hand, the language's address leads home", async () => {
  const answer = await visitor().get("/limba");
  expect(answer.status).toBe(302);
  expect(answer.location).toBe("/");
});
