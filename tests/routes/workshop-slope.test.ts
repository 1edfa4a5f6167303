import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";

import { designs } from "../boards/drawing/pieces";
import { pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn, send } = await openShop();
const admin = await signedIn({ role: "administrator" });
await db.updateTable("products").set({ stock_quantity: 9 }).execute();

/** Orders the worked piece under a slope, with a ready-made bed, and returns the order's number. */
async function placed(): Promise<string> {
  const buyer = visitor();
  const design = writeDesign(designs.slope);
  await buyer.post(`/proiecteaza?d=${design}&pas=pret`, { design });
  const address = await order(buyer, await pieceId(db, pieces.bed));
  const row = db
    .selectFrom("orders")
    .select("number")
    .where("token", "=", address.slice("/comanda/".length));
  return (await row.executeTakeFirstOrThrow()).number;
}

const number = await placed();
const desk = `/admin/comenzi/${number}`;

async function bytesOf(path: string): Promise<Uint8Array> {
  const request = new Request(`http://127.0.0.1:3000${path}`, {
    headers: { Cookie: `account=${admin.cookie("account")}`, "x-shop-client": "10.0.0.9" },
  });
  const answer = await send(request);
  expect(answer.status, path).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

test("the package of a piece under a slope shows each board that is cut obliquely", async () => {
  const page = await admin.get(`${desk}/pachet`);
  const main = mainOf(page);
  expect(main).toContain("coboară spre stânga, de la 2500 la 1200 mm, 45°");
  expect(main).toContain("M1 780 × 1190 · M2 780 × 1970 · M3 780 × 2416");
  expect(main).toContain("840 × 830 × 18 OBLIC");
  expect(main).toContain("OBLIC (60; 0) – (550; 490), 45°");
  const drawings = page.page
    .querySelectorAll("main img")
    .map((image) => image.getAttribute("src")!)
    .filter((address) => address.includes("/oblic-"));
  expect(drawings).toEqual([`${desk}/pachet/1/oblic-35`, `${desk}/pachet/1/oblic-36`]);
  for (const address of drawings) {
    const drawing = await admin.get(address);
    expect(drawing.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(drawing.text).toContain(" · 45°");
  }
  // A board that stays a rectangle, one that is not there, and no number at all.
  for (const other of ["oblic-1", "oblic-99", "oblic-x", "oblic-", "abc"]) {
    expect((await admin.get(`${desk}/pachet/1/${other}`)).status, other).toBe(404);
  }
});

test("its PDF has the drawings with their points, the ceiling and the order of standing up", async () => {
  const bytes = await bytesOf(`${desk}/pachet.pdf`);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const written = text.replace(/\s+/g, " ");
  for (const said of [
    "A (10; 0) – B (840; 830)",
    "45°",
    "1300",
    "M3, M2, M1",
    "limitatorul de deschidere 90°",
    "Plăci sub tavanul înclinat",
  ]) {
    expect(written, said).toContain(said);
  }
});

test("the page of a board says how it is cut, in the reader's language", async () => {
  const own = mainOf(await admin.get(`/admin/placi/${number}.1.1.35`));
  expect(own).toContain("Tăietură oblică");
  expect(own).toContain("de la (10; 0) la (840; 830), 45° față de lungime");
  expect(mainOf(await admin.get(`/admin/placi/${number}.1.1.37`))).not.toContain("Tăietură oblică");
  const reader = await signedIn({ role: "administrator" });
  await reader.post("/limba", { language: "en", returnTo: "/" });
  const english = mainOf(await reader.get(`/admin/placi/${number}.1.1.35`));
  expect(english).toContain("OBLIC, from the lower left corner: from (10; 0) to (840; 830), 45°");
});
