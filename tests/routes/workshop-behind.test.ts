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

const piece = built(designs.behind);
const numberOf = (name: string) => piece.boards.findIndex((board) => board.name === name) + 1;

/** Orders the wardrobe before a low wall, with a ready-made bed, and returns the order's number. */
async function placed(): Promise<string> {
  const buyer = visitor();
  const design = writeDesign(designs.behind);
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

test("the package shows how sides are cut along the ceiling and how the slanted top is bevelled", async () => {
  const page = await admin.get(`${desk}/pachet`);
  const main = mainOf(page);
  expect(main).toContain("coboară spre spate, de la 2500 la 1100 mm, 45°");
  expect(main).toContain("M1 2340 × 1500, în spate înalt de 1043");
  expect(main).toContain("1500 × 600 × 18 OBLIC");
  expect(main).toContain("2304 × 665 × 18 TEȘIT");
  const drawings = page.page
    .querySelectorAll("main img")
    .map((image) => image.getAttribute("src")!)
    .filter((address) => address.includes("/oblic-"));
  expect(drawings).toContain(`${desk}/pachet/1/oblic-${numberOf("slanted-top")}`);
  for (const address of drawings) {
    const drawing = await admin.get(address);
    expect(drawing.headers.get("Content-Type")).toContain("image/svg+xml");
  }
});

test("its PDF has the section's figures, the profile and the step from behind", async () => {
  const bytes = await bytesOf(`${desk}/pachet.pdf`);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const written = text.replace(/\s+/g, " ");
  for (const said of [
    "A (1500; 143) – B (1043; 600)",
    "665 × 18",
    "1400",
    "Tavan înclinat",
    "Desenul este din spate.",
  ]) {
    expect(written, said).toContain(said);
  }
});

test("the page of a board says how it is cut or bevelled, in the reader's language", async () => {
  const board = (name: string) => `/admin/placi/${number}.1.1.${numberOf(name)}`;
  expect(mainOf(await admin.get(board("side")))).toContain(
    "OBLIC, din colțul din față jos: de la (1500; 143) la (1043; 600), 45° față de lungime",
  );
  const top = mainOf(await admin.get(board("slanted-top")));
  expect(top).toContain("Muchii teșite");
  expect(top).toContain(
    "TEȘIT, lățime 647 mm pe fața de sus și 647 mm pe cea de jos; muchia din față 45°, iese fața de sus; muchia din spate 45°, iese fața de jos",
  );
  expect(mainOf(await admin.get(board("bottom")))).not.toContain("TEȘIT");
  const reader = await signedIn({ role: "administrator" });
  await reader.post("/limba", { language: "en", returnTo: "/" });
  expect(mainOf(await reader.get(board("slanted-top")))).toContain(
    "front edge 45°, the upper face reaches farther",
  );
});
