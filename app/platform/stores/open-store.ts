import { S3_PLACE } from "~/platform/env/env.server";

import { directoryStore } from "./directory-store";
import type { S3Access, Store } from "./store";

/**
 * The store at a place: a directory, which must exist, or `s3://BUCKET/FOLDER`. Refuses the second
 * without access, and anything else with a scheme.
 */
export async function openStore(place: string, access: S3Access | undefined): Promise<Store> {
  const [, bucket, folder = ""] = S3_PLACE.exec(place) ?? [];
  if (bucket === undefined) {
    if (/^\w+:\/\//.test(place)) throw new Error(`${place} is no directory and no s3://BUCKET.`);
    return directoryStore(place);
  }
  if (!access) {
    throw new Error(
      `${place} takes COPY_S3_ACCESS_KEY_ID and COPY_S3_SECRET_ACCESS_KEY, and for other companies ` +
        "than Amazon COPY_S3_ENDPOINT.",
    );
  }
  // Read only where it is used.
  const { s3Store } = await import("./s3/s3-store");
  return s3Store(bucket, folder, access);
}
