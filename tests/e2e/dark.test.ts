import type { Page } from "playwright/test";

import { listDrawings } from "~/sales/approvals/front/find-drawings.server";

import { placePieces, placePlans, wardrobePlan } from "../orders-placed";
import { visit } from "../promises/buying";
import type { ShopProcess } from "../shop-process";
import { laidOutBatch } from "../workshop/batches";
import { buyer, pieces } from "../world";
import { complaints } from "./axe";
import { signInAsAdmin } from "./office";
import { expect, plannerStep, test } from "./shop";

const places = [
  "/",
  "/produse",
  "/produse?cauta=zzzz",
  pieces.bed.path,
  `${pieces.bed.path}?fila=personalizare`,
  "/proiecteaza?nisa=217",
  "/cos",
  "/contact",
  "/despre",
  "/termeni",
  "/autentificare",
  "/nu-exista",
];

test("where the reader's system asks for dark, pages are dark and can be read", async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const place of places) {
    await page.goto(place);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper, place).toBe("rgb(21, 24, 29)");
    expect(await complaints(page), place).toEqual([]);
  }
  await signInAsAdmin(page, shop);
  for (const place of ["/admin", "/admin/comenzi", "/admin/produse", "/admin/setari"]) {
    await page.goto(place);
    expect(await complaints(page), place).toEqual([]);
  }
});

test("dark screens are printed as ink on white", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto(pieces.bed.path);
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect([ink, paper]).toEqual(["rgb(26, 32, 44)", "rgb(255, 255, 255)"]);
});

const design = { material: "mdf-mat", handle: "wood", width: 155, height: 75, depth: 85 };

/** Every page of the shop and the office that shows drawings. */
async function drawnPlaces(shop: ShopProcess): Promise<string[]> {
  const { db } = shop;
  const planned = await placePlans(db, [[wardrobePlan, 1]]);
  const designed = await placePieces(db, [[pieces.desk, 1, design]]);
  const [line] = await listDrawings(planned.id, "staff", db);
  const batch = await laidOutBatch(db);
  const asked = await visit(shop).post(`/oferta?${new URLSearchParams({ d: wardrobePlan })}`, {
    name: buyer.fullName,
    email: buyer.email,
    phone: buyer.phone,
    county: buyer.county,
    city: buyer.city,
    wishes: "Cu trei sertare.",
  });
  const request = await db.selectFrom("quote_requests").select("id").executeTakeFirstOrThrow();
  const customise = `${pieces.bed.path}?fila=personalizare`;
  return [
    customise,
    `${customise}&vedere=previzualizare`,
    plannerStep("pret"),
    `/in-camera?d=${wardrobePlan}`,
    `/comanda/${planned.token}/desene/${line!.versions[0]!.id}`,
    asked.location!,
    `/admin/comenzi/${planned.number}`,
    `/admin/comenzi/${planned.number}/pachet`,
    `/admin/comenzi/${designed.number}`,
    `/admin/comenzi/${planned.number}/desene/${line!.versions[0]!.id}`,
    `/admin/loturi/${batch.id}`,
    `/admin/oferte/${request.id}`,
    "/admin/materiale/material/pal-alb",
  ];
}

/** The drawings of a page that hold no dark of their own, and what is seen behind each. */
function groundsOfDrawings(page: Page): Promise<{ src: string; ground: string }[]> {
  return page.evaluate(async () => {
    const shown: { src: string; ground: string }[] = [];
    for (const image of document.images) {
      const src = image.getAttribute("src") ?? "";
      if (!src.startsWith("data:image/svg")) {
        const answer = await fetch(src);
        if (!answer.headers.get("Content-Type")?.startsWith("image/svg")) continue;
        if ((await answer.text()).includes("prefers-color-scheme")) continue;
      }
      let behind: Element | null = image;
      let ground = "rgba(0, 0, 0, 0)";
      while (behind && ground === "rgba(0, 0, 0, 0)") {
        ground = getComputedStyle(behind).backgroundColor;
        behind = behind.parentElement;
      }
      shown.push({ src, ground });
    }
    return shown;
  });
}

test("drawings, whose ink is dark, stand on paper on dark pages too", async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await signInAsAdmin(page, shop);
  for (const place of await drawnPlaces(shop)) {
    await page.goto(place);
    const drawings = await groundsOfDrawings(page);
    expect(drawings.length, place).toBeGreaterThan(0);
    for (const { src, ground } of drawings) {
      expect(ground, `${place}: ${src}`).toBe("rgb(255, 255, 255)");
    }
  }
  // What the browser itself has drawn again.
  await page.goto(`${pieces.bed.path}?fila=personalizare`);
  await page.getByRole("slider").first().press("ArrowRight");
  await page.locator('img[src^="data:image/svg"]').first().waitFor({ state: "attached" });
  for (const { src, ground } of await groundsOfDrawings(page)) {
    expect(ground, src.slice(0, 40)).toBe("rgb(255, 255, 255)");
  }
});
