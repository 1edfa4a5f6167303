import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

import { z } from "~/platform/basics/zod";

// Under `npm start` the server has loaded it already; the db commands and the dev server have not.
if (existsSync(".env")) process.loadEnvFile();

/** `s3://BUCKET` or `s3://BUCKET/FOLDER`, with the slash before the folder in its second part. */
export const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  SHOP_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  SHOP_DATA: z.string().min(1).default("data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SESSION_SECRET: z.string().min(32, "must be at least 32 characters long").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_SHOP: z.email().optional(),
  ADMIN_EMAIL: z.email().default("admin@atelier.local"),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  COPY_TO: z
    .string()
    .min(1)
    .refine(
      (place) => S3_PLACE.test(place) || !/^\w+:\/\//.test(place),
      "must be a directory or s3://BUCKET/FOLDER",
    )
    .optional(),
  COPY_KEY: z
    .string()
    .refine((text) => isCopyKey(text), "must be a key that npm run copy-key printed")
    .optional(),
  COPY_EVERY_MINUTES: z.coerce.number().int().min(1).max(1440).default(10),
  COPY_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  COPY_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default("us-east-1"),
  COPY_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  COPY_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  UPLOADS_AT: z.string().regex(S3_PLACE, "must be s3://BUCKET/FOLDER").optional(),
  UPLOADS_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  UPLOADS_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .default("us-east-1"),
  UPLOADS_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  UPLOADS_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CHECKPOINTS: z.enum(["shop", "litestream"]).default("shop"),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
});

/** Whether it is 32 bytes in base64url. */
function isCopyKey(text: string): boolean {
  return Buffer.from(text, "base64url").toString("base64url") === text && text.length === 43;
}

/** What one variable asks of others. */
const whole = schema
  .refine((one) => one.COPY_TO === undefined || one.COPY_KEY !== undefined, {
    path: ["COPY_KEY"],
    message: "is missing: COPY_TO takes a key that npm run copy-key prints",
  })
  .refine((one) => !S3_PLACE.test(one.COPY_TO ?? "") || s3AccessOf(one, "COPY") !== undefined, {
    path: ["COPY_S3_ACCESS_KEY_ID"],
    message: "is missing, or COPY_S3_SECRET_ACCESS_KEY: COPY_TO is s3://",
  })
  .refine((one) => one.UPLOADS_AT === undefined || s3AccessOf(one, "UPLOADS") !== undefined, {
    path: ["UPLOADS_S3_ACCESS_KEY_ID"],
    message: "is missing, or UPLOADS_S3_SECRET_ACCESS_KEY: UPLOADS_AT is s3://",
  });

/** How an S3-compatible store is reached by the variables of this name; undefined without keys. */
function s3AccessOf(one: z.output<typeof schema>, name: "COPY" | "UPLOADS") {
  const accessKeyId = one[`${name}_S3_ACCESS_KEY_ID`];
  const secretAccessKey = one[`${name}_S3_SECRET_ACCESS_KEY`];
  if (!accessKeyId || !secretAccessKey) return undefined;
  const region = one[`${name}_S3_REGION`];
  const endpoint = one[`${name}_S3_ENDPOINT`] ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, accessKeyId, secretAccessKey };
}

/** The variables of the environment that a schema has; throws in words where one is not usable. */
export function readVariables<Schema extends z.ZodType>(variables: Schema): z.output<Schema> {
  const filled = Object.entries(process.env).filter(([, value]) => value !== "");
  const parsed = variables.safeParse(Object.fromEntries(filled));
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${reasons.join("\n")}`);
}

const env = readVariables(whole);

export const isDevelopment = env.NODE_ENV === "development";
export const shopOrigin = env.SHOP_ORIGIN ?? `http://${ownHost(env.HOST)}:${env.PORT}`;
/** Whether its public address is configured. */
export const hasOwnOrigin = env.SHOP_ORIGIN !== undefined;
export const smtpUrl = env.SMTP_URL;
export const mailFrom = env.MAIL_FROM;
export const mailShop = env.MAIL_SHOP;
export const firstAdmin = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
/** The hour on Bucharest's clock at which a backup is made every night, if any. */
export const backupHour = env.BACKUP_HOUR;
/** Where the continuous copy goes: a directory or s3://BUCKET/FOLDER; undefined without one. */
export const copyPlace = env.COPY_TO;
/** The owner's key of the copies: 32 bytes in base64url. */
export const copyKey = env.COPY_KEY;
/** How old the newest copy may become, in milliseconds. */
export const copyPeriod = env.COPY_EVERY_MINUTES * 60 * 1000;
/** How the store of the copies is reached; undefined where no keys for one are set. */
export const copyS3Access = s3AccessOf(env, "COPY");
/** The bucket of the uploads, s3://BUCKET/FOLDER; undefined where they are in the data directory. */
export const uploadsPlace = env.UPLOADS_AT;
export const uploadsS3Access = s3AccessOf(env, "UPLOADS");
/** Whether Litestream copies the write-ahead log into the database, so that the shop must not. */
export const isLitestreamUsed = env.CHECKPOINTS === "litestream";
export const openaiKey = env.OPENAI_API_KEY;
export const openaiBaseUrl = env.OPENAI_BASE_URL;
/** The card provider's keys, while none are saved in the back office. */
export const stripeKeys = { secret: env.STRIPE_SECRET_KEY, webhook: env.STRIPE_WEBHOOK_SECRET };
/** A stand-in for Stripe's API, for development and tests. */
export const stripeApiBase = env.STRIPE_API_BASE;

/** Everything the shop writes: database, outbox, resized pictures, secret. Only its owner reads it. */
export const dataDirectory = resolve(env.SHOP_DATA);

/** A PostgreSQL server's database, in place of the file. Holds a password: it goes into no message. */
export const databaseUrl = env.DATABASE_URL;

/** The real file, not a link to it: SQLite keeps its log beside the real file. */
export const databasePath = behindLinks(join(dataDirectory, "shop.sqlite"));
export const picturesDirectory = join(dataDirectory, "pictures");
export const outboxDirectory = join(dataDirectory, "outbox");
export const backupsDirectory = resolve(env.BACKUP_DIR ?? join(dataDirectory, "backups"));
/**
 * Uploaded files, each under a random name and in an encoding made by the shop; where they are in a
 * bucket, what backups and copies have read of it.
 */
export const uploadsDirectory = join(dataDirectory, "uploads");

function behindLinks(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/** The host by which this machine can be reached; "listen everywhere" is not an address. */
function ownHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** Creates the data directory and returns whether it was missing. */
export function ensureDataDirectory(): boolean {
  const isNew = !existsSync(dataDirectory);
  mkdirSync(outboxDirectory, { recursive: true, mode: 0o700 });
  chmodSync(dataDirectory, 0o700);
  return isNew;
}

let secret: string | undefined;

/** The key that signs cookies: SESSION_SECRET, else a generated one stored beside the database. */
export function sessionSecret(): string {
  return (secret ??= env.SESSION_SECRET ?? findOwnSecret());
}

function findOwnSecret(): string {
  const file = join(dataDirectory, "secret");
  ensureDataDirectory();
  if (!existsSync(file)) {
    const made = randomBytes(32).toString("hex");
    // Flushed to the disk, because cookies are signed and keys encrypted with it from now on.
    writeFileSync(file, made, { mode: 0o600, flag: "wx", flush: true });
    const directory = openSync(dataDirectory, "r");
    fsyncSync(directory);
    closeSync(directory);
  }
  return readFileSync(file, "utf8").trim();
}

/** What a process of the shop's own needs of the machine: to find programs, libraries, fonts and room for its cache. */
const passedVariables = [
  "PATH",
  "HOME",
  "TMPDIR",
  "LD_LIBRARY_PATH",
  "FONTCONFIG_PATH",
  "SystemRoot",
];

/** The environment of a process that the shop starts: none of the shop's secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passed = passedVariables.map((name) => [name, process.env[name]] as const);
  return { NODE_ENV: "production", ...Object.fromEntries<string | undefined>(passed) };
}
