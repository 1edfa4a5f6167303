import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";

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

/** A low wall behind, from which the ceiling rises at 45° to far before the piece, as people type it. */
const typed = {
  kind: "wardrobe",
  where: "slope",
  way: "none",
  falls: "back",
  above: "closed",
  slopeWidth: "240",
  slopeLow: "1 m",
  slopeHigh: "250",
  slopeRun: "1500 mm",
  slopeRaised: "",
  nicheDepth: "64",
  skirting: "",
};
/** Its body is 40 ⁄ cos 45° = 57 mm below the ceiling: 1,600 over its front, 1,000 behind. */
const said =
  /sub pantă spre spate: lățime 240 cm, înălțime 154,3 cm în față și 94,3 cm în spate, adâncime 61,8 cm/i;

test("a piece before a low wall is planned and ordered without script, and everybody reads how high it is where", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, typed);
  expect(placed.status).toBe(303);
  const design = designOf(placed);
  expect(design).toMatchObject({
    place: {
      kind: "slope",
      falls: "back",
      widths: [2400, 2400, 2400],
      low: 1000,
      high: 2500,
      run: 1500,
      raised: null,
      closed: true,
    },
    width: 2340,
    height: 1543,
    depth: 600,
    sliding: 0,
    topBox: 0,
  });
  const division = await customer.get(placed.location!);
  const told = mainOf(division);
  expect(told).toContain("Panta are 45° și coboară spre spate");
  expect(told).not.toContain("Corp înalt");
  expect(told).not.toContain("Așa nu se poate");
  expect(told).not.toMatch(/glisant|suprapus/i);
  const look = await fillInStep(customer, division, { next: "1" });
  const priced = await fillInStep(customer, await customer.get(look.location!), { next: "1" });
  const price = await customer.get(priced.location!);
  const [, total = ""] = /Total\s*([\d.]+ Lei)/.exec(mainOf(price))!;
  expect((await fillInStep(customer, price, {})).location).toBe("/cos");
  const text = writeDesign(designOf(priced));
  await customer.post("/salvate", { design: text, intent: "save" });
  const query = new URLSearchParams({ d: text }).toString();
  const compared = `/compara?${new URLSearchParams({ m: query })}`;
  for (const place of ["/cos", "/salvate", compared, `/oferta?${query}`]) {
    const page = mainOf(await customer.get(place));
    expect(page, place).toMatch(said);
    expect(page, place).toContain(total);
  }
  const asked = await customer.post(`/oferta?${query}`, {
    name: "Ioana Ștefan",
    email: "ioana@example.com",
    phone: "0722 123 456",
    county: "RO-B",
    city: "București",
    wishes: "Sub acoperiș, la perete.",
  });
  expect(mainOf(await customer.get(asked.location!))).toMatch(said);
  const order = await sendCheckout(customer, await fillAndReview(customer, buyer));
  expect(order.status).toBe(303);
  expect(mainOf(await customer.get(order.location!))).toMatch(said);
  const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toMatch(said);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").selectAll().execute();
  const texts = mails.map((mail) => JSON.stringify(mail).replaceAll("\u00a0", " "));
  expect(texts.some((one) => said.test(one))).toBe(true);
});

test("the first step shows what a piece before a low wall was made of, and makes the same of it", async () => {
  const customer = visitor();
  const rooms = [
    typed,
    {
      ...typed,
      kind: "bookcase",
      above: "open",
      slopeHigh: "130",
      slopeRun: "",
      nicheDepth: "40",
      skirting: "1,5",
    },
    { ...typed, kind: "chest", slopeRaised: "240", slopeLow: "70" },
  ];
  for (const room of rooms) {
    const design = designOf(await customer.post(planner, room));
    expect(design.kind).toBe(room.kind);
    const { page } = await customer.get(at(writeDesign(design)));
    expect(valueOf(page.querySelector("[name=falls]")!)).toBe("back");
    const back = await fillInStep(customer, { page } as Answer, { next: "1" });
    expect(designOf(back)).toEqual(design);
  }
});

test("a ceiling may get flat far before the piece, but to a side not behind the other wall", async () => {
  const customer = visitor();
  const far = { ...typed, slopeLow: "40", slopeHigh: "500", slopeRun: "460" };
  const behind = await customer.post(planner, far);
  expect(designOf(behind).place).toMatchObject({ run: 4600, depth: 640 });
  const aside = await customer.post(planner, { ...far, falls: "left" });
  expect(aside.status).toBe(422);
  expect(textOf(aside.page.querySelector("#place-slopeRun-error"))).toContain("între 0 și 240 cm");
});

test.each([
  ["slopeLow", "jos", "Scrie o lungime între 0 și 450 cm"],
  ["slopeRun", "7 m", "Scrie o lungime între 0 și 600 cm"],
  ["slopeHigh", "101", "Prea jos sau prea puțin înclinat: aici scrie cel puțin"],
  ["slopeLow", "0", "Tavanul coboară prea abrupt: aici scrie cel puțin"],
  ["slopeWidth", "22", "e nevoie de cel puțin"],
  ["nicheDepth", "20", "e nevoie de cel puțin"],
])(
  "%s of “%s” is refused beside its field, and the nearest room is offered",
  async (name, text, error) => {
    const customer = visitor();
    const slopeRun = text === "0" ? "60" : typed.slopeRun;
    const sent: Record<string, string> = { ...typed, slopeRun, [name]: text };
    const answer = await customer.post(planner, sent);
    expect(answer.status).toBe(422);
    expect(answer.page.querySelector(`[name=${name}]`)!.getAttribute("aria-invalid")).toBe("true");
    expect(textOf(answer.page.querySelector(`#place-${name}-error`))).toContain(error);
    for (const [other, value] of Object.entries(sent)) {
      const control = answer.page.querySelector(`input[type=text][name=${other}]`);
      if (control) expect(valueOf(control), other).toBe(value);
    }
    expect(valueOf(answer.page.querySelector("[name=falls]")!)).toBe("back");
    if (/^\D*$/.test(text)) return;
    expect(mainOf(answer)).toMatch(/în loc de/);
    const offered = answer.page
      .querySelectorAll("a")
      .find((one) => one.textContent === "Folosește această variantă")!;
    const taken = await customer.get(offered.getAttribute("href")!.replaceAll("&amp;", "&"));
    expect(mainOf(taken)).toMatch(/[\d.]+ Lei/);
    expect(mainOf(taken)).not.toContain("Așa nu se poate");
  },
);

test("a chest stands before a low wall, and to a side it is refused beside where the ceiling falls", async () => {
  const customer = visitor();
  const chest = { ...typed, kind: "chest", nicheDepth: "50", slopeLow: "60" };
  const placed = await customer.post(planner, chest);
  expect(designOf(placed)).toMatchObject({ kind: "chest", place: { falls: "back" } });
  const aside = await customer.post(planner, { ...chest, falls: "right" });
  expect(aside.status).toBe(422);
  expect(textOf(aside.page.querySelector("#place-falls-error"))).toContain("spre spate");
  expect(valueOf(aside.page.querySelector("[name=slopeWidth]")!)).toBe("240");
  // What can be is shown meanwhile.
  expect(mainOf(aside)).toMatch(/Exemplu.*Lei/s);
});

/** A column with doors and something behind them. */
const behindDoors = (inside: "rail" | "drawers", count: number) => ({
  width: null,
  zones: [{ height: null, front: "pair", inside, count } as const],
});
const reasons: [string, Partial<Design>, string | RegExp][] = [
  ["sliding doors", { sliding: 2 }, "Sub pantă nu se pun uși glisante"],
  ["a top box", { topBox: 400 }, "Sub pantă nu se pune corp suprapus"],
  ["a height above the slope", { height: 2200 }, "Înălțimea: 109,3 cm, cât lasă panta"],
  ["a rail", { columns: [1, 2, 3].map(() => behindDoors("rail", 0)) }, "polițe în loc de bară"],
  [
    "inner drawers up to the slope",
    { columns: [1, 2, 3].map(() => behindDoors("drawers", 8)) },
    /sertare \d în loc de 8, câte încap sub pantă/,
  ],
];

test.each(reasons)("%s is answered by the nearest piece, in words", async (_, wished, words) => {
  const customer = visitor();
  const design = designOf(
    await customer.post(planner, { ...typed, slopeLow: "55", slopeHigh: "205" }),
  );
  const shown = await customer.get(at(writeDesign({ ...design, ...wished }), "pret"));
  expect(mainOf(shown)).toMatch(words);
  expect(mainOf(shown)).not.toContain("Adaugă în coș");
  const offered = shown.page
    .querySelectorAll("main a")
    .find((one) => one.textContent === "Folosește această variantă")!;
  const taken = await customer.get(offered.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(mainOf(taken)).not.toContain("Așa nu se poate");
  expect(mainOf(taken)).toContain("Adaugă în coș");
});

test("of a chest before a low wall a top over its sides and drawers that would be too high are told", async () => {
  const customer = visitor();
  const chest = { ...typed, kind: "chest", nicheDepth: "50", slopeLow: "60" };
  const design = designOf(await customer.post(planner, chest));
  const zones = [{ height: null, front: "drawers", inside: "drawers", count: 8 } as const];
  const columns = [1, 2, 3].map(() => ({ width: null, zones }));
  const wish = writeDesign({ ...design, top: "over", columns });
  const shown = mainOf(await customer.get(at(wish, "pret")));
  expect(shown).toContain("Sub pantă blatul rămâne între laterale");
  expect(shown).toMatch(/Coloana 1: sertarele ocupă [\d,]+ cm pe înălțime în loc de 97,7/);
});

test("where the ceiling comes down to the floor the piece stands before it, and that is said", async () => {
  const room = { ...typed, slopeLow: "10", slopeHigh: "300", slopeRun: "290", nicheDepth: "90" };
  const placed = await visitor().post(planner, room);
  const told = mainOf(await visitor().get(placed.location!));
  // As high as 25 cm and the gap below the ceiling are over it.
  expect(told).toContain("Piesa stă la 20,7 cm de peretele jos");
});

test("its columns stand in one body: they are joined down to one and divided beyond five", async () => {
  const customer = visitor();
  let step = await customer.get((await customer.post(planner, typed)).location!);
  const press = async (edit: string) => {
    step = await customer.get((await fillInStep(customer, step, { edit })).location!);
    return step.page.querySelectorAll(".plan-columns > fieldset").length;
  };
  const counts = [];
  for (let more = 0; more < 3; more += 1) counts.push(await press("split-column-0-0"));
  expect(counts).toEqual([4, 5, 6]);
  const narrow = { ...typed, slopeWidth: "85" };
  step = await customer.get((await customer.post(planner, narrow)).location!);
  expect(await press("split-column-0-0")).toBe(2);
  expect(await press("merge-column-0-0")).toBe(1);
});

test.each([
  ["left", "sub pantă: lățime"],
  ["right", "sub pantă: lățime"],
  ["back", "sub pantă spre spate: lățime"],
])(
  "above lengths that are none an example of the chosen kind and slope is shown: %s",
  async (falls, size) => {
    const sent = { ...typed, falls, kind: "bookcase", slopeLow: "jos" };
    const answer = await visitor().post(planner, sent);
    expect(answer.status).toBe(422);
    const shown = mainOf(answer);
    expect(shown).toMatch(/Exemplu.*Lei/s);
    expect(shown.toLowerCase()).toContain(size);
    expect(answer.page.querySelector("main img[src*=desen]")!.getAttribute("alt")).toMatch(
      /^Bibliotecă/,
    );
    expect(shown).not.toContain("Așa nu se poate");
  },
);

test.each([
  ["comodă mansardă", "tip=comoda&loc=panta"],
  ["bibliotecă, perete jos în spate, 180", "tip=biblioteca&latime=180&loc=panta-spate"],
])("a search for “%s” leads to the planner before a low wall", async (text, query) => {
  const found = await visitor().get(`/produse?${new URLSearchParams({ cauta: text })}`);
  const link = found.page.querySelector('main a[href^="/proiecteaza?"]')!;
  expect(link.getAttribute("href")!.replaceAll("&amp;", "&")).toBe(`${planner}?${query}`);
  const begun = await visitor().get(`${planner}?${query}`);
  expect(begun.page.querySelector("[name=where][checked]")!.getAttribute("value")).toBe("slope");
  expect(valueOf(begun.page.querySelector("[name=falls]")!)).toBe("back");
  expect(mainOf(begun)).toMatch(/Exemplu.*Lei/s);
  expect(mainOf(begun)).not.toContain("Panta are");
});
