import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { openStore } from "~/platform/stores/open-store";
import type { Store } from "~/platform/stores/store";

import { startStandIn, type StandIn } from "./s3-stand-in";

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function newBucket(folder = "/shop/one"): Promise<{ store: Store; standIn: StandIn }> {
  const standIn = await startStandIn();
  onTestFinished(() => standIn.close());
  return { store: await openStore(`s3://bucket${folder}`, standIn.access), standIn };
}

const kinds: [kind: string, open: () => Promise<Store>][] = [
  ["a directory", () => openStore(newDirectory(), undefined)],
  ["a bucket", async () => (await newBucket()).store],
  ["a bucket without a folder", async () => (await newBucket("")).store],
];

test.each(kinds)(
  "%s gives back what it was given, lists it by folder, and forgets it",
  async (_, open) => {
    const store = await open();
    const names = ["a/1", "a/b/2", "a/b/3", "a/b/c/4", "ab/5"];
    for (const name of names) await store.put(name, Buffer.from(`content of ${name}`));
    await store.put("a/1", Buffer.from([0, 255, 10]));
    expect(await store.get("a/1")).toEqual(Buffer.from([0, 255, 10]));
    expect((await store.get("ab/5"))?.toString()).toBe("content of ab/5");
    expect(await store.list("a")).toEqual(names.slice(0, 4));
    expect(await store.list("a/b")).toEqual(names.slice(1, 4));
    expect(await store.list("none")).toEqual([]);
    await store.remove("a/b/2");
    await store.remove("a/b/2");
    expect(await store.get("a/b/2")).toBeUndefined();
    expect(await store.list("a/b")).toEqual(names.slice(2, 4));
  },
);

test("a directory's files are their owner's alone, and one that was being written is no object", async () => {
  const directory = newDirectory();
  const store = await openStore(directory, undefined);
  await store.put("a/b/1", Buffer.from("whole"));
  expect(statSync(join(directory, "a", "b", "1")).mode & 0o077).toBe(0);
  expect(statSync(join(directory, "a")).mode & 0o077).toBe(0);
  expect(readdirSync(join(directory, "a", "b"))).toEqual(["1"]);
  writeFileSync(join(directory, "a", "b", "2.draft"), "half");
  expect(await store.get("a/b/2")).toBeUndefined();
  await store.put("a/b/2", Buffer.from("whole"));
  expect(await store.list("a")).toEqual(["a/b/1", "a/b/2"]);
});

test("a directory that is not there is refused and not made, and no name leaves it", async () => {
  const directory = newDirectory();
  await expect(openStore(join(directory, "unmounted"), undefined)).rejects.toThrow("is not there");
  expect(readdirSync(directory)).toEqual([]);
  mkdirSync(join(directory, "inner"));
  const store = await openStore(join(directory, "inner"), undefined);
  await expect(async () => store.put("../outer", Buffer.from("x"))).rejects.toThrow("no name");
  expect(readdirSync(directory)).toEqual(["inner"]);
});

test("what fails for a while is tried again, until it succeeds", async () => {
  const { store, standIn } = await newBucket();
  const troubles = [[503, "SlowDown"], "cut", [500, "InternalError"]] as const;
  standIn.trouble = (_, attempt) => {
    const trouble = troubles[attempt - 1];
    return trouble === "cut" ? "cut" : trouble && [...trouble];
  };
  await store.put("a/1", Buffer.from("whole"));
  expect((await store.get("a/1"))?.toString()).toBe("whole");
  expect(standIn.requests.filter((one) => one === "GET bucket/shop/one/a/1")).toHaveLength(4);
});

test("what fails for good is told with the store's word, and no secret", async () => {
  const { store, standIn } = await newBucket();
  standIn.trouble = () => [503, "SlowDown"];
  const busy = await store.get("a/1").catch((error: Error) => error.message);
  expect(busy).toMatch(/does not answer: 503 SlowDown/);
  expect(standIn.requests).toHaveLength(5);
  standIn.trouble = () => [403, "AccessDenied"];
  const refused = await store.put("a/1", Buffer.from("x")).catch((error: Error) => error.message);
  expect(refused).toMatch(/refuses PUT a\/1: 403 AccessDenied/);
  expect(standIn.requests).toHaveLength(6);
  for (const said of [busy, refused]) expect(said).not.toContain(standIn.access.secretAccessKey);
  await standIn.close();
  expect(await store.get("a/1").catch((error: Error) => error.message)).toMatch(/ECONNREFUSED/);
});

test("a bucket that never answers is given up in the time that whoever asks has", async () => {
  const { standIn } = await newBucket();
  standIn.trouble = () => "silent";
  const store = await openStore("s3://bucket", { ...standIn.access, mostMs: 1_000 });
  const said = await store.get("a/1").catch((error: Error) => error.message);
  expect(said).toMatch(/does not answer: it took too long/);
  expect(standIn.requests).toHaveLength(1);
  // One that stumbles is not tried beyond it either: five tries take longer.
  standIn.trouble = () => [503, "SlowDown"];
  expect(await store.get("a/1").catch((error: Error) => error.message)).toMatch(/503 SlowDown/);
  expect(standIn.requests.length - 1).toBeLessThan(5);
});

test("another secret, region, or bucket is refused as the store refuses it", async () => {
  const { standIn } = await newBucket();
  const saidBy = async (place: string, change: object) => {
    const store = await openStore(place, { ...standIn.access, ...change });
    return store.get("a/1").then(String, (error: Error) => error.message);
  };
  expect(await saidBy("s3://bucket", {})).toBe("undefined");
  expect(await saidBy("s3://bucket", { secretAccessKey: "x" })).toContain("SignatureDoesNotMatch");
  expect(await saidBy("s3://bucket", { region: "x" })).toContain("AuthorizationHeaderMalformed");
  expect(await saidBy("s3://another", {})).toContain("NoSuchBucket");
  await expect(openStore("s3://bucket", undefined)).rejects.toThrow("COPY_S3_ACCESS_KEY_ID");
  await expect(openStore("ftp://bucket", standIn.access)).rejects.toThrow("no directory");
});
