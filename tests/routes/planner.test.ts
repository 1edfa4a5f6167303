import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";

import { bookcase, chest, wardrobe } from "../boards/designs";
import type { Answer, Visitor } from "../visitor";
import { fillInStep, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const planner = "/proiecteaza";
const at = (text: string, step = "") =>
  `${planner}?${new URLSearchParams({ d: text, ...(step && { pas: step }) })}`;
const designOf = ({ location }: Answer) =>
  new URL(location ?? "", "http://shop").searchParams.get("d") ?? "";

/** Fills in the step's form as it stands, with other values for some fields, and sends it. */
async function press(customer: Visitor, address: string, fields: Record<string, string>) {
  return fillInStep(customer, await customer.get(address), fields);
}

const niche = {
  kind: "wardrobe",
  where: "niche",
  way: "none",
  shape: "uneven",
  bottomWidth: "217 cm",
  middleWidth: "2 165",
  topWidth: "217,5 cm",
  leftHeight: "255cm",
  rightHeight: "2555",
  nicheDepth: "600",
  skirting: "15",
};

test("a niche of 217 × 255 × 60 cm becomes a wardrobe in the cart in four submissions", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, niche);
  expect(placed.status).toBe(303);
  // The smallest width less 60, the smallest height less 40; too high to be raised in one.
  expect(readDesign(designOf(placed))).toMatchObject({
    kind: "wardrobe",
    width: 2105,
    height: 2510,
    depth: 565,
    topBox: 300,
  });
  const division = await press(customer, placed.location!, { next: "1" });
  expect(division.location).toContain("pas=aspect");
  const look = await press(customer, division.location!, {
    front: "mdf-mat",
    next: "1",
  });
  expect(look.location).toContain("pas=pret");
  const price = await customer.get(look.location!);
  const total = /Total\s*([\d.]+ Lei)/.exec(mainOf(price))![1]!;
  const added = await press(customer, look.location!, {});
  expect([added.status, added.location]).toEqual([303, "/cos"]);
  const cart = mainOf(await customer.get("/cos"));
  expect(cart).toContain("Dulap pe măsură");
  // Neither its body nor its fillers as they are sawn: 2105, 2211, 2510, 2575.
  const filled = /umple nișa ta de 216,5 × 255 cm \(lățime × înălțime\), adâncime 58,3 cm/i;
  for (const page of [placed, division, look]) {
    const step = mainOf(await customer.get(page.location!));
    expect(step).toMatch(filled);
    expect(step).not.toMatch(/\b(2105|2211|2510|2575)\b/);
  }
  expect(cart).toMatch(filled);
  expect(cart).not.toContain("2105");
  expect(cart).toContain(total);
});

test("lengths that are none are refused beside their fields, with all that was typed", async () => {
  const typed = { ...niche, bottomWidth: "lat", topWidth: "99999", nicheDepth: "" };
  const { status, page } = await visitor().post(planner, typed);
  expect(status).toBe(422);
  for (const name of ["bottomWidth", "topWidth", "nicheDepth"] as const) {
    const field = page.querySelector(`[name=${name}]`)!;
    expect(field.getAttribute("aria-invalid"), name).toBe("true");
    const error = page.getElementById(field.getAttribute("aria-describedby")!.split(" ")[0]!)!;
    expect(error.textContent).toContain("Scrie o lungime între");
    expect(field.getAttribute("value") ?? "").toBe(typed[name]);
  }
  expect(page.querySelector("[name=middleWidth]")!.getAttribute("value")).toBe("2 165");
});

test.each(["217", "2170 mm", "2,17 m"])(
  "an address with a niche of %s is a drawn and priced wardrobe of that width",
  async (typed) => {
    const customer = visitor();
    const shown = await customer.get(`${planner}?nisa=${encodeURIComponent(typed)}`);
    expect(shown.status).toBe(200);
    expect(shown.page.querySelector("[name=nicheWidth]")!.getAttribute("value")).toBe(typed);
    expect(shown.page.querySelector("[name=where][checked]")!.getAttribute("value")).toBe("niche");
    expect(mainOf(shown)).toMatch(/umple nișa ta de 217 × 250 cm/i);
    expect(mainOf(shown)).toMatch(/[\d.]+ Lei/);
    expect(mainOf(shown)).not.toContain("Exemplu");
    const next = await press(customer, `${planner}?nisa=${encodeURIComponent(typed)}`, {
      next: "1",
    });
    expect(readDesign(designOf(next))!.place).toMatchObject({ widths: [2170, 2170, 2170] });
  },
);

test.each(["", "lat", "2", "99 m"])(
  "a niche of “%s” in the address is answered beside its field",
  async (typed) => {
    const shown = await visitor().get(`${planner}?nisa=${encodeURIComponent(typed)}`);
    expect(shown.status).toBe(200);
    const field = shown.page.querySelector("[name=nicheWidth]")!;
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("value") ?? "").toBe(typed);
    expect(shown.page.getElementById("place-nicheWidth-error")!.textContent).toContain(
      "20 și 600 cm",
    );
  },
);

test("before anybody says a size the price is an example's", async () => {
  expect(mainOf(await visitor().get(planner))).toContain("Exemplu");
});

test("a place where nothing of the kind can stand says how much is needed", async () => {
  const { status, page } = await visitor().post(planner, { ...niche, nicheDepth: "30" });
  expect(status).toBe(422);
  expect(page.querySelector("#place-nicheDepth-error")!.textContent).toContain("cel puțin 38,5 cm");
});

const ACCEPT = "Folosește această variantă";

/** What is offered in place of what was typed: said, drawn, priced, and led to, where it is built. */
async function offeredOf(customer: Visitor, answer: Answer) {
  const said = answer.page.querySelectorAll("[aria-labelledby=changes] li").map((one) => one.text);
  const link = answer.page.querySelectorAll("a").find((one) => one.textContent === ACCEPT)!;
  expect(mainOf(answer)).toMatch(/[\d.]+ Lei/);
  const drawing = answer.page.querySelector("main img[src*='desen']")!.getAttribute("src")!;
  expect((await customer.get(drawing.replaceAll("&amp;", "&"))).status).toBe(200);
  const accepted = await customer.get(link.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect([accepted.status, mainOf(accepted).includes("Așa nu se poate")]).toEqual([200, false]);
  return said;
}

test.each([
  ["chest", "depth", "25", "Adâncimea: cel puțin 30 cm în loc de 25"],
  ["chest", "depth", "9000", "Adâncimea: cel mult 70 cm în loc de 900"],
  ["chest", "width", "1", "Lățimea: cel puțin 30 cm în loc de 1"],
  ["bookcase", "height", "200 mm", "Înălțimea: cel puțin 30 cm în loc de 20"],
  ["wardrobe", "depth", "34,5", "Adâncimea: cel puțin 35 cm în loc de 34,5"],
])(
  "a %s whose %s is %s is answered by the nearest that is built",
  async (kind, name, typed, said) => {
    const customer = visitor();
    const size = { width: "1000", height: "900", depth: "400" };
    const fields = { kind, where: "free", way: "none", ...size, [name]: typed };
    const sent = await customer.post(planner, fields);
    expect(sent.status).toBe(303);
    const shown = await customer.get(sent.location!);
    expect(await offeredOf(customer, shown)).toContain(said);
  },
);

test.each([
  ["nicheDepth", "30", "Adâncimea locului: cel puțin 38,5 cm în loc de 30"],
  ["bottomWidth", "12", "Lățimea jos: cel puțin 36 cm în loc de 12"],
  ["rightHeight", "99999", "Înălțimea în dreapta: cel mult 600 cm în loc de 99999"],
  ["skirting", "12 cm", "Grosimea plintei de la perete: cel mult 10 cm în loc de 12"],
])(
  "a niche whose %s is %s is refused with the nearest that takes a piece",
  async (name, typed, said) => {
    const customer = visitor();
    const answer = await customer.post(planner, { ...niche, [name]: typed });
    expect(answer.status).toBe(422);
    expect(answer.page.querySelector(`[name=${name}]`)!.getAttribute("value")).toBe(typed);
    expect(await offeredOf(customer, answer)).toContain(said);
  },
);

test("a passage through which no board goes is offered as the next larger one", async () => {
  const customer = visitor();
  const lift = { way: "lift", wayWidth: "30", wayHeight: "120", wayDepth: "40" };
  const answer = await customer.post(planner, { ...niche, ...lift });
  expect(answer.status).toBe(422);
  expect((await offeredOf(customer, answer)).join()).toContain("Lățimea trecerii: cel puțin");
});

test("an address that begins with too small a measure shows the nearest piece", async () => {
  const customer = visitor();
  const begun = await customer.get(`${planner}?tip=comoda&latime=1000&inaltime=800&adancime=25`);
  expect(await offeredOf(customer, begun)).toContain("Adâncimea: cel puțin 30 cm în loc de 25");
});

test("a plinth and a count beyond what is built are answered by the nearest", async () => {
  const customer = visitor();
  const look = await press(customer, at(writeDesign(bookcase), "aspect"), { plinth: "1" });
  expect(look.status).toBe(303);
  expect((await offeredOf(customer, await customer.get(look.location!))).length).toBe(1);
  const many = await press(customer, at(writeDesign(bookcase), "impartirea"), { c0z0count: "60" });
  expect(many.status).toBe(303);
  expect((await offeredOf(customer, await customer.get(many.location!))).length).toBe(1);
});

test("a handle is asked for, shown and named only where something has one", async () => {
  const customer = visitor();
  const sliding: Design = { ...wardrobe, width: 1600, sliding: 2 };
  const asksFor = async (design: Design) => {
    const { page } = await customer.get(at(writeDesign(design), "aspect"));
    return page.querySelectorAll("[name=handle]").length > 0;
  };
  expect(await asksFor(wardrobe)).toBe(true);
  expect(await asksFor({ ...sliding, height: 2500, topBox: 400 })).toBe(true);
  expect([await asksFor(sliding), await asksFor(bookcase)]).toEqual([false, false]);
  const look = await press(customer, at(writeDesign(sliding), "aspect"), { next: "1" });
  expect(look.location).toContain("pas=pret");
  expect(mainOf(await customer.get(look.location!))).not.toContain("Mâner");
  await press(customer, look.location!, {});
  const cart = mainOf(await customer.get("/cos"));
  expect(cart).toContain("Dulap pe măsură");
  expect(cart).not.toMatch(/mâner/i);
});

test("what is not possible is answered by the nearest that is, in words and as a link", async () => {
  const customer = visitor();
  const wish = {
    ...wardrobe,
    depth: 500,
    sliding: 2 as const,
    width: 950,
    columns: bookcase.columns,
  };
  const address = at(writeDesign(wish), "pret");
  const shown = await customer.get(address);
  expect(shown.status).toBe(200);
  expect(mainOf(shown)).toContain("Ușile glisante au nevoie de o adâncime de cel puțin 60 cm");
  // It is not put into the cart before somebody agreed.
  expect(mainOf(shown)).not.toContain("Adaugă în coș");
  const forced = await customer.post(address, { design: writeDesign(wish) });
  expect(forced.status).toBe(422);
  const accept = shown.page
    .querySelectorAll("a")
    .find((link) => link.textContent === "Folosește această variantă")!;
  const accepted = await customer.get(accept.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(mainOf(accepted)).toContain("Adaugă în coș");
  expect(mainOf(accepted)).not.toContain("Așa nu se poate");
});

test("columns and zones are divided and joined by buttons, with what was typed", async () => {
  const customer = visitor();
  const address = at(writeDesign(bookcase), "impartirea");
  const split = await press(customer, address, { edit: "split-column-0-0", c0z0count: "3" });
  expect(readDesign(designOf(split))!.columns).toEqual([
    { width: null, zones: [{ height: null, front: "open", inside: "shelves", count: 3 }] },
    { width: null, zones: [{ height: null, front: "open", inside: "shelves", count: 3 }] },
  ]);
  const zone = await press(customer, split.location!, {
    edit: "split-zone-1-0",
    c1z0front: "left",
  });
  expect(readDesign(designOf(zone))!.columns[1]!.zones.map(({ front }) => front)).toEqual([
    "left",
    "left",
  ]);
  const merged = await press(customer, zone.location!, { edit: "merge-column-0-0" });
  expect(readDesign(designOf(merged))!.columns).toHaveLength(1);
});

test("a count that is none is refused beside its field", async () => {
  const address = at(writeDesign(bookcase), "impartirea");
  const { status, page } = await press(visitor(), address, { c0z0count: "multe" });
  expect(status).toBe(422);
  const field = page.querySelector("[name=c0z0count]")!;
  expect([field.getAttribute("aria-invalid"), field.getAttribute("value")]).toEqual([
    "true",
    "multe",
  ]);
});

test("a decor that is no longer offered is refused beside its field, and its designs are not sold", async () => {
  const customer = visitor();
  const address = at(writeDesign(bookcase), "aspect");
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", "pal-nuc")
    .execute();
  const refused = await press(customer, address, { body: "pal-nuc" });
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector("#look-body-error")!.textContent).toContain(
    "Alege un material",
  );
  const design = writeDesign({ ...bookcase, body: "pal-nuc" });
  const shown = await customer.get(at(design, "pret"));
  expect(mainOf(shown)).toContain("nu mai este în ofertă");
  expect((await customer.post(at(design, "pret"), { design })).status).toBe(422);
});

test("no address and no post is an error of the shop", async () => {
  const customer = visitor();
  const odd = [
    "",
    "x",
    "1w",
    writeDesign(bookcase).replace("pal-alb", "aur"),
    "%00",
    "1b".repeat(900),
  ];
  for (const text of odd) {
    expect((await customer.get(at(text))).status, text).toBe(404);
    for (const step of ["impartirea", "aspect", "pret", "", "locul"]) {
      const { status } = await customer.post(at(text, step), { design: text });
      expect([404, 422], `${step} ${text}`).toContain(status);
    }
  }
});

test("one sees the piece to scale beside a person and a door, shut and open", async () => {
  const customer = visitor();
  for (const [name, word, said] of [
    ["La scară", "scara", "lângă o persoană de 1,70 m"],
    ["La scară, deschisă", "scara-deschis", "cu ușile deschise"],
  ] as const) {
    const { page } = await customer.get(at(writeDesign(wardrobe), "impartirea"));
    const link = page.querySelectorAll("main a").find((one) => one.text.trim() === name)!;
    const address = link.getAttribute("href")!.replaceAll("&amp;", "&");
    expect(new URL(address, "http://shop").searchParams.get("vedere")).toBe(word);
    const shown = await customer.get(address);
    const current = shown.page.querySelectorAll("main ul [aria-current=true]");
    expect(current.map((one) => one.text.trim())).toEqual([name]);
    const drawing = shown.page.querySelector("main img[src^='/desen/proiect']")!;
    const drawn = await customer.get(drawing.getAttribute("src")!.replaceAll("&amp;", "&"));
    expect(drawn.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(drawn.text).toContain(said);
    for (const figure of ["100", "220", "170", "90×210"]) {
      expect(drawn.text).toContain(`>${figure}</text>`);
    }
  }
});

test("a line of the cart leads back into the planner and is replaced there", async () => {
  const customer = visitor();
  const design = writeDesign(bookcase);
  await customer.post(at(design, "pret"), { design });
  const cart = await customer.get("/cos");
  const link = cart.page
    .querySelectorAll("main a")
    .find((one) => one.getAttribute("href")?.startsWith(planner))!;
  const address = link.getAttribute("href")!.replaceAll("&amp;", "&");
  const taller = writeDesign({ ...bookcase, height: 2100 });
  const [, line] = /linie=([^&]+)/.exec(address)!;
  const changed = await customer.post(`${at(taller, "pret")}&linie=${line}`, {
    design: taller,
  });
  expect(changed.location).toBe("/cos");
  const after = mainOf(await customer.get("/cos"));
  expect(after).toContain("80 × 210 × 30 cm");
  expect(after).not.toContain("80 × 200 × 30 cm");
});

test("home, listing, a wardrobe's page and the assistant lead to the planner", async () => {
  const shelf = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug", "products.number"])
    .where("products.form", "=", "wardrobe")
    .executeTakeFirstOrThrow();
  const pages = ["/", "/produse", `/produse/${shelf.slug}/${shelf.number}`, "/asistent"];
  for (const path of pages) {
    const { page } = await visitor().get(path);
    const links = page.querySelectorAll("main a, main form");
    const leads = links.map((one) => one.getAttribute("href") ?? one.getAttribute("action") ?? "");
    expect([path, leads.some((address) => address.startsWith(planner))]).toEqual([path, true]);
  }
});

const filling: Design = {
  ...bookcase,
  place: {
    kind: "niche",
    widths: [860, 864, 862],
    heights: [2040, 2041],
    depth: 340,
    skirting: 0,
  },
};

/** The workshop's worked piece under a slope. */
const stepped = readDesign(
  "1w-sl2400x2400x2400x1200x2500x1300x2500x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal",
)!;

test.each([
  ["a wardrobe", wardrobe],
  ["a wardrobe under a slope", stepped],
  ["a bookcase that fills its niche", filling],
  ["a bookcase", bookcase],
  ["a chest", chest],
])("%s has one price on every page that names it", async (_, design) => {
  const customer = visitor();
  const text = writeDesign(design);
  const priced = await customer.get(at(text, "pret"));
  const total = /Total\s*([\d.]+ Lei)/.exec(mainOf(priced))![1]!;
  for (const step of ["", "impartirea", "aspect", "pret"]) {
    const page = await customer.get(at(text, step));
    expect(mainOf(page), step).toContain(total);
    const shared = page.page.querySelector("meta[property='og:description']")!;
    expect(shared.getAttribute("content"), step).toContain(total);
  }
  await press(customer, at(text, "pret"), {});
  await customer.post("/salvate", { design: text, intent: "save" });
  const query = new URLSearchParams({ d: text }).toString();
  const compared = `/compara?${new URLSearchParams({ m: query })}`;
  for (const place of ["/cos", "/salvate", compared, `/oferta?${query}`]) {
    const said = mainOf(await customer.get(place));
    expect(said, place).toContain(total);
    if (design === filling) expect(said, place).toContain("mple nișa ta de 86 × 204 cm");
    if (design === stepped)
      expect(said, place).toMatch(/sub pantă: lățime 240 cm, înălțime de la 120/i);
  }
});

const askedIn = ({ text }: Answer) =>
  /<a href="([^"]+)"[^>]*>De fapt, ([^<]+)<\/a>/.exec(text.replaceAll("\u00a0", " "));

test("a number that can be two widths of a niche is read in centimetres, and the other is one link away", async () => {
  const customer = visitor();
  const typed = {
    ...niche,
    kind: "bookcase",
    shape: "straight",
    nicheHeight: "250",
    nicheDepth: "40",
  };
  const placed = await customer.post(planner, { ...typed, nicheWidth: "450" });
  expect(readDesign(designOf(placed))?.place).toMatchObject({ widths: [4500, 4500, 4500] });
  const page = await customer.get(placed.location!);
  expect(mainOf(page)).toContain("Am citit 450 cm");
  const [, address = "", other] = askedIn(page)!;
  expect(other).toBe("45 cm");
  const taken = await customer.get(address.replaceAll("&amp;", "&"));
  expect(mainOf(taken)).toContain("umple nișa ta de 45 × 250 cm");
  expect(askedIn(taken)).toBeNull();
  // What was read stands in its field with its unit, and is not asked about again.
  const back = await press(customer, at(designOf(placed)), { next: "1" });
  expect(back.location).not.toContain("sau=");
  // A unit says which, and of two millimetres' widths only one is a niche.
  for (const nicheWidth of ["450 cm", "450 mm", "217", "2170"]) {
    const clear = await customer.post(planner, { ...typed, nicheWidth });
    expect(clear.location).not.toContain("sau=");
  }
});

test("the niche that the home page asks for is asked about where it can be two", async () => {
  const customer = visitor();
  expect(askedIn(await customer.get(`${planner}?nisa=217`))).toBeNull();
  const [, address = "", other] = askedIn(await customer.get(`${planner}?nisa=450`))!;
  expect(other).toBe("45 cm");
  const taken = await customer.get(address.replaceAll("&amp;", "&"));
  expect(taken.status).toBe(200);
  expect(mainOf(taken)).toContain("umple nișa ta de 45 × 250 cm");
  expect(mainOf(taken)).not.toContain("Așa nu se poate realiza");
});

test("a zone's height is asked about where both readings fit into the piece; else the one that does is taken", async () => {
  const customer = visitor();
  const split = await press(customer, at(writeDesign(wardrobe), "impartirea"), {
    edit: "split-zone-0-0",
  });
  const zoneOf = (answer: Answer) => readDesign(designOf(answer))?.columns[0]?.zones[0]?.height;
  const asked = await press(customer, split.location!, { c0z0height: "150", show: "1" });
  expect(zoneOf(asked)).toBe(1500);
  expect(askedIn(await customer.get(asked.location!))?.[2]).toBe("15 cm");
  const only = await press(customer, split.location!, { c0z0height: "300", show: "1" });
  expect(zoneOf(only)).toBe(300);
  expect(askedIn(await customer.get(only.location!))).toBeNull();
});
