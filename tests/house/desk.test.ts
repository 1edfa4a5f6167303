import { expect, test } from "vitest";

import { routeAccess } from "../routes/access";
import { filesBelow } from "./files";

const OFFICE = "app/front/routes/office/";
const files = [".ts", ".tsx"].flatMap((ending) => filesBelow(OFFICE, ending));

/** The names of the office's routes, as their folders have them, whose code says something. */
function routesThatSay(code: string): string[] {
  const folders = files
    .filter(({ text }) => text.includes(code))
    .map(({ path }) => path.slice(OFFICE.length).split("/").slice(0, 2).join("/"));
  return [...new Set(folders)].sort();
}

test("what is not there is answered in one way in the office", () => {
  const bare = /new Response\([^)]*\{ status: 404/;
  expect(files.filter(({ text }) => bare.test(text)).map(({ path }) => path)).toEqual([]);
  expect(bare.test("throw new Response(null, { status: 404 });")).toBe(true);
});

/** By the framework's or by the forms' own function a route would answer a refused post in its own way. */
const ownAnswer =
  /import \{[^}]*\bjson\b[^}]*\} from "@remix-run\/node"|import \{[^}]*\brefuse\b[^}]*\} from "~\/platform\/forms\/read-form/;

/** These do it still; the list only gets shorter. */
const answering = [
  "catalogue/products/route.tsx",
  "catalogue/products/save-product.server.ts",
  "money/e-invoice/route.tsx",
  "workshop/package/route.tsx",
  "workshop/workshop-numbers/answer.server.ts",
];

test("a post that is not taken is answered by the desk: 422, 409 and 503 in one way", () => {
  const own = files.filter(({ text }) => ownAnswer.test(text));
  expect(own.map(({ path }) => path.slice(OFFICE.length)).sort()).toEqual(answering);
  for (const bad of [
    'import { json, type ActionFunctionArgs } from "@remix-run/node";',
    'import { readForm, refuse } from "~/platform/forms/read-form.server";',
  ]) {
    expect(ownAnswer.test(bad), bad).toBe(true);
  }
  expect(ownAnswer.test('import { redirect } from "@remix-run/node";')).toBe(false);
});

/** The folders of a desk's list and of its record. */
const simplest = {
  suppliers: ["workshop/suppliers/", "workshop/supplier/"],
  people: ["workshop/people/", "workshop/person/"],
};
/** What a list, a form and a deletion may take at most, imports and all, besides texts and the form's schema. */
const MOST_LINES = 60;

test.each(Object.entries(simplest))(
  "the desk of %s takes few lines of its own",
  (_name, folders) => {
    const own = folders.map((folder) =>
      files.filter(({ path }) => path.startsWith(OFFICE + folder) && !path.endsWith("/schema.ts")),
    );
    expect(own.map(({ length }) => length > 0)).toEqual([true, true]);
    const lines = own.flat().flatMap(({ text }) => text.trimEnd().split("\n"));
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  },
);

test("every desk that deletes a record does it in the one way", () => {
  const nowhere = new Proxy({}, { get: () => "x" }) as Parameters<typeof routeAccess>[0];
  const deleting = Object.entries(routeAccess(nowhere)).flatMap(([id, { posts }]) => {
    const name = id.replace(/^routes\/office\//, "");
    const isMeant = name !== id && (name.endsWith("-delete") || posts?.includes("delete"));
    return isMeant ? [name] : [];
  });
  expect(deleting.length).toBeGreaterThan(7);
  const inOneWay = [...routesThatSay("removeRecord("), ...routesThatSay("recordDesk(")];
  expect(deleting.filter((name) => !inOneWay.includes(name))).toEqual([]);
});

/** What two save at once is tried for each of these in tests/routes/office-stale.test.ts, or where it says. */
const saved = {
  "catalogue/category": "edited",
  "catalogue/option": "edited",
  "catalogue/search-kind": "edited",
  "customers/assistant": "edited",
  "customers/customer": "edited, in tests/routes/office-customers.test.ts",
  "customers/message": "answered",
  "house/delivery": "edited",
  "house/gallery-image": "edited",
  "house/invitation": "a newer invitation takes the place of an older one",
  "house/saved-filters": "a name takes the last filter that is saved by it",
  "house/settings": "edited",
  "house/user": "a role has no version: the last one given counts",
  "house/zone": "edited",
  "money/bank": "edited",
  "money/discount": "edited",
  "money/document-series": "what a series is begun with is refused, not compared",
  "sales/appointment": "edited, and taken a step",
  "sales/claim": "taken a step",
  "sales/holidays": "a day is added, not edited",
  "sales/order-billing": "edited, in tests/routes/office-contact.test.ts",
  "sales/order-cancel": "taken a step, in tests/routes/office-orders.test.ts",
  "sales/order-contact": "edited, in tests/routes/office-contact.test.ts",
  "sales/order-method": "edited, in tests/routes/office-contact.test.ts",
  "sales/order-promise": "edited, in tests/routes/office-order-promise.test.ts",
  "sales/quote": "edited, and taken a step",
  "sales/team": "edited",
  "sales/withdrawal": "taken a step",
  "workshop/absences": "days are added, not edited",
  "workshop/fitting": "edited",
  "workshop/order-times": "edited, in tests/routes/office-times.test.ts",
  "workshop/person": "edited",
  "workshop/stock-item": "edited, in tests/routes/office-stock.test.ts, and counted",
  "workshop/supplier": "edited",
  "workshop/supplier-order": "edited and received, in tests/routes/office-buying.test.ts",
};

test("every desk that saves a record by the pattern is tried with two who save at once", () => {
  const saving = ["saveRecord(", "recordDesk(", "addingDesk("].flatMap(routesThatSay);
  expect(saving.sort()).toEqual(Object.keys(saved));
});
