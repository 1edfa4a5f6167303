import { expect, test } from "vitest";

import { filesBelow } from "./files";

/** Rooms whose components many pages use. */
const shared = [
  "app/platform/ui",
  "app/platform/forms",
  "app/platform/office-ui",
  "app/front/desk",
];

/** What draws nothing that is seen. */
const unseen = new Set(["StructuredData", "Lines", "FormToken"]);

/** The components that a file exports, by itself or from a file of its room's own. */
function componentsOf(source: string): string[] {
  const own = [...source.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm)];
  const passed = [...source.matchAll(/^export \{([^}]*)\} from "\.\//gm)];
  const names = passed.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  return [...own.map(([, name = ""]) => name), ...names.filter((name) => /^[A-Z]/.test(name))];
}

const drawn = filesBelow("app/front/routes/shop/style", ".tsx");

test.each(shared)("every component of %s is shown in its states", (room) => {
  const found = filesBelow(room, ".tsx")
    .filter(({ path }) => {
      const [, , , folder, file] = path.split("/");
      return file === undefined || folder === "front";
    })
    .flatMap(({ text }) => componentsOf(text))
    .filter((name) => !unseen.has(name));
  expect(found.length).toBeGreaterThan(5);
  const missing = found.filter(
    (name) => !drawn.some(({ text }) => new RegExp(`<${name}\\b`).test(text)),
  );
  expect(missing).toEqual([]);
});

test("components are found by how they are exported", () => {
  const source = `export function Box() {}\nexport const LIMIT = 3;\nexport { RowField } from "./field/row-field";`;
  expect(componentsOf(source)).toEqual(["Box", "RowField"]);
});
