import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { allColumns, columnsFromLeft, withColumns } from "~/furniture/boards/design";

import { fillAndReview } from "../checkout-form";
import { textOf, type Answer } from "../visitor";
import { buyer } from "../world";
import { fillInStep, mainOf, sendCheckout, valueOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const planner = "/proiecteaza";
const at = (text: string, step = "") =>
  `${planner}?${new URLSearchParams({ d: text, ...(step && { pas: step }) })}`;
const designOf = ({ location }: Answer) =>
  readDesign(new URL(location ?? "", "http://shop").searchParams.get("d") ?? "")!;

const typed = {
  kind: "wardrobe",
  where: "corner",
  way: "none",
  cornerLeft: "220",
  cornerRight: "1,8 m",
  endLeft: "free",
  endRight: "free",
  diagonal: "",
  height: "2200 mm",
  depth: "60",
  ceiling: "250",
  skirting: "",
};
const said =
  /în L, pe colț: 220 cm pe peretele din stânga și 180 cm pe cel din dreapta, înălțime 220 cm, adâncime 61,8 cm/i;

test("a corner becomes an L of two bodies, ordered without script, and everybody reads how far it reaches", async () => {
  const customer = visitor();
  const empty = mainOf(await customer.get(`${planner}?loc=colt`));
  expect(empty).toContain("Exemplu");
  expect(empty).toContain("220 cm pe peretele din stânga și 180 cm");
  const placed = await customer.post(planner, typed);
  expect(placed.status).toBe(303);
  expect(designOf(placed)).toMatchObject({
    kind: "wardrobe",
    place: {
      kind: "corner",
      walls: [2200, 1800],
      ends: ["free", "free"],
      diagonal: 1414,
      ceiling: 2500,
      skirting: 0,
    },
    width: 2180,
    height: 2200,
    depth: 600,
    leg: { width: 1132 },
  });
  const division = await customer.get(placed.location!);
  const told = mainOf(division);
  expect(told).toContain("Peretele din stânga");
  expect(told).toContain("Peretele din dreapta");
  expect(told).toContain("Coloana din colț");
  expect(told).not.toContain("Așa nu se poate");
  expect(told).not.toMatch(/glisant|suprapus/i);
  const look = await fillInStep(customer, division, { next: "1" });
  expect(designOf(look)).toEqual(designOf(placed));
  const priced = await fillInStep(customer, await customer.get(look.location!), { next: "1" });
  const price = await customer.get(priced.location!);
  const [, total = ""] = /Total\s*([\d.]+ Lei)/.exec(mainOf(price))!;
  expect((await fillInStep(customer, price, {})).location).toBe("/cos");
  const cart = mainOf(await customer.get("/cos"));
  expect(cart).toMatch(said);
  expect(cart).toContain(total);
  const order = await sendCheckout(customer, await fillAndReview(customer, buyer));
  expect(order.status).toBe(303);
  expect(mainOf(await customer.get(order.location!))).toMatch(said);
  const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toMatch(said);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").selectAll().execute();
  expect(mails.some((mail) => said.test(JSON.stringify(mail).replaceAll("\u00a0", " ")))).toBe(
    true,
  );
});

test("the first step shows what a piece in a corner was made of, and makes the same of it", async () => {
  const customer = visitor();
  const rooms = [
    typed,
    { ...typed, cornerLeft: "170", endRight: "wall", skirting: "1,5", diagonal: "141" },
    { ...typed, kind: "bookcase", endLeft: "wall", endRight: "wall", depth: "300 mm", ceiling: "" },
  ];
  for (const room of rooms) {
    const design = designOf(await customer.post(planner, room));
    const { page } = await customer.get(at(writeDesign(design)));
    const back = await fillInStep(customer, { page } as Answer, { next: "1" });
    expect(designOf(back)).toEqual(design);
  }
});

test.each([
  ["cornerLeft", "lat", "Scrie o lungime între 50 și 600 cm"],
  ["cornerRight", "", "Scrie o lungime între 50 și 600 cm"],
  ["diagonal", "9 m", "Scrie o lungime între 100 și 180 cm"],
  ["ceiling", "12", "Scrie o lungime între 150 și 600 cm"],
  ["skirting", "20 cm", "Scrie o lungime între 0 și 10 cm"],
  ["cornerRight", "60", "e nevoie de cel puțin"],
  ["cornerLeft", "60", "e nevoie de cel puțin"],
])(
  "%s of “%s” is refused beside its field, and the nearest corner is offered",
  async (name, text, error) => {
    const customer = visitor();
    const sent: Record<string, string> = { ...typed, [name]: text };
    const answer = await customer.post(planner, sent);
    expect(answer.status).toBe(422);
    const field = answer.page.querySelector(`[name=${name}]`)!;
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(textOf(answer.page.querySelector(`#place-${name}-error`))).toContain(error);
    for (const [other, value] of Object.entries(sent)) {
      const control = answer.page.querySelector(`input[type=text][name=${other}]`);
      if (control) expect(valueOf(control), other).toBe(value);
    }
    expect(answer.page.querySelector("[name=where][checked]")!.getAttribute("value")).toBe(
      "corner",
    );
    if (/^\D*$/.test(text)) return;
    expect(mainOf(answer)).toMatch(/în loc de/);
    expect(mainOf(answer)).not.toContain("600 cm în loc");
    const offered = answer.page
      .querySelectorAll("a")
      .find((one) => one.textContent === "Folosește această variantă")!;
    const taken = await customer.get(offered.getAttribute("href")!.replaceAll("&amp;", "&"));
    expect(taken.status).toBe(200);
    expect(mainOf(taken)).toMatch(/[\d.]+ Lei/);
    expect(mainOf(taken)).not.toContain("Așa nu se poate");
  },
);

test("a chest of drawers is refused in words beside the place", async () => {
  const answer = await visitor().post(planner, { ...typed, kind: "chest" });
  expect(answer.status).toBe(422);
  expect(mainOf(answer)).toContain("Pe colț facem dulapuri și biblioteci");
});

test("columns of both legs are divided and joined, but for the one in the corner", async () => {
  const customer = visitor();
  let step = await customer.get((await customer.post(planner, typed)).location!);
  const columns = () => step.page.querySelectorAll(".plan-columns > fieldset");
  const press = async (edit: string) => {
    step = await customer.get((await fillInStep(customer, step, { edit })).location!);
    expect(step.status).toBe(200);
    const [, text = ""] = /[?&]d=([^&]+)/.exec(
      step.page.querySelector("main form")!.getAttribute("action")!,
    )!;
    const { columns: through, leg } = readDesign(decodeURIComponent(text))!;
    return [through.length, leg!.columns.length];
  };
  const [through, against] = [2, 1];
  const begun = columns().length;
  expect(begun).toBeGreaterThanOrEqual(through + against);
  const blind = columns().findIndex((one) => one.text.includes("Coloana din colț"));
  expect(blind).toBeGreaterThan(0);
  expect(
    columns()[blind]!.querySelectorAll("button[value*=column], [name$=front][type!=hidden]"),
  ).toEqual([]);
  const [left, right] = await press("split-column-0-0");
  const last = left! + right! - 1;
  expect(await press(`split-column-${last}-0`)).toEqual([left, right! + 1]);
  expect(await press(`merge-column-${last}-0`)).toEqual([left, right]);
  expect(await press("merge-column-0-0")).toEqual([left! - 1, right]);
});

test.each([
  ["the left", "220", "180"],
  ["the right", "180", "220"],
])("with the longer wall at %s columns are numbered from left to right", async (_, left, right) => {
  const customer = visitor();
  const placed = await customer.post(planner, { ...typed, cornerLeft: left, cornerRight: right });
  const { page } = await customer.get(`${placed.location!}&coloana=2`);
  const names = page.querySelectorAll(".plan-columns legend:first-child").map(textOf);
  const columns = names.filter((name) => name.startsWith("Coloana"));
  expect(columns.map((name) => name.split(" · ")[0])).toEqual(
    columns.map((__, at) => `Coloana ${at + 1}`),
  );
  const walls = columns.map((name) => name.split(" · ")[1]);
  const begun = walls.indexOf("Peretele din dreapta");
  expect(begun).toBeGreaterThan(0);
  expect(walls.lastIndexOf("Peretele din stânga")).toBe(begun - 1);
  const chosen = page.querySelectorAll(".plan-strip [name=coloana]");
  expect(chosen.map((one) => one.getAttribute("value"))).toEqual(
    columns.map((__, at) => String(at + 1)),
  );
  expect(chosen.findIndex((one) => one.hasAttribute("checked"))).toBe(1);
  // What cannot be is told of a column by the same number.
  const design = designOf(placed);
  const first = columnsFromLeft(design)[0];
  const wished = allColumns(design).map((one, at) =>
    at === first ? { ...one, zones: one.zones.map((zone) => ({ ...zone, ...tooMany })) } : one,
  );
  const told = mainOf(
    await customer.get(at(writeDesign(withColumns(design, wished)), "impartirea")),
  );
  expect(told).toMatch(/Coloana 1: polițe \d+ în loc de 40/);
});

const tooMany = { inside: "shelves", count: 40 } as const;

test("a wall that is longer than a body can be is told beside the size", async () => {
  const customer = visitor();
  const told = "Un corp nu poate fi mai lung de 278 cm";
  const long = await customer.post(planner, { ...typed, cornerLeft: "450" });
  expect(mainOf(await customer.get(long.location!))).toContain(told);
  const short = await customer.post(planner, typed);
  expect(mainOf(await customer.get(short.location!))).not.toContain(told);
});

test("sliding doors and a top box are answered by a piece without them, in words", async () => {
  const design = designOf(await visitor().post(planner, typed));
  const wish = writeDesign({ ...design, sliding: 2, topBox: 400 });
  const shown = mainOf(await visitor().get(at(wish, "pret")));
  expect(shown).toContain("Pe colț nu se pun uși glisante");
  expect(shown).toContain("Pe colț nu se pune corp suprapus");
  expect(shown).not.toContain("Adaugă în coș");
});

test("a corner that is not square is told, with a visit to measure it", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, { ...typed, diagonal: "140 cm" });
  expect(mainOf(await customer.get(placed.location!))).toContain(
    "Colțul nu e drept: diagonala diferă cu 1,4 cm",
  );
  const price = await customer.get(at(writeDesign(designOf(placed)), "pret"));
  expect(textOf(price.page.querySelector("main a[href*=masurare]"))).toContain("măsurare");
});

test("a piece that was planned in a corner is divided anew where it stands free, and the other way round", async () => {
  const customer = visitor();
  const design = designOf(await customer.post(planner, typed));
  const free = await customer.post(planner, {
    ...typed,
    where: "free",
    walls: "none",
    width: "200",
    design: writeDesign(design),
  });
  expect(designOf(free).leg).toBeUndefined();
  const again = await customer.post(planner, { ...typed, design: writeDesign(designOf(free)) });
  expect(designOf(again)).toEqual(design);
  const other = await customer.post(planner, {
    ...typed,
    cornerLeft: "170",
    design: writeDesign(design),
  });
  expect(mainOf(await customer.get(other.location!))).not.toContain("Așa nu se poate");
});

test.each([
  ["dulap pe colț", "tip=dulap&loc=colt"],
  ["bibliotecă de colț 240", "tip=biblioteca&latime=240&loc=colt"],
  ["colț", "loc=colt"],
])("a search for “%s” leads to the planner in a corner", async (text, query) => {
  const found = await visitor().get(`/produse?${new URLSearchParams({ cauta: text })}`);
  const link = found.page.querySelector('main a[href^="/proiecteaza?"]')!;
  expect(link.getAttribute("href")!.replaceAll("&amp;", "&")).toBe(`${planner}?${query}`);
  expect(textOf(link)).toBe("Proiectează pe colț");
  const begun = await visitor().get(`${planner}?${query}`);
  expect(begun.page.querySelector("[name=where][checked]")!.getAttribute("value")).toBe("corner");
  expect(mainOf(begun)).toMatch(/Exemplu.*Lei/s);
});

test.each(["birou de colț", "canapea de colț"])(
  "no search for “%s” leads there, as it is not planned",
  async (text) => {
    const { page } = await visitor().get(`/produse?${new URLSearchParams({ cauta: text })}`);
    expect(page.querySelector('main a[href*="loc=colt"]')).toBeNull();
  },
);
