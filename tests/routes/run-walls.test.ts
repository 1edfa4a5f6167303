import { expect, test } from "vitest";

import { allModules } from "~/furniture/boards/run";
import { readRun } from "~/furniture/boards/run-address";

import { fillAndReview } from "../checkout-form";
import { textOf, type Answer } from "../visitor";
import { buyer } from "../world";
import { hrefOf, Planning } from "./planning";
import { fillInStep, mainOf, sendCheckout, valueOf } from "./reading";
import { openShop } from "./shop";

const { visitor } = await openShop();

const planner = "/proiecteaza/bucatarie";
const planning = () => new Planning(visitor());
const l = { shape: "l", width: "3 m", rightWidth: "2,4 m", next: "1" };
const u = { shape: "u", width: "240", backWidth: "3 m", rightWidth: "2,4 m", next: "1" };
const said = { kind: "kitchen", ceiling: "2,6 m", leftEnd: "wall", rightEnd: "free" };
const runOf = ({ location }: Answer) =>
  readRun(new URL(location ?? "", "http://shop").searchParams.get("d") ?? "")!;
const linkOf = ({ page }: Answer, text: string) =>
  hrefOf(page.querySelectorAll("main a").find((one) => one.textContent === text)!);

test("a ready kitchen in L stands in the cart on the fifth page", async () => {
  const way = planning();
  await way.open(planner);
  const division = mainOf(await way.press(l));
  expect(way.run.walls.map(({ widths, ends }) => [widths[0], ends])).toEqual([
    [3000, ["wall", "corner"]],
    [2400, ["corner", "wall"]],
  ]);
  const kinds = way.modules.map(({ what }) => what);
  for (const what of ["corner", "sink", "dishwasher", "drawers"]) expect(kinds).toContain(what);
  expect(way.modules.filter(({ hob }) => hob)).toHaveLength(1);
  expect(division).toMatch(/Peretele din stânga.*Peretele din dreapta/s);
  expect(division).not.toContain("Așa nu se poate");
  await way.press({ next: "1" });
  await way.press({ front: "mdf-mat", worktop: "pal-nuc", next: "1" });
  const cart = mainOf(await way.press({}));
  expect([way.address, way.pages]).toEqual(["/cos", 5]);
  expect(cart).toContain("Bucătărie pe măsură");
  expect(cart).toContain("în L");
});

test("a kitchen in L of ten modules is chosen in twelve pages and ordered", async () => {
  const way = planning();
  await way.open(planner);
  await way.press({ ...l, width: "4,4 m", rightWidth: "3,6 m" });
  for (const after of ["0", "1", "-2", "0", "1", "-2"]) {
    if (way.modules.length < 10) await way.press({ edit: "add-drawers", after });
  }
  await way.press({ next: "1" });
  const price = await way.press({ front: "mdf-mat", next: "1" });
  expect(way.modules.length).toBeGreaterThanOrEqual(10);
  expect(mainOf(price)).not.toContain("Așa nu se poate");
  const total = /Total\s*([\d.]+ Lei)/.exec(mainOf(price))![1]!;
  expect(mainOf(await way.press({}))).toContain(total);
  expect([way.address, way.pages <= 12]).toEqual(["/cos", true]);
  const order = await sendCheckout(way.customer, await fillAndReview(way.customer, buyer));
  expect(mainOf(await way.customer.get(order.location!))).toContain(total);
});

test("a kitchen in U is begun at an address of its own, and stands along three walls", async () => {
  const customer = visitor();
  const begun = await customer.get(`${planner}?forma=u&perete=240&perete2=320&perete3=2%2C1+m`);
  const shape = begun.page.querySelector("[name=shape][checked]")!;
  expect(shape.getAttribute("value")).toBe("u");
  const typed = ["width", "backWidth", "rightWidth"].map((name) =>
    valueOf(begun.page.querySelector(`[name=${name}]`)!),
  );
  expect(typed).toEqual(["240", "320", "2,1 m"]);
  const placed = await fillInStep(customer, begun, { next: "1" });
  expect(runOf(placed).walls.map(({ widths }) => widths[0])).toEqual([2400, 3200, 2100]);
  const division = mainOf(await customer.get(placed.location!));
  expect(division).toMatch(
    /Peretele din stânga.*Peretele din mijloc.*Peretele din dreapta.*Alte vederi|Peretele din mijloc/s,
  );
  expect(division).not.toContain("Așa nu se poate");
});

test("an address that only names the shape shows an example of it", async () => {
  const { page } = await visitor().get(`${planner}?forma=l`);
  expect(page.querySelector("[name=shape][checked]")!.getAttribute("value")).toBe("l");
  expect(textOf(page.querySelector("main"))).toContain("Exemplu");
});

const lengthError = (least: number, most: number) => `Scrie o lungime între ${least} și ${most} cm`;

test.each([
  [l, "rightWidth", "lat", lengthError(20, 999)],
  [l, "rightWidth", "", lengthError(20, 999)],
  [u, "backWidth", "3 km", lengthError(20, 999)],
  [u, "rightTopWidth", "sus", lengthError(20, 999)],
  [u, "backMiddleWidth", "0", lengthError(20, 999)],
  [l, "diagonal", "5", lengthError(100, 180)],
  [u, "rightDiagonal", "drept", lengthError(100, 180)],
  [l, "waterWall", "back", "Alege"],
  [l, "waterWall", "", "Alege"],
  [u, "hobWall", "tavan", "Alege"],
  [u, "rightWindowLeft", "aici", lengthError(0, 999)],
  [l, "rightWindowSill", "1 m", ""],
])("%o: %s of “%s” is refused with all that was typed", async (shape, name, text, error) => {
  const typed: Record<string, string> = {
    ...said,
    ...shape,
    water: "120",
    waterWall: "right",
    hob: "90",
    hobWall: "left",
    middleWidth: "301",
    rightMiddleWidth: "241",
    backTopWidth: "302",
    [name]: text,
  };
  const answer = await visitor().post(planner, typed);
  expect(answer.status).toBe(422);
  const wrong = name === "rightWindowSill" ? ["rightWindowLeft", "rightWindowWidth"] : [name];
  for (const one of wrong) {
    const field = answer.page.querySelector(`#run-${one}`)!;
    expect(field.getAttribute("aria-invalid"), one).toBe("true");
    expect(textOf(answer.page.querySelector(`#run-${one}-error`))).toContain(error);
    expect(answer.page.querySelector(`[role=alert] a[href="#run-${one}"]`)).not.toBeNull();
    const folded = field.closest("details");
    if (folded) expect(folded.hasAttribute("open"), one).toBe(true);
  }
  for (const [other, value] of Object.entries(typed)) {
    const control = answer.page.querySelector(`input[type=text][name=${other}]`);
    if (control) expect(valueOf(control), other).toBe(value);
  }
  expect(answer.page.querySelector("[name=shape][checked]")!.getAttribute("value")).toBe(
    shape.shape,
  );
  const chosen = answer.page.querySelector("[name=hobWall] [selected]");
  if (name !== "hobWall") expect(chosen!.getAttribute("value")).toBe("left");
});

test("what is typed of walls that the shape has not is not asked for", async () => {
  const typed = { ...said, shape: "line", width: "3 m", rightWidth: "lat", backWidth: "" };
  const answer = await visitor().post(planner, { ...typed, waterWall: "back", diagonal: "?" });
  expect(answer.status).toBe(303);
  expect(runOf(answer).walls).toHaveLength(1);
});

test("water and hob stand where they are connected, and corners are as they were measured", async () => {
  const connected = { water: "1,6 m", waterWall: "right", hob: "110", hobWall: "left" };
  const fields = { ...said, ...l, ...connected, diagonal: "143", rightTopWidth: "241" };
  const answer = await visitor().post(planner, fields);
  const run = runOf(answer);
  expect(run.walls.map(({ water, hob }) => [water, hob])).toEqual([
    [null, 1100],
    [1600, null],
  ]);
  expect([run.diagonals, run.walls[1]!.widths]).toEqual([[1430], [2400, 2400, 2410]]);
  const on = (what: "sink" | "hob") =>
    allModules(run).find(({ module }) => (what === "hob" ? module.hob : module.what === what))!;
  expect([on("sink").wall, on("hob").wall]).toEqual([1, 0]);
  // The first step shows it all again.
  const customer = visitor();
  const shown = await customer.get(answer.location!.replace("pas=impartirea", "pas=locul"));
  for (const [name, text] of Object.entries({
    water: "160 cm",
    diagonal: "143",
    rightTopWidth: "241",
  })) {
    expect(valueOf(shown.page.querySelector(`[name=${name}]`)!), name).toBe(text);
  }
  expect(mainOf(shown)).toContain("Colțul nu e drept");
});

test("a wall too short for its corner is refused, and the nearest is drawn and offered", async () => {
  const customer = visitor();
  const answer = await customer.post(planner, { ...said, ...l, rightWidth: "70" });
  expect(answer.status).toBe(422);
  expect(textOf(answer.page.querySelector("#run-rightWidth-error"))).toContain("cel puțin");
  expect(mainOf(answer)).toContain("Peretele din dreapta: cel puțin");
  const taken = await customer.get(linkOf(answer, "Folosește această variantă"));
  expect([taken.status, mainOf(taken).includes("Așa nu se poate")]).toEqual([200, false]);
});

test("another shape keeps looks and appliances, and fills all its walls with ready modules", async () => {
  const way = planning();
  await way.open(planner);
  await way.press({ width: "3 m", next: "1" });
  await way.press({ hobWidth: "58", next: "1" });
  await way.press({ front: "mdf-mat", worktop: "pal-nuc", show: "1" });
  await way.open(way.address.replace("pas=aspect", "pas=locul"));
  await way.press(l);
  expect(way.run).toMatchObject({ front: "mdf-mat", worktop: "pal-nuc" });
  expect([way.run.niches.hob[0], way.run.walls.length]).toEqual([580, 2]);
  expect(way.run.walls.every(({ modules }) => modules.length > 1)).toBe(true);
});

test("a module goes past the corner, and one is added at the left end of a wall", async () => {
  const way = planning();
  await way.open(planner);
  await way.press({ ...l, width: "4 m", rightWidth: "3 m" });
  const before = way.run.walls.map(({ modules }) => modules.length);
  const shown = await way.press({ edit: "add-drawers", after: "0" });
  expect(way.run.walls[0].modules[1]!.what).toBe("drawers");
  expect(mainOf(shown)).toContain("Corp de colț");
  const corner = way.modules.findIndex(({ what }) => what === "corner");
  expect(shown.page.querySelector(`[name=m${corner}what]`)).toBeNull();
  expect(shown.page.querySelector(`[value=remove-${corner}]`)).toBeNull();
  const beside = corner < way.run.walls[0].modules.length ? corner - 1 : corner + 1;
  const side = beside < corner ? "right" : "left";
  expect(shown.page.querySelector(`button[value=${side}-${beside}]`)).not.toBeNull();
  await way.press({ edit: `${side}-${beside}` });
  expect(way.run.walls.map(({ modules }) => modules.length)).not.toEqual(before);
});

test("a corner module cannot be typed away", async () => {
  const way = planning();
  const shown = await way.open(planner);
  const placed = await fillInStep(way.customer, shown, l);
  await way.open(placed.location!);
  const corner = way.modules.findIndex(({ what }) => what === "corner");
  await way.press({ [`m${corner}what`]: "narrow", [`m${corner}above`]: "nothing", next: "1" });
  expect(way.modules[corner]).toMatchObject({ what: "corner", above: "nothing" });
});
