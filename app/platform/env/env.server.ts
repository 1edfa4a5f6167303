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

import type { z } from "~/platform/basics/zod";

import { officeFile } from "./front/office-values.mjs";
import {
  readOfficeFile,
  writeOfficeFile,
  type OfficeFile,
  type OfficeName,
  type OfficeValues,
} from "./reading/office-file";
import {
  readBy,
  readEnvironment,
  s3AccessOf,
  type Environment,
  type Fault,
} from "./reading/read-environment";
import { refuseFaults, refuseToStart } from "./reading/refuse-to-start";
import { hasLogin, isCopyKey, S3_PLACE } from "./reading/schema";
import { sealerUnder } from "./reading/sealed-text";

export { hasLogin, isCopyKey, S3_PLACE, sealerUnder, type OfficeName, type OfficeValues };

// Under `npm start` the server has loaded it already; the db commands and the dev server have not.
if (existsSync(".env")) process.loadEnvFile();

/** Everything the shop writes: database, outbox, resized pictures, secret. Only its owner can read it. */
export const dataDirectory = resolve(process.env.SHOP_DATA || "data");

/** The real file, not a link to it: SQLite keeps its log beside the real file. */
export const databasePath = behindLinks(join(dataDirectory, "shop.sqlite"));
export const picturesDirectory = join(dataDirectory, "pictures");
export const outboxDirectory = join(dataDirectory, "outbox");
export const backupsDirectory = resolve(process.env.BACKUP_DIR || join(dataDirectory, "backups"));
/**
 * Uploaded files, each under a random name and encoded anew by the shop. If the uploads are in a
 * bucket, here is what backups and copies have fetched from it.
 */
export const uploadsDirectory = join(dataDirectory, "uploads");

let secret: string | undefined;
let inOffice = readOfficeOrRefuse();
const env = read(inOffice.values);

export const isDevelopment = env.NODE_ENV === "development";
export const shopOrigin = env.SHOP_ORIGIN ?? `http://${ownHost(env.HOST)}:${env.PORT}`;
export const firstAdmin = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
/** How old the newest copy may become, in milliseconds. */
export const copyPeriod = env.COPY_EVERY_MINUTES * 60 * 1000;
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
/** A PostgreSQL server's database, in place of the file. Holds a password: it goes into no message. */
export const databaseUrl = env.DATABASE_URL;

// The values below can change while the shop runs, when they are set in the office.
export let smtpUrl = env.SMTP_URL;
export let mailFrom = env.MAIL_FROM;
export let mailShop = env.MAIL_SHOP;
/** The hour on Bucharest's clock at which a backup is made every night, if any. */
export let backupHour = env.BACKUP_HOUR;
/** Where the continuous copy goes: a directory or s3://BUCKET/FOLDER; undefined without one. */
export let copyPlace = env.COPY_TO;
/** The owner's key of the copies: 32 bytes in base64url. */
export let copyKey = env.COPY_KEY;
/** How the store of the copies is reached; undefined where no keys for one are set. */
export let copyS3Access = s3AccessOf(env, "COPY");

/** What is set in the office, even where the environment says something else that counts instead. Holds secrets. */
export function officeValues(): OfficeValues {
  return inOffice.values;
}

/** How often the office's values were saved: a form drawn from another version is stale. */
export function officeVersion(): number {
  return inOffice.version;
}

/** The public address as it is set now; the shop uses it from its next start on. */
export function nextOrigin(): string | undefined {
  return process.env.SHOP_ORIGIN || inOffice.values.SHOP_ORIGIN || undefined;
}

/** Whether the environment itself says this variable, so that what the office says is not used. */
export function isInEnvironment(name: OfficeName): boolean {
  return Boolean(process.env[name]);
}

/**
 * Replaces what is set in the office and uses it from now on, except the public address, which counts from the
 * next start. Other processes of the shop use all of it from their next start. Refuses values with which the
 * shop would not start, and returns what is wrong with each.
 */
export function setOfficeValues(values: OfficeValues): Fault[] {
  const found = readEnvironment(inOrder(values));
  if ("faults" in found) return found.faults;
  const file = { values, version: inOffice.version + 1 };
  writeOfficeFile(dataDirectory, file, sessionSecret);
  inOffice = file;
  smtpUrl = found.env.SMTP_URL;
  mailFrom = found.env.MAIL_FROM;
  mailShop = found.env.MAIL_SHOP;
  backupHour = found.env.BACKUP_HOUR;
  copyPlace = found.env.COPY_TO;
  copyKey = found.env.COPY_KEY;
  copyS3Access = s3AccessOf(found.env, "COPY");
  return [];
}

/** Puts the variables of the environment before what was set in the office. */
function inOrder(values: OfficeValues) {
  const filled = Object.entries(process.env).filter(([, value]) => value !== "");
  return { ...values, ...Object.fromEntries(filled) };
}

function read(values: OfficeValues): Environment {
  const found = readEnvironment(inOrder(values));
  return "env" in found ? found.env : refuseFaults(found.faults);
}

/** The variables of the environment that another schema names. Ends the start with a sentence if one is not usable. */
export function readVariables<Schema extends z.ZodType>(variables: Schema): z.output<Schema> {
  const found = readBy(variables, process.env);
  return "env" in found ? found.env : refuseFaults(found.faults);
}

/**
 * What was set in the office. A secret that cannot be opened ends the start, because without a mail server mails
 * would be written to files and count as sent. If the environment has the same variable, that one counts and the
 * start goes on.
 */
function readOfficeOrRefuse(): OfficeFile {
  const file = officeFile(dataDirectory);
  const again = "remove it, and set in the office again what it had";
  let read: ReturnType<typeof readOfficeFile>;
  try {
    read = readOfficeFile(dataDirectory, sessionSecret);
  } catch {
    return refuseToStart([`SHOP_DATA: ${file} cannot be read; ${again}`]);
  }
  const { unopened, ...found } = read;
  const missing = unopened.filter((name) => !isInEnvironment(name));
  if (missing.length === 0) return found;
  return refuseToStart(
    missing.map((name) => {
      return `${name}: ${file} has it sealed under another SESSION_SECRET; put that one back, or ${again}`;
    }),
  );
}

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

/** The key that signs cookies: SESSION_SECRET, else a generated one stored beside the database. */
export function sessionSecret(): string {
  return (secret ??= process.env.SESSION_SECRET || findOwnSecret());
}

function findOwnSecret(): string {
  const file = join(dataDirectory, "secret");
  ensureDataDirectory();
  if (!existsSync(file)) {
    const made = randomBytes(32).toString("hex");
    // The secret is flushed to the disk, because it signs cookies and encrypts keys from now on.
    writeFileSync(file, made, { mode: 0o600, flag: "wx", flush: true });
    const directory = openSync(dataDirectory, "r");
    fsyncSync(directory);
    closeSync(directory);
  }
  return readFileSync(file, "utf8").trim();
}

/** The variables that a process started by the shop needs to find programs, libraries, fonts and room for its cache. */
const passedOn = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "SystemRoot"];

/** The environment of a process that the shop starts: none of the shop's secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const passed = passedOn.map((name) => [name, process.env[name]] as const);
  return { NODE_ENV: "production", ...Object.fromEntries<string | undefined>(passed) };
}
