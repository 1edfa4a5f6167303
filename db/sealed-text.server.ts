import { sealerUnder, sessionSecret } from "~/platform/env/env.server";

/** Encrypts short texts for the database with a key for one purpose, derived from the shop's secret. */
export function sealer(use: string) {
  return sealerUnder(sessionSecret, use);
}
