import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import { breakChange } from "../engine";
import { toastOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const customer = await signedIn();
const bed = await pieceId(db, pieces.bed);

const IMPORT = "/admin/produse/import";

async function upload(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const file = new File([content], "produse.csv", { type: "text/csv" });
  const answer = await admin.upload(IMPORT, {}, [["file", file]]);
  expect(answer.status).toBe(303);
  return answer.location ?? "";
}

async function everything() {
  const products = await db.selectFrom("products").selectAll().orderBy("id").execute();
  const images = await db.selectFrom("product_images").selectAll().orderBy("id").execute();
  const moved = await db.selectFrom("moved_products").selectAll().execute();
  return JSON.stringify([products, images, moved]);
}

test("only administrators take products out or bring them in", async () => {
  const address = await upload("name;category;price\nRaft de probă;bai;10\n");
  for (const path of ["/admin/produse/export", IMPORT, address]) {
    expect((await visitor().get(path)).location, path).toMatch(/^\/autentificare/);
    expect((await customer.get(path)).location, path).toBe("/");
  }
  for (const path of [IMPORT, address]) {
    expect((await customer.post(path, {})).status, path).toBe(403);
  }
});

test("without a file the form is refused beside its field", async () => {
  const answer = await admin.post(IMPORT, {});
  expect(answer.status).toBe(422);
  expect(mainOf(answer)).toContain("Alege un fișier CSV de cel mult 8 MB");
});

test("what was taken out changes nothing when it is brought in again", async () => {
  const odd = {
    name: `=2+5 "Raft"; 'x', ș`,
    description: "'=HYPERLINK(\"x\")\nal doilea; =rând\n\n-al treilea\n'+unu",
  };
  await db.updateTable("products").set(odd).where("id", "=", bed).execute();
  const before = await everything();
  const file = await admin.get("/admin/produse/export");
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="produse-/);
  expect(file.bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  // No cell begins as a formula would, and no part of one that another separator would cut off.
  expect(file.text).toContain(`"'=2+5 ""Raft""; 'x', ș"`);
  const table: string[][] = parse(file.text, { bom: true, delimiter: ";" });
  const cells = table.flat();
  expect(cells.filter((cell) => /(^|[;,\t\n])[ "]*[=+@-]/.test(cell))).toEqual([]);
  const address = await upload(new Uint8Array(file.bytes));
  const preview = mainOf(await admin.get(address));
  expect(preview).toContain("De adăugat: 0. De actualizat: 0. Neschimbate: 25. Probleme: 0.");
  await admin.post(address, {});
  expect(await everything()).toBe(before);
});

test("the export holds what the list's filter shows", async () => {
  const { text } = await admin.get("/admin/produse/export?categorie=bai");
  expect(text.trim().split("\r\n")).toHaveLength(6);
});

test.each([
  ["comma, point", "id,price,stock\n{id},1234.50,7\n"],
  ["semicolon, decimal comma", "id;price;stock\n{id};1234,50;7\n"],
  ["a mark at the start, Windows lines", "\ufeffid;price;stock\r\n{id};1.234,50;7\r\n\r\n"],
])("a file with %s is read", async (_name, content) => {
  await db
    .updateTable("products")
    .set({ price_bani: 100, stock_quantity: 1 })
    .where("id", "=", bed)
    .execute();
  const address = await upload(content.replace("{id}", bed));
  expect(mainOf(await admin.get(address))).toContain("De actualizat: 1");
  const answer = await admin.submit(address, {});
  expect(toastOf(answer.page)).toContain("Actualizate: 1");
  const row = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", bed)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ price_bani: 123_450, stock_quantity: 7, status: "active" });
});

test("a file from an older spreadsheet keeps its Romanian letters", async () => {
  // "Bucătărie" in the Windows alphabet.
  const name = Buffer.from("4275633f743f726965".replaceAll("3f", "e3"), "hex");
  const address = await upload(
    new Uint8Array(
      Buffer.concat([Buffer.from("name;category;price\n"), name, Buffer.from(";bai;10\n")]),
    ),
  );
  await admin.post(address, {});
  const row = await db
    .selectFrom("products")
    .select(["slug", "status", "form", "stock_quantity"])
    .where("name", "=", "Bucătărie")
    .executeTakeFirst();
  expect(row).toEqual({ slug: "bucatarie", status: "active", form: "wardrobe", stock_quantity: 0 });
});

test("a dry run names row, column, value and reason, and one problem stops everything", async () => {
  const before = await everything();
  const address = await upload(
    [
      "id;name;category;price;stock;status;images",
      `${bed};Pat schimbat;dormitoare;10;1;active;`,
      ";ab;garaj;zero;-1;poate;http://x.example/a.jpg",
      "nimeni;Pat;bai;10;1;active;",
      `${bed};Pat;bai;10;1;active;`,
      ";prea;puține",
    ].join("\n"),
  );
  const { page } = await admin.get(address);
  const rows = page
    .querySelectorAll("section:first-of-type tbody tr")
    .map((row) => row.querySelectorAll("td").map((cell) => cell.text.trim()));
  for (const wanted of [
    ["3", "name", "ab", "Numele produsului trebuie să aibă cel puțin 3 caractere"],
    ["3", "category", "garaj", "Categoria selectată nu există"],
    ["3", "price", "zero", "Prețul trebuie să fie mai mare de 0"],
    ["3", "stock", "-1", "Stocul nu poate fi negativ. Exemplu: 12"],
    ["3", "status", "poate", "Starea poate fi doar active sau inactive"],
    ["4", "id", "nimeni", "Nu există niciun produs cu acest id"],
    ["5", "id", bed, "Acest id apare de două ori în fișier"],
  ]) {
    expect(rows).toContainEqual(wanted);
  }
  expect(rows.some(([row, , , reason]) => row === "6" && reason?.includes("celule"))).toBe(true);
  const answer = await admin.post(address, {});
  expect(answer.status).toBe(409);
  expect(mainOf(answer)).toContain("Categoria selectată nu există");
  expect(await everything()).toBe(before);
});

test("an unknown column and a file that is no table are problems", async () => {
  expect(mainOf(await admin.get(await upload("name;culoare\nx;y\n")))).toContain(
    "Coloana nu este cunoscută",
  );
  expect(mainOf(await admin.get(await upload("\u0001\u0002 nothing")))).toContain(
    "Fișierul nu poate fi citit ca CSV",
  );
});

test.each([
  ["what is no text", "\u0000\u0001\u0002 nothing", "nu poate fi citit ca CSV"],
  ["lines without end", `name;category\n${"a;b\n".repeat(300_000)}`, "peste 100000 de rânduri"],
  ["cells without end", `name;category\n${";".repeat(2_000_000)}`, "Rândul 2 are 2000 de celule"],
  [
    "a cell without end",
    `name;category\n${"a b".repeat(600_000)}`,
    "Rândul 2 are o celulă mai lungă",
  ],
])(
  "a file with %s is refused beside its field, before it costs anything",
  async (_what, text, said) => {
    const file = new File([text], "produse.csv", { type: "text/csv" });
    const answer = await admin.upload(IMPORT, {}, [["file", file]]);
    expect(answer.status).toBe(422);
    expect(descriptionOf(answer.page, controlOf(answer.page, "file"))).toContain(said);
  },
);

test("a file that a spreadsheet saved without our letters is a problem by row and column", async () => {
  const nightstand = await pieceId(db, pieces.desk);
  const words = { name: "Birou și noptieră", description: "Ținut în țară, cu ușă?" };
  await db.updateTable("products").set(words).where("id", "=", nightstand).execute();
  const own = (await admin.get("/admin/produse/export")).text;
  for (const lost of ["?", "\ufffd"]) {
    const spoiled = own.replace(/[ăâîșțĂÂÎȘȚ]/g, lost);
    const before = await everything();
    const address = await upload(spoiled);
    const { page } = await admin.get(address);
    const rows = page
      .querySelectorAll("section:first-of-type tbody tr")
      .map((row) => row.querySelectorAll("td").map((cell) => cell.text.trim()));
    const line = own.split(/\r\n(?=")/).findIndex((row) => row.includes(nightstand)) + 1;
    for (const column of ["name", "description"]) {
      const row = rows.find((one) => one[0] === String(line) && one[1] === column);
      expect([lost, column, row?.[3]]).toEqual([
        lost,
        column,
        "Celula a pierdut litere: în locul lor este ? sau \ufffd. Salvează fișierul ca CSV UTF-8 și încarcă-l din nou",
      ]);
    }
    expect((await admin.post(address, {})).status).toBe(409);
    expect(await everything()).toBe(before);
  }
  // A question that somebody asks of their own accord is no lost letter.
  const asked = own.replace("cu ușă?", "cu ușă sau fără?");
  expect(mainOf(await admin.get(await upload(asked)))).toContain("Probleme: 0.");
});

test.each([
  ["identifier", "5,94123E+12"],
  ["identifier", "5.94123E+12"],
  ["manufacturerName", "4E+11"],
  ["specDimensions", "-1,5e-07"],
])("in %s a number that a spreadsheet shortened to %s is refused", async (column, cell) => {
  const before = await everything();
  const address = await upload(`id;${column}\n${bed};${cell}\n`);
  const main = mainOf(await admin.get(address));
  expect(main).toContain(`${column} ${cell} Foaia de calcul a scurtat numărul`);
  expect((await admin.post(address, {})).status).toBe(409);
  expect(await everything()).toBe(before);
});

test.each([
  ["with its separator named in the first line", "sep=;\r\nid;specColor\r\n", ";"],
  ["with that line in a spreadsheet's quotes and capitals", '\ufeff"SEP=,"\nid,specColor\n', ","],
  ["separated by tabs", "id\tspecColor\n", "\t"],
  ["separated by tabs, which its first line names", "sep=\t\nid\tspecColor\n", "\t"],
])("a file %s is read", async (_, head, separator) => {
  const main = mainOf(await admin.get(await upload(`${head}${bed}${separator}Verde închis\n`)));
  expect(main).toContain("De actualizat: 1. Neschimbate: 0. Probleme: 0.");
  expect(main).toContain("Verde închis");
});

test("heads that are not known are named, with what is expected", async () => {
  const capitals = mainOf(await admin.get(await upload("ID;Price\n1;2\n")));
  expect(capitals).toContain("ID – Coloana nu este cunoscută așa; se scrie „id”");
  expect(capitals).toContain("Price – Coloana nu este cunoscută așa; se scrie „price”");
  const other = mainOf(await admin.get(await upload("id;Preț\n1;2\n")));
  expect(other).toContain("Preț – Coloana nu este cunoscută. Coloanele sunt: id, name, category");
});

test("a changed category moves the product, changed pictures are exactly those of the file", async () => {
  const desk = await pieceId(db, pieces.desk);
  const pictures = "/imagini/bai-2.webp https://img.example/a.jpg";
  const address = await upload(`id;category;images\n${desk};living;${pictures}\n`);
  await admin.post(address, {});
  expect((await visitor().get(pieces.desk.path)).status).toBe(301);
  const images = await db
    .selectFrom("product_images")
    .select(["image_url", "is_primary"])
    .where("product_id", "=", desk)
    .orderBy("display_order")
    .execute();
  expect(images).toEqual([
    { image_url: "/imagini/bai-2.webp", is_primary: 1 },
    { image_url: "https://img.example/a.jpg", is_primary: 0 },
  ]);
  expect((await admin.get(address)).status).toBe(404);
});

test("while many products are brought in, the shop is read as it was, and buyers' carts wait", async () => {
  const rows = Array.from({ length: 600 }, (_, index) => `Etajeră ${index};bai;10`);
  const address = await upload(["name;category;price", ...rows].join("\n"));
  const buyer = visitor();
  await buyer.get("/");
  let isDone = false;
  const applied = admin.submit(address, {}).finally(() => {
    isDone = true;
  });
  const shown = await visitor().get("/produse/bai");
  expect(isDone).toBe(false);
  expect(shown.status).toBe(200);
  expect(mainOf(shown)).not.toContain("Etajeră");
  const put = await buyer.post("/cos", { intent: "add", productId: bed });
  expect(put.status).toBe(303);
  expect(toastOf((await applied).page)).toContain("Adăugate: 600");
  expect(mainOf(await buyer.get("/cos"))).toContain("Subtotal");
  expect(mainOf(await visitor().get("/produse/bai"))).toContain("Etajeră");
});

test("an import that breaks half way leaves nothing behind", async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `Cuier ${index};bai;10`);
  const address = await upload(["name;category;price", ...rows].join("\n"));
  const before = await everything();
  const breaks = { change: "insert", table: "products", when: "new.name = 'Cuier 250'" } as const;
  const mend = await breakChange(db, breaks, "the disk is full");
  expect((await admin.post(address, {})).status).toBe(500);
  await mend();
  expect(await everything()).toBe(before);
  expect(toastOf((await admin.submit(address, {})).page)).toContain("Adăugate: 300");
});

const shelf = async () =>
  db
    .selectFrom("products")
    .select(["price_bani", "stock_quantity", "version"])
    .where("id", "=", bed)
    .executeTakeFirstOrThrow();

test("a file changes stock by a difference: what is sold after it was uploaded stays sold", async () => {
  await db.updateTable("products").set({ stock_quantity: 5 }).where("id", "=", bed).execute();
  const address = await upload(`id,stock\n${bed},9\n`);
  expect(mainOf(await admin.get(address))).toContain("De actualizat: 1");
  await db.updateTable("products").set({ stock_quantity: 3 }).where("id", "=", bed).execute();
  expect((await admin.post(address, {})).status).toBe(303);
  expect((await shelf()).stock_quantity).toBe(3 + 4);

  const less = await upload(`id,stock\n${bed},1\n`);
  await db.updateTable("products").set({ stock_quantity: 2 }).where("id", "=", bed).execute();
  const refused = await admin.post(less, {});
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Stoc insuficient (acum: 2)");
  expect((await shelf()).stock_quantity).toBe(2);
});

test("a file undoes nothing that was changed after it was uploaded", async () => {
  const address = await upload(`id,price\n${bed},10\n`);
  await db.updateTable("products").set({ price_bani: 77_700 }).where("id", "=", bed).execute();
  const refused = await admin.post(address, {});
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Produsul s-a schimbat de când ai încărcat fișierul");
  expect((await shelf()).price_bani).toBe(77_700);
  const again = await upload(`id,price\n${bed},10\n`);
  expect((await admin.post(again, {})).status).toBe(303);
  expect((await shelf()).price_bani).toBe(1000);
});
