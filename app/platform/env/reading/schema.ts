import { z } from "~/platform/basics/zod";

/** Whether a web address has a user or password in it, which would be shown and logged with it. */
export function hasLogin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== "" || password !== "";
}

/** `s3://BUCKET` or `s3://BUCKET/FOLDER`, with the slash before the folder in its second part. */
export const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

const webAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .refine((typed) => !hasLogin(typed), `must be an address without a login, such as ${example}`);
const text = (error: string) => z.string().min(1, error);
const key = (begins: RegExp, error: string) => z.string().regex(begins, error);
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`);
const region = z.string().regex(/^[\w-]+$/, "must be a region such as eu-central-1");
const mailAddress = z.email("must be an e-mail address");
const given = text("must not be empty");

/** Every variable. Messages about a wrong value never show the value, which may be a secret. */
export const schema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .default("production"),
  HOST: z.string().default("127.0.0.1"),
  PORT: wholeNumber(0, 65535).default(3000),
  SHOP_ORIGIN: webAddress("https://www.exemplu.ro")
    .transform((url) => new URL(url).origin)
    .optional(),
  SHOP_DATA: given.default("data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be an address such as postgres://USER:PASSWORD@HOST:5432/DATABASE",
    })
    .optional(),
  SESSION_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error:
        "must be an address such as smtps://USER:PASSWORD@SERVER:465, signs of the password in %xx",
    })
    .optional(),
  MAIL_FROM: z.string().min(3, "must be a sender such as Atelier <comenzi@exemplu.ro>").optional(),
  MAIL_SHOP: mailAddress.optional(),
  ADMIN_EMAIL: mailAddress.default("admin@atelier.local"),
  ADMIN_PASSWORD: z.string().min(8, "must be at least 8 characters long").optional(),
  METRICS_TOKEN: z.string().optional(),
  BACKUP_HOUR: wholeNumber(0, 23).optional(),
  BACKUP_DIR: given.optional(),
  COPY_TO: given
    .refine(
      (place) => S3_PLACE.test(place) || !/^\w+:\/\//.test(place),
      "must be a directory or s3://BUCKET/FOLDER",
    )
    .optional(),
  COPY_KEY: z.string().refine(isCopyKey, "must be a key that npm run copy-key printed").optional(),
  COPY_EVERY_MINUTES: wholeNumber(1, 1440).default(10),
  COPY_S3_ENDPOINT: webAddress("https://s3.eu-central-1.amazonaws.com").optional(),
  COPY_S3_REGION: region.default("us-east-1"),
  COPY_S3_ACCESS_KEY_ID: given.optional(),
  COPY_S3_SECRET_ACCESS_KEY: given.optional(),
  UPLOADS_AT: z.string().regex(S3_PLACE, "must be s3://BUCKET/FOLDER").optional(),
  UPLOADS_S3_ENDPOINT: webAddress("https://s3.eu-central-1.amazonaws.com").optional(),
  UPLOADS_S3_REGION: region.default("us-east-1"),
  UPLOADS_S3_ACCESS_KEY_ID: given.optional(),
  UPLOADS_S3_SECRET_ACCESS_KEY: given.optional(),
  CHECKPOINTS: z.enum(["shop", "litestream"], "must be shop or litestream").default("shop"),
  OPENAI_API_KEY: given.optional(),
  OPENAI_BASE_URL: webAddress("https://api.openai.com/v1").optional(),
  STRIPE_SECRET_KEY: key(
    /^(sk|rk)_/,
    "must be a secret key of Stripe's, which begins with sk_ or rk_",
  ).optional(),
  STRIPE_WEBHOOK_SECRET: key(
    /^whsec_/,
    "must be the secret of a webhook of Stripe's, which begins with whsec_",
  ).optional(),
  STRIPE_API_BASE: webAddress("http://127.0.0.1:3010").optional(),
});

/** Whether it is 32 bytes in base64url. */
export function isCopyKey(typed: string): boolean {
  return Buffer.from(typed, "base64url").toString("base64url") === typed && typed.length === 43;
}
