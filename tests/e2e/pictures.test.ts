import { pieces } from "../world";
import { expect, test } from "./shop";

test("the switch in the footer makes the pages lighter, there and back", async ({ page }) => {
  const pictures: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/imagini/")) pictures.push(response.url());
  });
  const picture = page.getByRole("main").getByRole("img").first();
  const sent = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);

  await page.goto(pieces.bed.path);
  await expect.poll(sent).toMatch(/w=(800|1200)$/);
  await page.getByRole("button", { name: "Pornește modul economic" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Mod economic pornit" })).toBeVisible();
  await expect(page).toHaveURL(pieces.bed.path);
  await expect.poll(sent).toMatch(/&light=1$/);

  pictures.length = 0;
  await page.goto("/produse");
  await expect.poll(() => pictures.length).toBeGreaterThan(3);
  expect(pictures.filter((address) => !address.endsWith("?w=400&light=1"))).toEqual([]);

  await page.getByRole("button", { name: "Oprește modul economic" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Mod economic oprit" })).toBeVisible();
  await expect(page.locator("main article img").first()).toHaveAttribute("src", /\?w=400$/);
});

test("a picture that has not come yet holds its place, in the colour of paper", async ({
  page,
}) => {
  await page.route("**/imagini/**", (route) => route.abort());
  await page.goto(pieces.bed.path);
  const picture = page.getByRole("main").getByRole("img").first();
  const { width, height } = (await picture.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 3, 1);
  await expect(picture).toHaveCSS("background-color", "rgb(241, 235, 225)");
});

test("every picture is shown as wide as its address list is told, on any screen", async ({
  page,
}) => {
  await page.route("**/imagini/**", (route) => route.abort());
  for (const path of ["/", "/produse", pieces.bed.path, "/galerie", "/despre"]) {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(misjudgedPictures), `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Those whose `sizes` are more than a tenth away from the width they have. Runs in the page. */
function misjudgedPictures(): string[] {
  const promised = (sizes: string) => {
    const parts = sizes.split(",").map((part) => /^\s*(\(.+\))?\s*([\d.]+)(rem|vw)$/.exec(part)!);
    const [, , amount, unit] = parts.find(([, media]) => !media || matchMedia(media).matches)!;
    return Number(amount) * (unit === "vw" ? innerWidth / 100 : 16);
  };
  return [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")]
    .map((image) => ({ image, shown: image.clientWidth, told: promised(image.sizes) }))
    .filter(({ shown, told }) => shown > 0 && Math.abs(told / shown - 1) > 0.1)
    .map(({ image, shown, told }) => `${image.getAttribute("src")}: ${shown}, told ${told}`);
}
