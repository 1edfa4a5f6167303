import { addPerson } from "../people";
import { isFull, someOf } from "../promises/proof";
import { signedInAt } from "../promises/signed-in";
import { addPlan, order, subscribe } from "../routes/reading";
import type { ShopProcess } from "../shop-process";
import { addMessage, jumpClock, pieceId, pieces } from "../world";
import { complaints } from "./axe";
import { sidewaysExcess } from "./layout";
import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

/** A word that has to be broken, and words that fill a line. */
const long = `${"Comodăfoartelungăfărăspații".repeat(4)} pentru holul de la intrare`;

async function cataloguePages({ db }: ShopProcess): Promise<string[]> {
  const bed = await pieceId(db, pieces.bed);
  return [
    "/admin/produse",
    "/admin/produse/nou",
    `/admin/produse/${bed}`,
    `/admin/produse/${bed}/stergere`,
    "/admin/produse/import",
    "/admin/modificari",
    "/admin/categorii",
    "/admin/categorii/nou",
    "/admin/materiale",
    "/admin/materiale/material/pal-alb",
    "/admin/materiale/material/nou",
    "/admin/materiale/handle/metal",
    `/admin/traduceri/product/${bed}?limba=hu`,
    "/admin/produse/unknown",
  ];
}

async function dryRun(shop: ShopProcess): Promise<string> {
  const admin = await signedInAt(shop, { role: "administrator" });
  const rows = `name;category;price;description\nRaft;bai;10;${long}\nx;${long};zero;\n`;
  const file = new File([rows], "produse.csv");
  return (await admin.upload("/admin/produse/import", {}, [["file", file]])).location ?? "";
}

async function deskPages(shop: ShopProcess): Promise<string[]> {
  const { db } = shop;
  await jumpClock(db, 30);
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const buyer = await signedInAt(shop, { email: "cumparator@example.com" });
  await addPlan(buyer);
  const placed = await order(buyer, await pieceId(db, pieces.desk));
  const { number } = await db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", placed.slice("/comanda/".length))
    .executeTakeFirstOrThrow();
  const person = await addPerson(db, { email: `${"adresa-".repeat(8)}@example.com` });
  await subscribe(db, `${"adresa-".repeat(8)}@example.com`);
  const message = await addMessage(db, { subject: long.slice(0, 150), message: long.repeat(5) });
  const picture = await db.selectFrom("gallery_images").select("id").executeTakeFirstOrThrow();
  return [
    "/admin",
    "/admin/comenzi",
    "/admin/comenzi?cauta=nimeni",
    "/admin/cauta?q=comoda",
    "/admin/cauta?q=nimeni",
    `/admin/comenzi/${number}`,
    `/admin/comenzi/${number}/pachet`,
    `/admin/comenzi/${number}/cost`,
    "/admin/utilizatori",
    `/admin/utilizatori/${person}`,
    "/admin/mesaje",
    `/admin/mesaje/${message}`,
    "/admin/recenzii?dosar=aprobate",
    "/admin/newsletter",
    "/admin/galerie",
    `/admin/galerie/${picture.id}`,
    "/admin/pagini",
    "/admin/pagini/termeni",
    "/admin/jurnal?lng=ru",
    "/admin/lansare",
    "/admin/lansare/deschidere",
    "/admin/stare",
    "/admin/instalare",
    "/admin/instalare?parte=copie",
    "/admin/ghid",
    "/admin/ghid/bani-si-banca",
    "/admin/asistent",
    "/configurare-api",
    ...["general", "aspect", "notificari", "comert", "firma"].map(
      (tab) => `/admin/setari?fila=${tab}`,
    ),
    await dryRun(shop),
  ];
}

for (const [pages, listPages, widths] of [
  // In the same frame, of the same parts: judged where they have least room.
  ["catalogue", cataloguePages, isFull ? [1280, 320] : [320]],
  ["orders, people, words and settings", deskPages, [320]],
] as const) {
  test(`the back office's pages of ${pages} please axe and fit a narrow phone`, async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, "axe is itself a script");
    await signInAsAdmin(page, shop);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found: string[] = [];
    for (const address of someOf(await listPages(shop), 8)) {
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await complaints(page)) {
          found.push(`${address} at ${width} px: ${fault}`);
        }
        const excess = await sidewaysExcess(page);
        if (excess > 0) found.push(`${address} at ${width} px is ${excess} px too wide`);
      }
    }
    expect(found).toEqual([]);
  });
}

test("quick keys search, add and go from row to row, and can be turned off", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await signInAsAdmin(page, shop);
  await page.goto("/admin/produse");
  const list = page.getByText("Taste rapide", { exact: true });
  if (!javaScriptEnabled) return expect(list).toHaveCount(0);
  await expect(list).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const rows = page.getByRole("main").locator("tbody tr");
  await expect(rows.nth(1).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("k");
  await expect(rows.nth(0).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("/");
  const everywhere = page.getByRole("search", { name: "Caută peste tot" }).getByRole("searchbox");
  await expect(everywhere).toBeFocused();
  await page.keyboard.type("n?");
  await expect(everywhere).toHaveValue("n?");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await page.getByLabel("Folosește tastele rapide").uncheck();
  await page.reload();
  await list.click();
  await expect(page.getByLabel("Folosește tastele rapide")).not.toBeChecked();
  await page.keyboard.press("/");
  await expect(everywhere).not.toBeFocused();
});
