import { z } from "~/platform/basics/zod";
import { boundedFetch, type Patience } from "~/platform/http/bounded-fetch.server";
import { log } from "~/platform/log/log.server";

import { isSignedByNetopia } from "../front/netopia-signature.server";
import { readNetopiaEvent } from "./netopia-event.server";
import { CURRENCY, type CardProvider, type HostedPageRequest } from "./provider";

const patience: Patience = { connectMs: 3_000, totalMs: 15_000, maxBytes: 256 * 1024 };

/** From NETOPIA's documentation of its API v2 (doc.netopia-payments.com, "Endpoints"). */
const bases = {
  live: "https://secure.mobilpay.ro/pay",
  sandbox: "https://secure.sandbox.netopia-payments.com",
};

/** Romania's number in ISO 3166, as the documentation's samples have it. */
const ROMANIA = 642;

interface NetopiaKeys {
  apiKey: string;
  posSignature: string;
  /** NETOPIA's public key, as PEM. */
  publicKey: string;
  isSandbox: boolean;
  base?: string;
}

/**
 * NETOPIA's hosted page. Its documentation names no call that refunds, so refunds are made on its own
 * pages and arrive here as events.
 */
export function netopiaProvider({
  apiKey,
  posSignature,
  publicKey,
  isSandbox,
  base = isSandbox ? bases.sandbox : bases.live,
}: NetopiaKeys): CardProvider {
  return {
    name: "netopia",
    isTest: isSandbox,
    start: async (page) => {
      try {
        const response = await boundedFetch(patience)(`${base}/payment/card/start`, {
          method: "POST",
          headers: { Authorization: apiKey, "Content-Type": "application/json" },
          body: JSON.stringify(startBody(page, posSignature)),
          signal: AbortSignal.timeout(patience.totalMs),
        });
        const { data } = startAnswer.safeParse(await response.json());
        const { payment, error } = data ?? {};
        if (payment?.paymentURL && payment.ntpID) {
          return { kind: "done", reference: payment.ntpID, url: payment.paymentURL };
        }
        const code = error?.code ?? String(response.status);
        log("card provider failed", { provider: "netopia", status: response.status, code });
        return response.status >= 500 ? { kind: "no-answer" } : { kind: "refused", code };
      } catch {
        log("card provider failed", { provider: "netopia", status: 0, code: "no-answer" });
        return { kind: "no-answer" };
      }
    },
    readEvent: (body, headers) => {
      const token = headers.get("verification-token") ?? "";
      const isSigned = isSignedByNetopia(token, body, { posSignature, publicKey }, new Date());
      if (!isSigned) return Promise.resolve({ kind: "bad-signature" });
      const event = readNetopiaEvent(body);
      return Promise.resolve(event ? { kind: "event", event } : { kind: "other" });
    },
  };
}

// Without a card in it the request is answered by `paymentURL`, the hosted page, and the error code 101
// ("redirect user to payment page"). The documentation lists the field; the code stands in the answers
// of its sandbox.
const startAnswer = z.object({
  payment: z
    .object({
      paymentURL: z.url({ protocol: /^https?$/ }).optional(),
      ntpID: z.string().optional(),
    })
    .optional(),
  error: z.object({ code: z.coerce.string().optional() }).nullish(),
});

/** The body of `payment/card/start`, field by field as in the documentation's samples. */
function startBody(page: HostedPageRequest, posSignature: string) {
  const { buyer } = page;
  const names = buyer.fullName.split(" ");
  const person = {
    email: buyer.email,
    phone: buyer.phone,
    firstName: names[0] ?? "",
    lastName: names.slice(1).join(" ") || (names[0] ?? ""),
    city: buyer.city,
    country: ROMANIA,
    state: buyer.county,
    postalCode: buyer.postalCode,
    details: buyer.address,
  };
  return {
    config: {
      emailTemplate: "",
      notifyUrl: page.eventUrl,
      redirectUrl: `${page.returnUrl}?inapoi=da`,
      language: page.language === "ro" ? "ro" : "en",
    },
    payment: { options: { installments: 1, bonus: 0 }, instrument: { type: "card" }, data: {} },
    order: {
      posSignature,
      dateTime: new Date().toISOString(),
      description: page.description,
      orderID: page.id,
      amount: page.amountBani / 100,
      currency: CURRENCY,
      billing: person,
      shipping: person,
      products: [],
      installments: { selected: 1, available: [0] },
      data: {},
    },
  };
}
