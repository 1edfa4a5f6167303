import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";

import { built, designs } from "../boards/drawing/pieces";
import { pieceId, pieces } from "../world";
import { mainOf, order } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn, send } = await openShop();
const admin = await signedIn({ role: "administrator" });
await db.updateTable("products").set({ stock_quantity: 9 }).execute();

/** Orders the worked piece with a slanted body, with a ready-made bed, and returns the order's number. */
async function placed(): Promise<string> {
  const buyer = visitor();
  const design = writeDesign(designs.slanted);
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

test("the package of a slanted body draws each board that is cut obliquely or bevelled", async () => {
  const page = await admin.get(`${desk}/pachet`);
  const main = mainOf(page);
  expect(main).toContain("M1 1180 × 2353, oblic, la capătul jos înalt de 1173 · M2 1160 × 2370");
  expect(main).toContain("1687 × 600 × 18 TEȘIT");
  expect(main).toContain("OBLIC (1090; 0) – (1677; 587), 45°, cant 2 mm");
  const drawings = page.page
    .querySelectorAll("main img")
    .map((image) => image.getAttribute("src")!)
    .filter((address) => address.includes("/oblic-"));
  expect(drawings).toHaveLength(9);
  for (const address of drawings) {
    const drawing = await admin.get(address);
    expect(drawing.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(drawing.text).toContain("45°");
  }
});

test("its PDF has both faces of what is bevelled, the points of what is cut, and how the top is laid on", async () => {
  const request = new Request(`http://127.0.0.1:3000${desk}/pachet.pdf`, {
    headers: { Cookie: `account=${admin.cookie("account")}`, "x-shop-client": "10.0.0.9" },
  });
  const answer = await send(request);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const written = text.replace(/\s+/g, " ");
  for (const said of [
    "A (1090; 0) – B (1677; 587)",
    "1147",
    "1669",
    "peste laterale și despărțitori",
    "Plăci sub tavanul înclinat",
  ]) {
    expect(written, said).toContain(said);
  }
});

test("the page of a board says how its end is bevelled or how its cut is banded, in the reader's language", async () => {
  const { boards } = built(designs.slanted);
  const board = (name: string) =>
    `/admin/placi/${number}.1.1.${boards.findIndex((one) => one.name === name) + 1}`;
  expect(mainOf(await admin.get(board("side")))).toContain(
    "TEȘIT, lungime 1165 mm pe fața din dreapta și 1147 mm pe cea din stânga; capătul din dreapta 45°, iese fața din dreapta",
  );
  expect(mainOf(await admin.get(board("slanted-top")))).toContain(
    "TEȘIT, lungime 1669 mm pe fața de sus și 1669 mm pe cea de jos; capătul din stânga 45°, iese fața de jos",
  );
  const door = mainOf(await admin.get(board("door")));
  expect(door).toContain("de la (1090; 0) la (1677; 587), 45° față de lungime, cant de 2 mm");
  expect(mainOf(await admin.get(board("bottom")))).not.toMatch(/TEȘIT|OBLIC/);
  const reader = await signedIn({ role: "administrator" });
  await reader.post("/limba", { language: "en", returnTo: "/" });
  expect(mainOf(await reader.get(board("door")))).toContain("2 mm band on the cut");
});
