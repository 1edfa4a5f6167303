import { shopOrigin } from "~/platform/env/env.server";
import type { CardProviderName } from "~db/schema";

/** Where a provider reports to: no page of ours links there. */
export function eventAddress(provider: CardProviderName): string {
  return `${shopOrigin}/plati/${provider}/eveniment`;
}
