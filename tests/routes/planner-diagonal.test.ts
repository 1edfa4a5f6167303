import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";

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
  cornerShape: "diagonal",
  way: "none",
  cornerEach: "100",
  cornerLeft: "",
  cornerRight: "",
  endLeft: "free",
  endRight: "free",
  diagonal: "",
  height: "2200 mm",
  depth: "58",
  ceiling: "260",
  skirting: "",
};
const said =
  /pe diagonală, în colț: 100 cm pe fiecare perete, înălțime 220 cm, laterale adânci de 58 cm/i;

test("a piece across a corner is ordered without script, and everybody reads how far it reaches", async () => {
  const customer = visitor();
  const empty = mainOf(await customer.get(`${planner}?loc=colt-diagonala`));
  expect(empty).toContain("Exemplu");
  expect(empty).toContain("100 cm pe fiecare perete");
  const placed = await customer.post(planner, typed);
  expect(placed.status).toBe(303);
  expect(designOf(placed)).toMatchObject({
    kind: "wardrobe",
    place: {
      kind: "diagonal",
      walls: [1000, 1000],
      ends: ["free", "free"],
      diagonal: 1414,
      ceiling: 2600,
      skirting: 0,
    },
    width: 1000,
    height: 2200,
    depth: 580,
  });
  expect(designOf(placed).leg).toBeUndefined();
  expect(designOf(placed).columns).toHaveLength(1);
  const division = await customer.get(placed.location!);
  const told = mainOf(division);
  expect(told).not.toContain("Așa nu se poate");
  expect(told).not.toMatch(/glisant|suprapus|Lățimea coloanei|două coloane/i);
  const choices = (field: string) =>
    division.page
      .querySelectorAll(`select[name$=${field}] option`)
      .map((option) => option.getAttribute("value"));
  expect(choices("front")).not.toContain("drawers");
  expect(new Set(choices("inside"))).toEqual(new Set(["shelves", "rail"]));
  expect(division.page.querySelector("[name$=light]")).toBeNull();
  const look = await fillInStep(customer, division, { next: "1" });
  expect(designOf(look)).toEqual(designOf(placed));
  const looks = await customer.get(look.location!);
  expect(mainOf(looks)).not.toContain("Panou");
  const priced = await fillInStep(customer, looks, { next: "1" });
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
  const sheet = mainOf(await admin.get(`/admin/comenzi/${number}/pachet`));
  expect(sheet).toContain("pe diagonală, de-a curmezișul colțului");
  expect(sheet).toMatch(/× 18 OBLIC/);
  expect(sheet).toMatch(/OBLIC \(\d.*45°, cant 1 mm/);
  expect(sheet).toContain("Balama la 45°");
  await writeMails(db);
  const mails = await db.selectFrom("outbox").selectAll().execute();
  expect(mails.some((mail) => said.test(JSON.stringify(mail).replaceAll("\u00a0", " ")))).toBe(
    true,
  );
});

test("the first step shows what a piece across a corner was made of, and makes the same of it", async () => {
  const customer = visitor();
  const rooms = [
    typed,
    { ...typed, cornerEach: "120", endRight: "wall", skirting: "1,5", diagonal: "141" },
    { ...typed, kind: "bookcase", endLeft: "wall", endRight: "wall", depth: "300 mm", ceiling: "" },
  ];
  for (const room of rooms) {
    const design = designOf(await customer.post(planner, room));
    const { page } = await customer.get(at(writeDesign(design)));
    expect(page.querySelector("[name=cornerShape][checked]")!.getAttribute("value")).toBe(
      "diagonal",
    );
    const back = await fillInStep(customer, { page } as Answer, { next: "1" });
    expect(designOf(back)).toEqual(design);
  }
});

test.each([
  ["cornerEach", "lat", "Scrie o lungime între 50 și 600 cm"],
  ["cornerEach", "", "Scrie o lungime între 50 și 600 cm"],
  ["cornerEach", "55", "e nevoie de cel puțin"],
  ["diagonal", "9 m", "Scrie o lungime între 100 și 180 cm"],
])(
  "%s of “%s” is refused beside its field, and all that was typed stays",
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
    for (const [choice, value] of [
      ["where", "corner"],
      ["cornerShape", "diagonal"],
    ])
      expect(
        answer.page.querySelector(`[name=${choice}][checked]`)!.getAttribute("value"),
        choice,
      ).toBe(value);
    if (/^\D*$/.test(text) || name !== "cornerEach") return;
    expect(mainOf(answer)).toMatch(/în loc de/);
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

test("what cannot be across a corner is answered by the nearest, in words", async () => {
  const design = designOf(await visitor().post(planner, typed));
  const [column] = design.columns as [(typeof design.columns)[0]];
  const wish = writeDesign({
    ...design,
    sliding: 2,
    topBox: 400,
    columns: [
      { ...column, zones: [{ height: null, front: "drawers", inside: "drawers", count: 3 }] },
      column,
    ],
  });
  const shown = mainOf(await visitor().get(at(wish, "pret")));
  expect(shown).toContain("Pe colț nu se pun uși glisante");
  expect(shown).toContain("Pe colț nu se pune corp suprapus");
  expect(shown).toContain("Pe diagonală piesa are o singură coloană, nu 2");
  expect(shown).toContain("Pe diagonală se pun polițe sau o bară");
  expect(shown).not.toContain("Adaugă în coș");
});

test("walls that are longer than the piece can be are told beside the size", async () => {
  const customer = visitor();
  const long = await customer.post(planner, { ...typed, cornerEach: "400" });
  expect(long.status).toBe(303);
  expect(mainOf(await customer.get(long.location!))).toContain("Un corp nu poate fi mai lung de");
});

test("a piece is divided anew where it comes to stand across a corner, and the other way round", async () => {
  const customer = visitor();
  const design = designOf(await customer.post(planner, typed));
  const legs = await customer.post(planner, {
    ...typed,
    cornerShape: "legs",
    cornerLeft: "220",
    cornerRight: "180",
    design: writeDesign(design),
  });
  expect(designOf(legs)).toMatchObject({ place: { kind: "corner" }, leg: { columns: {} } });
  const free = await customer.post(planner, {
    ...typed,
    where: "free",
    walls: "none",
    width: "200",
    design: writeDesign(designOf(legs)),
  });
  expect(designOf(free).columns.length).toBeGreaterThan(1);
  const again = await customer.post(planner, { ...typed, design: writeDesign(designOf(free)) });
  expect(designOf(again)).toEqual(design);
});

test.each([
  ["dulap pe diagonală", "tip=dulap&loc=colt-diagonala"],
  ["bibliotecă de colț diagonală 110", "tip=biblioteca&latime=110&loc=colt-diagonala"],
  ["colț diagonal", "loc=colt-diagonala"],
])("a search for “%s” leads to the planner across a corner", async (text, query) => {
  const found = await visitor().get(`/produse?${new URLSearchParams({ cauta: text })}`);
  const link = found.page.querySelector('main a[href^="/proiecteaza?"]')!;
  expect(link.getAttribute("href")!.replaceAll("&amp;", "&")).toBe(`${planner}?${query}`);
  expect(textOf(link)).toBe("Proiectează pe diagonală, în colț");
  const begun = await visitor().get(`${planner}?${query}`);
  for (const [choice, value] of [
    ["where", "corner"],
    ["cornerShape", "diagonal"],
  ])
    expect(begun.page.querySelector(`[name=${choice}][checked]`)!.getAttribute("value")).toBe(
      value,
    );
  expect(mainOf(begun)).toMatch(/Exemplu.*Lei/s);
});
