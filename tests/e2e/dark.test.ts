import { pieces } from "../world";
import { complaints } from "./axe";
import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

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
