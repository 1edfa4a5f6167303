import { viewWords } from "~/furniture/planner/front/plan-address";

import { expect, test } from "./shop";

test("columns are numbered on every view of a piece; a press on one shows its fields and marks it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/proiecteaza?nisa=217");
  await page.getByRole("button", { name: "Mai departe" }).click();
  await page.waitForURL(/impartirea/);
  const address = new URL(page.url());
  for (const [view, word] of Object.entries(viewWords)) {
    if (word) address.searchParams.set("vedere", word);
    await page.goto(address.href);
    const discs = page.locator(".plan-numbers circle");
    // A cut from back to front goes through one column.
    const count = view === "side" ? 1 : 3;
    await expect(discs, view).toHaveCount(count);
    const drawing = (await page.locator(".plan-strip img").boundingBox())!;
    const boxes = await Promise.all((await discs.all()).map((disc) => disc.boundingBox()));
    for (const box of boxes) {
      expect(box!.x, view).toBeGreaterThan(drawing.x);
      expect(box!.x + box!.width, view).toBeLessThan(drawing.x + drawing.width);
      expect(box!.y + box!.height, view).toBeLessThan(drawing.y + drawing.height);
    }
    const pressed = page.locator(".plan-numbers label").last();
    const id = (await pressed.getAttribute("for"))!;
    await pressed.click();
    const number = Number(/\d+$/.exec(id)![0]);
    const fields = (column: number) =>
      page.getByRole("group", { name: `Coloana ${column}`, exact: true });
    await expect(fields(number), view).toBeVisible();
    await expect(fields(number === 1 ? 2 : 1), view).toBeHidden();
    const fills = await discs.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    const marked = fills.pop();
    expect(fills, view).not.toContain(marked);
    expect(marked, view).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
  }
});
