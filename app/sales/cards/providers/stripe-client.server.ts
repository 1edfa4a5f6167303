import { boundedFetch, type Patience } from "~/platform/http/bounded-fetch.server";
import { log } from "~/platform/log/log.server";

import type { ProviderAnswer } from "./provider";

/** A customer waits for the page, so not for long; an answer is a few KB. */
const patience: Patience = { connectMs: 3_000, totalMs: 15_000, maxBytes: 512 * 1024 };

export async function openClient(secret: string, apiBase: string | undefined) {
  const { default: Stripe } = await import("stripe");
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secret, {
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? 443 : 80),
      protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
    httpClient: Stripe.createFetchHttpClient(boundedFetch(patience)),
    timeout: patience.totalMs,
    // The package does not retry: a person repeats the call by pressing again, under the same id.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * The answer to a call. An error of 400 to 499 is a refusal, with nothing done; except that another
 * call with the same id is under way (409) or there were too many (429). The error's own text is not
 * logged: it may name a part of the key.
 */
export async function ask<Done extends object>(
  call: () => Promise<Done>,
): Promise<ProviderAnswer<Done>> {
  try {
    return { kind: "done", ...(await call()) };
  } catch (error) {
    const { statusCode, code, type } = error as Record<string, unknown>;
    const status = typeof statusCode === "number" ? statusCode : 0;
    const word = typeof code === "string" ? code : typeof type === "string" ? type : "unknown";
    log("card provider failed", { provider: "stripe", status, code: word });
    const isRefusal = status >= 400 && status < 500 && status !== 409 && status !== 429;
    return isRefusal ? { kind: "refused", code: word } : { kind: "no-answer" };
  }
}
