import type { Page } from "playwright/test";
import sharp from "sharp";

import { writeDesign } from "~/furniture/boards/address";

import { wardrobe } from "../boards/designs";
import { readGlb } from "../models3d/read-glb";
import { someOf } from "../promises/proof";
import { complaints } from "./axe";
import { expect, test } from "./shop";

// A graphics card made of software, which the light browser has no part for.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
});

const place = `/in-camera?d=${writeDesign(wardrobe)}`;

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the view is script");

  for (const width of someOf([360, 1280], 2)) {
    test(`a piece is turned, opened and shut in its picture's place (${width} px)`, async ({
      page,
      shop,
    }) => {
      const strangers: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(shop.origin) && !url.startsWith("data:")) strangers.push(url);
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(place);
      const picture = page.locator("main img").first();
      // A press would scroll to it.
      await page.getByRole("button", { name: "Rotește în 3D" }).scrollIntoViewIfNeeded();
      const before = await picture.boundingBox();
      await turn(page);
      const view = page.getByRole("application", { name: /vedere 3D/ });
      await expect(view).toBeFocused();
      expect(await view.boundingBox()).toEqual(before);
      await expect(view).toHaveAccessibleDescription(/săgețile.*Home/);
      const first = await looks(page);
      expect(shareDrawn(first)).toBeGreaterThan(0.1);

      const seen = [first];
      for (const key of ["ArrowRight", "ArrowUp", "+", "-"]) {
        await page.keyboard.press(key);
        seen.push(await otherThan(page, seen.at(-1)!));
      }
      await page.keyboard.press("Home");
      await expect.poll(() => looks(page).then((now) => now.equals(first))).toBe(true);
      for (const name of ["Rotește la stânga", "Rotește la dreapta", "Apropie", "Depărtează"]) {
        const now = await looks(page);
        await page.getByRole("button", { name, exact: true }).click();
        await otherThan(page, now);
      }
      await page.getByRole("button", { name: "Revino la început" }).click();
      await expect.poll(() => looks(page).then((now) => now.equals(first))).toBe(true);

      await page.getByRole("button", { name: "Deschide ușile" }).click();
      await otherThan(page, first);
      await page.getByRole("button", { name: "Închide ușile" }).click();
      await expect.poll(() => looks(page).then((now) => now.equals(first))).toBe(true);

      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
      expect(strangers).toEqual([]);

      await page.getByRole("button", { name: "Înapoi la imagine" }).click();
      await expect(picture).toBeVisible();
      await expect(page.getByRole("button", { name: "Rotește în 3D" })).toBeFocused();
    });
  }

  test("another decor comes over the piece as it stands open", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/desen.glb")) fetched.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(place);
    await turn(page);
    const shut = await looks(page);
    await page.getByRole("button", { name: "Deschide ușile" }).click();
    const open = await otherThan(page, shut);
    await page.getByRole("radio", { name: "PAL Nuc" }).check();
    const walnut = await otherThan(page, open);
    // The piece itself came once; the decor alone after it, without a board.
    const [piece, decor] = fetched.splice(0);
    const boardsIn = async (address: string) => {
      const { nodes } = readGlb(await (await page.request.get(address)).body());
      return nodes.filter(({ name }) => name === "side").length;
    };
    expect([await boardsIn(piece!), await boardsIn(decor!)]).toEqual([2, 0]);
    expect(brightness(walnut)).toBeLessThan(brightness(open));
    await page.getByRole("radio", { name: "PAL Alb" }).check();
    await expect.poll(() => looks(page).then((now) => now.equals(open))).toBe(true);
    await page.getByRole("radio", { name: "PAL Nuc" }).check();
    await expect.poll(() => looks(page).then((now) => now.equals(walnut))).toBe(true);
    expect(fetched).toHaveLength(1);
    expect(fetched.join()).toContain("parte=decor");

    await page.route(/desen\.glb/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("radio", { name: "PAL Stejar" }).click();
    await expect(page.getByText("Rămâne cel de dinainte")).toBeVisible();
    await expect(page.getByRole("radio", { name: "PAL Nuc" })).toBeChecked();
  });

  test("who wants less motion sees the doors open at once, and nothing is drawn after", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window);
      Object.assign(window, { drawn: 0 });
      window.requestAnimationFrame = (draw) => {
        Object.assign(window, { drawn: (window as unknown as { drawn: number }).drawn + 1 });
        return ask(draw);
      };
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(place);
    await turn(page);
    const shut = await looks(page);
    const before = await page.evaluate<number>("drawn");
    await page.getByRole("button", { name: "Deschide ușile" }).click();
    const open = await otherThan(page, shut);
    expect((await looks(page)).equals(open)).toBe(true);
    expect(await page.evaluate<number>("drawn")).toBe(before + 1);
  });

  test("the picture stays, with a sentence, where nothing can draw", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(place);
    await page.getByRole("button", { name: "Rotește în 3D" }).click();
    await expect(page.getByRole("status").filter({ hasText: "WebGL" })).toBeVisible();
    await expect(page.locator("main img").first()).toBeVisible();
  });

  test("the picture stays, with a sentence, while the file does not come", async ({ page }) => {
    await page.goto(place);
    await page.route(/desen\.glb/, (route) => route.fulfill({ status: 503 }));
    await page.getByRole("button", { name: "Rotește în 3D" }).click();
    await expect(page.getByText("poți încerca din nou")).toBeVisible();
    await expect(page.locator("main img").first()).toBeVisible();
    await page.unroute(/desen\.glb/);
    await turn(page);
  });
});

test("without script the picture stands alone", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, "with script there is a button");
  await page.goto(place);
  await expect(page.locator("main img").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Rotește în 3D" })).toHaveCount(0);
});

async function turn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Rotește în 3D" }).click();
  await page.getByRole("application").locator("canvas").waitFor();
}

/** The view as it is on the screen, pixel by pixel. */
async function looks(page: Page): Promise<Buffer> {
  const picture = await page.getByRole("application").locator("canvas").screenshot();
  return sharp(picture).removeAlpha().raw().toBuffer();
}

async function otherThan(page: Page, before: Buffer): Promise<Buffer> {
  let now = before;
  await expect.poll(async () => (now = await looks(page)).equals(before)).toBe(false);
  return now;
}

/** How much of a view is not the ground that its upper left corner shows. */
function shareDrawn(pixels: Buffer): number {
  const isGround = (at: number) =>
    [0, 1, 2].every((part) => Math.abs(pixels[at + part]! - pixels[300 + part]!) < 4);
  let drawn = 0;
  for (let at = 0; at < pixels.length; at += 3) if (!isGround(at)) drawn += 3;
  return drawn / pixels.length;
}

function brightness(pixels: Buffer): number {
  return pixels.reduce((sum, part) => sum + part, 0) / pixels.length;
}
