import { parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { everyAppointmentPage } from "../routes/every-appointment-page";
import { everyOfficePage } from "../routes/every-office-page";
import { everyDeskPage } from "../routes/every-order-and-content-page";
import { everyPage } from "../routes/every-page";
import { everySecurityPage } from "../routes/every-security-page";
import { openShop } from "../routes/shop";
import { textOf } from "../visitor";

const { db, visitor, signedIn } = await openShop();
const shopPages = await everyPage(db, visitor);
const pages = [
  ...shopPages,
  ...(await everyOfficePage(db, await signedIn({ role: "administrator" }))),
  ...(await everyDeskPage(db, await signedIn({ role: "administrator" }), visitor())),
  ...(await everyAppointmentPage(db, await signedIn({ role: "administrator" }), visitor())),
  ...(await everySecurityPage(db, visitor)),
];

/** Forms that a browser without script could not send, and where to. */
function oddForms(page: HTMLElement): string[] {
  return page
    .querySelectorAll("form")
    .filter((form) => {
      const method = form.getAttribute("method")?.toLowerCase() ?? "";
      const action = form.getAttribute("action") ?? "";
      return !["get", "post"].includes(method) || !/^\/(?!\/)/.test(action);
    })
    .map((form) => form.outerHTML.slice(0, 120));
}

/** Controls that wait for script. */
function deadControls(page: HTMLElement): string[] {
  return page
    .querySelectorAll("input, select, textarea, button, fieldset")
    .filter((control) => {
      const isDisabled =
        control.hasAttribute("disabled") || control.getAttribute("aria-disabled") === "true";
      const form = control.getAttribute("form");
      const isOrphan =
        control.tagName === "BUTTON" &&
        control.closest("form") === null &&
        (!form || page.getElementById(form)?.tagName !== "FORM");
      return isDisabled || isOrphan || control.getAttribute("type") === "button";
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Controls, buttons and links without a name for those who cannot see them. */
function namelessControls(page: HTMLElement): string[] {
  return page
    .querySelectorAll("input, select, textarea, button, a[href], summary")
    .filter((control) => {
      if (control.getAttribute("type") === "hidden") return false;
      if (control.getAttribute("aria-hidden") === "true") return false;
      if ((control.getAttribute("aria-label") ?? "").trim() !== "") return false;
      if (["BUTTON", "A", "SUMMARY"].includes(control.tagName)) {
        const picture = control.querySelector("img[alt]")?.getAttribute("alt") ?? "";
        return textOf(control) === "" && picture === "";
      }
      const labels = page.querySelectorAll("label");
      const own = labels.filter((label) => label.getAttribute("for") === control.id);
      const label = control.closest("label") ?? (control.id ? own[0] : undefined) ?? null;
      return textOf(label) === "";
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Ids given twice, and references that lead to no id of the page. */
function brokenIds(page: HTMLElement): string[] {
  const ids = page.querySelectorAll("[id]").map((element) => element.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const names = ["for", "form", "aria-describedby", "aria-labelledby", "aria-controls"];
  const references = names.flatMap((name) =>
    page
      .querySelectorAll(`[${name}]`)
      .flatMap((element) => (element.getAttribute(name) ?? "").split(" ").filter(Boolean)),
  );
  const anchors = page
    .querySelectorAll("a[href^='#']")
    .map((link) => (link.getAttribute("href") ?? "").slice(1));
  return [...twice, ...[...references, ...anchors].filter((id) => !ids.includes(id))];
}

/** Links of an error summary that lead up the page again, past a field named before. */
function errorsOutOfOrder(page: HTMLElement): string[] {
  const ids = page.querySelectorAll("[id]").map((element) => element.id);
  return page.querySelectorAll("main [role=alert]").flatMap((summary) => {
    const places = summary
      .querySelectorAll("a[href^='#']")
      .map((link) => ids.indexOf((link.getAttribute("href") ?? "").slice(1)));
    return places.flatMap((place, index) =>
      index > 0 && place <= places[index - 1]! ? [ids[place] ?? "none"] : [],
    );
  });
}

test.each(pages)("$name: errors are named in the order of their fields", ({ answer }) => {
  expect(errorsOutOfOrder(answer.page)).toEqual([]);
});

test.each(pages)("$name: every form is sent by get or post to an address of ours", ({ answer }) => {
  expect(oddForms(answer.page)).toEqual([]);
});

test.each(pages)("$name: every control works without script", ({ answer }) => {
  expect(deadControls(answer.page)).toEqual([]);
});

test.each(pages)("$name: every control, button and link has a name", ({ answer }) => {
  expect(namelessControls(answer.page)).toEqual([]);
});

test.each(pages)("$name: ids are unique and lead somewhere", ({ answer }) => {
  expect(brokenIds(answer.page)).toEqual([]);
});

test.each(pages)("$name: pictures have a size and an alternative text", ({ answer }) => {
  for (const picture of answer.page.querySelectorAll("img")) {
    for (const name of ["alt", "width", "height"]) {
      expect(picture.hasAttribute(name), picture.outerHTML).toBe(true);
    }
  }
});

test.each(pages)("$name: one main heading, a title, a language", ({ answer }) => {
  expect(answer.page.querySelectorAll("h1")).toHaveLength(1);
  expect(answer.page.querySelectorAll("main")).toHaveLength(1);
  expect(textOf(answer.page.querySelector("title"))).not.toBe("");
  expect(answer.page.querySelector("html")?.getAttribute("lang")).toMatch(/^[a-z]{2}$/);
});

/** What a browser fills a customer's field in with, by the field's name (HTML, autofill). */
const filledInBy: Record<string, RegExp> = {
  country: /^(billing )?country$/,
  county: /^(billing )?address-level1$/,
  judet: /^address-level1$/,
  sector: /^(billing )?address-level3$/,
  address: /^(billing )?street-address$/,
  city: /^(billing )?address-level2$/,
  postalCode: /^(billing )?postal-code$/,
  cod: /^postal-code$/,
  deliveryName: /^shipping name$/,
  deliveryCountry: /^shipping country$/,
  deliveryCounty: /^shipping address-level1$/,
  deliverySector: /^shipping address-level3$/,
  deliveryAddress: /^shipping street-address$/,
  deliveryCity: /^shipping address-level2$/,
  deliveryPostalCode: /^shipping postal-code$/,
  companyName: /^organization$/,
  taxCode: /^off$/,
  registryNumber: /^off$/,
  iban: /^off$/,
  fullName: /^name$/,
  firstName: /^given-name$/,
  lastName: /^family-name$/,
  phone: /^tel$/,
  email: /^(email|username)$/,
};

/** The controls by which somebody says who and where they are, with what fills them in wrongly. */
function wronglyFilledIn(page: HTMLElement): string[] {
  return page
    .querySelectorAll("form input, form select")
    .filter((control) => control.getAttribute("type") !== "hidden")
    .flatMap((control) => {
      const name = control.getAttribute("name") ?? "";
      const token = control.getAttribute("autocomplete") ?? "";
      const right = Object.hasOwn(filledInBy, name) ? filledInBy[name]! : undefined;
      return right && !right.test(token) ? [`${name}: "${token}"`] : [];
    });
}

test("browsers can fill in whatever the shop asks of a customer, address by address", async () => {
  const registration = { name: "registration", answer: await visitor().get("/inregistrare") };
  const asking = [...shopPages, registration];
  const wrong = asking.map(({ name, answer }) => [name, ...wronglyFilledIn(answer.page)]);
  expect(wrong.filter(({ length }) => length > 1)).toEqual([]);
  const asked = asking.flatMap(({ answer }) =>
    answer.page.querySelectorAll("form [name]").map((one) => one.getAttribute("name")!),
  );
  expect(Object.keys(filledInBy).filter((name) => !asked.includes(name))).toEqual([]);
});

test("what breaks these rules is found", () => {
  const bad = parse(
    `<form method="dialog" action="/x"></form><form method="post"></form>` +
      `<button>lost</button><input id="a" disabled><input id="a" name="b">` +
      `<label for="gone">x</label><a href="/"><svg></svg></a>` +
      `<main><p role="alert"><a href="#d">d</a><a href="#c">c</a></p><p id="c"></p><p id="d"></p></main>`,
  );
  expect(errorsOutOfOrder(bad)).toEqual(["c"]);
  expect(oddForms(bad)).toHaveLength(2);
  expect(deadControls(bad)).toHaveLength(2);
  expect(namelessControls(bad)).toHaveLength(3);
  expect(brokenIds(bad)).toEqual(["a", "gone"]);
  expect(wronglyFilledIn(parse('<form><select name="county"></select></form>'))).toHaveLength(1);
});
