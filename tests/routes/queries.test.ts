import { expect, test } from "vitest";

import { recordQueries } from "../queries-sent";
import { pieceId, pieces } from "../world";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();

const sent = recordQueries();

/** What a page asks of the database once it was shown before. */
async function queriesOf(
  path: string,
  who: { get: (path: string) => Promise<{ status: number }> },
) {
  await who.get(path);
  sent.length = 0;
  expect((await who.get(path)).status).toBe(200);
  return [...sent];
}

/** A customer who is signed in and has something in the cart: nobody costs more. */
async function customer() {
  const person = await signedIn();
  await person.post("/cos", { intent: "add", productId: await pieceId(db, pieces.desk) });
  return person;
}

test.each([
  ["/", 5],
  ["/produse", 4],
  ["/produse?cauta=pat&material=pal&ordine=nume&pagina=2", 4],
  ["/produse/dormitoare", 4],
  ["/produse?lng=fr&cauta=lit", 5],
  ["/produse/dormitoare/1", 8],
  ["/produse/dormitoare/1?lng=fr", 11],
  ["/galerie", 4],
  ["/despre", 4],
  ["/contact", 3],
  ["/termeni", 4],
  ["/cos", 5],
])("%s takes at most %i queries, whoever asks", async (path, most) => {
  for (const who of [visitor(), await customer()]) {
    const queries = await queriesOf(path, who);
    expect(queries.length, queries.join("\n")).toBeLessThanOrEqual(most);
    // A page that cares who asks looks at the session itself, as the frame around it does.
    const others = queries.filter((query) => !query.includes('from "sessions"'));
    expect(new Set(others).size, others.join("\n")).toBe(others.length);
  }
});

test("the checkout asks for nothing twice", async () => {
  const queries = await queriesOf("/finalizare-comanda", await customer());
  const others = queries.filter((query) => !query.includes('from "sessions"'));
  expect(new Set(others).size, others.join("\n")).toBe(others.length);
  expect(queries.length).toBeLessThanOrEqual(7);
});

test("a list that was counted before is not counted again until the catalogue changes", async () => {
  const somebody = visitor();
  const counts = async () =>
    (await queriesOf("/produse", somebody)).filter((text) => text.includes("count(*)"));
  expect(await counts()).toEqual([]);
  await somebody.get("/produse");
  await db.updateTable("products").set({ status: "inactive" }).where("number", "=", 5).execute();
  const { text } = await somebody.get("/produse");
  expect(text).toContain("20 ");
});
