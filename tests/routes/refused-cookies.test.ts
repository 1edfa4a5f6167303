import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";

import { toastOf } from "../visitor";
import { newcomer, pieceId, pieces } from "../world";
import { register } from "./accounts";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const bed = await pieceId(db, pieces.bed);
const desk = pieces.desk.path;

/** A browser that keeps no cookies. */
function refusing() {
  const one = visitor();
  one.keepsCookies = false;
  return one;
}

const told = "Browserul tău nu păstrează cookie-uri";
const { phone } = (await findSettings(db)).general;

test.each<[string, string, Record<string, string>, string]>([
  ["adding to the cart", "/cos", { intent: "add", productId: bed, returnTo: desk }, desk],
  ["buying at once", "/cos", { intent: "buy", productId: bed }, "/cos"],
  ["another language", "/limba", { language: "en", returnTo: "/produse" }, "/produse"],
  ["a step of the checkout", "/cos", { intent: "clear" }, "/cos"],
])("%s says that it could not be kept, and whom to call", async (_, path, fields, page) => {
  const browser = refusing();
  const answer = await browser.post(path, fields);
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(new RegExp(`^${page}\\?`));
  const shown = await browser.get(answer.location!);
  expect(shown.status).toBe(200);
  expect(toastOf(shown.page)).toContain(told);
  expect(toastOf(shown.page)).toContain(phone);
  expect(mainOf(shown)).not.toContain("Coșul tău este gol");
});

test("signing in without cookies is told too, also on the way to a page that asks for it", async () => {
  await register(db, visitor());
  const { email, password } = newcomer;
  for (const returnTo of ["/", "/cont/comenzi"]) {
    const browser = refusing();
    let answer = await browser.post("/autentificare", { email, password, returnTo });
    // A page of the account leads back to the sign-in: nobody is left going round.
    for (let step = 0; step < 2 && answer.location; step += 1) {
      answer = await browser.get(answer.location);
    }
    expect(answer.status).toBe(200);
    expect(toastOf(answer.page)).toContain(told);
  }
});

test("who keeps cookies, and came without one yet, is where they were going, with what was done", async () => {
  const fresh = refusing();
  const fields = { intent: "add", productId: bed, returnTo: "/produse?cauta=pat" };
  const answer = await fresh.post("/cos", fields);
  const browser = visitor();
  for (const line of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = line.split(/=(.*?);/);
    browser.setCookie(name, value);
  }
  const marked = await browser.get(answer.location!);
  expect([marked.status, marked.location]).toEqual([302, "/produse?cauta=pat"]);
  expect(toastOf((await browser.get(marked.location!)).page)).toContain("adăugat în coș");
});

test("a page that says so is shown to nobody else", async () => {
  const answer = await refusing().post("/cos", { intent: "add", productId: bed, returnTo: desk });
  await refusing().get(answer.location!);
  expect(toastOf((await visitor().get(desk)).page)).toBe("");
  // And nobody is asked who did nothing.
  const { status, location } = await refusing().get("/cont/comenzi");
  expect([status, location]).toEqual([303, "/autentificare?returnTo=%2Fcont%2Fcomenzi"]);
});
