import { expect, onTestFinished, test } from "vitest";

import { readDesign } from "~/furniture/boards/address";

import { fillAndReview, REVIEW } from "../checkout-form";
import { fieldsOf } from "../promises/rules/filled-form";
import { textOf, toastOf, type Answer } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, sendCheckout, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const design = { material: "pal-nuc", handle: "wood", width: "150", height: "210", depth: "60" };
const totalLei = pieces.wardrobe.product.priceLei + 130 + 25 + 189;
const total = `${totalLei.toLocaleString("ro-RO")} Lei`;

const lengthsOf = ({ page }: Answer) =>
  ["width", "height", "depth"].map((name) => valueOf(controlOf(page, name)));

const startOf = (answer: Answer) => {
  const checked = answer.page.querySelectorAll("#fila input[checked]");
  return [...checked.map((input) => input.getAttribute("value")), ...lengthsOf(answer)];
};

test("the customiser starts in the piece's own material, with its handle, at its size", async () => {
  const address = `${pieces.wardrobe.path}?fila=personalizare`;
  const own = ["mdf-mat", "metal", "300", "250", "65"];
  for (const language of ["ro", "fr"]) {
    expect(startOf(await visitor().get(`${address}&lng=${language}`))).toEqual(own);
  }
  // What an address names stays.
  expect(startOf(await visitor().get(`${address}&material=pal-nuc&width=120`))).toEqual([
    "pal-nuc",
    "metal",
    "120",
    "250",
    "65",
  ]);
});

test("a piece of which nothing is said starts with the first material, the first handle and 100 × 200 × 50", async () => {
  const id = await pieceId(db, pieces.wardrobe);
  const columns = [
    "specification",
    "material",
    "width_start_cm",
    "height_start_cm",
    "depth_start_cm",
  ] as const;
  const rows = db.selectFrom("products").select(columns).where("id", "=", id);
  const before = await rows.executeTakeFirstOrThrow();
  const save = (values: Partial<typeof before>) =>
    db.updateTable("products").set(values).where("id", "=", id).execute();
  onTestFinished(async () => void (await save(before)));
  const sizes = { width_start_cm: null, height_start_cm: null, depth_start_cm: null };
  await save({ specification: "{}", material: null, ...sizes });
  const answer = await visitor().get(`${pieces.wardrobe.path}?fila=personalizare`);
  expect(startOf(answer)).toEqual(["pal-alb", "metal", "100", "200", "50"]);
});

test("a piece with sizes of its own starts with them, within its own bounds", async () => {
  const address = `${pieces.bed.path}?fila=personalizare`;
  const answer = await visitor().get(address);
  expect(lengthsOf(answer)).toEqual(["180", "115", "10"]);
  const depth = controlOf(answer.page, "depth");
  expect(descriptionOf(answer.page, depth)).toBe("Între 10 și 60 cm, din 5 în 5");
  // The depth is that of the headboard; the bed is said to be as long as it is.
  const label = answer.page.querySelector(`label[for="${depth.getAttribute("id")}"]`);
  expect(textOf(label)).toBe("Adâncimea tăbliei");
  expect(mainOf(answer)).toContain("Tot patul: 180 × 115 × 216 cm (lățime × înălțime × lungime)");
  expect(textOf(answer.page.querySelector("#fila table"))).toContain("180 × 115 × 216 cm");
  const slider = controlOf(answer.page, "depthSlider");
  expect(["min", "max", "step", "value"].map((name) => slider.getAttribute(name))).toEqual([
    "10",
    "60",
    "5",
    "10",
  ]);
  const tall = await visitor().post(address, { intent: "add-design", ...design });
  expect(tall.status).toBe(422);
  const wrong = tall.page.querySelectorAll("#fila [aria-invalid]");
  expect(wrong.map((control) => control.getAttribute("name"))).toEqual(["height"]);
  const deep = await visitor().get(`${address}&depth=90`);
  expect(textOf(deep.page.querySelector("#fila [role=alert]"))).toContain("Adâncimea tăbliei");
});

test("a design is its address: priced, drawn and filled in", async () => {
  const { page, status } = await visitor().get(
    `${pieces.wardrobe.path}?${new URLSearchParams({ fila: "personalizare", ...design })}`,
  );
  expect(status).toBe(200);
  expect(textOf(page.querySelector("#fila tfoot"))).toBe(`Total ${total} TVA inclus`);
  const drawing = page.querySelector("#fila img[src^='/desen']")?.getAttribute("src");
  expect(drawing).toContain("width=150");
  expect((await visitor().get(drawing!.replaceAll("&amp;", "&"))).status).toBe(200);
});

test.each([
  ["its start", {}, "300 × 250 × 65 cm"],
  ["other choices", design, "150 × 210 × 60 cm"],
])(
  "a kind that is planned says what %s costs planned, at the price of the page it leads to",
  async (_, chosen, size) => {
    const customer = visitor();
    const query = new URLSearchParams({ fila: "personalizare", ...chosen });
    const { page } = await customer.get(`${pieces.wardrobe.path}?${query}`);
    const link = page
      .querySelectorAll("#fila a")
      .find((one) => textOf(one) === "Proiecteaz-o la mărimea aceasta")!;
    const said = textOf(link.parentNode!.parentNode);
    expect(said).toContain(`Aceeași mărime, ${size} (lățime × înălțime × adâncime)`);
    expect(said).toContain("de aceea prețurile diferă");
    const price = /([\d.]+ Lei) TVA inclus/.exec(said)![1]!;
    const planned = mainOf(await customer.get(link.getAttribute("href")!.replaceAll("&amp;", "&")));
    expect(/Total\s*([\d.]+ Lei)/.exec(planned)![1]).toBe(price);
    // The outer size is that of the customiser, with the fronts before the body.
    expect(planned).toContain(`Cu uși și fâșii de umplere lângă pereți: ${size}`);
    expect(planned).not.toContain("Așa nu se poate realiza");
  },
);

test.each([
  ["a chest with six drawers", ["dormitoare", 4], { kind: "chest", width: 1400, height: 850 }],
  ["a wardrobe with an open niche", ["dormitoare", 2], { kind: "wardrobe", width: 3000 }],
  ["a bookcase of walnut", ["living", 2], { kind: "bookcase", height: 2100, body: "pal-nuc" }],
])(
  "%s leads to the planner with a design like its picture",
  async (_, [category, number], like) => {
    const somebody = visitor();
    for (const tab of ["", "?fila=personalizare"]) {
      const { page } = await somebody.get(`/produse/${category}/${number}${tab}`);
      const links = page.querySelectorAll("main a[href^='/proiecteaza?d=']");
      expect([tab, links.length]).toEqual([tab, 1]);
      const address = links[0]!.getAttribute("href")!.replaceAll("&amp;", "&");
      const design = readDesign(new URL(address, "http://shop").searchParams.get("d")!)!;
      expect(design).toMatchObject(like);
      if (design.kind === "chest") {
        expect(design.columns.map(({ zones }) => zones[0]!.count)).toEqual([3, 3]);
      }
      if (design.kind === "wardrobe") {
        const open = design.columns
          .flatMap(({ zones }) => zones)
          .filter((one) => one.front === "open");
        expect(open.map(({ inside }) => inside)).toEqual(["rail"]);
      }
      const planned = await somebody.get(address);
      expect(mainOf(planned)).not.toContain("Așa nu se poate");
    }
  },
);

test("a size that no boards make has no planned price, and other kinds are not planned", async () => {
  const shallow = new URLSearchParams({ fila: "personalizare", ...design, depth: "30" });
  const none = mainOf(await visitor().get(`${pieces.wardrobe.path}?${shallow}`));
  expect(none).toContain(
    "La 150 × 210 × 30 cm (lățime × înălțime × adâncime) piesa nu se poate face din plăci",
  );
  expect(none).not.toContain("proiectată din plăci:");
  const bed = mainOf(await visitor().get(`${pieces.bed.path}?fila=personalizare`));
  expect(bed).not.toContain("din plăci");
});

test("the preview shows the design to scale beside a person and a door", async () => {
  const query = new URLSearchParams({ fila: "personalizare", ...design, vedere: "previzualizare" });
  const { page } = await visitor().get(`${pieces.wardrobe.path}?${query}`);
  const drawing = page
    .querySelectorAll("#fila figure")
    .find((figure) => figure.text.includes("lângă o persoană de 1,70 m"))!
    .querySelector("img")!;
  const drawn = await visitor().get(drawing.getAttribute("src")!.replaceAll("&amp;", "&"));
  expect(drawn.headers.get("Cache-Control")).toContain("immutable");
  expect(drawn.text).toMatch(/<desc [^>]*>Vedere din față, la scară, lângă o persoană de 1,70 m/);
  for (const figure of ["150", "210", "170", "90×210"]) {
    expect(drawn.text).toContain(`>${figure}</text>`);
  }
});

test("a design that cannot be made comes back beside its field, with what was typed", async () => {
  const maria = visitor();
  const answer = await maria.post(`${pieces.wardrobe.path}?fila=personalizare`, {
    intent: "add-design",
    ...design,
    width: "52",
    depth: "<script>",
  });
  expect(answer.status).toBe(422);
  const { page } = answer;
  const width = controlOf(page, "width");
  expect(valueOf(width)).toBe("52");
  expect(width.getAttribute("aria-invalid")).toBe("true");
  expect(descriptionOf(page, width)).toBe("Între 50 și 300 cm, din 5 în 5 Alege 50 cm");
  expect(valueOf(controlOf(page, "depth"))).toContain("script");
  expect(descriptionOf(page, controlOf(page, "depth"))).toBe("Între 30 și 100 cm, din 5 în 5");
  const summary = page.querySelectorAll("main [role=alert] a");
  expect(summary.map((link) => [link.getAttribute("href"), textOf(link)])).toEqual([
    ["#design-width", "Lățime: Lățimea trebuie să fie între 50 și 300 cm, din 5 în 5"],
    ["#design-depth", "Adâncime: Adâncimea trebuie să fie între 30 și 100 cm, din 5 în 5"],
  ]);
  const chosen = page.querySelectorAll("#fila input[checked]");
  expect(chosen.map((input) => input.getAttribute("value"))).toEqual(["pal-nuc", "wood"]);
  // What is no number has no nearest design to draw.
  expect(page.querySelector("#fila img[src^='/desen']")).toBeNull();
  expect((await maria.get("/cos")).text).toContain("Coșul tău este gol");
});

test.each([
  ["width", "217", "215"],
  ["width", "217,5", "215"],
  ["width", "12", "50"],
  ["height", "999 cm", "300"],
  ["depth", "104", "100"],
])("a %s of %s is refused, the nearest is offered, drawn and priced", async (name, typed, near) => {
  const maria = visitor();
  const query = { fila: "personalizare", ...design, [name]: typed };
  const { page } = await maria.get(`${pieces.wardrobe.path}?${new URLSearchParams(query)}`);
  expect(valueOf(controlOf(page, name))).toBe(typed);
  expect(valueOf(controlOf(page, `${name}Slider`))).toBe(near);
  const offers = page.querySelectorAll("main button[name=take]");
  expect(offers.map((one) => [one.getAttribute("value"), textOf(one)])).toEqual([
    [`${name}-${near}`, `Alege ${near} cm`],
  ]);
  const { width, height, depth } = Object.assign({}, design, { [name]: near });
  expect(page.querySelector("#fila img[src^='/desen']")?.getAttribute("src")).toContain(
    `${name}=${near}`,
  );
  expect(textOf(page.querySelector("#fila table"))).toContain(
    `Cea mai apropiată mărime: ${width} × ${height} × ${depth} cm`,
  );
  const volume = Math.round((Number(width) * Number(height) * Number(depth)) / 10_000);
  const lei = pieces.wardrobe.product.priceLei + 130 + 25 + volume;
  expect(textOf(page.querySelector("#fila tfoot"))).toContain(`${lei.toLocaleString("ro-RO")} Lei`);

  // The button sends the form as it stands, with something else changed meanwhile.
  const form = page.querySelector("#fila form")!;
  const fields = { ...fieldsOf(form), material: "mdf-mat", take: `${name}-${near}` };
  const sent = await maria.get(`${pieces.wardrobe.path}?${new URLSearchParams(fields)}`);
  expect(sent.status).toBe(303);
  const taken = await maria.get(sent.location!.split("#")[0]!);
  expect(lengthsOf(taken)).toEqual([width, height, depth]);
  expect(taken.page.querySelector("input[value=mdf-mat]")?.hasAttribute("checked")).toBe(true);
  expect(taken.page.querySelector("[aria-invalid], [name=take]")).toBeNull();
});

test("Enter in a refused field redraws what was typed anew, and a slider left alone changes nothing", async () => {
  const query = new URLSearchParams({ fila: "personalizare", ...design, width: "217" });
  const { page } = await visitor().get(`${pieces.wardrobe.path}?${query}`);
  const form = page.querySelector("#fila form")!;
  const [first] = form.querySelectorAll("button, [type=submit]");
  expect(first?.getAttribute("name")).toBeUndefined();
  const again = new URLSearchParams({ ...fieldsOf(form), height: "220" });
  const { location } = await visitor().get(`${pieces.wardrobe.path}?${again}`);
  expect(location).toContain("width=217&height=220&");
});

test("a cart keeps a design that is no longer made, says so, and leads to the nearest", async () => {
  const maria = visitor();
  await maria.submit(pieces.wardrobe.path, { intent: "add-design", ...design });
  await maria.post("/cos", { intent: "add", productId: await pieceId(db, pieces.desk) });
  const form = await fillAndReview(maria, buyer);
  const own = { width_start_cm: 100, width_max_cm: 140 };
  const id = await pieceId(db, pieces.wardrobe);
  await db.updateTable("products").set(own).where("id", "=", id).execute();
  onTestFinished(async () => {
    await db
      .updateTable("products")
      .set({ width_start_cm: 300, width_max_cm: null })
      .where("id", "=", id)
      .execute();
  });
  const { page } = await maria.get("/cos");
  const row = page.querySelectorAll("main tbody tr").find((one) => textOf(one).includes("150 ×"))!;
  expect(textOf(row)).toContain("Nu se mai face în această mărime");
  expect(row.querySelector("[name=quantity][type=text]")).toBeNull();
  const refused = await maria.post(REVIEW, form);
  expect([refused.status, mainOf(refused)]).toEqual([
    409,
    expect.stringContaining("nu se mai face în mărimea aleasă"),
  ]);
  const link = row.querySelectorAll("a").find((a) => textOf(a) === "Modifică")!;
  const address = link.getAttribute("href")!.replaceAll("&amp;", "&").split("#")[0]!;
  const offered = await maria.get(address);
  expect(textOf(offered.page.querySelector("[name=take]"))).toBe("Alege 140 cm");
  const kept = { ...design, linie: valueOf(controlOf(offered.page, "linie")) };
  const answer = await maria.post(pieces.wardrobe.path, { intent: "add-design", ...kept });
  expect(answer.status).toBe(422);
  const fits = { ...kept, intent: "add-design", width: "140" };
  expect((await maria.post(pieces.wardrobe.path, fits)).location).toBe("/cos");
  expect(mainOf(await maria.get("/cos"))).toContain("140 × 210 × 60 cm");
});

test("a price sent along with a design changes nothing", async () => {
  const maria = visitor();
  const answer = await maria.post(pieces.wardrobe.path, {
    intent: "add-design",
    ...design,
    price: "1",
    totalBani: "1",
    unit_price_bani: "1",
  });
  expect(answer.status).toBe(303);
  const back = await maria.get(answer.location!);
  expect(toastOf(back.page)).toBe(`Produs adăugat în coș ${pieces.wardrobe.product.name}`);
  const { page } = await maria.get("/cos");
  const line = textOf(page.querySelector("main tbody tr"));
  expect(line).toContain("PAL Nuc · Mâner din lemn · 150 × 210 × 60 cm");
  expect(line).toContain(total);
});

test("'Modifică' leads to the customiser filled in, and saving replaces the line", async () => {
  const maria = visitor();
  await maria.submit(pieces.wardrobe.path, { intent: "add-design", ...design });
  const cart = await maria.get("/cos");
  const link = cart.page.querySelectorAll("main tbody tr a").find((a) => textOf(a) === "Modifică");
  const address = link!.getAttribute("href")!.replaceAll("&amp;", "&");
  const { page } = await maria.get(address.split("#")[0]!);
  expect(page.querySelector("#design-width")?.getAttribute("value")).toBe("150");
  const linie = page.querySelector("input[name=linie]")!.getAttribute("value")!;
  const saved = await maria.post(pieces.wardrobe.path, {
    intent: "add-design",
    ...design,
    width: "200",
    linie,
  });
  expect(saved.location).toBe("/cos");
  const lines = (await maria.get("/cos")).page.querySelectorAll("main tbody tr");
  expect(lines).toHaveLength(1);
  expect(textOf(lines[0]!)).toContain("200 × 210 × 60 cm");
});

test.each([
  "width=NaN",
  "width=-5",
  "width=49",
  "width=5",
  "depth=505",
  "height=301",
  "width=52",
  "material=aur",
  "handle=%3Cscript%3E",
  "form=racheta",
  "view=x",
  "lng=xx",
])("a drawing of %s is refused with 400", async (wrong) => {
  const fine =
    "form=bed&material=pal-alb&handle=metal&width=100&height=200&depth=50&view=technical&lng=ro";
  const name = wrong.split("=")[0]!;
  const query = new URLSearchParams(fine);
  query.set(name, new URLSearchParams(wrong).get(name)!);
  expect((await visitor().get(`/desen?${query}`)).status).toBe(400);
  expect((await visitor().get(`/desen?${fine}`)).status).toBe(200);
});

test("an order keeps its design, its look and its names when the catalogue changes", async () => {
  const maria = visitor();
  await maria.submit(pieces.wardrobe.path, { intent: "add-design", ...design });
  const placed = await sendCheckout(maria, await fillAndReview(maria, buyer));
  expect(placed.status).toBe(303);
  const list = async () => (await maria.get(placed.location!)).page.querySelector("#piese ul")!;
  const drawn = async () => {
    const address = (await list()).querySelector("img")!.getAttribute("src")!;
    return maria.get(address.replaceAll("&amp;", "&"));
  };
  const before = textOf(await list());
  expect(before).toContain("PAL Nuc · Mâner din lemn · 150 × 210 × 60 cm");
  const first = await drawn();
  expect(first.status).toBe(200);
  expect(first.text).toMatch(/<title[^>]*>Dulap, 150 × 210 × 60 cm</);
  expect(first.text).toContain('fill="#80583a"');
  expect(first.text).toContain("PAL Nuc · Mâner din lemn");
  const other = { name: "Altceva", color_front: "#123456", status: "inactive" } as const;
  await db.updateTable("materials").set(other).where("id", "=", "pal-nuc").execute();
  const knob = { shape: "bow", color: "#ff0000" } as const;
  await db.updateTable("handles").set(knob).where("id", "=", "wood").execute();
  await db.updateTable("products").set({ form: "shelf" }).execute();
  expect(textOf(await list())).toBe(before);
  expect((await drawn()).text).toBe(first.text);
});

test("a changed look has another address, and the old one is drawn anew each time", async () => {
  const drawingOf = async () => {
    const { page } = await visitor().get(
      `${pieces.wardrobe.path}?fila=personalizare&material=mdf-mat`,
    );
    const address = page.querySelector("#fila img[src^='/desen']")!.getAttribute("src")!;
    return address.replaceAll("&amp;", "&");
  };
  const first = await drawingOf();
  expect(first).not.toContain("%23");
  const answer = await visitor().get(first);
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  expect(answer.text).toContain("#8f9a82");
  const look = { color_front: "#224466" };
  await db.updateTable("materials").set(look).where("id", "=", "mdf-mat").execute();
  const second = await drawingOf();
  expect(second).not.toBe(first);
  expect((await visitor().get(second)).text).toContain("#224466");
  const old = await visitor().get(first);
  expect(old.text).toContain("#224466");
  expect(old.headers.get("Cache-Control")).toBe("public, no-cache");
});

test("what is retired is chosen by nobody, and refused beside its field", async () => {
  const maria = visitor();
  await db.updateTable("handles").set({ status: "inactive" }).where("id", "=", "none").execute();
  const choice = { intent: "add-design", ...design, material: "pal-alb", handle: "none" };
  const answer = await maria.post(`${pieces.wardrobe.path}?fila=personalizare`, choice);
  expect(answer.status).toBe(422);
  expect(textOf(answer.page.querySelector("#design-handle-error"))).not.toBe("");
  expect(answer.page.querySelector("#design-material-error")).toBeNull();
  expect(answer.page.querySelector("input[name=handle][value=none]")).toBeNull();
});

test("reviews are counted, paged by three, and a new one needs somebody signed in", async () => {
  const maria = visitor();
  const { page } = await maria.get(`${pieces.kitchen.path}?fila=recenzii`);
  expect(textOf(page.querySelector("#fila"))).toContain("5.0 din 5 (12 recenzii)");
  expect(page.querySelectorAll("#fila time")).toHaveLength(3);
  const last = await maria.get(`${pieces.kitchen.path}?fila=recenzii&pagina=99`);
  expect(textOf(last.page.querySelector("#fila nav [aria-current=page]"))).toBe("Recenzii");
  expect(last.page.querySelectorAll("#fila time")).toHaveLength(3);

  const short = await maria.post(`${pieces.kitchen.path}?fila=recenzii&scrie=da`, {
    intent: "review",
    text: "Scurt",
  });
  expect(short.status).toBe(422);
  expect(short.text).toContain("Alege un număr de stele");
  expect(short.text).toContain("Recenzia trebuie să aibă cel puțin 10 caractere");
  const fine = await maria.post(`${pieces.kitchen.path}?fila=recenzii&scrie=da`, {
    intent: "review",
    rating: "4",
    text: "O bucătărie frumoasă și bine montată.",
  });
  expect(fine.status).toBe(403);
  expect(fine.text).toContain("trebuie să fii autentificat");
  expect(fine.page.querySelector("textarea")?.text).toContain("O bucătărie frumoasă");
  expect(fine.page.querySelector("input[name=rating][checked]")?.getAttribute("value")).toBe("4");
});

test("search engines read the real price, and no rating made of samples", async () => {
  const { page } = await visitor().get(pieces.soldOut.path);
  const data = JSON.parse(page.querySelector("script[type='application/ld+json']")!.text) as {
    offers: { price: string; availability: string };
    aggregateRating?: unknown;
  };
  expect(data.offers.price).toBe(`${pieces.soldOut.product.priceLei}.00`);
  expect(data.offers.availability).toContain("OutOfStock");
  expect(data.aggregateRating).toBeUndefined();
  const id = await pieceId(db, pieces.soldOut);
  await db.updateTable("reviews").set({ is_sample: 0 }).where("product_id", "=", id).execute();
  const rated = (await visitor().get(pieces.soldOut.path)).text;
  expect(rated).toContain('"aggregateRating"');
});
