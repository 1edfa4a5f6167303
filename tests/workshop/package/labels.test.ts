import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";

import { translateIn } from "~/platform/i18n/translate.server";
import { drawLabel } from "~/workshop/package/lists/labels";
import { listLabels } from "~/workshop/package/lists/list-labels";

import { bookcase, chest } from "../../boards/designs";
import { packaged, planned } from "./packaged";

const order = packaged("AM-2026-000123", [
  ["Bibliotecă pe măsură", planned(bookcase)],
  ["Comodă pe măsură", planned(chest), 2],
]);
const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
const addressOf = (id: string) => `https://www.atelier.example/admin/placi/${id}`;

test("every board of every copy has a label of its own", () => {
  const labels = listLabels([order], addressOf, t);
  expect(labels).toHaveLength(10 + 2 * 30);
  expect(new Set(labels.map(({ id }) => id)).size).toBe(labels.length);
  expect(labels[6]).toMatchObject({
    order: "AM-2026-000123",
    id: "AM-2026-000123.1.1.7",
    piece: "Bibliotecă pe măsură",
    number: 7,
    board: "M1 Poliță reglabilă 1",
    size: "763 × 280 × 18",
    copy: "",
  });
  expect(labels.at(-1)).toMatchObject({ copy: ", bucata 2 din 2" });
});

test("the code is read from the label's picture, printed coarsely, and leads to the board's page", async () => {
  for (const label of listLabels([order], addressOf, t).slice(0, 4)) {
    // 200 dots an inch, as the printers of labels have.
    const { data, info } = await sharp(Buffer.from(drawLabel(label)), { density: 200 })
      .flatten({ background: "#fff" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(found?.data).toBe(addressOf(label.id));
  }
});

test("a label shows the bands where they are, and escapes what customers may have written", () => {
  const label = listLabels([order], addressOf, t)[0]!;
  const thick = (edges: object) =>
    [
      ...drawLabel({ ...label, edges: { ...label.edges, ...edges } }).matchAll(
        /stroke-width="\.9"/g,
      ),
    ].length;
  expect(thick({})).toBe(1);
  expect(thick({ rear: 2, left: 2, right: 2 })).toBe(4);
  expect(drawLabel({ ...label, piece: "<b>" })).toContain("&lt;b&gt;");
});
