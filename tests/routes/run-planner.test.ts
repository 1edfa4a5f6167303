import { expect, test } from "vitest";

import { defaultRules } from "~/furniture/boards/rules";
import { allModules, type Run } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";
import { runSample } from "~/furniture/boards/start-run";

import { fillAndReview } from "../checkout-form";
import { fieldsOf, findForm } from "../promises/rules/filled-form";
import { textOf, type Answer } from "../visitor";
import { buyer } from "../world";
import { hrefOf, Planning } from "./planning";
import { fillInStep, mainOf, sendCheckout, valueOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const planner = "/proiecteaza/bucatarie";
const planning = () => new Planning(visitor());
const look = {
  body: "pal-alb",
  front: "mdf-mat",
  worktop: "pal-stejar-sonoma",
  handle: "metal",
};
const worked = runSample(look, defaultRules);
const at = (run: Run, step = "") =>
  `${planner}?${new URLSearchParams({ d: writeRun(run), ...(step && { pas: step }) })}`;
const runOf = ({ location }: Answer) =>
  readRun(new URL(location ?? "", "http://shop").searchParams.get("d") ?? "")!;
const modulesOf = (run: Run) => run.walls[0].modules;
const wall = { kind: "kitchen", width: "320", ceiling: "2,6 m", leftEnd: "wall", rightEnd: "wall" };

test("a ready kitchen stands in the cart on the fifth page", async () => {
  const way = planning();
  expect(mainOf(await way.open(planner))).toContain("Exemplu");
  expect(mainOf(await way.press({ width: "3,2 m", next: "1" }))).not.toContain("Exemplu");
  expect(way.run.walls[0].widths).toEqual([3200, 3200, 3200]);
  expect(modulesOf(way.run).map(({ what }) => what)).toEqual(
    expect.arrayContaining(["oven-column", "sink", "dishwasher"]),
  );
  await way.press({ next: "1" });
  await way.press({ front: "mdf-mat", worktop: "pal-nuc", next: "1" });
  const cart = mainOf(await way.press({}));
  expect([way.address, way.pages]).toEqual(["/cos", 5]);
  expect(cart).toContain("Bucătărie pe măsură");
  expect(cart).toContain("PAL Nuc");
});

test("a kitchen of ten modules is chosen in twelve pages, ordered, mailed and seen by the office", async () => {
  const way = planning();
  await way.open(planner);
  await way.press({ width: "6,6 m", next: "1" });
  for (const kind of ["drawers", "doors", "narrow", "drawers", "doors"]) {
    if (modulesOf(way.run).length < 10) await way.press({ edit: `add-${kind}`, after: "1" });
  }
  await way.press({ next: "1" });
  const price = await way.press({ front: "mdf-mat", next: "1" });
  expect(modulesOf(way.run).length).toBeGreaterThanOrEqual(10);
  expect(mainOf(price)).not.toContain("Așa nu se poate");
  const total = /Total\s*([\d.]+ Lei)/.exec(mainOf(price))![1]!;
  expect(mainOf(await way.press({}))).toContain(total);
  expect(way.address).toBe("/cos");
  expect(way.pages).toBeLessThanOrEqual(12);

  const order = await sendCheckout(way.customer, await fillAndReview(way.customer, buyer));
  const ordered = mainOf(await way.customer.get(order.location!));
  expect(ordered).toContain("Bucătărie pe măsură");
  expect(ordered).toContain(total);
  const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toContain("Bucătărie pe măsură");
  await writeMails(db);
  const mails = await db.selectFrom("outbox").selectAll().execute();
  expect(mails.some((mail) => JSON.stringify(mail).includes("Bucătărie pe măsură"))).toBe(true);
});

test("a vanity is begun at its own address, and stays one when its wall is refused", async () => {
  const customer = visitor();
  const begun = await customer.get(`${planner}?tip=lavoar&perete=90`);
  expect(valueOf(begun.page.querySelector("[name=width]")!)).toBe("90");
  expect(begun.page.querySelector("[name=cooking]")).toBeNull();
  const refused = await fillInStep(customer, begun, { width: "lat" });
  expect([refused.status, mainOf(refused).includes("lavoar")]).toEqual([422, true]);
  const placed = await fillInStep(customer, begun, { next: "1" });
  expect(runOf(placed)).toMatchObject({ kind: "vanity", walls: [{ widths: [900, 900, 900] }] });
  const division = mainOf(await customer.get(placed.location!));
  expect(division).toContain("Corp pentru lavoar");
  expect(division).not.toMatch(/frigider|plit|electrocasnic/i);
});

test.each([
  ["width", "lat", "Scrie o lungime între 20 și 999 cm"],
  ["width", "", "Scrie o lungime între 20 și 999 cm"],
  ["ceiling", "50 m", "Scrie o lungime între 150 și 600 cm"],
  ["water", "aici", "Scrie o lungime între 0 și 999 cm"],
  ["windowSill", "1 m", ""],
])("%s of “%s” is refused with all that was typed", async (name, text, error) => {
  const typed = { ...wall, water: "220", windowLeft: "", middleWidth: "321", [name]: text };
  const answer = await visitor().post(planner, typed);
  expect(answer.status).toBe(422);
  const wrong = name === "windowSill" ? ["windowLeft", "windowWidth"] : [name];
  for (const one of wrong) {
    const field = answer.page.querySelector(`[name=${one}]`)!;
    expect(field.getAttribute("aria-invalid"), one).toBe("true");
    expect(textOf(answer.page.querySelector(`#run-${one}-error`))).toContain(error);
    const row = answer.page.querySelector(`[role=alert] a[href="#run-${one}"]`);
    expect(textOf(row)).not.toBe("");
  }
  for (const [other, value] of Object.entries(typed)) {
    const control = answer.page.querySelector(`input[type=text][name=${other}]`);
    if (control) expect(valueOf(control), other).toBe(value);
  }
  // Another language shows the same, with all that was typed.
  const along = answer.page.querySelector('input[name="typed"], input[form][type=hidden]');
  expect(along?.getAttribute("value") ?? "").toContain('"rightEnd":"wall"');
});

test.each([
  ["width", "30", "Lățimea peretelui: cel puțin"],
  ["ceiling", "1,7 m", "Înălțimea tavanului: cel puțin"],
])(
  "a wall whose %s is %s is refused, and the nearest is drawn and offered",
  async (name, text, said) => {
    const customer = visitor();
    const answer = await customer.post(planner, { ...wall, [name]: text });
    expect(answer.status).toBe(422);
    expect(textOf(answer.page.querySelector(`#run-${name}-error`))).toContain("cel puțin");
    expect(mainOf(answer)).toContain(said);
    const offered = answer.page
      .querySelectorAll("main a")
      .find((one) => one.textContent === "Folosește această variantă")!;
    const taken = await customer.get(hrefOf(offered));
    expect([taken.status, mainOf(taken).includes("Așa nu se poate")]).toEqual([200, false]);
    expect(mainOf(taken)).toMatch(/[\d.]+ Lei/);
  },
);

test("what cannot be built is answered by the nearest, which is drawn, priced and one press away", async () => {
  const customer = visitor();
  const [, drawers, ...others] = modulesOf(worked);
  const wish: Run = {
    ...worked,
    walls: [{ ...worked.walls[0], modules: [drawers!, { ...drawers!, width: 450 }, ...others] }],
  };
  const shown = await customer.get(at(wish, "impartirea"));
  expect(mainOf(shown)).toContain("Așa nu se poate");
  const said = shown.page.querySelectorAll("[aria-labelledby=changes] li");
  expect(said.length).toBeGreaterThan(0);
  expect(said.every((one) => one.text.length > 10 && !one.text.includes("{{"))).toBe(true);
  const drawing = shown.page.querySelector("main img[src*='desen']")!.getAttribute("src")!;
  expect((await customer.get(drawing.replaceAll("&amp;", "&"))).status).toBe(200);
  // Until then it cannot be taken.
  const price = await customer.get(at(wish, "pret"));
  expect(mainOf(price)).not.toContain("Adaugă în coș");
  const posted = await customer.post(at(wish, "pret"), { design: writeRun(wish) });
  expect(posted.status).toBe(422);
  const accept = shown.page
    .querySelectorAll("main a")
    .find((one) => one.textContent === "Folosește această variantă")!;
  expect(mainOf(await customer.get(hrefOf(accept)))).not.toContain("Așa nu se poate");
});

test("a wider module takes from the others, and the design before is one press away", async () => {
  const way = planning();
  await way.open(planner);
  await way.press({ width: "481", next: "1" });
  const before = way.run;
  const shown = await way.press({ m2width: "70", show: "1" });
  expect(modulesOf(before).map(({ width }) => width)).toEqual([600, 600, 600, 900, 610, 600, 800]);
  expect(modulesOf(way.run).map(({ width }) => width)).toEqual([600, 600, 700, 900, 550, 600, 800]);
  expect(way.address).toContain("#modul-3");
  expect(mainOf(shown)).not.toContain("Așa nu se poate");
  const undo = shown.page.querySelectorAll("main a").find((one) => one.textContent === "Înapoi")!;
  await way.open(hrefOf(undo));
  expect(writeRun(way.run)).toBe(writeRun(before));
});

test("a width that the wall does not let a module have is told, and the nearest offered", async () => {
  const way = planning();
  await way.open(planner);
  await way.press({ width: "418", next: "1" });
  const shown = await way.press({ m2width: "30", show: "1" });
  expect(mainOf(shown)).toMatch(/Corpul 3: [\d,]+ cm în loc de 30/);
  // It is said at the top of the page.
  expect(way.address).not.toContain("#");
});

test("what was emptied or unticked in a form with a fault stays so", async () => {
  const customer = visitor();
  const { page } = await customer.get(at(worked, "impartirea"));
  const typed = fieldsOf(findForm(page, "[name=m1width]")!);
  const hob = allModules(worked).findIndex(({ module }) => module.hob);
  expect(typed[`m${hob}hob`]).toBe("on");
  delete typed[`m${hob}hob`];
  const sent = { ...typed, m1width: "lat", m3width: "", hoodAbove: "" };
  const refused = await customer.post(at(worked, "impartirea"), sent);
  expect(refused.status).toBe(422);
  const valuesIn = (name: string) => refused.page.querySelector(`main [name=${name}]`)!;
  expect(valuesIn("m1width").getAttribute("value")).toBe("lat");
  for (const name of ["m3width", "hoodAbove"]) {
    expect(valuesIn(name).getAttribute("value") ?? "", name).toBe("");
  }
  expect(valuesIn(`m${hob}hob`).hasAttribute("checked")).toBe(false);
});

test("a kitchen without a sink or a hob says so, also beside its price", async () => {
  const way = planning();
  const whole = await way.open(at(worked, "pret"));
  expect(mainOf(whole)).not.toMatch(/Nu are (corp pentru chiuvetă|loc pentru plită)/);
  const [{ modules, ...wall }] = worked.walls;
  const bare = { ...worked, walls: [{ ...wall, modules: modules.slice(0, 1) }] } as typeof worked;
  const shown = mainOf(await way.open(at(bare, "pret")));
  expect(shown).toContain("Nu are corp pentru chiuvetă.");
  expect(shown).toContain("Nu are loc pentru plită.");
});

test("other widths that fill the wall are offered as buttons, each a kitchen without a fault", async () => {
  const customer = visitor();
  const way = new Planning(customer);
  await way.open(planner);
  const division = await way.press({ width: "4,81 m", next: "1" });
  const links = division.page.querySelectorAll("[aria-labelledby=offers] a");
  expect(links.map((one) => one.text)).toEqual([expect.stringMatching(/55 cm în loc de 60 cm/)]);
  for (const link of links) {
    const offered = await customer.get(hrefOf(link));
    expect([offered.status, mainOf(offered).includes("Așa nu se poate")]).toEqual([200, false]);
  }
});

test("what the appliances' sheets say is asked of those that are there", async () => {
  const way = planning();
  const shown = await way.open(at(worked, "impartirea"));
  expect(shown.page.querySelector("[name=fridge]")).toBeNull();
  await way.press({ oven: "600 mm", hobWidth: "58", next: "1" });
  expect(way.run.niches).toMatchObject({ oven: 600, hob: [580, 490] });
  const refused = await way.customer.post(at(worked, "impartirea"), {
    design: writeRun(worked),
    oven: "mare",
  });
  expect(refused.status).toBe(422);
  expect(textOf(refused.page.querySelector("#run-oven-error"))).toContain("Scrie o lungime");
  expect(refused.page.querySelector("details[open] [name=oven]")).not.toBeNull();
});

test("looks that are not offered are refused beside their fields", async () => {
  const fields = {
    design: writeRun(worked),
    front: "aur",
    body: "pal-alb",
    worktop: "x",
    handle: "x",
  };
  const answer = await visitor().post(at(worked, "aspect"), fields);
  expect(answer.status).toBe(422);
  for (const name of ["front", "worktop", "handle"]) {
    expect(textOf(answer.page.querySelector(`#run-${name}-error`)), name).toContain("Alege");
  }
});

test("an address of the planner of other pieces leads a kitchen on, and a saved one is put into the cart there", async () => {
  const customer = visitor();
  const design = writeRun(worked);
  const led = await customer.get(`/proiecteaza?d=${design}&pas=pret`);
  expect([led.status, led.location]).toEqual([302, `${planner}?d=${design}&pas=pret`]);
  expect((await customer.post("/proiecteaza?pas=pret", { design })).location).toBe("/cos");
  await customer.post("/salvate", { design, intent: "save" });
  expect(mainOf(await customer.get("/salvate"))).toContain("Bucătărie pe măsură");
});

test("what is no kitchen is not found, and the first step is shown", async () => {
  for (const d of ["2k-nimic", "x".repeat(2000), "1w-f-1000x2200x600-t18-p80_lh_a_b_c"]) {
    const answer = await visitor().get(`${planner}?d=${d}`);
    expect(answer.status).toBe(404);
    expect(answer.page.querySelector("[name=width]")).not.toBeNull();
  }
  const strange = { ...worked, body: "aur" };
  expect((await visitor().get(at(strange))).status).toBe(404);
  expect((await visitor().post(at(strange, "aspect"), { design: writeRun(strange) })).status).toBe(
    404,
  );
});

test.each([
  ["/produse/bucatarii", planner],
  ["/produse/bai", `${planner}?tip=lavoar`],
  ["/proiecteaza", planner],
  ["/proiecteaza", `${planner}?tip=lavoar`],
])("%s leads to %s", async (path, to) => {
  const { page } = await visitor().get(path);
  expect(page.querySelectorAll("main a").map(hrefOf)).toContain(to);
});
