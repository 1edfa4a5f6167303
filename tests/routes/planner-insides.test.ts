import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";

import { bookcase, chest, wardrobe } from "../boards/designs";
import { fillAndReview } from "../checkout-form";
import { textOf, type Answer, type Visitor } from "../visitor";
import { buyer } from "../world";
import { controlOf, fillInStep, mainOf, sendCheckout, valueOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const at = (design: Design | string, step: string) =>
  `/proiecteaza?${new URLSearchParams({ d: typeof design === "string" ? design : writeDesign(design), pas: step })}`;
const designOf = ({ location }: Answer) =>
  readDesign(new URL(location ?? "", "http://shop").searchParams.get("d") ?? "")!;
const press = async (customer: Visitor, address: string, fields: Record<string, string>) =>
  fillInStep(customer, await customer.get(address), fields);
const optionsOf = ({ page }: Answer, name: string) =>
  controlOf(page, name)
    .querySelectorAll("option")
    .map((option) => option.getAttribute("value"));

test("a wardrobe with mirrors, shoes, a light and a panel is asked for, ordered and told without script", async () => {
  const customer = visitor();
  // A mirror makes a wider door too heavy for its hinges.
  const narrow: Design = { ...wardrobe, width: 900 };
  const divided = await press(customer, at(narrow, "impartirea"), {
    c0z0front: "left-mirror",
    c1z0inside: "shoes",
    c1z0count: "4",
    c1z0light: "on",
    next: "1",
  });
  expect(divided.status).toBe(303);
  const [left, right] = designOf(divided).columns.map(({ zones }) => zones[0]);
  expect(left).toMatchObject({ front: "left", inside: "rail", mirror: true });
  expect(left?.light).toBeUndefined();
  expect(right).toMatchObject({ front: "right", inside: "shoes", count: 4, light: true });
  const back = await customer.get(at(designOf(divided), "impartirea"));
  expect(valueOf(controlOf(back.page, "c0z0front"))).toBe("left-mirror");
  expect(valueOf(controlOf(back.page, "c1z0inside"))).toBe("shoes");
  expect(controlOf(back.page, "c1z0light").hasAttribute("checked")).toBe(true);
  expect(controlOf(back.page, "c0z0light").hasAttribute("checked")).toBe(false);

  const looked = await press(customer, divided.location!, { panels: "right", next: "1" });
  const design = designOf(looked);
  expect(design.panels).toBe("right");
  const price = await customer.get(looked.location!);
  const said = "uși cu oglindă, polițe pentru pantofi, lumini, panou lateral";
  expect(mainOf(price)).toContain(`Dotări ${said}`);
  const drawing = price.page.querySelector("main img[src*=desen]")!.getAttribute("src")!;
  const { text } = await customer.get(drawing.replaceAll("&amp;", "&"));
  expect(text).toContain("ușă cu balamale pe stânga, cu oglindă, bară pentru umerașe");
  expect(text).toContain("4 polițe pentru pantofi, cu lumină");
  expect((await fillInStep(customer, price, {})).location).toBe("/cos");

  const line = said.replaceAll(", ", " · ");
  const query = new URLSearchParams({ d: writeDesign(design) }).toString();
  await customer.post("/salvate", { design: writeDesign(design), intent: "save" });
  for (const place of ["/cos", "/salvate", `/oferta?${query}`]) {
    expect(mainOf(await customer.get(place)), place).toContain(line);
  }
  const compared = mainOf(
    await customer.get(`/compara?${new URLSearchParams({ m: query }).toString()}`),
  );
  expect(compared).toContain(
    "2 coloane · 4 polițe pentru pantofi · o bară pentru umerașe · 2 uși · o oglindă · o lumină · un panou lateral",
  );
  const order = await sendCheckout(customer, await fillAndReview(customer, buyer));
  expect(order.status).toBe(303);
  expect(mainOf(await customer.get(order.location!))).toContain(line);
  const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toContain(line);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").select("text").execute();
  expect(mails.some((mail) => mail.text.includes(line))).toBe(true);
});

test.each(["shelves", "drawers", "shoes", "pull-outs"])(
  "%s instead of a rail are some at first, without a word of what is impossible",
  async (inside) => {
    const divided = await press(visitor(), at(wardrobe, "impartirea"), { c0z0inside: inside });
    expect(designOf(divided).columns[0]!.zones[0]).toMatchObject({ inside, count: 3 });
    const shown = await visitor().get(divided.location!);
    expect(valueOf(controlOf(shown.page, "c0z0count"))).toBe("3");
    expect(mainOf(shown)).not.toContain("Așa nu se poate");
  },
);

test("only wardrobes are offered mirrors, shoes and baskets; chests no light; who has drawers hides it", async () => {
  const customer = visitor();
  const fronts = ["open", "left", "right", "pair", "drawers"];
  const mirrors = ["left-mirror", "right-mirror", "pair-mirror"];
  const ofWardrobe = await customer.get(at(wardrobe, "impartirea"));
  expect(optionsOf(ofWardrobe, "c0z0front")).toEqual([...fronts, ...mirrors]);
  expect(optionsOf(ofWardrobe, "c0z0inside")).toEqual([
    "shelves",
    "rail",
    "drawers",
    "shoes",
    "pull-outs",
  ]);
  const ofBookcase = await customer.get(at(bookcase, "impartirea"));
  expect(optionsOf(ofBookcase, "c0z0front")).toEqual(fronts);
  expect(optionsOf(ofBookcase, "c0z0inside")).toEqual(["shelves", "drawers"]);
  expect(ofBookcase.page.querySelector("[name=c0z0light]")).not.toBeNull();
  const ofChest = await customer.get(at(chest, "impartirea"));
  expect(ofChest.page.querySelector("[name=c0z0light]")).toBeNull();
  const forged = await press(customer, at(bookcase, "impartirea"), { c0z0front: "left-mirror" });
  expect(forged.status).toBe(422);
  expect(forged.page.querySelector("[name=c0z0front][aria-invalid=true]")).not.toBeNull();
  // What drawers are chosen before has no light, ticked or not.
  const shut = await press(customer, at(wardrobe, "impartirea"), {
    c0z0front: "drawers",
    c0z0light: "on",
  });
  expect(designOf(shut).columns[0]!.zones[0]!.light).toBeUndefined();
});

test("a panel is asked for where no wall stands, on the sides that are free", async () => {
  const customer = visitor();
  const beside = (walls: "none" | "left" | "both"): Design => ({
    ...wardrobe,
    place: { kind: "free", walls, ceiling: null },
  });
  const asked = async (design: Design) => {
    const answer = await customer.get(at(design, "aspect"));
    return answer.page.querySelector("[name=panels]") ? optionsOf(answer, "panels") : [];
  };
  expect(await asked(beside("none"))).toEqual(["none", "left", "right", "both"]);
  expect(await asked(beside("left"))).toEqual(["none", "right"]);
  expect(await asked(beside("both"))).toEqual([]);
  const covered = { ...beside("none"), panels: "both" as const };
  const looked = await press(customer, at(covered, "aspect"), { next: "1" });
  expect(designOf(looked).panels).toBe("both");
  const bare = await press(customer, at(covered, "aspect"), { panels: "none" });
  expect(designOf(bare).panels).toBeUndefined();
});

test("who chooses no handle has fronts that are pushed to open, and is told so; another handle takes it back", async () => {
  const customer = visitor();
  const pushed = await press(customer, at(wardrobe, "aspect"), { handle: "none", next: "1" });
  expect(designOf(pushed)).toMatchObject({ handle: "none", opening: "push" });
  const price = await customer.get(pushed.location!);
  expect(mainOf(price)).toContain("Fără mâner (push)");
  const drawing = price.page.querySelector("main img[src*=desen]")!.getAttribute("src")!;
  const { text } = await customer.get(drawing.replaceAll("&amp;", "&"));
  expect(text).toContain("Se deschide la apăsare, fără mânere.");
  const handled = await press(customer, at(designOf(pushed), "aspect"), { handle: "metal" });
  expect(designOf(handled).opening).toBeUndefined();
});

test.each([
  [
    "150pt1-ph.ps3",
    "fără polițe pentru pantofi, au nevoie de o zonă de cel puțin 33,8 cm înălțime",
  ],
  ["dd5i.ps3", "fără lumină, în sertare nu se pune"],
  ["os4m.ps3", "fără oglindă, se pune doar pe uși cu balamale"],
  ["300wlu2.ps3.ps3", "fără coșuri extractibile, lățimea de 28,2 cm nu se potrivește"],
])("%s is answered by the nearest, in words", async (columns, said) => {
  const text = `1w-f-1400x2300x600-t18-p80_${columns}_pal-alb_pal-alb_metal`;
  const shown = mainOf(await visitor().get(at(text, "impartirea")));
  expect(shown).toContain(`Coloana 1: ${said}`);
});

test("a panel at a wall is answered without it", async () => {
  const text = "1w-fl-1000x2200x600-t18-p80-el_lh.rs5_pal-alb_pal-alb_metal";
  const shown = await visitor().get(at(text, "aspect"));
  expect(mainOf(shown)).toContain("Panoul lateral se pune doar unde nu e perete lângă piesă");
  expect(textOf(shown.page.querySelector("main"))).toContain("Folosește această variantă");
});
