import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import { textsOf } from "~/platform/i18n/translate.server";

import { chest, wardrobe } from "../boards/designs";
import { textOf } from "../visitor";
import { pieces } from "../world";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

/** The words that a page explains, each with what it says of it. */
async function explainedAt(address: string, language: Language): Promise<Record<string, string>> {
  const separator = address.includes("?") ? "&" : "?";
  const { page } = await visitor().get(`${address}${separator}lng=${language}`);
  const words = page.querySelectorAll("main details dfn").map((word): [string, string] => {
    return [textOf(word), textOf(word.closest("div")!.querySelector("dd"))];
  });
  return Object.fromEntries(words);
}

test.each(languageCodes)(
  "in %s words of the trade are explained on the pages where they stand first",
  async (language) => {
    const { words } = textsOf(language, "trade-words");
    const said = (...names: (keyof typeof words)[]) =>
      Object.fromEntries(names.map((name) => [words[name].word, words[name].text]));
    const offered = ["pal", "mdf", "push"] as const;
    const step = (design: typeof wardrobe, name: string) =>
      explainedAt(`/proiecteaza?d=${writeDesign(design)}&pas=${name}`, language);
    expect(await step(wardrobe, "aspect")).toEqual(said("decor", "carcass", "fronts", ...offered));
    expect(await step(chest, "aspect")).toEqual(
      said("decor", "carcass", "fronts", "sides", ...offered),
    );
    expect(await step(wardrobe, "pret")).toEqual(said("carcass", "fronts", "fittings"));
    expect(await explainedAt(`${pieces.desk.path}?fila=personalizare`, language)).toEqual(
      said(...offered),
    );
    expect(await explainedAt("/mostre", language)).toEqual(said("pal", "mdf"));
  },
);

test("a ready-made piece explains what it is made of, and no word that its page does not say", async () => {
  const words = textsOf("ro", "trade-words").words;
  for (const [facet, expected] of [
    ["pal", { PAL: words.pal.text }],
    ["mdf", { MDF: words.mdf.text }],
    ["lemn-masiv", {}],
  ] as const) {
    const piece = await db
      .selectFrom("products")
      .innerJoin("categories", "categories.id", "products.category_id")
      .select(["categories.slug", "products.number"])
      .where("products.material", "=", facet)
      .executeTakeFirstOrThrow();
    const address = `/produse/${piece.slug}/${piece.number}?fila=specificatii`;
    expect(await explainedAt(address, "ro"), address).toEqual(expected);
  }
});

test("who stops offering doors without handles stops explaining how they open", async () => {
  await db.updateTable("handles").set({ status: "inactive" }).where("id", "=", "none").execute();
  const { push } = textsOf("ro", "trade-words").words;
  const words = await explainedAt(`${pieces.desk.path}?fila=personalizare`, "ro");
  expect(Object.keys(words)).not.toContain(push.word);
  expect(Object.keys(words)).toContain("PAL");
});
