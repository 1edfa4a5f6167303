import { randomUUID } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";

import { officeFile, readOfficeValues } from "../front/office-values.mjs";
import { sealerUnder } from "./sealed-text";

/** What an administrator may set in the office in place of a variable, and whether it is a secret. */
const officeVariables = {
  SHOP_ORIGIN: "plain",
  SMTP_URL: "secret",
  MAIL_FROM: "plain",
  MAIL_SHOP: "plain",
  BACKUP_HOUR: "plain",
  COPY_TO: "plain",
  COPY_KEY: "secret",
  COPY_S3_ENDPOINT: "plain",
  COPY_S3_REGION: "plain",
  COPY_S3_ACCESS_KEY_ID: "plain",
  COPY_S3_SECRET_ACCESS_KEY: "secret",
} as const;

export type OfficeName = keyof typeof officeVariables;
export type OfficeValues = Partial<Record<OfficeName, string>>;

/** The values, and how often they were saved. */
export interface OfficeFile {
  values: OfficeValues;
  version: number;
}

const names = Object.keys(officeVariables) as OfficeName[];

/** Each secret is sealed for a use of its own, so that none can stand in another's place. */
const sealerOf = (name: OfficeName, secret: () => string) =>
  sealerUnder(secret, `atelier office value ${name}`);

/**
 * The values that were set in the office, and the names of those that cannot be opened: they were sealed under
 * another secret of the shop. Throws where the file is damaged.
 */
export function readOfficeFile(
  directory: string,
  secret: () => string,
): OfficeFile & { unopened: OfficeName[] } {
  const stored = readOfficeValues(directory);
  const values: OfficeValues = {};
  const unopened: OfficeName[] = [];
  for (const name of names) {
    const text = stored[name];
    if (text === undefined) continue;
    const value = officeVariables[name] === "secret" ? sealerOf(name, secret).open(text) : text;
    if (value === undefined) unopened.push(name);
    else values[name] = value;
  }
  return { values, version: Number(stored.version ?? 0), unopened };
}

/** Writes the values in place of those before, whole or not at all; an empty one is left out. */
export function writeOfficeFile(
  directory: string,
  { values, version }: OfficeFile,
  secret: () => string,
): void {
  const stored: Record<string, string> = { version: String(version) };
  for (const name of names) {
    const value = values[name];
    if (!value) continue;
    stored[name] = officeVariables[name] === "secret" ? sealerOf(name, secret).seal(value) : value;
  }
  const path = officeFile(directory);
  const draft = `${path}.${randomUUID()}.draft`;
  writeFileSync(draft, JSON.stringify(stored), { mode: 0o600, flush: true });
  renameSync(draft, path);
}
