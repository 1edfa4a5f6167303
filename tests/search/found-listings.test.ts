import fc from "fast-check";
import { expect, test } from "vitest";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { readProductFilter } from "~/shop/catalogue/front/product-filter";

import { openCatalogue } from "../memory-database";

const db = await openCatalogue();

const find = async (cauta: string, language: Language = "ro", category?: string) => {
  const filter = readProductFilter(new URLSearchParams({ cauta }), "ro");
  const { products } = await listProducts(filter, category, language, db);
  return products.map(({ name }) => name);
};
const namesOf = async (form: string) => {
  const rows = await db.selectFrom("products").select("name").where("form", "=", form).execute();
  return rows.map(({ name }) => name).sort();
};

test.each<[Language, string, string]>([
  ["ro", "sifonier", "wardrobe"],
  ["ro", "dulpa", "wardrobe"],
  ["ro", "dulap 217", "wardrobe"],
  ["en", "closet", "wardrobe"],
  ["hu", "ágyat", "bed"],
  ["tr", "gardrop", "wardrobe"],
  ["fr", "penderie", "wardrobe"],
  ["it", "specchiera", "mirror"],
  ["bg", "огледалото", "mirror"],
  ["ru", "зеркалом", "mirror"],
  // Words for the place, in which none of these is sold.
  ["ro", "dulap mansardă", "wardrobe"],
  ["ro", "dulap sub acoperiș", "wardrobe"],
  ["ro", "bibliotecă sub pantă", "bookcase"],
  ["en", "attic wardrobe", "wardrobe"],
  ["en", "a bookcase under the roof", "bookcase"],
  ["fr", "armoire sous pente", "wardrobe"],
  ["it", "armadio in mansarda", "wardrobe"],
  ["hu", "gardrób tetőtérbe", "wardrobe"],
  ["bg", "гардероб за мансарда", "wardrobe"],
  ["ru", "шкаф в мансарду", "wardrobe"],
  ["tr", "çatı katı için gardırop", "wardrobe"],
])("in %s „%s” finds what is a %s", async (language, text, form) => {
  const wanted = await db
    .selectFrom("listings")
    .select("product_id")
    .where("form", "=", form)
    .where("is_listed", "=", 1)
    .execute();
  const filter = readProductFilter(new URLSearchParams({ cauta: text }), "ro");
  const { products } = await listProducts(filter, undefined, language, db);
  const ids = products.map(({ id }) => id);
  for (const { product_id } of wanted) expect(ids).toContain(product_id);
});

test("a text in a name finds it, whatever else the words mean", async () => {
  expect(await find("DAMIAN din stej")).toEqual(["Bufet Damian din stejar masiv"]);
  // "Birou" is a kind; the compact one is of another, and is called so.
  expect(await find("birou")).toEqual(
    expect.arrayContaining([...(await namesOf("desk")), ...(await namesOf("writing-desk"))]),
  );
});

test("a word that something is called is neither shortened nor corrected", async () => {
  // "Consolă" is one letter away, and "cons" begins other words.
  expect(await find("consul")).toEqual(["Masă de ședințe Consul cu blat de sticlă"]);
});

test("where a piece is called by a place, only that is found", async () => {
  const own = await openCatalogue();
  const { id } = await own
    .selectFrom("products")
    .select("id")
    .where("form", "=", "wardrobe")
    .limit(1)
    .executeTakeFirstOrThrow();
  const called = { name: "Dulap Mansarda din pin", name_folded: "dulap mansarda din pin" };
  await own.updateTable("products").set(called).where("id", "=", id).execute();
  const filter = readProductFilter(new URLSearchParams({ cauta: "dulap mansardă" }), "ro");
  const { products } = await listProducts(filter, undefined, "ro", own);
  expect(products.map(({ name }) => name)).toEqual([called.name]);
});

test("all understood words count together", async () => {
  const found = await find("noptieră sau comodă");
  expect([...found].sort()).toEqual(
    [...(await namesOf("nightstand")), ...(await namesOf("chest"))].sort(),
  );
  expect(await find("dulap bucătării living")).toEqual([]);
  expect(await find("pat lemn masiv")).toEqual(await namesOf("bed"));
  expect(await find("pat sticlă")).toEqual([]);
  expect(await find("pat din lemn masiv sub 100 lei")).toEqual([]);
});

/** The names of what is for sale, as a language shows them. */
async function names(language: Language): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom("products")
    .leftJoin("content_translations as told", (join) =>
      join
        .onRef("told.subject_id", "=", "products.id")
        .on("told.subject", "=", "product")
        .on("told.field", "=", "name")
        .on("told.language", "=", language),
    )
    .select((eb) => ["products.id", eb.fn.coalesce("told.text", "products.name").as("name")])
    .orderBy("products.id")
    .execute();
  return rows;
}

async function idsFound(cauta: string, language: Language): Promise<string[]> {
  const filter = readProductFilter(new URLSearchParams({ cauta }), "ro");
  return (await listProducts(filter, undefined, language, db)).products.map(({ id }) => id);
}

test("a name with every word of a search is found, whatever the words mean besides", async () => {
  const table = "Masă de ședințe Consul cu blat de sticlă";
  for (const text of ["masă sticlă", "masă cu blat de sticlă", "sticla, masa", "blat sticlă"]) {
    expect(await find(text), text).toContain(table);
  }
  for (const language of ["ro", "en"] as const) {
    for (const { id, name } of await names(language)) {
      const [first = "", ...others] = name.match(/\p{L}{3,}/gu) ?? [];
      for (const other of others) {
        expect(await idsFound(`${other} ${first}`, language), `${other} ${first}`).toContain(id);
      }
    }
  }
});

/** A word with one letter swapped, wrong, left out or typed twice, by turns. */
function mistaken(word: string, turn: number): string {
  const letters = [...word];
  const at = 1 + (turn % (letters.length - 2));
  const one = letters[at]!;
  const made = [
    () => letters.splice(at, 2, letters[at + 1]!, one),
    () => letters.splice(at, 1, one === "x" ? "z" : "x"),
    () => letters.splice(at, 1),
    () => letters.splice(at, 0, one),
  ];
  made[turn % 4]!();
  return letters.join("");
}

test.each(languageCodes)(
  "in %s nine of ten phrases with one wrong letter find what they name",
  async (language) => {
    const missed: string[] = [];
    let tried = 0;
    for (const { id, name } of await names(language)) {
      const words = name.split(/\s+/);
      for (const [index, word] of words.entries()) {
        // Every other word, so that all lengths and places have their turn in a few searches.
        if (!/^\p{L}{4,}$/u.test(word) || (index + tried) % 2 === 1) continue;
        const typed = mistaken(word, tried);
        tried += 1;
        if (typed === word) continue;
        const phrase = words.map((one, at) => (at === index ? typed : one)).join(" ");
        if (!(await idsFound(phrase, language)).includes(id)) missed.push(phrase);
      }
    }
    expect(tried).toBeGreaterThan(30);
    expect(missed.length / tried, missed.join("\n")).toBeLessThanOrEqual(0.1);
  },
);

test.each([
  ["pat matrimonail", "Pat matrimonial Nora"],
  ["masa de maxhiaj", "Masă de toaletă Sofia"],
  ["masă de șednțe", "Masă de ședințe Consul"],
  ["blat de stcilă", "Masă de ședințe Consul"],
])("„%s” finds %s", async (typed, name) => {
  expect((await find(typed)).some((found) => found.startsWith(name))).toBe(true);
});

test("a word that no list knows is looked for in descriptions, and follows them", async () => {
  expect(await find("zgomotoasa")).toEqual([]);
  const bed = db.updateTable("products").where("form", "=", "bed");
  await bed.set({ description: "O piesă zgomotoasă, cu arcuri." }).execute();
  expect(await find("zgomotoase")).toEqual(await namesOf("bed"));
  expect(await find("oglindă zgomotoasă")).toEqual([]);
  await bed.set({ description: "O piesă tăcută." }).execute();
  expect(await find("zgomotoase")).toEqual([]);
});

test("a translated description is found in its language, until it is gone", async () => {
  const { id } = await db
    .selectFrom("products")
    .select("id")
    .where("form", "=", "bed")
    .executeTakeFirstOrThrow();
  const text = db
    .updateTable("content_translations")
    .set({ text: "Squeaks melodiously." })
    .where("subject", "=", "product")
    .where("subject_id", "=", id)
    .where("field", "=", "description")
    .where("language", "=", "en");
  await text.execute();
  expect(await find("melodious", "en")).toHaveLength(1);
  expect(await find("melodious", "fr")).toEqual([]);
  await db
    .deleteFrom("content_translations")
    .where("subject_id", "=", id)
    .where("field", "=", "description")
    .where("language", "=", "en")
    .execute();
  expect(await find("melodious", "en")).toEqual([]);
});

test("another shape and a new category name are found at once", async () => {
  const [mirror] = await namesOf("mirror");
  await db.updateTable("products").set({ form: "shelf" }).where("form", "=", "mirror").execute();
  expect(await find("etajeră")).toContain(mirror);
  const category = db.updateTable("categories").where("slug", "=", "bai");
  await category.set({ name: "Spălătorii" }).execute();
  expect(await find("spălătorie")).toContain(mirror);
});

test("a word of letters that the index of descriptions does not know finds nothing", async () => {
  // New Tai Lue: a letter today, a mark between words for the index.
  expect(await find("一\u19b0一")).toEqual([]);
});

test("no search throws", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 100 }),
    fc
      .array(fc.constantFrom('"', "*", "dulap", "alb", "²", "NEAR(", "-", "\u0000", "217 x"))
      .map((words) => words.join(" ")),
  );
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      await find(typed);
    }),
  );
});
