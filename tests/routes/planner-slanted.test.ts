import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { languageCodes } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { designs } from "../boards/drawing/pieces";
import { fillAndReview } from "../checkout-form";
import type { Answer } from "../visitor";
import { buyer } from "../world";
import { fillInStep, mainOf, sendCheckout, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const planner = "/proiecteaza";
const at = (text: string, step = "") =>
  `${planner}?${new URLSearchParams({ d: text, ...(step && { pas: step }) })}`;
const designOf = ({ location }: Answer) =>
  readDesign(new URL(location ?? "", "http://shop").searchParams.get("d") ?? "")!;
const slanted = writeDesign(designs.slanted);

/** The room of the workshop's worked piece, as people type it. */
const typed = {
  kind: "wardrobe",
  where: "slope",
  way: "none",
  falls: "left",
  style: "slanted",
  above: "closed",
  slopeWidth: "240",
  slopeLow: "1200 mm",
  slopeHigh: "2,5 m",
  slopeRun: "130",
  slopeRaised: "",
  nicheDepth: "70 cm",
  skirting: "",
};

test("a room under the roof becomes a slanted body and a straight one, ordered without script", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, typed);
  expect(placed.status).toBe(303);
  expect(designOf(placed)).toMatchObject({
    place: { kind: "slope", falls: "left", style: "slanted", low: 1200, high: 2500, run: 1300 },
    width: 2340,
    depth: 600,
  });
  const division = await customer.get(placed.location!);
  const told = mainOf(division);
  expect(told).toContain("Panta are 45°: un corp o urmează, lângă el e unul drept.");
  expect(told).not.toMatch(/Așa nu se poate|glisant|suprapus|două corpuri|Corp înalt/i);
  const look = await fillInStep(customer, division, { next: "1" });
  const priced = await fillInStep(customer, await customer.get(look.location!), { next: "1" });
  const price = await customer.get(priced.location!);
  const [, total = ""] = /Total\s*([\d.]+ Lei)/.exec(mainOf(price))!;
  expect((await fillInStep(customer, price, {})).location).toBe("/cos");
  const said = /sub pantă: lățime 240 cm, înălțime de la 120 cm la 250 cm, adâncime 61,8 cm/i;
  const cart = mainOf(await customer.get("/cos"));
  expect(cart).toMatch(said);
  expect(cart).toContain(total);
  const order = await sendCheckout(customer, await fillAndReview(customer, buyer));
  expect(order.status).toBe(303);
  const { number } = await db.selectFrom("orders").select("number").executeTakeFirstOrThrow();
  const admin = await signedIn({ role: "administrator" });
  expect(mainOf(await admin.get(`/admin/comenzi/${number}`))).toMatch(said);
});

test("the first step shows which way was chosen, and makes the same of it", async () => {
  const customer = visitor();
  for (const room of [
    typed,
    { ...typed, falls: "right", above: "open", slopeRun: "200", slopeHigh: "240" },
    { ...typed, kind: "bookcase", nicheDepth: "350 mm" },
    { ...typed, style: "stepped" },
  ]) {
    const design = designOf(await customer.post(planner, room));
    const { page } = await customer.get(at(writeDesign(design)));
    expect(page.querySelector("[name=style][checked]")!.getAttribute("value")).toBe(room.style);
    const back = await fillInStep(customer, { page } as Answer, { next: "1" });
    expect(designOf(back)).toEqual(design);
  }
});

test("a chosen way is kept where something else is refused", async () => {
  const answer = await visitor().post(planner, { ...typed, slopeLow: "jos" });
  expect(answer.status).toBe(422);
  expect(answer.page.querySelector("[name=style][checked]")!.getAttribute("value")).toBe("slanted");
});

test("a ceiling that is too steep for it is answered by steps, in words, as a button", async () => {
  const customer = visitor();
  const placed = await customer.post(planner, { ...typed, slopeHigh: "290" });
  expect(placed.status).toBe(303);
  const shown = await customer.get(placed.location!);
  expect(mainOf(shown)).toContain(
    "În trepte în loc de oblic: tavanul are 53°, iar corpul oblic merge până la 45°",
  );
  expect(mainOf(shown)).toContain("Panta are 52,6°");
  // What the place decides by itself nobody has to agree to.
  expect(shown.page.querySelectorAll("[aria-labelledby=changes] li")).toHaveLength(1);
  const offered = shown.page
    .querySelectorAll("a")
    .find((one) => one.textContent === "Folosește această variantă")!;
  const taken = await customer.get(offered.getAttribute("href")!.replaceAll("&amp;", "&"));
  expect(mainOf(taken)).not.toContain("Așa nu se poate");
  expect(mainOf(taken)).toContain("fiecare coloană e un corp separat");
});

test("who changes from steps to a slanted body and back begins with columns that stand so", async () => {
  const customer = visitor();
  let { page } = await customer.get(
    (await customer.post(planner, { ...typed, style: "stepped" })).location!.replace(
      /&pas=\w+/,
      "",
    ),
  );
  for (const style of ["slanted", "stepped"]) {
    const changed = await fillInStep(customer, { page } as Answer, { style, next: "1" });
    const shown = await customer.get(changed.location!);
    expect(mainOf(shown)).not.toContain("Așa nu se poate");
    expect(mainOf(shown)).toContain(
      style === "slanted" ? "un corp o urmează" : "fiecare coloană e un corp separat",
    );
    ({ page } = await customer.get(changed.location!.replace(/&pas=\w+/, "")));
  }
});

test("doors that would meet the ceiling, mirrors and pairs below it are answered in words", async () => {
  const customer = visitor();
  const division = await customer.get(at(slanted, "impartirea"));
  const sent = await fillInStep(customer, division, {
    c0z0front: "left",
    c1z0front: "right-mirror",
    show: "1",
  });
  const told = mainOf(await customer.get(sent.location!));
  expect(told).toContain("Coloana 1: o ușă cu balamalele în partea înaltă");
  expect(told).toContain("Coloana 2: ușă fără oglindă");
  const fields = (await customer.get(at(slanted, "impartirea"))).page;
  expect(valueOf(fields.querySelector("[name=c0z0front]")!)).toBe("right");
});

test.each(languageCodes)("every reason of a slanted body is said in %s", async (language) => {
  const reader = visitor();
  await reader.post("/limba", { language, returnTo: "/" });
  const placed = await reader.post(planner, { ...typed, slopeHigh: "290" });
  const t = translateIn(language, "planner");
  const said = t("reasons.slanted-steep", { from: "53", to: "45" });
  expect(mainOf(await reader.get(placed.location!))).toContain(said);
});

test("every view of it is drawn without script", async () => {
  for (const view of ["deschis", "scara", "scara-deschis", "interior", "fata", "lateral"]) {
    const { page, status } = await visitor().get(`${at(slanted)}&vedere=${view}`);
    expect(status).toBe(200);
    expect(page.querySelector("main img[src*=desen]"), view).not.toBeNull();
  }
});
