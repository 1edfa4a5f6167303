// @ts-check
// A stand-in for Stripe on this machine: the part of its API that the shop uses, a hosted page as plain
// forms, and signed events. For development and tests: it moves no money, listens on loopback only, and
// starts nowhere else.
import { createHmac, randomBytes } from "node:crypto";
import http from "node:http";
import { pathToFileURL } from "node:url";

/** @typedef {Record<string, any>} Row */

/** @param {{ secret: string, webhook: string, events: string, port?: number }} options */
export function startStandIn({ secret, webhook, events, port = 0 }) {
  if (process.env.NODE_ENV !== "development") {
    throw new Error("The stand-in for the card provider starts in development only.");
  }
  /** @type {Map<string, Row>} */
  const sessions = new Map();
  /** @type {Map<string, Row>} */
  const payments = new Map();
  /** What was answered to a call with this Idempotency-Key. @type {Map<string, Row>} */
  const answered = new Map();
  const id = (/** @type {string} */ kind) => `${kind}_test_${randomBytes(12).toString("hex")}`;

  /** Tells the shop, and waits until it has answered. @param {string} type @param {Row} object */
  async function tell(type, object) {
    const created = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: id("evt"),
      object: "event",
      type,
      created,
      data: { object },
    });
    const v1 = createHmac("sha256", webhook).update(`${created}.${body}`).digest("hex");
    const headers = {
      "Content-Type": "application/json",
      "Stripe-Signature": `t=${created},v1=${v1}`,
    };
    const answer = await fetch(events, { method: "POST", headers, body }).catch(() => undefined);
    if (!answer?.ok) console.error(`[card stand-in] ${type}: the shop answered ${answer?.status}`);
  }

  /** @param {string} method @param {string} path @param {URLSearchParams} form @returns {Promise<Row>} */
  async function answerApi(method, path, form) {
    const [, session, isExpiring] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === "GET" && path === "/v1/checkout/sessions") return { object: "list", data: [] };
    if (method === "POST" && path === "/v1/checkout/sessions") return open(form);
    if (method === "POST" && session && isExpiring) return expire(sessions.get(session));
    if (method === "POST" && path === "/v1/refunds") return refund(form);
    return fault(404, "resource_missing");
  }

  /** @param {URLSearchParams} form */
  function open(form) {
    const session = {
      id: id("cs"),
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      client_reference_id: form.get("client_reference_id"),
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]"),
      metadata: { card_payment: form.get("metadata[card_payment]") },
      name: form.get("line_items[0][price_data][product_data][name]"),
      success_url: form.get("success_url"),
      cancel_url: form.get("cancel_url"),
      url: "",
    };
    session.url = `http://${own()}/pay/${session.id}`;
    sessions.set(session.id, session);
    return session;
  }

  /** @param {Row | undefined} session */
  async function expire(session) {
    if (session?.status !== "open") return fault(400, "session_not_open");
    session.status = "expired";
    await tell("checkout.session.expired", session);
    return session;
  }

  /** @param {URLSearchParams} form */
  function refund(form) {
    const payment = payments.get(form.get("payment_intent") ?? "");
    const amount = Number(form.get("amount"));
    if (!payment) return fault(404, "resource_missing");
    // Sixty-six bani is what the stand-in refuses, so that a refusal can be tried out.
    if (amount % 100 === 66) return fault(400, "insufficient_funds");
    if (amount > payment.amount - payment.amount_refunded)
      return fault(400, "charge_already_refunded");
    payment.amount_refunded += amount;
    const { id: payment_intent, amount_refunded, currency, metadata } = payment;
    const charge = { object: "charge", payment_intent, amount_refunded, currency, metadata };
    setTimeout(() => void tell("charge.refunded", charge), 50);
    return {
      id: id("re"),
      object: "refund",
      payment_intent,
      amount,
      currency,
      status: "succeeded",
    };
  }

  /** What the customer pressed on the hosted page. @param {Row} session @param {string | null} choice */
  async function choose(session, choice) {
    if (session.status !== "open") return session.cancel_url;
    if (choice === "abandon") {
      await expire(session);
      return session.cancel_url;
    }
    const { amount_total: amount, currency, metadata } = session;
    const payment = { id: id("pi"), object: "payment_intent", amount, currency, metadata };
    if (choice === "refuse") {
      await tell("payment_intent.payment_failed", payment);
      return session.cancel_url;
    }
    payments.set(payment.id, { ...payment, amount_refunded: 0 });
    Object.assign(session, {
      status: "complete",
      payment_status: "paid",
      payment_intent: payment.id,
    });
    await tell("checkout.session.completed", session);
    return session.success_url;
  }

  const server = http.createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? "/", "http://stand-in");
    const method = req.method ?? "GET";
    let text = "";
    for await (const chunk of req) text += chunk;
    const form = new URLSearchParams(text);
    const session = sessions.get(pathname.slice("/pay/".length));
    if (pathname.startsWith("/pay/") && session) {
      if (method === "POST") {
        res.writeHead(303, { Location: await choose(session, form.get("choice")) }).end();
      } else res.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page(session));
      return;
    }
    if (pathname === "/payments") {
      const made = [...payments.values()].map(({ id, metadata }) => [metadata.card_payment, id]);
      res.writeHead(200, { "Content-Type": "application/json" });
      return void res.end(JSON.stringify(Object.fromEntries(made)));
    }
    const isKnown = req.headers.authorization === `Bearer ${secret}`;
    const key = String(req.headers["idempotency-key"] ?? randomBytes(8).toString("hex"));
    const answer = isKnown
      ? (answered.get(key) ?? (await answerApi(method, pathname, form)))
      : fault(401, "invalid_api_key");
    if (isKnown) answered.set(key, answer);
    const status = answer.status_code ?? 200;
    res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  const own = () => `127.0.0.1:${/** @type {any} */ (server.address()).port}`;
  server.listen(port, "127.0.0.1");
  return { server, own };
}

/** @param {number} status_code @param {string} code @returns {Row} */
function fault(status_code, code) {
  return { status_code, error: { type: "invalid_request_error", code, message: code } };
}

/** @param {Row} session */
function page({ id, name, amount_total, currency, status, cancel_url }) {
  const safe = (/** @type {unknown} */ text) =>
    String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const buttons = [
    ["pay", "Plătește cu cardul de test 4242 4242 4242 4242"],
    ["refuse", "Plătește cu un card care este refuzat"],
    ["abandon", "Renunță la plată"],
  ].map(([choice, label]) => `<p><button name="choice" value="${choice}">${label}</button></p>`);
  return `<!doctype html><html lang="ro"><meta name="viewport" content="width=device-width">
<title>Plată de test</title><body style="font: 1rem/1.5 sans-serif; max-width: 32rem; margin: 2rem auto; padding: 0 1rem">
<h1>Plată de test</h1><p>Nu se plătește nimic: aici ar fi pagina furnizorului de plăți.</p>
<p>${safe(name)}: <strong>${(amount_total / 100).toFixed(2)} ${safe(currency).toUpperCase()}</strong></p>
${status === "open" ? `<form method="post" action="/pay/${id}">${buttons.join("")}</form>` : ""}
<p><a href="${safe(cancel_url)}">Înapoi la magazin</a></p>`;
}

// Run by itself, as by `npm run dev` and by the tests.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CARD_EVENTS_URL, CARD_STAND_IN_PORT } =
    process.env;
  const { server, own } = startStandIn({
    secret: STRIPE_SECRET_KEY ?? "",
    webhook: STRIPE_WEBHOOK_SECRET ?? "",
    events: CARD_EVENTS_URL ?? "",
    port: Number(CARD_STAND_IN_PORT ?? 0),
  });
  server.once("listening", () => console.log(`[card stand-in] http://${own()}`));
}
