import { expect, test } from "vitest";

import { atLeast, judge, table } from "./row";

test("judges a rate only up to half of what the load generator reaches", () => {
  const home = atLeast("home", 5000, 4000, 0.5);
  expect(judge(home, 10_000)).toEqual({ ...home, isMet: true });
  const refused = judge(home, 9_999);
  expect(refused.isMet).toBeNull();
  expect(refused.doubt).toContain("not judged: above half of the load generator's 9999");
});

test("tells where the bare server, and not the page, came near to what the generator reaches", () => {
  const home = atLeast("home", 4000, 6000, 0.5);
  expect(judge(home, 10_000)).toMatchObject({ isMet: true, doubt: expect.any(String) as string });
});

test("says in the table what is met, what is not and what is not judged", () => {
  const met = atLeast("met", 60, 100, 0.5);
  const rows = [met, atLeast("short", 40, 100, 0.5), judge(met, 100)];
  expect(table(rows).split("\n").slice(2)).toEqual([
    "| met | 60 answers/s | 100 answers/s | 0.600 | 50 answers/s | met |",
    "| short | 40 answers/s | 100 answers/s | 0.400 | 50 answers/s | **not met** |",
    "| met | 60 answers/s | 100 answers/s | 0.600 | 50 answers/s | not judged: above half of the load generator's 100 |",
  ]);
});
