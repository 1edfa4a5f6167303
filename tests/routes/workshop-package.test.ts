import { parse } from "csv-parse/sync";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import yauzl from "yauzl";

import type { Answer } from "../visitor";
import { pieceId, pieces } from "../world";
import { addPlan, mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn, send } = await openShop();
const admin = await signedIn({ role: "administrator" });
const customer = await signedIn({ email: "customer@example.com" });
await db.updateTable("products").set({ stock_quantity: 9 }).execute();

/** Orders a wardrobe, with a ready-made desk and a configured one, and returns the order's number. */
async function placed(): Promise<string> {
  const buyer = visitor();
  await addPlan(buyer);
  const design = { material: "pal-nuc", handle: "wood", width: "140", height: "75", depth: "60" };
  await buyer.post(pieces.desk.path, { intent: "add-design", quantity: "1", ...design });
  const address = await order(buyer, await pieceId(db, pieces.bed));
  const row = db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address.slice("/comanda/".length));
  return (await row.executeTakeFirstOrThrow()).number;
}

const number = await placed();
const desk = `/admin/comenzi/${number}`;

/** The bytes of a file, which the test's visitor reads as text. */
async function bytesOf(path: string): Promise<{ headers: Headers; bytes: Uint8Array }> {
  const request = new Request(`http://127.0.0.1:3000${path}`, {
    headers: { Cookie: `account=${admin.cookie("account")}`, "x-shop-client": "10.0.0.9" },
  });
  const answer = await send(request);
  expect(answer.status, path).toBe(200);
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

/** The files of an archive by path. */
function filesOf(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files = new Map<string, Buffer>();
      zip.on("entry", (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const parts: Buffer[] = [];
          stream.on("data", (part: Buffer) => parts.push(part));
          stream.on("end", () => {
            files.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        });
      });
      zip.on("end", () => resolve(files));
      zip.readEntry();
    });
  });
}

function tableRows({ page }: Answer, section: string): string[][] {
  return page
    .querySelectorAll(`[role=group][aria-label="${section}"] tbody tr`)
    .map((row) => row.querySelectorAll("td").map(({ text }) => text.trim()));
}

test("the page has all that the workshop needs of a wardrobe, and is in Romanian for everybody", async () => {
  const reader = await signedIn({ role: "administrator" });
  await reader.post("/limba", { language: "fr", returnTo: "/" });
  const page = await reader.get(`${desk}/pachet`);
  expect(page.page.querySelector("main h1[lang=ro]")!.text).toContain(number);
  expect(page.page.querySelector("h2")!.text).toBe("1 din 3 · Dulap pe măsură");
  const cut = tableRows(page, "Lista de debitare").map((cells) => cells.slice(0, 5).join(" | "));
  expect(cut).toContain("2 | Laterală | 1, 2 | 2200 × 600 × 18 | 2200 × 599");
  expect(cut).toContain("5 | Poliță reglabilă | 11–15 | 472 × 580 × 18 | 472 × 579");
  // Finished, and from the roll: of eleven edges and of eight, 60 mm longer each, and 3 % besides.
  expect(tableRows(page, "Cant").map((cells) => cells.slice(-2))).toEqual([
    ["11,25", "12,26"],
    ["10,46", "11,26"],
  ]);
  const hardware = tableRows(page, "Feronerie").map((cells) => cells.join(" | "));
  expect(hardware).toContain("Suport de poliță |  | 20 | 1 | 21");
  expect(mainOf(page)).toContain("De la muchia din față");
  expect(mainOf(page)).toContain("De la capătul de jos");
  expect(mainOf(page)).toContain("În oglindă cu");
  // The frame is the reader's.
  expect(page.text).toContain("Tous les fichiers");
  const steps = page.page.querySelectorAll(`img[src^="${desk}/pachet/1/"]`);
  expect(steps.length).toBe(9);
  const drawing = await reader.get(steps[6]!.getAttribute("src")!);
  expect(drawing.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(drawing.text).not.toContain("style=");
  for (const step of ["0", "10", "1.5", "x"]) {
    expect((await admin.get(`${desk}/pachet/1/${step}`)).status, step).toBe(404);
  }
  expect((await admin.get(`${desk}/pachet/9/1`)).status).toBe(404);
});

test("each post has a page of its own, reached from the contents and from the post before", async () => {
  const { page: whole } = await admin.get(`${desk}/pachet`);
  const contents = whole.querySelectorAll("main nav a").map((link) => link.getAttribute("href")!);
  expect(contents).toEqual(
    ["", "debitare", "cant", "feronerie", "gaurire", "montaj"].map((post) =>
      post ? `${desk}/pachet?post=${post}` : `${desk}/pachet`,
    ),
  );
  const words = [
    "Lista de debitare",
    "Cant",
    "Feronerie",
    "Găurire și canale",
    "Montaj pas cu pas",
  ];
  for (const [index, address] of contents.slice(1).entries()) {
    const { page } = await admin.get(address);
    expect(page.querySelectorAll("main h3").map(({ text }) => text)).toEqual([words[index]]);
    expect(page.querySelectorAll("main h2").map(({ text }) => text)).toEqual([
      "1 din 3 · Dulap pe măsură",
    ]);
    expect(page.querySelector("main nav [aria-current=page]")?.text).toBe(words[index]);
    const next = page.querySelectorAll("main a.button").map((link) => link.getAttribute("href"));
    expect(next).toEqual(contents.slice(index + 2, index + 3));
    expect(page.querySelector("main")?.text).not.toContain("Cost și preț");
  }
  // Of many boards one is open at a time.
  const { page } = await admin.get(contents[4]!);
  const boards = page.querySelectorAll("main details");
  expect(boards.length).toBeGreaterThan(5);
  expect(new Set(boards.map((one) => one.getAttribute("name")))).toEqual(
    new Set(["1 din 3 · Dulap pe măsură"]),
  );
  // Drawings are links to the same, as large as one wants them.
  const montage = (await admin.get(contents[5]!)).page;
  const pictures = montage.querySelectorAll("main ol img");
  expect(pictures.length).toBe(9);
  for (const picture of pictures) {
    const link = picture.closest("a")?.getAttribute("href");
    expect(link).toBe(picture.getAttribute("src"));
  }
  expect(montage.querySelector("main")?.text).toContain("Plăci");
});

test("pieces of the catalogue say what is known of them and that they have no boards", async () => {
  const text = mainOf(await admin.get(`${desk}/pachet`));
  for (const words of ["PAL Nuc", "140 × 75 × 60 cm", "nu are listă de plăci", "din stoc"]) {
    expect(text).toContain(words);
  }
});

test("cost stands beside price on the page alone, off the paper", async () => {
  const { page } = await admin.get(`${desk}/pachet`);
  const costs = page.querySelector("section.no-print")!;
  expect(costs.text).toMatch(/Cost și preț.*Marjă/s);
  const amounts = costs
    .querySelectorAll("tfoot td")
    .map(({ text }) => Number(text.replace(/\D/g, "")));
  expect(amounts[0]! + amounts[1]!).toBe(amounts[2]);
  costs.remove();
  expect(page.querySelector("main")!.text).not.toMatch(/RON|Marj/);
});

test("the PDF has every part, in words that can be searched, and no prices", async () => {
  const { headers, bytes } = await bytesOf(`${desk}/pachet.pdf`);
  expect(headers.get("Content-Type")).toBe("application/pdf");
  const text = await textOf(bytes);
  for (const words of [
    `Pachet de atelier, comanda ${number}`,
    "Lista de debitare",
    "Poliță reglabilă",
    "Cant",
    "Feronerie",
    "Găurire și canale",
    "Montaj pas cu pas",
    "Pasul 9. Uși",
    "nu are listă de plăci",
    "2200 × 600 × 18",
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/RON|Lei|Marj/);
});

test("the file for the saw names boards as their labels do", async () => {
  const answer = await admin.get(`${desk}/taiere.csv`);
  expect(answer.headers.get("Content-Type")).toContain("text/csv");
  const rows = parse<Record<string, string>>(answer.text, {
    delimiter: ";",
    bom: true,
    columns: true,
  });
  expect(rows.find((row) => row.Piesa === "M1 Ușă 1, 2")).toMatchObject({
    Comanda: number,
    "Buc.": "2",
    "Lungime finită": "2117",
    "Lățime finită": "497",
    "Lungime debitată": "2113",
    "Cant L1": "2",
    "Cant l2": "2",
    Plăcile: `${number}.1.1.8 ${number}.1.1.9`,
  });
  expect(rows.reduce((all, row) => all + Number(row["Buc."]), 0)).toBe(15);
});

test("the labels are pages of twenty-four", async () => {
  const { bytes } = await bytesOf(`${desk}/etichete.pdf`);
  const pdf = await getDocumentProxy(bytes.slice());
  expect(pdf.numPages).toBe(1);
  const text = await textOf(bytes);
  expect(text).toContain(`${number}.1.1.15`);
  expect(text).toContain(`${number} · 15`);
  expect(text).toContain("M1 Poliță reglabilă 5");
});

test("the archive holds the PDF, the labels, the file for the saw and a drawing of each board", async () => {
  const { headers, bytes } = await bytesOf(`${desk}/pachet.zip`);
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="pachet-${number}.zip"`);
  const files = await filesOf(bytes);
  const names = [...files.keys()];
  expect(names.filter((name) => !name.startsWith("dxf/"))).toEqual([
    "pachet.pdf",
    "etichete.pdf",
    "taiere.csv",
    "gaurire.csv",
    "optimizare/cutting-optimization-pro.csv",
    "optimizare/cutlist-plus.csv",
    "optimizare/opticutter-1-pal-alb-18.csv",
    "optimizare/opticutter-2-hdf-3.csv",
  ]);
  expect(files.get("taiere.csv")!.toString()).toBe((await admin.get(`${desk}/taiere.csv`)).text);
  expect(files.get("pachet.pdf")!.subarray(0, 5).toString()).toBe("%PDF-");
  // Two sides, two doors and each other kind of board once.
  const drawings = names.filter((name) => name.startsWith(`dxf/${number}.1/`));
  expect(drawings).toHaveLength(11);
  expect(drawings).toContain(`dxf/${number}.1/A-laterala-2200x600x18.dxf`);
  const door = names.find((name) => name.includes("-usa-"))!;
  expect(files.get(door)!.toString()).toContain("dinspre FATA2: fa\\U+021Ba dinspre spate");
  for (const bytesOfFile of files.values()) expect(bytesOfFile.toString()).not.toContain("RON");
});

test("several orders chosen in the list are one package, with what they need together", async () => {
  const other = await placed();
  const list = await admin.get("/admin/comenzi");
  const boxes = list.page.querySelectorAll("input[type=checkbox][name=nr]");
  expect(boxes.map((box) => box.getAttribute("value"))).toEqual([other, number]);
  const form = list.page.querySelector(`form#${boxes[0]!.getAttribute("form")}`)!;
  const action = form.getAttribute("action")!;
  const query = `?nr=${number}&nr=${other}&nr=${number}`;
  const page = await admin.get(action + query);
  expect(page.page.querySelector("h1")!.text).toBe("Pachet de atelier, 2 comenzi");
  const together = tableRows(page, "Total comenzi").map((cells) => cells.join(" | "));
  expect(together).toContain("Balama |  | 20 |  | 20");
  expect(together).toContain("2 mm | PAL Alb | 20,91 | 22,53");
  const links = page.page.querySelectorAll("main ul a").map((link) => link.getAttribute("href"));
  expect(links).toEqual([`${desk}/pachet`, `/admin/comenzi/${other}/pachet`]);
  const pdf = page.page.querySelector("a[href*='pachet.pdf']")!.getAttribute("href")!;
  expect(await textOf((await bytesOf(pdf)).bytes)).toContain(`comanda ${other}`);
  const saw = await admin.get(`/admin/comenzi/taiere.csv${query}`);
  expect(saw.text.match(/"M1 Ușă 1, 2"/g)).toHaveLength(2);
});

test("orders that are not there, none and too many are refused in words", async () => {
  const many = Array.from({ length: 51 }, (_, index) => `nr=AM-${index}`).join("&");
  for (const [query, status, words] of [
    ["", 400, "Nu este aleasă nicio comandă"],
    [`?nr=${number}&nr=AM-7`, 404, "Nu există comenzi cu numerele: AM-7."],
    [`?${many}`, 400, "Cel mult 50 de comenzi"],
  ] as const) {
    const refused = await admin.get(`/admin/comenzi/pachet${query}`);
    expect(refused.status, query).toBe(status);
    expect(refused.page.querySelector("[role=alert]")!.text).toContain(words);
    const file = await admin.get(`/admin/comenzi/pachet.zip${query}`);
    expect(file.location, query).toBe(`/admin/comenzi/pachet${query}`);
  }
  for (const name of ["pachet", "pachet.pdf", "pachet.zip", "etichete.pdf", "taiere.csv"]) {
    expect((await admin.get(`/admin/comenzi/AM-7/${name}`)).status, name).toBe(404);
  }
});

test("nobody but administrators gets a page or a file; the old address leads on", async () => {
  for (const base of [`${desk}/`, "/admin/comenzi/"]) {
    for (const name of ["pachet", "pachet.pdf", "pachet.zip", "etichete.pdf", "taiere.csv"]) {
      const path = `${base}${name}?nr=${number}`;
      expect((await customer.get(path)).location, path).toBe("/");
      expect((await visitor().get(path)).location, path).toMatch(/^\/autentificare/);
    }
  }
  expect((await customer.get(`${desk}/pachet/1/1`)).location).toBe("/");
  const old = await admin.get(`${desk}/atelier`);
  expect([old.status, old.location]).toEqual([301, `${desk}/pachet`]);
});

test("the package stays as it was ordered when prices, rules and decors change", async () => {
  const before = await admin.get(`${desk}/pachet`);
  await db.updateTable("materials").set({ name: "Altfel" }).execute();
  const after = await admin.get(`${desk}/pachet`);
  expect(mainOf(after)).toBe(mainOf(before));
});
