import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };
const design = "1w-f-900x2200x600-t18-p80_lh.rs5_pal-alb_pal-alb_metal";

test("a mirror, shelves for shoes, a light, a panel and no handles are chosen on a phone and stand in the cart", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/proiecteaza?d=${design}&pas=impartirea`);
  const group = (number: number) =>
    page.getByRole("group", { name: `Coloana ${number}`, exact: true });
  const column = (number: number) =>
    page.getByText(String(number), { exact: true }).locator("visible=true").last();
  await group(1).getByLabel("În față").selectOption({ label: "Ușă-oglindă, balamale în stânga" });
  // What is chosen is drawn beside its fields.
  const sign = (number: number, name: string) => group(number).locator(`.zone-sign .${name}`);
  await expect(sign(1, "mirror")).toBeVisible();
  await column(2).click();
  await expect(sign(2, "shelves")).toBeVisible();
  await group(2).getByLabel("Înăuntru").selectOption({ label: "Polițe pentru pantofi" });
  await group(2)
    .getByRole("checkbox", { name: /^Lumină/ })
    .check();
  await expect(sign(2, "shoes")).toBeVisible();
  await expect(sign(2, "shelves")).toBeHidden();
  await page.getByRole("button", { name: "Mai departe" }).click();
  await page.waitForURL(/pas=aspect/);
  await page.getByRole("radio", { name: "Fără mâner (push)" }).check();
  await page.getByText("Panou lateral, alte muchii").click();
  await page.getByLabel("Panou lateral, ca fronturile").selectOption({ label: "În stânga" });
  await page.getByRole("button", { name: "Mai departe" }).click();
  await page.waitForURL(/pas=pret/);
  expect(new URL(page.url()).searchParams.get("d")).toBe(
    "1w-f-900x2200x600-t18-p80-q-el_lhm.rt5i_pal-alb_pal-alb_none",
  );
  await expect(page.getByText("Așa nu se poate realiza")).toBeHidden();
  const total = await page.locator("tfoot td").innerText();
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  const cart = page.getByRole("main");
  await expect(cart).toContainText(
    "uși cu oglindă · polițe pentru pantofi · lumini · panou lateral",
  );
  await expect(cart).toContainText("Fără mâner (push)");
  await expect(cart).toContainText(/[\d.]+ Lei/.exec(total)![0]);
});

test("with script drawing and price follow each of them at once, and the server agrees", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  await page.goto(`/proiecteaza?d=${design}&pas=impartirea`);
  const price = page.locator("section [aria-live] > :first-child");
  const drawing = page.getByRole("img", { name: /pe măsură, / });
  const lei = async () => Number(/[\d.]+/.exec(await price.innerText())![0].replace(".", ""));
  const first = await lei();
  // The step's fields are alive once their script is there.
  await page.getByRole("textbox", { name: "Lățimea coloanei" }).first().focus();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("În față").first().selectOption("left-mirror");
  await expect(page).toHaveURL(/lhm\.rs5/);
  await expect(drawing).toHaveAttribute("src", /^data:image\/svg.*mirror/);
  await expect.poll(lei).toBeGreaterThan(first);
  const mirrored = await lei();
  await page
    .getByRole("checkbox", { name: /^Lumină/ })
    .first()
    .check();
  await expect(page).toHaveURL(/lhmi\.rs5/);
  await expect.poll(lei).toBeGreaterThan(mirrored);
  const lit = await price.innerText();
  await page.getByRole("button", { name: "Arată modificările" }).click();
  await expect(drawing).toHaveAttribute("src", /^\/desen\/proiect/);
  await expect(price).toHaveText(lit);
  await expect(page.getByRole("checkbox", { name: /^Lumină/ }).first()).toBeChecked();
});
