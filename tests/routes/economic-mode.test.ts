import { expect, test } from "vitest";

import { textOf, toastOf, type Answer } from "../visitor";
import { openShop } from "./shop";

const { visitor } = await openShop();

const switchOf = ({ page }: Answer) => page.querySelector("footer button[name=economy]");
const isLight = ({ page }: Answer) =>
  page.querySelectorAll("main img[src^='/imagini/']").every((one) => /light=1/.test(one.outerHTML));

test("the switch in the footer makes every picture lighter, for a year, and back", async () => {
  const ana = visitor();
  const before = await ana.get("/produse");
  expect(isLight(before)).toBe(false);
  expect(textOf(switchOf(before))).toBe("Pornește modul economic");
  expect(switchOf(before)?.getAttribute("value")).toBe("on");

  const answer = await ana.post("/mod-economic", { economy: "on", returnTo: "/produse?pagina=2" });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/produse?pagina=2");
  expect(answer.headers.getSetCookie().join()).toMatch(/^session=.*Max-Age=31536000/);

  const after = await ana.get("/produse");
  expect(toastOf(after.page)).toBe("Mod economic pornit");
  expect(isLight(after)).toBe(true);
  expect(after.page.querySelector("html")?.hasAttribute("data-save-data")).toBe(true);
  expect(textOf(switchOf(after))).toBe("Oprește modul economic");

  const back = await ana.submit("/mod-economic", { economy: "off", returnTo: "/produse" });
  expect(toastOf(back.page)).toBe("Mod economic oprit");
  expect(isLight(back)).toBe(false);
});

test("choosing a language keeps the lighter pictures", async () => {
  const ana = visitor();
  await ana.post("/mod-economic", { economy: "on", returnTo: "/" });
  await ana.post("/limba", { language: "en", returnTo: "/" });
  const page = await ana.get("/");
  expect(isLight(page)).toBe(true);
  expect(textOf(switchOf(page))).toBe("Turn off data saver");
});

test("where the browser saves data the footer says so, and has nothing to switch", async () => {
  const saving = visitor();
  saving.headers["Save-Data"] = "on";
  const page = await saving.get("/");
  expect(switchOf(page)).toBeNull();
  expect(textOf(page.page.querySelector("footer"))).toContain(
    "browserul tău a cerut pagini mai ușoare",
  );
});

test.each([
  [{}, "/"],
  [{ economy: "" }, "/"],
  [{ economy: "perhaps", returnTo: "/cos" }, "/cos"],
  [{ economy: "perhaps", returnTo: "//evil.example" }, "/"],
])("a form of %j changes nothing and leads to %s", async (fields, target) => {
  const answer = await visitor().post("/mod-economic", fields);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe(target);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("opened by hand, the switch's address leads home", async () => {
  const answer = await visitor().get("/mod-economic");
  expect(answer.status).toBe(302);
  expect(answer.location).toBe("/");
});
