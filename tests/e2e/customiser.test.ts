import { pieceShapes, pieceViews } from "~/furniture/drawing/piece-look";
import { handles, materials } from "~db/seed/options";

import { someOf } from "../promises/proof";
import { pieces } from "../world";
import { expect, test } from "./shop";

/** A design to go on from, other than the piece's own. */
const begun = new URLSearchParams({
  fila: "personalizare",
  material: "pal-alb",
  handle: "metal",
  width: "100",
  height: "200",
  depth: "50",
}).toString();

for (const width of [360, 1280]) {
  test(`a visitor designs a piece by keyboard, sees it drawn and orders it (${width} px)`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${pieces.wardrobe.path}?${begun}`);
    await page.getByRole("radio", { name: /PAL Alb/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /PAL Nuc/ })).toBeChecked();
    const slider = page.getByRole("slider", { name: "Lățime, cursor" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const depth = page.getByRole("textbox", { name: "Adâncime" });
    await depth.fill("60");
    const total =
      pieces.wardrobe.product.priceLei + 130 + 20 + Math.round((110 * 200 * 60) / 10_000);
    const shown = `${total.toLocaleString("ro-RO")} Lei`;
    if (!javaScriptEnabled) {
      await page.getByRole("button", { name: "Actualizează desenul și prețul" }).press("Enter");
    }
    await expect(page.locator("tfoot")).toContainText(shown);
    await expect(page).toHaveURL(/material=pal-nuc.*width=110.*depth=60/);
    await expect(page.getByRole("textbox", { name: "Lățime" })).toHaveValue("110");
    const drawing = page.getByRole("img", { name: /Desenul piesei/ });
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.getByRole("link", { name: "Previzualizare" }).press("Enter");
    await expect(page.getByText("Desen tehnic, cote în centimetri")).toBeVisible();
    await page.locator("#fila").getByRole("button", { name: "Adaugă în coș" }).press("Enter");
    await expect(page.getByText("Produs adăugat în coș")).toBeVisible();

    await page.goto("/cos");
    await expect(page.getByText("PAL Nuc · Mâner metalic · 110 × 200 × 60 cm")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(shown);
  });
}

test("a design out of bounds is refused beside its field and nothing typed is lost", async ({
  page,
}) => {
  await page.goto(`${pieces.wardrobe.path}?fila=personalizare`);
  const height = page.getByRole("textbox", { name: "Înălțime" });
  await height.fill("301");
  // The slider beside it, which can only show the bound, is no reason to change what was typed.
  await page.getByRole("slider", { name: "Înălțime, cursor" }).dispatchEvent("input");
  await expect(height).toHaveValue("301");
  await page.locator("#fila").getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(height).toHaveValue("301");
  await expect(height).toHaveAccessibleDescription(/Între 50 și 300 cm.*Alege 300 cm/);
  await expect(height).toHaveAttribute("aria-invalid", "true");
});

test("a length of the room is typed digit by digit, and the nearest one taken at a press", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`${pieces.wardrobe.path}?${begun}`);
  const width = page.getByRole("textbox", { name: "Lățime" });
  const below = page.getByRole("textbox", { name: "Înălțime" });
  await width.fill("");
  const place = await below.boundingBox();
  await width.pressSequentially("217");
  await expect(width).toBeFocused();
  if (javaScriptEnabled) expect(await below.boundingBox()).toEqual(place);
  else await width.press("Enter");

  await expect(width).toHaveValue("217");
  await expect(width).toHaveAccessibleDescription(/între 50 și 300 cm.*Alege 215 cm/i);
  const lei = pieces.wardrobe.product.priceLei + 100 + 20 + 215;
  const table = page.getByRole("table", { name: "Cum se formează prețul" });
  await expect(table).toContainText("Cea mai apropiată mărime: 215 × 200 × 50 cm");
  await expect(page.locator("tfoot")).toContainText(`${lei.toLocaleString("ro-RO")} Lei`);
  await page.getByRole("radio", { name: /PAL Nuc/ }).check();
  await page.getByRole("button", { name: "Alege 215 cm" }).press("Enter");
  await expect(width).toHaveValue("215");
  await expect(page.getByRole("button", { name: "Alege 215 cm" })).toBeHidden();
  await expect(page.getByRole("slider", { name: "Lățime, cursor" })).toHaveValue("215");
  await expect(page.getByRole("radio", { name: /PAL Nuc/ })).toBeChecked();
  await expect(table).toContainText("Dimensiuni 215 × 200 × 50 cm");
  await expect(page).toHaveURL(/material=pal-nuc.*width=215/);
  if (javaScriptEnabled) await expect(width).toBeFocused();
});

test("every form is drawn in every material, on one sheet to look at", async ({
  page,
  javaScriptEnabled,
}, testInfo) => {
  test.skip(!javaScriptEnabled, "the drawings are the same");
  const sizes = [
    [50, 50, 30],
    [100, 200, 50],
    [300, 300, 100],
  ];
  const pictures = someOf(pieceShapes, 3).flatMap((form, index) =>
    sizes.flatMap(([width, height, depth]) =>
      pieceViews.map((view) => {
        const material = materials[index % materials.length]!.id;
        const handle = handles[index % handles.length]!.id;
        return `/desen?${new URLSearchParams({
          form,
          material,
          handle,
          width: String(width),
          height: String(height),
          depth: String(depth),
          view,
          lng: "ro",
        })}`;
      }),
    ),
  );
  // A page of ours, for its policy, but without its script: the sheet takes the page's place.
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto("/cos", { waitUntil: "load" });
  const undrawn = await page.evaluate(async (addresses) => {
    document.body.replaceChildren();
    const images = addresses.map((address) => {
      const image = new Image(240, 200);
      image.src = address;
      document.body.append(image);
      return image;
    });
    const drawn = await Promise.allSettled(images.map((image) => image.decode()));
    return addresses.filter((_, index) => drawn[index]?.status === "rejected");
  }, pictures);
  expect(undrawn).toEqual([]);
  await page.screenshot({ path: testInfo.outputPath("drawings.png"), fullPage: true });
});
