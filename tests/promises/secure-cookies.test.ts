import { expect, onTestFinished, test } from "vitest";

import { languages } from "~/platform/i18n/languages";

import { startShop } from "../shop-process";
import { buyer, pieceId, pieces } from "../world";
import { visit } from "./buying";

test("over https every cookie is this very host's, works, and stands on the page of cookies", async () => {
  const shop = await startShop({ SHOP_ORIGIN: "https://www.exemplu.ro" });
  onTestFinished(() => shop.dispose());
  const admin = visit(shop);
  const productId = await pieceId(shop.db, pieces.desk);
  const answers = [
    await admin.post("/limba", { language: "en", returnTo: "/" }),
    await admin.post("/cos", { intent: "add", productId }),
    await admin.post("/salvate", { intent: "save", produs: "dormitoare/1" }),
    await admin.post("/finalizare-comanda", buyer),
    await admin.post("/asistent", { message: "Ce birouri aveți?" }),
    await admin.post("/autentificare", {
      email: "admin@atelier.local",
      password: "a password for tests",
    }),
  ];
  expect((await admin.get("/cont/profil")).status).toBe(200);
  expect((await admin.get("/cos")).text).toContain("Your basket");
  const [style] = /\/assets\/app-[\w-]+\.css/.exec((await admin.get("/cos")).text) ?? [];
  const file = await fetch(shop.origin + style);

  const cookies = [...answers, file].flatMap(({ headers }) => headers.getSetCookie());
  const names = new Set(cookies.map((cookie) => cookie.split("=")[0]));
  expect([...names].sort()).toEqual([
    "__Host-account",
    "__Host-assistant",
    "__Host-cart",
    "__Host-checkout",
    "__Host-device",
    "__Host-saved",
    "__Host-session",
    "__Host-sign-in",
    "__Host-style",
  ]);
  const plain = [...names].map((name) => name?.replace("__Host-", ""));
  for (const { code } of languages) {
    const { page } = await admin.get(`/cookies?lng=${code}`);
    const listed = page.querySelectorAll("main td:first-child code").map(({ text }) => text);
    expect(listed.sort(), code).toEqual(plain.sort());
  }
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
});
