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

/** The room of the workshop's worked piece, as people type it. */
const typed = {
  kind: "wardrobe",
  where: "slope",
  way: "none",
  falls: "left",
  above: "closed",
  slopeWidth: "240",
  slopeLow: "1200 mm",
  slopeHigh: "2,5 m",
  slopeRun: "130",
  slopeRaised: "",
  nicheDepth: "70 cm",
  skirting: "",
};
const said = /sub pantă: lățime 240 cm, înălțime de la 120 cm la 250 cm, adâncime 61,8 cm/i;

test("a room under the roof becomes bodies in steps, ordered without script, and everybody reads the room", async () => {
  const customer = visitor();
  const empty = mainOf(await customer.get(`${planner}?loc=panta`));
  expect(empty).toContain("Exemplu");
  expect(empty).not.toContain("Panta are");
  const placed = await customer.post(planner, typed);
  expect(placed.status).toBe(303);
  expect(designOf(placed)).toMatchObject({
    kind: "wardrobe",
    place: {
      kind: "slope",
      falls: "left",
      widths: [2400, 2400, 2400],
      low: 1200,
      high: 2500,
      run: 1300,
      raised: null,
      closed: true,
    },
    width: 2340,
    height: 2416,
    depth: 600,
  });
  const division = await customer.get(placed.location!);
  const told = mainOf(division);
  expect(told).toContain("Panta are 45°");
  for (const height of ["119", "197", "241,6"])
    expect(told).toContain(`Corp înalt de ${height} cm`);
  expect(told).not.toContain("Așa nu se poate");
  expect(told).not.toMatch(/glisant|suprapus|două corpuri/i);
  const look = await fillInStep(customer, division, { next: "1" });
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

test("the first step shows what a piece under a slope was made of, and makes the same of it", async () => {
  const customer = visitor();
  const rooms = [
    typed,
    { ...typed, falls: "right", above: "open", slopeRun: "", slopeRaised: "240", skirting: "1,5" },
    { ...typed, kind: "bookcase", nicheDepth: "350 mm" },
  ];
  for (const room of rooms) {
    const design = designOf(await customer.post(planner, room));
    const { page } = await customer.get(at(writeDesign(design)));
    const back = await fillInStep(customer, { page } as Answer, { next: "1" });
    expect(designOf(back)).toEqual(design);
  }
});

test.each([
  ["slopeWidth", "lat", "Scrie o lungime între 20 și 600 cm"],
  ["slopeLow", "", "Scrie o lungime între 0 și 450 cm"],
  ["slopeHigh", "9999 cm", "Scrie o lungime între 100 și 600 cm"],
  ["slopeRun", "2,9 m", "Scrie o lungime între 0 și 240 cm"],
  ["slopeRaised", "12", "Scrie o lungime între 150 și 600 cm"],
  ["slopeLow", "0", "Tavanul coboară prea abrupt: aici scrie cel puțin"],
  ["slopeHigh", "130", "Prea jos sau prea puțin înclinat: aici scrie cel puțin"],
  ["slopeWidth", "85", "e nevoie de cel puțin"],
  ["nicheDepth", "30", "e nevoie de cel puțin"],
])(
  "%s of “%s” is refused beside its field, and the nearest room is offered",
  async (name, text, error) => {
    const customer = visitor();
    const slopeRun = { "0": "60", "85": "" }[text] ?? typed.slopeRun;
    const sent: Record<string, string> = { ...typed, slopeRun, [name]: text };
    const answer = await customer.post(planner, sent);
    expect(answer.status).toBe(422);
    const field = answer.page.querySelector(`[name=${name}]`)!;
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(textOf(answer.page.querySelector(`#place-${name}-error`))).toContain(error);
    for (const [other, value] of Object.entries(sent)) {
      const control = answer.page.querySelector(`input[type=text][name=${other}]`);
      if (control) expect(valueOf(control), other).toBe(value);
    }
    expect(answer.page.querySelector("[name=where][checked]")!.getAttribute("value")).toBe("slope");
    if (/^\D*$/.test(text)) return;
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

test("bodies are divided and joined as long as there are two to five of them", async () => {
  const customer = visitor();
  let step = await customer.get((await customer.post(planner, typed)).location!);
  const buttons = (what: string) =>
    step.page.querySelectorAll(`button[value^=${what}]`).map((one) => one.getAttribute("value")!);
  const press = async (edit: string) => {
    step = await customer.get((await fillInStep(customer, step, { edit })).location!);
    expect(step.status).toBe(200);
    return step.page.querySelectorAll(".plan-columns > fieldset").length;
  };
  expect(await press("split-column-0-0")).toBe(4);
  expect(await press("split-column-3-0")).toBe(5);
  expect(buttons("split-column")).toEqual([]);
  expect(await press("split-column-0-0")).toBe(5);
  for (const left of [4, 3]) expect(await press("merge-column-0-0")).toBe(left);
  const narrow = { ...typed, slopeWidth: "170", slopeRun: "" };
  step = await customer.get((await customer.post(planner, narrow)).location!);
  expect(step.page.querySelectorAll(".plan-columns > fieldset")).toHaveLength(2);
  expect(buttons("merge-column")).toEqual([]);
  expect(await press("merge-column-0-0")).toBe(2);
});

test("sliding doors and a top box are answered by a piece without them, in words", async () => {
  const design = designOf(await visitor().post(planner, typed));
  const wish = writeDesign({ ...design, sliding: 2, topBox: 400 });
  const shown = mainOf(await visitor().get(at(wish, "pret")));
  expect(shown).toContain("Sub pantă nu se pun uși glisante");
  expect(shown).toContain("Sub pantă nu se pune corp suprapus");
  expect(shown).not.toContain("Adaugă în coș");
});

test("a low wall under which no body stands is told with where bodies begin", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, { ...typed, slopeLow: "20", slopeRun: "" });
  const told = mainOf(await customer.get(placed.location!));
  expect(told).toMatch(/Corpurile încep la [\d,]+ cm de peretele jos; .* panou/);
});

test("drawers where it is low are offered to begin with", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, typed);
  const { page } = await customer.get(placed.location!);
  const ready = page.querySelectorAll("[aria-labelledby=ready] a");
  const low = ready.find((one) => one.text.includes("Sertare unde e jos"))!;
  const taken = await customer.get(low.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(mainOf(taken)).not.toContain("Așa nu se poate");
  const fronts = [0, 1, 2].map((column) =>
    valueOf(taken.page.querySelector(`[name=c${column}z0front]`)!),
  );
  expect(fronts[0]).toBe("drawers");
  expect(fronts.slice(1)).not.toContain("drawers");
});

test.each([
  ["dulap mansardă", "tip=dulap&loc=panta"],
  ["bibliotecă sub pantă 240", "tip=biblioteca&latime=240&loc=panta"],
  ["tavan înclinat", "loc=panta"],
])("a search for “%s” leads to the planner under a slope", async (text, query) => {
  const found = await visitor().get(`/produse?${new URLSearchParams({ cauta: text })}`);
  const link = found.page.querySelector('main a[href^="/proiecteaza?"]')!;
  expect(link.getAttribute("href")!.replaceAll("&amp;", "&")).toBe(`${planner}?${query}`);
  expect(textOf(link)).toBe("Proiectează sub pantă");
  const begun = await visitor().get(`${planner}?${query}`);
  expect(begun.page.querySelector("[name=where][checked]")!.getAttribute("value")).toBe("slope");
  expect(mainOf(begun)).toMatch(/Exemplu.*Lei/s);
});

test.each([
  ["dulap mansardă", "dulap"],
  ["bibliotecă sub acoperiș", "bibliotecă"],
])(
  "below the planner a search for “%s” lists pieces that one for “%s” lists",
  async (text, plain) => {
    const listed = async (cauta: string) => {
      const { page } = await visitor().get(`/produse?${new URLSearchParams({ cauta })}`);
      const links = page.querySelectorAll(
        'main h2 a[href^="/produse/"], main h3 a[href^="/produse/"]',
      );
      return links.map((link) => link.getAttribute("href"));
    };
    const pieces = await listed(text);
    expect(pieces.length).toBeGreaterThan(0);
    // Others are only called so.
    expect(await listed(plain)).toEqual(expect.arrayContaining(pieces));
  },
);

test("no search for a piece that is not built under a slope leads there", async () => {
  const { page } = await visitor().get(
    `/produse?${new URLSearchParams({ cauta: "pat mansardă" })}`,
  );
  expect(page.querySelector('main a[href*="loc=panta"]')).toBeNull();
});
