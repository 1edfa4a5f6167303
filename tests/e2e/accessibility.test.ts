import { codeOf } from "../one-time-codes";
import { someOf } from "../promises/proof";
import { complaints } from "./axe";
import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

test("axe finds nothing to complain about where a second factor is set up and asked for", async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page, shop);
  const look = async (place: string) => {
    for (const width of someOf([360, 1280], 2)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await complaints(page), `${place} at ${width} px`).toEqual([]);
    }
  };
  await page.goto("/cont/securitate");
  await look("off");
  await page.getByRole("button", { name: "Activează codurile" }).click();
  const code = page.getByLabel("Codul de șase cifre din aplicație");
  await code.fill("1");
  await page.getByRole("button", { name: "Confirmă codul" }).click();
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("wrong code");
  const secret = (await page.getByRole("main").locator("code").innerText()).replace(/\s/g, "");
  await code.fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirmă codul" }).click();
  await page.getByRole("button", { name: "Le-am păstrat" }).waitFor();
  await look("recovery codes");
  await page.getByRole("button", { name: "Le-am păstrat" }).click();
  await page.getByText("Oprește a doua verificare").click();
  await look("on");
  const proven_at = new Date(Date.now() - 11 * 60_000).toISOString();
  await shop.db.updateTable("sessions").set({ proven_at }).execute();
  await page.goto("/autentificare/din-nou");
  await page.getByRole("button", { name: "Confirmă" }).click();
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("asked again");
  await shop.db.deleteFrom("one_time_codes").execute();
});
