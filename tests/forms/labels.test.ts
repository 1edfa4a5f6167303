import { expect, test } from "vitest";

import { labelOf } from "~/platform/forms/field/label";
import { withLabels } from "~/platform/forms/field/labels";

test("a message names its field by the label, whatever signs the field's id has", () => {
  for (const id of ["name", "lines[0].price", "amount-sheet_*drawer_16", "a b", "ș"]) {
    const control = `<label for="${id}">Cantitate</label><input id="${id}">`;
    expect(withLabels(`<p>${labelOf(id)}: scrie un număr</p>${control}`)).toBe(
      `<p>Cantitate: scrie un număr</p>${control}`,
    );
  }
  expect(withLabels(`<p>${labelOf("nowhere")}: scrie un număr</p>`)).toBe("<p>scrie un număr</p>");
});
