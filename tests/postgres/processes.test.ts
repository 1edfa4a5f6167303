import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";

import sharp from "sharp";
import { afterAll, expect, onTestFinished, test } from "vitest";

import { budgets } from "~/platform/http/budgets";
import { doOnce } from "~db/engine";

import { newDatabase } from "../engine";
import { eventually } from "../eventually";
import { prepare } from "../prepared-shop";
import {
  anotherClient,
  countRows,
  fillCheckout,
  mailsWritten,
  readyToOrder,
  stockOf,
  visit,
} from "../promises/buying";
import { figure, size } from "../promises/proof";
import { signedInAt } from "../promises/signed-in";
import { startShop, type ShopProcess } from "../shop-process";
import { startStandIn } from "../stores/s3-stand-in";
import { textOf, Visitor } from "../visitor";
import { paidToday, pieceId, pieces } from "../world";
import { startFront } from "./front";
import { startLine } from "./line";

const ROUNDS = size(1, 20);
/** Orders at the same time. */
const TOGETHER = size(16, 200);
const CHANGES = size(12, 200);
const { last } = pieces;

// Four processes, as if on four machines: nothing in common but the database, the bucket and the secret.
const bucket = await startStandIn();
const front = await startFront();
const together = {
  DATABASE_URL: await newDatabase("started"),
  SHOP_ORIGIN: front.origin,
  UPLOADS_AT: "s3://bucket/shop",
  UPLOADS_S3_ENDPOINT: bucket.access.endpoint,
  UPLOADS_S3_REGION: bucket.access.region,
  UPLOADS_S3_ACCESS_KEY_ID: bucket.access.accessKeyId,
  UPLOADS_S3_SECRET_ACCESS_KEY: bucket.access.secretAccessKey,
};
const shops = await Promise.all([1, 2, 3, 4].map(() => startShop(together)));
front.backends.push(...shops.map(({ origin }) => origin));
/** The shop as its visitors reach it: each request comes to another process. */
const shop: ShopProcess = { ...shops[0]!, origin: front.origin };
const productId = await pieceId(shop.db, last);

afterAll(async () => {
  await Promise.all(shops.map((one) => one.dispose()));
  front.close();
  await bucket.close();
});

async function setStock(quantity: number): Promise<void> {
  const change = shop.db.updateTable("products").set({ stock_quantity: quantity });
  await change.where("id", "=", productId).execute();
}

/** One visitor who asks a process of their choice. */
function wanderer() {
  let at = shops[0]!;
  const send = ({ url, method, headers, body }: Request) =>
    fetch(url.replace(front.origin, at.origin), {
      method,
      body,
      redirect: "manual",
      headers: { ...Object.fromEntries(headers), Host: new URL(front.origin).host },
      ...(body && { duplex: "half" }),
    });
  const visitor = new Visitor(send, front.origin, anotherClient());
  return { visitor, goTo: (next: ShopProcess) => (at = next) };
}

test("many buyers of the last piece at four processes: one order, no stock below zero, its mails once", async () => {
  const BUYERS = size(40, 200);
  await setStock(1);
  const ready = await Promise.all(Array.from({ length: BUYERS }, () => readyToOrder(shop, last)));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answers = await Promise.all(
      ready.map(({ visitor, form }) => visitor.post("/finalizare-comanda/verificare", form)),
    );
    const winners = answers.flatMap(({ status }, place) => (status === 303 ? [place] : []));
    const refused = answers.filter(({ status }) => status === 409);
    expect([winners.length, refused.length]).toEqual([1, BUYERS - 1]);
    for (const { page } of refused) {
      expect(textOf(page.querySelector("main [role=alert]"))).toContain("tocmai s-a vândut");
    }
    expect(await countRows(shop, "orders")).toBe(round);
    expect(await stockOf(shop, last)).toBe(0);
    await setStock(1);
    ready[winners[0]!] = await readyToOrder(shop, last);
  }
  await mailsWritten(shop);
  const mails = shop.db.selectFrom("outbox").where("order_id", "is not", null).groupBy("order_id");
  const counts = await mails.select((mail) => mail.fn.countAll<number>().as("count")).execute();
  expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([3]));
  expect(counts).toHaveLength(ROUNDS);
  figure("four processes, the last piece", `${ROUNDS} rounds of ${BUYERS} buyers: one order each`);
});

test("four processes that number orders and documents at once leave no number out and give none twice", async () => {
  const numbers = async (table: "orders" | "documents") => {
    const rows = await shop.db.selectFrom(table).select("number").orderBy("number").execute();
    return rows.map(({ number }) => Number(/\d+$/.exec(String(number))![0]));
  };
  const inTurn = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => first + n);
  const before = (await numbers("orders")).length;
  await setStock(TOGETHER);
  const ready = await Promise.all(
    inTurn(0, TOGETHER).map(async (turn) => {
      const { visitor, goTo } = wanderer();
      goTo(shops[turn % 4]!);
      return { visitor, ...(await readyAt(visitor)) };
    }),
  );
  const placed = await Promise.all(
    ready.map(({ visitor, form }) => visitor.post("/finalizare-comanda/verificare", form)),
  );
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 303));
  expect(await numbers("orders")).toEqual(inTurn(1, before + TOGETHER));

  const orders = await shop.db.selectFrom("orders").select("number").execute();
  const account = (await signedInAt(shop, { role: "administrator" })).cookie("account")!;
  const paid = await Promise.all(
    orders.map(({ number }, turn) => {
      const { visitor, goTo } = wanderer();
      goTo(shops[turn % 4]!);
      visitor.setCookie("account", account);
      return visitor.post(`/admin/comenzi/${number}`, {
        intent: "pay",
        ...paidToday,
        method: "bank_transfer",
        remark: "",
        amount: "10",
        formToken: randomUUID(),
      });
    }),
  );
  expect(paid.map(({ status }) => status)).toEqual(paid.map(() => 303));
  expect(await numbers("documents")).toEqual(inTurn(1, orders.length));
});

test("who changed something sees it at every process at once, and everybody soon after", async () => {
  const slowest: number[] = [];
  const stocks = (one: Awaited<ReturnType<Visitor["get"]>>) =>
    /Nu este în stoc|Stoc epuizat/i.test(one.text);
  for (let change = 0; change < CHANGES; change += 1) {
    await setStock(1);
    const { visitor, goTo } = wanderer();
    const { form } = await readyAt(visitor);
    // Every process has the page with the piece in stock.
    for (const one of shops) {
      await eventually(
        "the piece is there again",
        async () => !stocks(await visit(one).get(last.path)),
        5000,
      );
    }
    goTo(shops[change % 4]!);
    expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
    const began = performance.now();
    goTo(shops[(change + 1) % 4]!);
    expect(stocks(await visitor.get(last.path))).toBe(true);
    await Promise.all(
      shops.map((one) =>
        eventually("the piece is gone", async () => stocks(await visit(one).get(last.path)), 5000),
      ),
    );
    slowest.push(performance.now() - began);
  }
  const most = Math.round(Math.max(...slowest));
  figure("four processes, a change", `seen by its maker at once, by all after at most ${most} ms`);
});

async function readyAt(visitor: Visitor) {
  await visitor.post("/cos", { intent: "add", productId });
  return { form: await fillCheckout(visitor) };
}

test("who is signed in is so everywhere, and a budget is one for all processes", async () => {
  const admin = await signedInAt(shop, { role: "administrator" });
  const account = admin.cookie("account")!;
  const statuses = async () =>
    Promise.all(
      shops.map(async (one) => {
        const { visitor, goTo } = wanderer();
        goTo(one);
        visitor.setCookie("account", account);
        return (await visitor.get("/admin/comenzi")).status;
      }),
    );
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await admin.post("/deconectare", {});
  expect(await statuses()).toEqual([303, 303, 303, 303]);
  const { most } = budgets.newsletter.client;
  const { visitor, goTo } = wanderer();
  const answered: number[] = [];
  for (let nth = 0; nth <= most; nth += 1) {
    goTo(shops[nth % 4]!);
    const answer = await visitor.post("/newsletter", { email: `cititor.${nth}@example.com` });
    answered.push(answer.status);
  }
  expect(answered.slice(0, most)).not.toContain(429);
  expect(answered.at(-1)).toBe(429);
});

test("what is uploaded at one process is shown by all, and is gone from all", async () => {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#8b5a2b" },
  })
    .jpeg()
    .toBuffer();
  const admin = await signedInAt(shop, { role: "administrator", email: "poze@example.com" });
  const file = new File([new Uint8Array(picture)], "poza.jpg");
  const kept = await admin.upload("/admin/galerie", { alt: "Un dulap" }, [["image", file]]);
  expect(kept.status).toBe(303);
  const { image_url } = await shop.db
    .selectFrom("gallery_images")
    .select("image_url")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  expect([...bucket.objects.keys()].filter((name) => name.includes("uploads/"))).toHaveLength(1);
  for (const one of shops) {
    const { status, headers } = await visit(one).get(`${image_url}?w=400`);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(readdirSync(one.data)).not.toContain("uploads");
  }
  // A bucket that fails refuses the next upload in words, and keeps what was typed.
  bucket.trouble = (request) => (request.startsWith("PUT") ? [503, "SlowDown"] : undefined);
  const refused = await admin.upload("/admin/galerie", { alt: "Un pat" }, [["image", file]]);
  expect(refused.status).toBe(503);
  expect(refused.page.querySelector("main form")?.toString()).toContain("Un pat");
  // Sizes that were made are shown all the same, others are not found for now; nothing fails.
  bucket.trouble = () => [503, "SlowDown"];
  const look = async (width: number) =>
    (await visit(shops[0]!).get(`${image_url}?w=${width}`)).status;
  expect([await look(400), await look(1600)]).toEqual([200, 404]);
  bucket.trouble = () => undefined;
  expect(await look(1600)).toBe(200);
});

test("a rolling restart loses no request", async () => {
  await setStock(100_000);
  const counts = { pages: 0, orders: 0, failed: [] as string[] };
  const before = await countRows(shop, "orders");
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const { status } = await visit(shop).get(counts.pages % 2 ? last.path : "/produse");
      counts.pages += 1;
      if (status !== 200) counts.failed.push(`page ${status}`);
    }
  };
  const buy = async () => {
    while (!isOver) {
      const { visitor, form } = await readyToOrder(shop, last);
      const { status } = await visitor.post("/finalizare-comanda/verificare", form);
      if (status === 303) counts.orders += 1;
      else counts.failed.push(`order ${status}`);
    }
  };
  const visitors = [look(), look(), buy(), buy()];
  for (const one of shops) {
    expect(await one.stop()).toBe(0);
    await one.restart();
  }
  isOver = true;
  await Promise.all(visitors);
  expect(counts.failed).toEqual([]);
  expect((await countRows(shop, "orders")) - before).toBe(counts.orders);
  expect(counts.orders).toBeGreaterThan(5);
  figure("a rolling restart", `${counts.pages} pages and ${counts.orders} orders, none lost`);
});

test("the jobs of a killed process are done by another, each mail once", async () => {
  // A mail server that takes a connection and says nothing.
  const held: Socket[] = [];
  const silent = createServer((socket) => held.push(socket));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    silent.close();
  });
  const own = { DATABASE_URL: await newDatabase("started") };
  const smtp = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const first = await startShop({ ...own, SMTP_URL: smtp });
  onTestFinished(() => first.dispose());
  const order = async (at: ShopProcess) => {
    const { visitor, form } = await readyToOrder(at);
    expect((await visitor.post("/finalizare-comanda/verificare", form)).status).toBe(303);
  };
  await order(first);
  await eventually("the first process is sending", () => held.length > 0);

  const second = await startShop(own);
  onTestFinished(() => second.dispose());
  await order(second);
  // The other one is at it.
  const mail = { name: "mail", pause: 0 };
  expect(await doOnce(second.db, mail, () => Promise.resolve("done"))).toBe("busy");
  expect(await countRows(second, "order_mail_requests")).toBe(1);

  await first.kill();
  await eventually(
    "its jobs are done",
    async () => (await countRows(second, "order_mail_requests")) === 0,
  );
  // What the first was sending is sent when its two minutes are over: now.
  const soon = second.db.updateTable("outbox").where("sent_at", "is", null);
  await soon.set({ next_attempt_at: new Date().toISOString() }).execute();
  const unsent = second.db.selectFrom("outbox").select("id").where("sent_at", "is", null);
  await eventually("every mail is sent", async () => (await unsent.execute()).length === 0);
  expect(readdirSync(join(second.data, "outbox"))).toHaveLength(await countRows(second, "outbox"));
});

test("a job is done by one at a time, not again within its pause, and again after a failure", async () => {
  const job = { name: "a job of this test", pause: 60_000 };
  let end = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const first = doOnce(shops[0]!.db, job, async () => {
    const ended = new Promise<void>((resolve) => (end = resolve));
    begin();
    await ended;
    return "done";
  });
  const other = () => doOnce(shops[1]!.db, job, () => Promise.resolve("done too"));
  await begun;
  expect(await other()).toBe("busy");
  end();
  expect(await first).toBe("done");
  expect(await other()).toBe("busy");
  const failing = { name: "a failing job", pause: 60_000 };
  const failed = doOnce(shops[0]!.db, failing, () => Promise.reject(new Error("no luck")));
  await expect(failed).rejects.toThrow("no luck");
  expect(await doOnce(shops[1]!.db, failing, () => Promise.resolve("done"))).toBe("done");
});

test("a process with another secret does not start beside the others, and says why", () => {
  const data = mkdtempSync(join(process.env.PREPARED_SHOP!, "shop-"));
  const variables = { ...process.env, ...together, SESSION_SECRET: "s".repeat(40) };
  expect(() => prepare(data, variables)).toThrow("another SESSION_SECRET");
});

test("each process says of itself whether it is ready", async () => {
  const [one, two] = shops;
  await one!.stop();
  await expect(visit(one!).get("/readyz")).rejects.toThrow();
  expect((await visit(two!).get("/readyz")).status).toBe(200);
  await one!.restart();
  expect((await visit(one!).get("/readyz")).status).toBe(200);
});

test("while the server is away all that is asked is told so, and when to come again; then it goes on", async () => {
  const line = await startLine(await newDatabase("started"));
  onTestFinished(line.close);
  const own = await startShop({ DATABASE_URL: line.url });
  onTestFinished(() => own.dispose());
  const admin = await signedInAt(own, { role: "administrator" });
  expect((await admin.get("/admin/comenzi.csv")).status).toBe(200);
  line.cut();
  for (const [address, words] of [
    [pieces.bed.path, "Momentan nu putem citi nimic"],
    ["/cos", "Momentan nu putem citi nimic"],
    ["/admin/comenzi", "Momentan nu putem citi nimic"],
    ["/admin/comenzi.csv", "Momentan nu putem citi nimic"],
    ["/cos?_data=routes%2Fshop%2Fcart", "not-read"],
  ] as const) {
    const { status, headers, text } = await admin.get(address);
    expect([address, status, headers.get("Retry-After")]).toEqual([address, 503, "60"]);
    expect(text, address).toContain(words);
  }
  await line.mend();
  await eventually("the shop reads again", async () => (await admin.get("/cos")).status === 200);
  expect((await admin.get("/admin/comenzi.csv")).status).toBe(200);
});
