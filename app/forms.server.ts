import { parseWithZod } from "@conform-to/zod/v4";
import { json } from "@remix-run/node";
import type { Submission } from "@conform-to/react";
import type { z } from "zod";

/**
 * Reads a posted form against its schema. A body that is no form counts as an empty one, so that
 * it is refused field by field. Keys the schema does not name never reach the parser.
 */
export async function readForm<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<Submission<z.output<Schema>, string[]>> {
  return parseForm(await readFormData(request), schema);
}

/** Reads a form that was taken from its request already. */
export function parseForm<Schema extends z.ZodObject>(
  posted: FormData,
  schema: Schema,
): Submission<z.output<Schema>, string[]> {
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = posted.get(name);
    if (typeof value === "string") known.append(name, value);
  }
  return parseWithZod(known, { schema });
}

/** The posted form, empty when the body is no form. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/**
 * Answers a form that is not accepted: its page again, with what was typed and what is wrong.
 * `refused` is why the model said no, where it was not one field's fault.
 */
export function refuse<Value, Refused = undefined>(
  submission: Submission<Value, string[]>,
  { status = 422, refused }: { status?: number; refused?: Refused } = {},
) {
  return json({ result: submission.reply(), refused }, { status });
}
