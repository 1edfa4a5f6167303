import { z } from "~/platform/basics/zod";
import { readVariables } from "~/platform/env/env.server";

const address = z.url({ protocol: /^https?$/ });
const secret = z.string().min(1).optional();

const variables = z.object({
  EFACTURA_API: address.default("https://api.anaf.ro/test/FCTEL/rest"),
  EFACTURA_TOKENS: address.default("https://logincert.anaf.ro/anaf-oauth2/v1/token"),
  EFACTURA_CLIENT_ID: secret,
  EFACTURA_CLIENT_SECRET: secret,
  EFACTURA_REFRESH_TOKEN: secret,
});

const whole = variables.refine((one) => accessOf(one) !== undefined || !hasAny(one), {
  path: ["EFACTURA_CLIENT_ID"],
  message: "is missing, or EFACTURA_CLIENT_SECRET or EFACTURA_REFRESH_TOKEN: each takes the others",
});

type Variables = z.output<typeof variables>;

function hasAny(one: Variables): boolean {
  const { EFACTURA_CLIENT_ID, EFACTURA_CLIENT_SECRET, EFACTURA_REFRESH_TOKEN } = one;
  return Boolean(EFACTURA_CLIENT_ID ?? EFACTURA_CLIENT_SECRET ?? EFACTURA_REFRESH_TOKEN);
}

function accessOf(one: Variables) {
  const { EFACTURA_CLIENT_ID, EFACTURA_CLIENT_SECRET, EFACTURA_REFRESH_TOKEN } = one;
  if (!EFACTURA_CLIENT_ID || !EFACTURA_CLIENT_SECRET || !EFACTURA_REFRESH_TOKEN) return undefined;
  return {
    api: one.EFACTURA_API,
    tokens: one.EFACTURA_TOKENS,
    clientId: EFACTURA_CLIENT_ID,
    clientSecret: EFACTURA_CLIENT_SECRET,
    refreshToken: EFACTURA_REFRESH_TOKEN,
  };
}

/**
 * How the tax authority's e-Factura is reached, on trial unless EFACTURA_API says otherwise; undefined where
 * documents are taken there by hand.
 */
export const eFacturaAccess = accessOf(readVariables(whole));
