import { expect, test } from "vitest";

import {
  clientAddress,
  clientUses,
  countClientUse,
  requireUnspent,
  requireWithin,
  tryCountClientUse,
} from "~/platform/http/client-rate-limit.server";
import {
  clearUses,
  countAttempt,
  countUses,
  deleteExpiredLimits,
  findSpent,
  takeBackAttempt,
} from "~/platform/http/rate-limit.server";

import { openEmptyShop } from "../memory-database";

const db = await openEmptyShop();
globalThis.__shopDatabase = db;

const BEGIN = Date.parse("2026-11-23T08:00:00.000Z");
/** So many minutes after the first use. */
const after = (minutes: number) => new Date(BEGIN + minutes * 60_000);

let limits = 0;
/** A limit that nobody has used. */
function limitOf(most: number, minutes = 60) {
  limits += 1;
  return { name: `limit ${limits}`, most, minutes };
}

test("the last use that a limit allows is taken, the next one waits for the end of its time", async () => {
  const uses = [{ limit: limitOf(2), who: "ana" }];
  const waits = async (minutes: number) => (await countUses(uses, after(minutes), db))?.minutes;
  expect(await waits(0)).toBeUndefined();
  expect(await waits(10)).toBeUndefined();
  expect(await waits(20)).toBe(40);
  expect(await waits(20.5)).toBe(40);
  expect(await waits(59.99)).toBe(1);
  // What is counted again counts from its own first use.
  expect(await waits(60)).toBeUndefined();
  expect(await waits(119)).toBeUndefined();
  expect(await waits(119)).toBe(1);
});

test("limits and people are counted apart, and nobody's uses of nothing are refused", async () => {
  const [one, other] = [limitOf(1), limitOf(1)];
  const count = (limit: typeof one, who: string) => countUses([{ limit, who }], after(0), db);
  expect(await count(one, "ana")).toBeUndefined();
  expect(await count(other, "ana")).toBeUndefined();
  expect(await count(one, "ion")).toBeUndefined();
  expect(await count(one, "ana")).toEqual({ kind: "too-many", minutes: 60 });
  expect(await countUses([], after(0), db)).toBeUndefined();
});

test("who spent several limits waits for the last of them", async () => {
  const limit = limitOf(1, 10);
  const long = limitOf(1, 90);
  const uses = [long, limit, limitOf(5, 600)].map((one) => ({ limit: one, who: "ana" }));
  expect(await countUses(uses, after(0), db)).toBeUndefined();
  expect(await countUses(uses, after(5), db)).toEqual({ kind: "too-many", minutes: 85 });
  expect(await findSpent(uses, after(5), db)).toEqual({ kind: "too-many", minutes: 85 });
});

test("a limit is spent from its last use until its time is over, and asking spends nothing", async () => {
  const uses = [{ limit: limitOf(2), who: "ana" }];
  const spent = async (minutes: number) => (await findSpent(uses, after(minutes), db))?.minutes;
  await countUses(uses, after(0), db);
  expect([await spent(1), await spent(1), await spent(1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await countUses(uses, after(1), db);
  expect([await spent(2), await spent(59), await spent(60)]).toEqual([58, 1, undefined]);
});

test("the last attempt allowed begins a pause of the whole time", async () => {
  const limit = limitOf(2);
  const attempt = async (minutes: number) =>
    (await countAttempt(limit, "ana", after(minutes), db)).isPaused;
  expect(await attempt(0)).toBe(false);
  expect(await attempt(50)).toBe(false);
  expect(await attempt(61)).toBe(true);
  expect(await attempt(109)).toBe(true);
  expect(await attempt(110)).toBe(false);
});

test("an attempt taken back is not counted, and a success clears those before it", async () => {
  const limit = limitOf(2);
  const attempt = async () => (await countAttempt(limit, "ana", after(0), db)).isPaused;
  const kept = async () => {
    const rows = db.selectFrom("rate_limits").select("count").orderBy("count");
    return (await rows.execute()).map(({ count }) => count);
  };
  await db.deleteFrom("rate_limits").execute();
  await takeBackAttempt(limit, "ana", db);
  expect(await kept()).toEqual([]);
  await attempt();
  await takeBackAttempt(limit, "ana", db);
  expect(await kept()).toEqual([]);
  await attempt();
  await attempt();
  await countAttempt(limit, "ion", after(0), db);
  await takeBackAttempt(limit, "ana", db);
  expect(await kept()).toEqual([1, 1]);
  expect([await attempt(), await attempt()]).toEqual([false, true]);
  await clearUses(limit, "ana", db);
  expect(await kept()).toEqual([1]);
});

test("counts are deleted when their time is over, and not before", async () => {
  await db.deleteFrom("rate_limits").execute();
  await countUses([{ limit: limitOf(2, 10), who: "ana" }], after(0), db);
  await countUses([{ limit: limitOf(2, 11), who: "ana" }], after(0), db);
  const left = async (minutes: number) => {
    await deleteExpiredLimits(after(minutes), db);
    return (await db.selectFrom("rate_limits").select("key").execute()).length;
  };
  expect([await left(9.9), await left(10), await left(11)]).toEqual([2, 1, 0]);
});

const from = (client: string | null) =>
  new Request("http://shop/", { headers: client === null ? {} : { "x-shop-client": client } });

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "20010db800010002"],
  ["2001:db8::1", "20010db800000000"],
  ["::1", "0000000000000000"],
  ["2001:db8:1:2::", "20010db800010002"],
  ["1::2:3:4:5:6:7", "0001000000020003"],
  [null, "unknown"],
])("the client at %s is known as %s", (client, known) => {
  expect(clientAddress(from(client))).toBe(known);
});

test.each([
  [
    "203.0.113.7",
    [
      ["posts", 5, "203.0.113.7"],
      ["posts/24", 40, "203.0.113"],
    ],
  ],
  [
    "2001:db8:1:2::9",
    [
      ["posts", 5, "20010db800010002"],
      ["posts/56", 10, "20010db8000100"],
      ["posts/48", 20, "20010db80001"],
      ["posts/32", 80, "20010db8"],
    ],
  ],
])("what %s uses counts for its networks, of which the wider have multiples", (client, uses) => {
  const limit = { name: "posts", most: 5, minutes: 60 };
  const counted = clientUses(from(client), limit);
  expect(counted.map((one) => [one.limit.name, one.limit.most, one.who])).toEqual(uses);
  expect(counted.every((one) => one.limit.minutes === 60)).toBe(true);
});

test("who is above a limit is answered 429 and told when to come back", async () => {
  const limit = limitOf(1);
  const request = from("203.0.113.8");
  const uses = clientUses(request, limit);
  await requireUnspent(uses);
  await requireWithin(uses);
  for (const refusing of [requireWithin(uses), requireUnspent(uses)]) {
    const answer = await refusing.then(
      () => undefined,
      (thrown: unknown) => thrown as Response,
    );
    expect(answer?.status).toBe(429);
    expect(answer?.headers.get("Retry-After")).toBe("3600");
    expect(await answer?.json()).toEqual({ outcome: "too-many", minutes: 60 });
  }
  expect(await countClientUse(request, limit)).toEqual({ kind: "too-many", minutes: 60 });
  expect(await tryCountClientUse(request, limit)).toEqual({ kind: "too-many", minutes: 60 });
});
