import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";

import { bookcase, wardrobe } from "../boards/designs";
import { placePlans } from "../orders-placed";
import { textOf, type Answer } from "../visitor";
import { controlOf, descriptionOf, fillInStep, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const at = (design: Design, step = "aspect") =>
  `/proiecteaza?${new URLSearchParams({ d: writeDesign(design), pas: step })}`;
const designOf = ({ location }: Answer) =>
  readDesign(new URL(location ?? "", "http://shop").searchParams.get("d") ?? "");

/** Fills in the look of a design and sends it. */
async function press(design: Design, fields: Record<string, string>) {
  const customer = visitor();
  return fillInStep(customer, await customer.get(at(design)), fields);
}

/** The closed part in which bands are chosen. */
const partOf = ({ page }: Answer) =>
  page.querySelectorAll("main details").find((one) => one.querySelector("[name=bodyBand]"))!;

test("few want other edges: the choice is closed, as the board, and changes nothing", async () => {
  const shown = await visitor().get(at(wardrobe));
  expect(partOf(shown).querySelector("summary")!.text).toContain("Panou lateral, alte muchii");
  expect(partOf(shown).hasAttribute("open")).toBe(false);
  const body = controlOf(shown.page, "bodyBand");
  expect(body.querySelector("option[selected]")!.text).toBe("La fel ca placa");
  const offered = await db
    .selectFrom("materials")
    .select("name")
    .where("status", "=", "active")
    .execute();
  const names = body.querySelectorAll("option").map((option) => option.text);
  expect(names.slice(1).sort()).toEqual(offered.map(({ name }) => name).sort());
  expect(designOf(await press(wardrobe, { next: "1" }))).toEqual(wardrobe);
});

test("black edges are chosen without script, said on each page up to the order, and drawn", async () => {
  const customer = visitor();
  const look = await fillInStep(customer, await customer.get(at(wardrobe)), {
    bodyBand: "pal-nuc",
    frontBand: "pal-nuc",
    next: "1",
  });
  expect(designOf(look)!.bands).toEqual({ body: "pal-nuc", front: "pal-nuc" });
  const price = await customer.get(look.location!);
  expect(mainOf(price)).toMatch(/Muchiile corpului\s*PAL Nuc\s*Muchiile fronturilor\s*PAL Nuc/);
  const total = (answer: Answer) => /Total\s*([\d.]+ Lei)/.exec(mainOf(answer))![1]!;
  expect(total(price)).toBe(total(await customer.get(at(wardrobe, "pret"))));
  const back = await customer.get(look.location!.replace("pas=pret", "pas=aspect"));
  expect(partOf(back).hasAttribute("open")).toBe(true);
  expect(valueOf(controlOf(back.page, "frontBand"))).toBe("pal-nuc");
  const drawing = back.page.querySelector("main img[src*=desen]")!.getAttribute("src")!;
  const drawn = await customer.get(drawing.replaceAll("&amp;", "&"));
  expect(drawn.text).toContain("Muchiile sunt în decorul PAL Nuc.");
  const model = new URLSearchParams({ d: writeDesign(designOf(look)!) });
  expect((await customer.get(`/desen.glb?${model}`)).text).toContain("body-band");
  const added = await fillInStep(customer, price, {});
  expect([added.status, added.location]).toEqual([303, "/cos"]);
  const text = writeDesign(designOf(look)!);
  await customer.post("/salvate", { design: text, intent: "save" });
  const query = new URLSearchParams({ d: text }).toString();
  const compared = `/compara?${new URLSearchParams({ m: query })}`;
  for (const place of ["/cos", "/salvate", compared, `/oferta?${query}`]) {
    expect(mainOf(await customer.get(place)), place).toContain("muchii: PAL Nuc");
  }
});

test("edges as the board again, by the same choice or by a board in their decor", async () => {
  const banded: Design = { ...wardrobe, bands: { body: "pal-nuc", front: "mdf-mat" } };
  const usual = await press(banded, { bodyBand: "." });
  expect(designOf(usual)!.bands).toEqual({ front: "mdf-mat" });
  const walnut = await press(banded, { body: "pal-nuc" });
  expect([designOf(walnut)!.body, designOf(walnut)!.bands]).toEqual([
    "pal-nuc",
    { front: "mdf-mat" },
  ]);
});

test("a piece in which nothing opens is not asked for edges of fronts, and keeps those it had", async () => {
  const open: Design = { ...bookcase, bands: { front: "pal-nuc" } };
  const shown = await visitor().get(at(open));
  expect(shown.page.querySelector("[name=frontBand]")).toBeNull();
  const next = await press(open, { bodyBand: "mdf-mat", next: "1" });
  expect(designOf(next)!.bands).toEqual({ body: "mdf-mat", front: "pal-nuc" });
  const price = mainOf(await visitor().get(next.location!));
  expect(price).toContain("Muchiile corpului");
  expect(price).not.toContain("Muchiile fronturilor");
});

test("a decor that nobody has is refused beside its field, with what else was chosen", async () => {
  const refused = await press(wardrobe, { bodyBand: "pal-verde", frontBand: "pal-nuc" });
  expect(refused.status).toBe(422);
  const field = controlOf(refused.page, "bodyBand");
  expect(descriptionOf(refused.page, field)).toContain("Alege un material din listă");
  expect(partOf(refused).hasAttribute("open")).toBe(true);
  expect(valueOf(controlOf(refused.page, "frontBand"))).toBe("pal-nuc");
  const long = await press(wardrobe, { bodyBand: "x".repeat(41) });
  expect(long.status).toBe(422);
});

test("edges in a decor that is offered no more are said so, and not replaced unasked", async () => {
  const banded: Design = { ...wardrobe, bands: { body: "pal-gri-modern" } };
  const customer = visitor();
  await customer.post(at(banded, "pret"), { design: writeDesign(banded) });
  const set = (status: "active" | "inactive") =>
    db.updateTable("materials").set({ status }).where("id", "=", "pal-gri-modern").execute();
  await set("inactive");
  try {
    const price = await customer.get(at(banded, "pret"));
    expect(mainOf(price)).toContain("nu mai este în ofertă");
    expect(price.page.querySelector("main form button[name=intent]")).toBeNull();
    expect(mainOf(await customer.get("/cos"))).toContain("un decor sau mânerul nu mai este");
    const look = await customer.get(at(banded));
    expect(valueOf(controlOf(look.page, "bodyBand"))).toBe("pal-gri-modern");
    const refused = await fillInStep(customer, look, { next: "1" });
    expect(refused.status).toBe(422);
    expect(descriptionOf(refused.page, controlOf(refused.page, "bodyBand"))).toContain("Alege");
    const chosen = await fillInStep(customer, look, { bodyBand: ".", next: "1" });
    expect(designOf(chosen)!.bands).toBeUndefined();
  } finally {
    await set("active");
  }
});

test("staff read the bands of an ordered board on its page", async () => {
  const admin = await signedIn({ role: "administrator" });
  const banded: Design = { ...wardrobe, bands: { body: "pal-nuc" } };
  const { number } = await placePlans(db, [[writeDesign(banded), 1]]);
  const sides = mainOf(await admin.get(`/admin/placi/${number}.1.1.1`));
  expect(sides).toContain("PAL Nuc");
  // In the list a side names it, a back has no band, and a front has its own decor's.
  const rows = (await admin.get(`/admin/comenzi/${number}/placi`)).page
    .querySelectorAll("main li label")
    .map(textOf);
  const row = (name: string) => rows.find((one) => one.includes(name))!;
  expect(row("Laterală")).toMatch(/PAL [^·]+ · muchii: PAL Nuc$/);
  for (const name of ["Spate", "Ușă"]) expect(row(name)).not.toContain("PAL Nuc");
  const boards = (await admin.get(`/admin/comenzi/${number}/pachet`)).text;
  expect(boards).toContain("PAL Nuc");
});
