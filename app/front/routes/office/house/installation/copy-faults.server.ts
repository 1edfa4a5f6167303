import { statSync } from "node:fs";

import { isInEnvironment, type OfficeName, type OfficeValues } from "~/platform/env/env.server";
import { message } from "~/platform/forms/validation-message";

import type { FieldName } from "./fields";

/** What keeps copies from being made with these values, by field. */
export function findCopyFaults(
  values: OfficeValues,
  saved: OfficeValues,
): Partial<Record<FieldName, string>> | undefined {
  const has = (name: OfficeName) => isInEnvironment(name) || Boolean(values[name]);
  if (!has("COPY_TO")) return undefined;
  if (!has("COPY_KEY")) return { copyKey: message("copyKey") };
  if (isInEnvironment("COPY_TO") || !values.COPY_TO) return undefined;
  if (!values.COPY_TO.startsWith("s3://")) {
    // A saved place is not checked again, because its disk may not be mounted at the moment.
    const isNew = values.COPY_TO !== saved.COPY_TO;
    return isNew && !isDirectory(values.COPY_TO) ? { copyTo: message("copyPlaceGone") } : undefined;
  }
  if (!has("COPY_S3_ACCESS_KEY_ID")) return { copyAccessKeyId: message("copyAccess") };
  if (!has("COPY_S3_SECRET_ACCESS_KEY")) return { copySecretAccessKey: message("copyAccess") };
  return undefined;
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
