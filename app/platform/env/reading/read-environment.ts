import type { z } from "~/platform/basics/zod";

import { schema, S3_PLACE } from "./schema";

/** Rules about several variables at once. */
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

export type Environment = z.output<typeof schema>;

/** How an S3-compatible store is reached by the variables of this name; undefined without keys. */
export function s3AccessOf(one: Environment, name: "COPY" | "UPLOADS") {
  const accessKeyId = one[`${name}_S3_ACCESS_KEY_ID`];
  const secretAccessKey = one[`${name}_S3_SECRET_ACCESS_KEY`];
  if (!accessKeyId || !secretAccessKey) return undefined;
  const regionName = one[`${name}_S3_REGION`];
  const endpoint = one[`${name}_S3_ENDPOINT`] ?? `https://s3.${regionName}.amazonaws.com`;
  return { endpoint, region: regionName, accessKeyId, secretAccessKey };
}

/** What is wrong with a variable. */
export interface Fault {
  name: string;
  fault: string;
}

/** The variables as the shop uses them, or what is wrong with each that it cannot use. */
export function readEnvironment(
  variables: Record<string, string | undefined>,
): { env: Environment } | { faults: Fault[] } {
  return readBy(whole, variables);
}

/**
 * Reads the variables by another schema. An empty variable counts as unset; only the first fault of each
 * value is returned.
 */
export function readBy<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): { env: z.output<Schema> } | { faults: Fault[] } {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(filled);
  if (parsed.success) return { env: parsed.data };
  const faults = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = path.join(".");
    if (!faults.has(name)) faults.set(name, message);
  }
  return { faults: [...faults].map(([name, fault]) => ({ name, fault })) };
}
