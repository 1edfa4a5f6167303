import { expect, fillCheckout, sendOrder, test } from "./shop";

const PRICE = "section [aria-live] > :first-child";

test("a niche of 217 × 255 × 60 cm becomes an ordered wardrobe on a phone, in six presses at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("textbox", { name: /Nișa mea are/ }).fill("217");
  await page.getByRole("button", { name: "Vezi prețul" }).click();
  await expect(page.getByRole("main")).toContainText("mple nișa ta de 217 × 250 cm");
  await page.getByRole("radio", { name: /Nu sunt drepți/ }).check();
  for (const [label, length] of [
    ["Lățimea jos", "217 cm"],
    ["Lățimea la mijloc", "2170"],
    ["Lățimea sus", "217"],
    ["Înălțimea în stânga", "2,55 m"],
    ["Înălțimea în dreapta", "255"],
    ["Adâncimea locului", "60"],
  ] as const) {
    await page.getByRole("textbox", { name: label }).fill(length);
  }
  const next = page.getByRole("button", { name: "Mai departe" });
  await next.click();
  // With script the size is told before the press already.
  await expect(page).toHaveURL(/pas=impartirea/);
  await expect(page.getByRole("main")).toContainText("mple nișa ta de 217 × 255 cm");
  await next.click();
  await page.getByRole("radio", { name: /MDF/ }).last().check();
  await next.click();
  const total = await page.locator("tfoot td").innerText();
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(page.getByRole("main")).toContainText("Dulap pe măsură");
  const price = /[\d.]+ Lei/.exec(total)![0];
  await expect(page.getByRole("main")).toContainText(price);

  await page.goto("/finalizare-comanda");
  await fillCheckout(page);
  await sendOrder(page);
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
  const ordered = page.getByRole("main");
  await expect(ordered).toContainText("Dulap pe măsură");
  await expect(ordered).toContainText(price);
  const drawing = page.getByRole("img", { name: /pe măsură/ }).first();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("“sifonier de 217” becomes an ordered wardrobe on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/produse");
  const field = page.getByRole("combobox", { name: "Caută" });
  await field.fill("sifonier de 217");
  await field.press("Enter");
  await page.getByRole("link", { name: "Proiectează pentru nișa ta de 217 cm" }).click();
  await expect(page.getByRole("textbox", { name: "Lățimea nișei" })).toHaveValue("217");
  const next = page.getByRole("button", { name: "Mai departe" });
  for (const step of ["impartirea", "aspect", "pret"]) {
    await next.click();
    await expect(page).toHaveURL(new RegExp(`pas=${step}`));
  }
  const price = /[\d.]+ Lei/.exec(await page.locator("tfoot td").innerText())![0];
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await fillCheckout(page);
  await sendOrder(page);
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Dulap pe măsură[^]*217 × 250/);
  await expect(page.getByRole("main")).toContainText(price);
});

test("with script, drawing, price and address follow what is typed and pressed, and the server agrees", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  await page.goto("/proiecteaza");
  const price = page.locator(PRICE);
  const drawing = page.getByRole("img", { name: /pe măsură, / });
  const first = await price.innerText();
  await page.getByRole("textbox", { name: "Lățimea" }).fill("240");
  await expect(price).not.toHaveText(first);
  await expect(drawing).toHaveAttribute("src", /^data:image\/svg/);
  await expect(page).toHaveURL(/2400x2200x600/);

  // From here on nothing is asked of the server.
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("favicon.svg")) asked.push(request.url());
  });
  await page.getByRole("textbox", { name: "Adâncimea" }).fill("3");
  await expect(price).not.toHaveText(first);
  await page.getByRole("textbox", { name: "Adâncimea" }).fill("90");
  await expect(page.getByText("Așa nu se poate realiza")).toBeVisible();
  await page.getByRole("textbox", { name: "Adâncimea" }).fill("60");
  await expect(page.getByText("Așa nu se poate realiza")).toBeHidden();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Mai departe" }).click();
  await expect(page.getByRole("radio", { name: "Coloana 3" })).toBeVisible();

  await page.getByRole("textbox", { name: "Lățimea coloanei" }).first().focus();
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  const split = page.getByRole("button", { name: /Împarte în două coloane.*Coloana 1/ });
  await split.press("Enter");
  await expect(page.getByRole("radio", { name: "Coloana 4" })).toBeVisible();
  await expect(split).toBeFocused();
  const divided = await price.innerText();
  await page.getByRole("combobox", { name: "În față" }).first().selectOption("open");
  await expect(price).not.toHaveText(divided);
  const followed = await price.innerText();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Arată modificările" }).click();
  await expect(drawing).toHaveAttribute("src", /^\/desen\/proiect/);
  await expect(price).toHaveText(followed);
  await expect(page.getByRole("combobox", { name: "În față" }).first()).toHaveValue("open");
});

test("with script other edges are drawn at once, and as the board again by the same choice", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  const design = "1b-f-800x2000x300-t18-p80_os4_pal-alb_pal-alb_metal";
  await page.goto(`/proiecteaza?d=${design}&pas=aspect`);
  await page.getByText("Panou lateral, alte muchii").click();
  const edges = page.getByLabel("Muchiile corpului");
  const drawing = page.getByRole("img", { name: /pe măsură, / });
  await edges.selectOption({ label: "PAL Nuc" });
  await expect(page).toHaveURL(/metal_pal-nuc\./);
  await expect(drawing).toHaveAttribute("src", /^data:image\/svg.*80583a/);
  await edges.selectOption({ label: "La fel ca placa" });
  await expect(page).toHaveURL(/metal&/);
  await expect(drawing).not.toHaveAttribute("src", /80583a/);
});
