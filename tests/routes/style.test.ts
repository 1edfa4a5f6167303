import { expect, test } from "vitest";

import { openShop } from "./shop";

test("a shop that sells has no page of its components, and tells nobody of one", async () => {
  const { visitor } = await openShop();
  expect((await visitor().get("/stil")).status).toBe(404);
  expect((await visitor().get("/sitemap.xml")).text).not.toContain("/stil");
});
