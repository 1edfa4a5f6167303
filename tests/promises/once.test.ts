import { expect, onTestFinished, test } from "vitest";

import { startShop } from "../shop-process";
import { textOf } from "../visitor";
import { pieces } from "../world";
import { countRows, readyToOrder, stockOf } from "./buying";

const POSTS = 50;

test("one checkout form posted 50 times at once is one order", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const { visitor, form } = await readyToOrder(shop);

  const answers = await Promise.all(
    Array.from({ length: POSTS }, () => visitor.post("/finalizare-comanda", form)),
  );

  expect(answers.map((answer) => answer.status)).toEqual(Array(POSTS).fill(303));
  const places = new Set(answers.map((answer) => answer.location));
  expect(places.size).toBe(1);
  expect([...places][0]).toMatch(/^\/comanda\/[\w-]{32}$/);
  expect(await countRows(shop, "orders")).toBe(1);
  expect(await countRows(shop, "order_lines")).toBe(1);
  expect(await countRows(shop, "order_history")).toBe(1);
  expect(await countRows(shop, "outbox")).toBe(2);
  expect(await stockOf(shop, pieces.desk)).toBe(pieces.desk.product.stock - 1);

  const order = await visitor.get([...places][0]!);
  expect(order.status).toBe(200);
  expect(textOf(order.page.querySelector("main"))).toContain(pieces.desk.product.name);
});

test("a changed form with a used token is refused and shows the first order", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  const { visitor, form } = await readyToOrder(shop);
  const first = await visitor.post("/finalizare-comanda", form);
  const { number } = await shop.db.selectFrom("orders").select("number").executeTakeFirstOrThrow();

  const changed = { ...form, address: "Strada Florilor nr. 12, casa de la colț" };
  const again = await visitor.post("/finalizare-comanda", changed);

  expect(again.status).toBe(303);
  expect(again.location).toBe(first.location);
  const { page } = await visitor.get(first.location!);
  const alert = textOf(page.querySelector("[role=alert]"));
  expect(alert).toContain("Comanda din acest formular a fost deja trimisă");
  expect(alert).toContain(number);
  expect(textOf(page.querySelector("main"))).not.toContain("Strada Florilor");
  expect(await countRows(shop, "orders")).toBe(1);
  expect(await countRows(shop, "outbox")).toBe(2);

  const repeated = await visitor.post("/finalizare-comanda", form);
  expect(repeated.location).toBe(first.location);
});
