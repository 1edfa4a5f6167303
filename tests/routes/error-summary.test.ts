import { expect, test } from "vitest";

import { languages } from "~/platform/i18n/languages";

import { textOf } from "../visitor";
import { pieces } from "../world";
import { openShop } from "./shop";

const { visitor } = await openShop();

test.each(languages.map(({ code }) => code))(
  "%s: a summary names every field that is wrong by its label",
  async (language) => {
    const maria = visitor();
    await maria.get(`/?lng=${language}`);
    await maria.get(pieces.bed.path);
    for (const [address, least] of [
      ["/contact", 5],
      ["/inregistrare", 5],
      ["/autentificare", 2],
      ["/oferta", 3],
    ] as const) {
      const { page } = await maria.post(address, { email: "x" });
      const rows = page.querySelectorAll("main [role=alert] a");
      expect(rows.length, address).toBeGreaterThanOrEqual(least);
      for (const row of rows) {
        const id = row.getAttribute("href")!.slice(1);
        const labels = page.querySelectorAll("label");
        const label = textOf(labels.find((one) => one.getAttribute("for") === id) ?? null);
        // The label of a box to tick is a sentence.
        if (label.length < 60) expect(textOf(row), address).toContain(label);
        expect(textOf(row)).not.toMatch(/[\uE000\uE001]|\{\{/);
      }
    }
  },
);
