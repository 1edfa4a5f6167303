import { expect, test } from "vitest";

import { pieceId, pieces } from "../world";
import { textOf, toastOf } from "../visitor";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const bed = await pieceId(db, pieces.bed);

test("a card's button puts the product into the cart and leads back to the listing", async () => {
  const maria = visitor();
  const answer = await maria.post("/cos", {
    intent: "add",
    productId: bed,
    returnTo: "/produse?ordine=nume",
  });
  expect(answer.status).toBe(303);
  expect(answer.location).toBe("/produse?ordine=nume");
  const { page } = await maria.get("/produse?ordine=nume");
  expect(toastOf(page)).toBe(`Produs adăugat ${pieces.bed.product.name} adăugat în coș`);
  expect(textOf((await maria.get("/cos")).page.querySelector("main"))).toContain(
    pieces.bed.product.name,
  );
});
