import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, test } from "vitest";

import { netopiaProvider } from "~/sales/cards/providers/netopia.server";
import type { HostedPageRequest } from "~/sales/cards/providers/provider";
import { readStripeEvent } from "~/sales/cards/providers/stripe-event";

const netopia = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });

let answer: { status: number; body: string } = { status: 200, body: "{}" };
const asked: { url: string; authorization: string; body: Record<string, unknown> }[] = [];
const server = http.createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => (text += chunk.toString()));
  request.on("end", () => {
    const { url = "", headers } = request;
    const body = JSON.parse(text) as Record<string, unknown>;
    asked.push({ url, authorization: headers.authorization ?? "", body });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => void server.close());

const POS = "AAAA-BBBB-CCCC-DDDD-EEEE";
const provider = netopiaProvider({
  apiKey: "an-api-key",
  posSignature: POS,
  publicKey: netopia.publicKey.export({ type: "spki", format: "pem" }).toString(),
  isSandbox: true,
  base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
});

const page: HostedPageRequest = {
  id: "attempt-1",
  orderNumber: "AM-2026-000001",
  amountBani: 269_050,
  description: "Comanda AM-2026-000001",
  language: "hu",
  buyer: {
    fullName: "Ileana Țăranu",
    email: "ileana@example.com",
    phone: "0722123456",
    city: "București",
    county: "RO-B",
    address: "Strada Școlii 7",
    postalCode: "010101",
  },
  returnUrl: "https://shop.example/back",
  eventUrl: "https://shop.example/event",
  openUntil: new Date(),
};

test("NETOPIA is asked for a page as its documentation says, and leads to it", async () => {
  const payment = { paymentURL: "https://secure.example/ui/card?p=1", ntpID: "1310396" };
  answer = { status: 200, body: JSON.stringify({ payment, error: { code: "101" } }) };
  expect(await provider.start(page)).toEqual({
    kind: "done",
    reference: "1310396",
    url: "https://secure.example/ui/card?p=1",
  });
  const { url, authorization, body } = asked.at(-1)!;
  expect([url, authorization]).toEqual(["/payment/card/start", "an-api-key"]);
  expect(body).toMatchObject({
    config: { notifyUrl: "https://shop.example/event", language: "en" },
    order: {
      orderID: "attempt-1",
      amount: 2690.5,
      currency: "RON",
      posSignature: POS,
      billing: { firstName: "Ileana", lastName: "Țăranu", country: 642 },
    },
  });
  answer = { status: 200, body: JSON.stringify({ error: { code: "99", message: "no" } }) };
  expect(await provider.start(page)).toEqual({ kind: "refused", code: "99" });
  for (const wrong of [
    { status: 502, body: "{}" },
    { status: 200, body: "<h1>" },
  ]) {
    answer = wrong;
    expect(await provider.start(page)).toEqual({ kind: "no-answer" });
  }
});

const noticeOf = (status: number) =>
  Buffer.from(
    JSON.stringify({
      order: { orderID: "attempt-1" },
      payment: { ntpID: 1_310_396, status, amount: 2690.5, currency: "RON" },
    }),
  );

/** A token over a body; what is changed makes it another one. */
function tokenOf(body: Buffer, { head = {}, claims = {}, key = netopia.privateKey } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const sub = createHash("sha512").update(body).digest("base64");
  const exp = Math.floor(Date.now() / 1000) + 60;
  const signed = [
    part({ alg: "RS512", typ: "JWT", ...head }),
    part({ iss: "NETOPIA Payments", aud: [POS], sub, exp, ...claims }),
  ].join(".");
  const signature = sign("RSA-SHA512", Buffer.from(signed), key);
  return `${signed}.${signature.toString("base64url")}`;
}

const read = (body: Buffer, token: string) =>
  provider.readEvent(body, new Headers({ "Verification-token": token }));

test("a notice of NETOPIA's is read, each status in the shop's words", async () => {
  const paid = noticeOf(3);
  const seen = await read(paid, tokenOf(paid));
  expect(seen).toMatchObject({
    kind: "event",
    event: { kind: "paid", attempt: "attempt-1", paymentReference: "1310396", amountBani: 269_050 },
  });
  // The same bytes are the same event, whatever token comes with them.
  expect(await read(paid, tokenOf(paid, { claims: { aud: POS } }))).toEqual(seen);
  const kinds = [];
  for (const status of [5, 12, 15, 23, 8, 9, 10, 99]) {
    const body = noticeOf(status);
    const one = await read(body, tokenOf(body));
    kinds.push(one.kind === "event" ? one.event.kind : one.kind);
  }
  expect(kinds).toEqual([
    "paid",
    "refused",
    "other",
    "expired",
    "refunded",
    "disputed",
    "dispute-closed",
    "other",
  ]);
});

test("a notice whose token is another's, another body's, old or of another kind is refused", async () => {
  const body = noticeOf(3);
  const good = tokenOf(body);
  const [first, second] = good.split(".");
  const past = Math.floor(Date.now() / 1000) - 1;
  const tokens = {
    none: "",
    nonsense: "a.b.c",
    unsigned: `${Buffer.from('{"alg":"none"}').toString("base64url")}.${second}.`,
    "without its signature": `${first}.${second}.`,
    "with one part more": `${good}.x`,
    "of another algorithm": tokenOf(body, { head: { alg: "RS256" } }),
    "of a stranger": tokenOf(body, { key: stranger.privateKey }),
    "of another issuer": tokenOf(body, { claims: { iss: "NETOPIA" } }),
    "for another point of sale": tokenOf(body, { claims: { aud: ["X", POS] } }),
    "of another body": tokenOf(noticeOf(5)),
    old: tokenOf(body, { claims: { exp: past } }),
  };
  for (const [name, token] of Object.entries(tokens)) {
    expect([name, (await read(body, token)).kind]).toEqual([name, "bad-signature"]);
  }
  expect((await read(Buffer.from("not json"), tokenOf(Buffer.from("not json")))).kind).toBe(
    "other",
  );
});

test("Stripe's refunds, failed refunds and disputes are read, also where an object stands whole", () => {
  const kindOf = (type: string, object: object) => {
    const seen = readStripeEvent({ id: "evt_1", type, data: { object } });
    return seen.kind === "event" ? seen.event : seen.kind;
  };
  const money = { payment_intent: { id: "pi_1" }, currency: "ron" };
  expect(kindOf("charge.refunded", { ...money, amount_refunded: 500 })).toMatchObject({
    kind: "refunded",
    paymentReference: "pi_1",
    amountBani: 500,
    currency: "RON",
  });
  const refund = { ...money, id: "re_1", amount: 300 };
  expect(kindOf("refund.updated", { ...refund, status: "succeeded" })).toBe("other");
  expect(kindOf("refund.updated", { ...refund, status: "failed" })).toMatchObject({
    kind: "refund-failed",
    detail: "re_1",
    amountBani: 300,
  });
  const dispute = { ...money, id: "dp_1", amount: 500, status: "lost" };
  expect(kindOf("charge.dispute.created", dispute)).toMatchObject({ kind: "disputed" });
  expect(kindOf("charge.dispute.closed", dispute)).toMatchObject({
    kind: "dispute-closed",
    detail: "dp_1",
    status: "lost",
  });
  expect(kindOf("charge.refunded", { amount_refunded: "1" })).toBe("other");
  expect(readStripeEvent("nonsense").kind).toBe("other");
});
