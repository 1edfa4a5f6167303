import { expect, test } from "vitest";

import { textOf, toastOf, type Answer, type Visitor } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

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
  const { id } = page.querySelector("form[action='/limba']")!;
  const [menu] = page
    .querySelectorAll("ul")
    .filter((one) => one.querySelector(`button[form=${id}]`));
  const buttons = menu?.querySelectorAll("button") ?? [];
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

/** Chooses a language on a page that was answered to a post, as a browser without script does. */
async function chooseOn(somebody: Visitor, address: string, shown: Answer): Promise<Answer> {
  const typed = shown.page.querySelectorAll("input[name=typed]");
  expect(typed).toHaveLength(1);
  const form = shown.page.getElementById(typed[0]!.getAttribute("form")!)!;
  expect([form.tagName, form.getAttribute("action")]).toEqual(["FORM", "/limba"]);
  expect(valueOf(form.querySelector("[name=returnTo]")!)).toBe(address);
  const sent = { language: "en", returnTo: address, typed: valueOf(typed[0]!) };
  const answer = await somebody.post("/limba", sent);
  expect([answer.status, answer.location]).toEqual([307, address]);
  // A browser posts the same to where it is led.
  return somebody.post(address, sent);
}

const words = "Aș vrea o bibliotecă pe tot peretele, cu uși jos.";
const refusedForms: Record<
  string,
  { address: string; wrong: string; fields: Record<string, string> }
> = {
  checkout: {
    address: "/finalizare-comanda",
    wrong: "phone",
    fields: { ...buyer, phone: "12", notes: words, deliveryMethod: "pickup" },
  },
  contact: {
    address: "/contact",
    wrong: "email",
    fields: {
      name: "Ana Pop",
      email: "ana@",
      phone: buyer.phone,
      subject: "Bibliotecă",
      message: words,
    },
  },
  quote: {
    address: "/oferta",
    wrong: "phone",
    fields: { name: "Ana Pop", email: "ana@example.com", phone: "1", city: "Cluj", wishes: words },
  },
  withdrawal: {
    address: "/retragere",
    wrong: "email",
    fields: { order: "AM-2026-000001", fullName: "Ana Pop", email: "ana@", wording: words },
  },
  registration: {
    address: "/inregistrare",
    wrong: "email",
    fields: { firstName: "Ana", lastName: "Pop", email: "ana@", password: "o parola lunga" },
  },
};

test.each(Object.entries(refusedForms))(
  "another language after a refusal keeps what was typed: %s",
  async (_, { address, wrong, fields }) => {
    const ana = visitor();
    const productId = await pieceId(db, pieces.desk);
    await ana.post("/cos", { intent: "add", productId, returnTo: "/cos" });
    const refused = await ana.post(address, fields);
    expect([address, refused.status]).toEqual([address, 422]);
    const english = await chooseOn(ana, address, refused);
    expect([english.status, languageOf(english)]).toEqual([422, "en"]);
    for (const [name, value] of Object.entries(fields)) {
      const control = english.page.querySelector(`main [name=${name}]`);
      if (!control || /radio|password/.test(control.getAttribute("type") ?? "")) continue;
      expect([name, textValueOf(english, name)]).toEqual([name, value]);
    }
    expect(english.text).not.toContain("o parola lunga");
    const field = controlOf(english.page, wrong);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(english.page, field)).not.toBe(
      descriptionOf(refused.page, controlOf(refused.page, wrong)),
    );
    // And once more, from the page in the other language.
    expect(valueOf(controlOf(english.page, wrong))).toBe(fields[wrong]);
  },
);

/** A control's value in the main part, whatever kind it is. */
function textValueOf({ page }: Answer, name: string): string {
  const control = page.querySelector(`main [name=${name}]`)!;
  if (control.tagName === "SELECT") {
    return control.querySelector("option[selected]")?.getAttribute("value") ?? "";
  }
  return control.tagName === "TEXTAREA" ? control.text : valueOf(control);
}

test("a form that comes with another language has no effect, even where nothing is wrong with it", async () => {
  const ana = visitor();
  const typed = JSON.stringify(refusedForms.contact!.fields).replace("ana@", "ana@example.com");
  const answer = await ana.post("/contact", { language: "en", returnTo: "/contact", typed });
  expect(answer.status).toBe(422);
  expect(textValueOf(answer, "message")).toBe(words);
  expect(await db.selectFrom("contact_messages").select("id").execute()).toEqual([]);
  const statement = JSON.stringify({ email: "ana@example.com", intent: "confirm", wording: words });
  expect((await ana.post("/retragere", { typed: statement })).status).toBe(422);
  expect(await db.selectFrom("withdrawals").select("id").execute()).toEqual([]);
  for (const odd of ["", "[]", "{", "null", '{"message":1}', '{"__proto__":"x"}']) {
    expect((await ana.post("/contact", { typed: odd })).status).toBe(422);
  }
});

test("the statement to be confirmed comes back as it was typed, to be read anew", async () => {
  const ana = visitor();
  const form = { email: "ana@example.com", fullName: "Ana Pop", wording: words, order: "" };
  const review = await ana.post("/retragere", { ...form, intent: "review" });
  expect(mainOf(review)).toContain(words);
  const english = await chooseOn(ana, "/retragere", review);
  expect([languageOf(english), textValueOf(english, "wording")]).toEqual(["en", words]);
});

test("so does an address of a customer's", async () => {
  const ana = await signedIn({ email: "ana.limba@example.com" });
  const address = "/cont/adrese/noua";
  const fields = { ...buyer, postalCode: "1", phone: buyer.phone };
  const refused = await ana.post(address, fields);
  expect(refused.status).toBe(422);
  const english = await chooseOn(ana, address, refused);
  expect(textValueOf(english, "address")).toBe(buyer.address);
});
