import type { OfficeName } from "~/platform/env/env.server";
import { officePaths } from "~/platform/paths/office-paths";

/** The parts of the installation that the office sets, in the order of the page. */
export const parts = ["mail", "address", "backup", "copy"] as const;
export type Part = (typeof parts)[number];

/** The name of each part in the address. */
export const partWords = {
  mail: "email",
  address: "adresa",
  backup: "siguranta",
  copy: "copie",
} as const satisfies Record<Part, string>;

/** The page of a part. */
export function partAddress(part: Part): string {
  return officePaths.installation(partWords[part]);
}

interface InstallationField {
  name: string;
  /** The environment variable that counts before this field. */
  variable: OfficeName;
  /** Never shown again; left empty it stays as it is. */
  isSecret?: boolean;
  hasHint?: boolean;
  options?: readonly string[];
  kind?: "email" | "url";
}

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

export const fieldsOf = {
  mail: [
    { name: "smtpServer", variable: "SMTP_URL", hasHint: true },
    { name: "smtpPort", variable: "SMTP_URL", hasHint: true },
    { name: "smtpUser", variable: "SMTP_URL" },
    { name: "smtpPassword", variable: "SMTP_URL", isSecret: true },
    { name: "mailFrom", variable: "MAIL_FROM", hasHint: true },
    { name: "mailShop", variable: "MAIL_SHOP", hasHint: true, kind: "email" },
  ],
  address: [{ name: "origin", variable: "SHOP_ORIGIN", hasHint: true, kind: "url" }],
  backup: [{ name: "backupHour", variable: "BACKUP_HOUR", hasHint: true, options: hours }],
  copy: [
    { name: "copyTo", variable: "COPY_TO", hasHint: true },
    { name: "copyKey", variable: "COPY_KEY", isSecret: true, hasHint: true },
    { name: "copyEndpoint", variable: "COPY_S3_ENDPOINT", hasHint: true, kind: "url" },
    { name: "copyRegion", variable: "COPY_S3_REGION" },
    { name: "copyAccessKeyId", variable: "COPY_S3_ACCESS_KEY_ID" },
    { name: "copySecretAccessKey", variable: "COPY_S3_SECRET_ACCESS_KEY", isSecret: true },
  ],
} as const satisfies Record<Part, readonly InstallationField[]>;

export type FieldName = (typeof fieldsOf)[Part][number]["name"];
export type AnyField = InstallationField & { name: FieldName };
