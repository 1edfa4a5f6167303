import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { makePlan } from "~/furniture/planner/plan.server";

import { bookcase, wardrobe } from "../boards/designs";
import { placePlans } from "../orders-placed";
import type { Answer, Visitor } from "../visitor";
import { fillInStep, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();

const at = (design: Design, step: string, more: Record<string, string> = {}) =>
  `/proiecteaza?${new URLSearchParams({ d: writeDesign(design), pas: step, ...more })}`;
const designOf = (address: string) => new URL(address, "http://shop").searchParams.get("d") ?? "";
const stripOf = ({ page }: Answer) => page.querySelector(".plan-strip")!;

/** The address that *Înapoi* leads to; undefined where there is nothing to go back to. */
function backOf(answer: Answer): string | undefined {
  const link = stripOf(answer)
    .querySelectorAll("a")
    .find((one) => one.text.trim() === "Înapoi");
  return link?.getAttribute("href")!.replaceAll("&amp;", "&");
}

/** The price as a step shows it, in lei, and what the last change did to it. */
function pricesOf(answer: Answer): { price: number; change: number } {
  const said = stripOf(answer).querySelector("[aria-live]")!.text.replaceAll(".", "");
  const price = Number(/(\d+) Lei/.exec(said)![1]);
  const changed = /([+−])(\d+) Lei/.exec(said);
  return { price, change: changed ? Number(changed[2]) * (changed[1] === "+" ? 1 : -1) : 0 };
}

/** Presses buttons of the division, one after the other. */
async function change(customer: Visitor, address: string, ...presses: Record<string, string>[]) {
  let answer = await customer.get(address);
  for (const fields of presses) {
    const sent = await fillInStep(customer, answer, fields);
    expect(sent.status).toBe(303);
    answer = await customer.get(sent.location!);
  }
  return answer;
}

test("Înapoi walks back through the changes of two steps, and each says what it did to the price", async () => {
  const customer = visitor();
  const divided = await change(
    customer,
    at(wardrobe, "impartirea"),
    { edit: "split-column-0-0" },
    { c1z0inside: "drawers", c1z0count: "4", next: "1" },
    { front: "mdf-mat", next: "1" },
  );
  expect(divided.page.querySelector("main [aria-current=page]")!.text).toContain("Preț");
  let shown = divided;
  const prices: number[] = [];
  for (let steps = 0; steps < 3; steps += 1) {
    const { price, change: by } = pricesOf(shown);
    const back = await customer.get(backOf(shown)!);
    expect(by).toBe(price - pricesOf(back).price);
    expect(by).not.toBe(0);
    prices.push(price);
    shown = back;
  }
  expect(new Set(prices).size).toBe(3);
  expect(backOf(shown)).toBeUndefined();
  const { price, change: by } = pricesOf(shown);
  expect(by).toBe(0);
  const plan = await makePlan(wardrobe, "ro", db);
  expect(plan.kind === "plan" && plan.price.totalBani).toBe(price * 100);
});

test("a change of the place can be taken back too, and what changes nothing is no change", async () => {
  const customer = visitor();
  const same = await change(customer, at(bookcase, "impartirea"), { show: "1" });
  expect(backOf(same)).toBeUndefined();
  const wider = await change(customer, at(bookcase, ""), { width: "120", next: "1" });
  expect(readDesign(designOf(backOf(wider)!))).toEqual(bookcase);
  expect(pricesOf(wider).change).toBeGreaterThan(0);
});

test("a design before that is none, or that cannot be built, is not gone back to", async () => {
  const customer = visitor();
  const unknown = writeDesign({ ...bookcase, body: "aur" });
  const own = writeDesign(bookcase);
  for (const before of ["x", "*", unknown, own, "1b".repeat(900), "%00"]) {
    const shown = await customer.get(at(bookcase, "pret", { inapoi: before }));
    expect([before, shown.status, backOf(shown)]).toEqual([before, 200, undefined]);
  }
});

const three: Design = {
  ...wardrobe,
  width: 1800,
  columns: [0, 1, 0].map((at) => wardrobe.columns[at]!),
};

test("each column has its number, and the number shows its fields", async () => {
  const { page } = await visitor().get(at(three, "impartirea", { coloana: "2" }));
  const groups = page.querySelectorAll(".plan-columns > fieldset");
  expect(groups.map((one) => one.querySelector("legend")!.text)).toEqual([
    "Coloana 1",
    "Coloana 2",
    "Coloana 3",
  ]);
  const numbers = page.querySelectorAll(".plan-numbers text").map((one) => one.text);
  const choices = page.querySelectorAll("input[name=coloana]");
  expect(numbers).toEqual(["1", "2", "3"]);
  expect(choices.map((one) => one.getAttribute("value"))).toEqual(numbers);
  expect(choices.map((one) => one.hasAttribute("checked"))).toEqual([false, true, false]);
  // They are sent with the fields, and a press on the drawing chooses one.
  expect(choices.map((one) => one.getAttribute("form"))).toEqual(Array(3).fill("division"));
  const pressed = page.querySelectorAll(".plan-numbers label");
  expect(pressed.map((one) => one.getAttribute("for"))).toEqual(choices.map(({ id }) => id));
  for (const [column, group] of groups.entries()) {
    expect(group.querySelector("input")!.getAttribute("name")).toBe(`c${column}width`);
  }
});

test("the numbers stand on their columns, from left to right", async () => {
  for (const view of ["", "deschis"]) {
    const { page } = await visitor().get(at(three, "impartirea", { vedere: view }));
    const areas = page.querySelectorAll(".plan-numbers label").map((one) => one.parentNode!);
    const edges = areas.map((one) => [
      Number(one.getAttribute("x")),
      Number(one.getAttribute("x")) + Number(one.getAttribute("width")),
    ]);
    expect(edges).toHaveLength(3);
    const flat = edges.flat();
    expect(flat).toEqual([...flat].sort((one, other) => one - other));
    const circles = page.querySelectorAll(".plan-numbers circle");
    for (const [index, circle] of circles.entries()) {
      const x = Number(circle.getAttribute("cx"));
      expect(x > edges[index]![0]! && x < edges[index]![1]!).toBe(true);
    }
  }
});

test("the column that was edited is shown again, and the last one for one that is gone", async () => {
  const customer = visitor();
  const shown = await change(customer, at(three, "impartirea"), {
    coloana: "3",
    edit: "split-column-2-0",
  });
  const checked = (answer: Answer) =>
    answer.page.querySelector("input[name=coloana][checked]")!.getAttribute("value");
  expect(checked(shown)).toBe("3");
  expect(checked(await customer.get(at(three, "impartirea", { coloana: "12" })))).toBe("3");
});

test("ready divisions stand before the columns; each is built as it is, at the price that it says", async () => {
  const customer = visitor();
  const { page } = await customer.get(at(three, "impartirea"));
  const links = page.querySelectorAll("[aria-labelledby=ready] a");
  expect(links.length).toBeGreaterThanOrEqual(3);
  const order = page.querySelectorAll("[aria-labelledby=ready], #division").map(({ id }) => id);
  expect(order).toEqual(["", "division"]);
  for (const link of links) {
    const chosen = await customer.get(link.getAttribute("href")!.replaceAll("&amp;", "&"));
    expect(mainOf(chosen)).not.toContain("Așa nu se poate");
    const said = Number(/([\d.]+) Lei/.exec(link.text)![1]!.replaceAll(".", ""));
    expect(pricesOf(chosen).price).toBe(said);
    const again = chosen.page.querySelector("[aria-labelledby=ready] [aria-current]")!;
    expect(again.text).toBe(link.text);
    expect(readDesign(designOf(backOf(chosen)!))).toEqual(three);
  }
});

test("the division that is ordered most comes first; orders on trial and cancelled ones do not count", async () => {
  const ready = async () => {
    const { page } = await visitor().get(at(three, "impartirea"));
    return page.querySelectorAll("[aria-labelledby=ready] a").map((link) => ({
      name: /Doar polițe|Umerașe[^0-9]*/.exec(link.text)?.[0],
      text: designOf(link.getAttribute("href")!.replaceAll("&amp;", "&")),
    }));
  };
  const before = await ready();
  expect(before[0]!.name).toBe("Umerașe și polițe");
  const shelves = before.find(({ name }) => name === "Doar polițe")!;
  const order = await placePlans(db, [[shelves.text, 1]], {});
  const set = (values: { is_trial: 0 | 1; status?: "cancelled" }) =>
    db.updateTable("orders").set(values).where("id", "=", order.id).execute();
  await set({ is_trial: 1 });
  expect((await ready())[0]!.name).toBe("Umerașe și polițe");
  await set({ is_trial: 0 });
  expect((await ready())[0]!.name).toBe("Doar polițe");
  await set({ is_trial: 0, status: "cancelled" });
  expect((await ready())[0]!.name).toBe("Umerașe și polițe");
});
