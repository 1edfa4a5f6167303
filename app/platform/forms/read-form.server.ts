import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { isMultipartRequest, parseMultipartRequest } from "@remix-run/multipart-parser";
import { json } from "@remix-run/node";
import type { z } from "zod";

import { severalLines } from "~/platform/format/one-line";

import { trapField, typedField } from "./field-names";
import { FORM_BYTES, NO_ROOM } from "./front/form-size.mjs";
import { readTypedAgain } from "./typing/typed-again";
import { emptyMessage, message } from "./validation-message";

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

/**
 * Reads the fields of a schema from a form whose other parts somebody else reads. Only the first fault of
 * each field is told, beside it and in the summary. A form that is sent to be shown in another language
 * counts as refused whatever its fields hold, so that it has no effect.
 */
export function parseForm<Schema extends z.ZodObject>(
  posted: FormData,
  schema: Schema,
): Submission<z.output<Schema>, string[]> {
  const known = new FormData();
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const values = posted.getAll(name).filter((value) => typeof value === "string");
    for (const value of takesSeveral(field, values) ? values : values.slice(0, 1)) {
      known.append(name, value);
    }
  }
  const submission = parseWithZod(known, {
    schema,
    // A fault that its schema has no words for would be told in the validator's own English.
    error: ({ code }) => (code === "invalid_union" ? WITHOUT_WORDS : message("required")),
    formatError: (issues: z.core.$ZodIssue[]) => {
      const [first] = issues;
      if (!first) return [];
      const said = saidOf(first);
      return [isLeftEmpty(known, String(first.path[0]), schema) ? emptyMessage(said) : said];
    },
  });
  if (submission.status !== "success" || !posted.has(typedField)) return submission;
  const { payload } = submission;
  return { status: "error", payload, error: {}, reply: (told) => submission.reply(told) };
}

/** Stands for the words of a choice between rules that has none of its own. */
const WITHOUT_WORDS = "";

/**
 * The message about a fault. For a field that takes one of several things it is the field's own message, or else
 * that of the rule about what may be written, never that the field could be left empty.
 */
function saidOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_union" || issue.message !== WITHOUT_WORDS) return issue.message;
  const rules = issue.errors.flatMap(([fault]) => fault ?? []);
  const rule = rules.find((fault) => !isOfLiteral(fault)) ?? rules[0];
  return rule ? saidOf(rule) : message("required");
}

/** Whether a fault is that something is not one certain text, such as the empty one. */
function isOfLiteral(fault: z.core.$ZodIssue): boolean {
  return fault.code === "invalid_value" && fault.values.length === 1;
}

/** Whether nothing was written into a field. A box that was not ticked has words of its own. */
function isLeftEmpty(form: FormData, name: string, { shape }: z.ZodObject): boolean {
  const field = shape[name] as z.ZodType | undefined;
  const isBox = field?.safeParse("on").success && !field.safeParse("off").success;
  return (
    !isBox && form.getAll(name).every((value) => typeof value === "string" && value.trim() === "")
  );
}

/** Whether a field has several boxes; of any other only the first value counts. */
function takesSeveral(field: z.ZodType, values: readonly string[]): boolean {
  return values.length > 1 && Array.isArray(field.safeParse([]).data);
}

/** What was typed into one field (`severalLines`); empty where the form has none. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? severalLines(value) : "";
}

/** No form of the shop comes near them; the whole is measured by the guard. */
const UPLOAD_LIMITS = {
  maxParts: 1_000,
  maxHeaderSize: 4 * 1024,
  maxFileSize: Infinity,
  maxTotalSize: Infinity,
};

/**
 * Whether a post brings more than a form without files can hold. A sender who may not post it is refused
 * before it is read; what was typed stays in the browser, one page back.
 */
export function isUpload(request: Request): boolean {
  return Number(request.headers.get("Content-Length")) > FORM_BYTES;
}

/**
 * The posted form, empty when the body is no form. One that comes from a change of language is the
 * refused form that was sent along (`readTypedAgain`). Throws a 503 while too many uploads are being read.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const posted = await readPosted(request);
  return readTypedAgain(posted) ?? posted;
}

/** The posted form as it was sent. */
export async function readPosted(request: Request): Promise<FormData> {
  try {
    return await (isMultipartRequest(request) ? readUpload(request) : request.formData());
  } catch (error) {
    if (error instanceof Error && error.name === NO_ROOM) {
      throw json({ outcome: "no-room" }, { status: 503 });
    }
    // A body left unread would stand before the next request on the same connection.
    await request.body?.pipeTo(new WritableStream()).catch(() => undefined);
    return new FormData();
  }
}

/** The form of a body in parts. Remix's own reader takes hours over one whose parts have long heads. */
async function readUpload(request: Request): Promise<FormData> {
  const form = new FormData();
  for await (const part of parseMultipartRequest(request, UPLOAD_LIMITS)) {
    const { name = "", filename } = part;
    if (filename === undefined) form.append(name, Buffer.from(part.arrayBuffer).toString());
    else form.append(name, new File([part.arrayBuffer], filename));
  }
  return form;
}

/**
 * The version of the row that a posted form was drawn from. Without one it is 0, which no row has,
 * so that the form counts as older than any change.
 */
export function readVersion(posted: FormData): number {
  const version = posted.get("version");
  return typeof version === "string" && /^\d{1,15}$/.test(version) ? Number(version) : 0;
}

/** Fields that are never sent back, however wrong the rest of the form was. */
const secretFields = [
  "password",
  "currentPassword",
  "newPassword",
  "proofPassword",
  "oneTimeCode",
  "recoveryCode",
  "passkey",
];

/**
 * Answers a form that is not accepted: its page again, with what was typed and what is wrong.
 * `refused` says why the room refused it, if no single field was the reason; `fieldErrors` if a
 * field was; `proofError` if the sender has to prove their identity again.
 */
export function refuse<Value, Refused = undefined>(
  submission: Submission<Value, string[]>,
  {
    status = 422,
    refused,
    fieldErrors,
    proofError,
  }: {
    status?: number;
    refused?: Refused;
    fieldErrors?: Record<string, string[]>;
    proofError?: string;
  } = {},
) {
  const { initialValue, ...result } = submission.reply({ fieldErrors });
  const shown = Object.fromEntries(
    Object.entries(initialValue ?? {}).filter(([name]) => !secretFields.includes(name)),
  );
  return json({ result: { ...result, initialValue: shown }, refused, proofError }, { status });
}

/** Whether a machine filled in the field that people are not shown (`TrapField`). */
export function isTrapped(posted: FormData): boolean {
  return posted.has(trapField) && posted.get(trapField) !== "";
}

/**
 * The files chosen in a form's field. Where none was chosen, a browser sends a part without a name and
 * without bytes. One that has a name was chosen, even if it is empty: whoever stores it says so.
 */
export function chosenFiles(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((value) => typeof value !== "string")
    .filter((file) => file.name !== "" || file.size > 0);
}
