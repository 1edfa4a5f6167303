import { addMessage } from "../world";
import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

test("somebody who calls is found from any page, by a phone and a word", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  for (let copies = 1; copies <= 6; copies += 1) {
    await addMessage(shop.db, { subject: `Dulapul din hol, ${copies}`, phone: "+40744987654" });
  }
  await signInAsAdmin(page, shop);
  await page.goto("/admin/produse");
  const search = page.getByRole("search", { name: "Caută peste tot" });
  if (javaScriptEnabled) {
    await expect(page.getByText("Taste rapide", { exact: true })).toBeVisible();
    await page.keyboard.press("/");
    await expect(search.getByRole("searchbox")).toBeFocused();
  } else {
    await search.getByRole("searchbox").focus();
  }
  await page.keyboard.type("0744 987 654");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/cauta\?q=0744/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Rezultate pentru „0744 987 654”");
  await expect(search.getByRole("searchbox")).toHaveValue("0744 987 654");
  await expect(page.getByRole("link", { name: /Dulapul din hol/ })).toHaveCount(5);
  await page.getByRole("link", { name: "Vezi toate (6): Mesaje" }).click();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("0744 987 654");
  await expect(page.getByRole("main").locator("tbody tr")).toHaveCount(6);

  await search.getByRole("searchbox").fill("dulapul 3");
  await search.getByRole("button", { name: "Caută" }).click();
  await page.getByRole("link", { name: "Dulapul din hol, 3" }).click();
  await expect(heading).toContainText("Dulapul din hol, 3");

  await search.getByRole("searchbox").fill("(");
  await search.getByRole("button", { name: "Caută" }).click();
  await expect(page.getByRole("status")).toHaveText("Scrie cel puțin două litere sau cifre.");
});
