import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { memoize } from "~/platform/basics/memoize";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const PAGES = 200;
const PAGE = 250_000;

test("a name that is remembered does not keep the page that it was cut out of", () => {
  const remember = memoize<string[]>(PAGES);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < PAGES; page += 1) {
    const markup = `${"x".repeat(PAGE)} class="only-on-page-${page} p-4"`.concat("");
    const [name = ""] = /class="only[^"]*"/.exec(markup) ?? [];
    remember(name, (own) => own.slice(7, -1).split(" "));
  }
  collect();
  expect(remember('class="only-on-page-7 p-4"', () => [])).toEqual(["only-on-page-7", "p-4"]);
  const kept = process.memoryUsage().heapUsed - before;
  expect(kept).toBeLessThan((PAGES * PAGE) / 20);
});
