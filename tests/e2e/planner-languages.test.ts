import type { Page } from "playwright/test";

import { writeDesign } from "~/furniture/boards/address";
import { languageCodes } from "~/platform/i18n/languages";

import { wardrobe } from "../boards/designs";
import { isFull, someOf } from "../promises/proof";
import { complaints } from "./axe";
import { narrowBoxes, sidewaysExcess, spoiltTexts } from "./layout";
import { expect, plannerStep, test } from "./shop";

/** A wardrobe in a niche between uneven walls, with a top box. */
const inNiche = writeDesign({
  ...wardrobe,
  place: {
    kind: "niche",
    widths: [2170, 2165, 2175],
    heights: [2550, 2555],
    depth: 600,
    skirting: 15,
  },
  width: 2105,
  height: 2510,
  depth: 565,
  topBox: 300,
});
/** The workshop's worked piece under a slope. */
const underSlope =
  "1w-sl2400x2400x2400x1200x2500x1300x2500x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal";
/** A chest before a low wall. */
const beforeLowWall =
  "1c-sb2400x2400x2400x700x2500x1800x0x490x0-2340x1093x450-t18-p80_707dd3-os0.707dd3-os0.707dd3-os0_pal-alb_pal-alb_metal";
/** Two legs in a corner, at a wall. */
const inCorner =
  "1w-kfw2200x1800x1400x2500x15-2180x2200x600-t18-p80_ls5.lh.ls5.os5..1087.rh.rs5_pal-alb_pal-alb_metal";
const notPossible = writeDesign({ ...wardrobe, depth: 300 });

const addresses = [
  plannerStep("locul", inNiche),
  plannerStep("impartirea", inNiche),
  plannerStep("locul", underSlope),
  plannerStep("impartirea", underSlope),
  plannerStep("locul", beforeLowWall),
  plannerStep("impartirea", beforeLowWall),
  plannerStep("locul", inCorner),
  plannerStep("impartirea", inCorner),
  plannerStep("aspect"),
  plannerStep("pret", inNiche),
  plannerStep("pret", notPossible),
];

async function faultsOf(page: Page): Promise<string[]> {
  const excess = await sidewaysExcess(page);
  return [
    ...(excess > 0 ? [`${excess} px too wide`] : []),
    ...(await spoiltTexts(page)),
    ...(await narrowBoxes(page)),
    ...(await complaints(page)),
  ];
}

/** The longest languages stand for eight in `npm test`. */
const languages = isFull ? languageCodes : someOf(["hu", "ru"], 2);

for (const code of languages) {
  test(`in ${code} every step of the planner pleases axe, and on a phone no text is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found: string[] = [];
    const look = async (place: string) =>
      found.push(...(await faultsOf(page)).map((fault) => `${place}: ${fault}`));
    for (const address of addresses) {
      await page.goto(`${address}&lng=${code}`);
      await look(address);
    }
    await page.goto(`/proiecteaza?lng=${code}`);
    await page.locator("[name=width]").fill("99999");
    await page.locator("[name=depth]").fill("abc");
    await page.locator("[name=depth]").press("Enter");
    await page.locator("[aria-invalid=true]").first().waitFor();
    await look("a refused size");
    expect(found).toEqual([]);
  });
}
