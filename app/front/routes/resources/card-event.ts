import { json, type ActionFunctionArgs } from "@remix-run/node";

import { log } from "~/platform/log/log.server";
import { openCardProvider } from "~/sales/cards/front/card-keys.server";
import { takeCardEvent } from "~/sales/cards/front/take-event.server";

/** This address takes a provider's events and shows nothing. */
export function loader() {
  return refusal(405);
}

/**
 * Takes an event of a card provider. No cookie or session is read; the provider's signature over the
 * body decides. The answer is the one that NETOPIA expects; Stripe reads only the status.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const name = (["stripe", "netopia"] as const).find((known) => known === params.provider);
  const provider = name && (await openCardProvider(name));
  if (!provider) return refusal(404);
  const body = Buffer.from(await request.arrayBuffer());
  const read = await provider.readEvent(body, request.headers);
  if (read.kind === "bad-signature") {
    log("card event refused", { provider: provider.name }, request);
    return refusal(400);
  }
  const taken = read.kind === "event" ? await takeCardEvent(provider.name, read.event) : "other";
  const type = read.kind === "event" ? read.event.type : "other";
  log("card event", { provider: provider.name, type, taken }, request);
  return json({ errorType: 0, errorCode: 0, errorMessage: "" });
}

function refusal(status: number) {
  const headers = status === 405 ? { Allow: "POST" } : undefined;
  return json(null, { status, headers });
}
