import type { z } from "zod";

import type { Account } from "~/people/identity/front/account-session.server";
import { findProofError, proofStatus } from "~/people/identity/front/proof.server";
import { describeForm, type FormDescription } from "~/platform/forms/describe-form.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import {
  deleteUnusedPicture,
  readSingleImage,
  withPicture,
} from "~/platform/media/front/single-image.server";
import type { AuditSubject } from "~/platform/settings/audit-log.server";

import {
  notThere,
  done,
  notSaved,
  refused,
  saving,
  stale,
  type Post,
  type WayOn,
} from "./desk.server";
import { NEW, type FormTexts } from "./record";

type NameOf<Schema extends z.ZodObject> = keyof z.input<Schema> & string;

/** A record as its form is drawn from it. */
export interface DrawnRecord<Name extends string> {
  id: string;
  version: number;
  description: FormDescription<Name>;
  texts: FormTexts<Name>;
}

/** Draws the form of a record; of a new one, which has version 0, with what it begins with. */
export function drawRecord<Schema extends z.ZodObject>(
  schema: Schema,
  {
    id = NEW,
    version = 0,
    texts,
  }: { id?: string; version?: number; texts: FormTexts<NameOf<Schema>> },
): DrawnRecord<NameOf<Schema>> {
  return { id, version, texts, description: describeForm(schema) };
}

/** What is no refusal of the form's values: every record is answered so in the same way. */
const settled = ["saved", "unknown", "not-saved", "stale"] as const;

type Settled = (typeof settled)[number];
type Refusal<Result> = Exclude<Result, { kind: Settled }>;
type Reason<Result extends { kind: string }> = Exclude<Result["kind"], Settled>;

/** What is wrong, by field; under the empty name what is wrong with the whole form. */
type Faults = Partial<Record<string, string>>;

export interface RecordDesk<Schema extends z.ZodObject, Values, Result extends { kind: string }> {
  schema: Schema;
  /** What the audit log calls the record. */
  subject: AuditSubject;
  /** The id that the audit log has for it, where that is not the one in the address. */
  subjectId?: string;
  /** The record that a form asks for, whose fields are known to be right. */
  read: (typed: z.output<Schema>, picture: string | null) => Values;
  /** A record as its form shows it. */
  texts: (values: Values) => FormTexts;
  /**
   * Saves a new record where `id` is undefined, else the one of that version. The room says `saved`
   * (`isRepeated` where the same form has added it before), `unknown`, `not-saved`, `stale` with the
   * record as it is `current`ly saved, or what it refuses.
   */
  save: (
    values: Values,
    which: { id: string | undefined; version: number },
    admin: Account,
  ) => Promise<Result>;
  /** The words for what a room refuses, each at its field; what is `busy` may be sent again soon. */
  refuse: (refused: Refusal<Result>) => Faults;
  /** What a room refuses though nothing typed is wrong: 409. */
  conflicts?: readonly Reason<Result>[];
  /** Where to go on, and what is said there. */
  saved: (values: Values) => WayOn;
  /** Whether who saves it has to prove who they are, because it touches money, people or keys. */
  isProven?: boolean;
  /** The address of the record's only picture, where its form has one. */
  picture?: string | null;
}

/**
 * Saves the form of a record: refused with 422 where a field or the room says no, 409 with both versions
 * where somebody else saved it first, 404 where it is gone, 503 in words where the database cannot be
 * written. Whatever was typed is kept.
 */
export async function saveRecord<
  Schema extends z.ZodObject,
  Values,
  Result extends { kind: string },
>(post: Post, desk: RecordDesk<Schema, Values, Result>) {
  const { request, posted, admin } = post;
  const submission = parseForm(posted, desk.schema);
  const typed = posted.get("imageUrl");
  const picture = { typed: typeof typed === "string" ? typed : "" };
  const again = (faults: Faults = {}) => {
    const { "": trouble, ...fields } = faults;
    const fieldErrors = Object.fromEntries(
      Object.entries(fields).map(([name, fault]) => [name, fault ? [fault] : []]),
    );
    return { result: submission.reply({ fieldErrors }), trouble, picture };
  };
  if (submission.status !== "success") return refused(post, again());
  const proofError = desk.isProven && (await findProofError(request, posted, admin));
  if (proofError) return refused(post, { ...again(), proofError }, proofStatus(proofError));
  const present = desk.picture ?? null;
  const image =
    desk.picture === undefined ? { image_url: null } : await readSingleImage(posted, present);
  if ("refused" in image) {
    const error = image.refused;
    return refused(post, { ...again(), picture: { ...picture, error } }, image.status);
  }
  const { image_url } = image;
  const values = desk.read(submission.value, image_url);
  const which = { id: post.id === NEW ? undefined : post.id, version: post.version };
  const result = await withPicture(image_url, () => saving(() => desk.save(values, which, admin)));
  if (desk.picture !== undefined) {
    const isKept = result.kind === "saved" && !("isRepeated" in result && result.isRepeated);
    await deleteUnusedPicture(isKept ? present : image_url);
  }
  if (isStale<Values>(result)) {
    const { current } = result;
    const texts = { now: desk.texts(current), yours: desk.texts(values) };
    const { subject: kind, subjectId: id = post.id } = desk;
    const subject = { kind, id, version: current.version };
    return stale(post, subject, texts, { ...again(), kept: current.kept });
  }
  if (isRefusal<Result>(result)) {
    const isConflict = desk.conflicts?.some((kind) => kind === result.kind);
    const status = result.kind === "busy" ? 503 : isConflict ? 409 : 422;
    const reason = result.kind as Reason<Result>;
    return refused(post, { ...again(desk.refuse(result)), reason }, status);
  }
  if (result.kind === "not-saved") return notSaved(post, again());
  if (result.kind === "unknown") throw notThere();
  return done(post, desk.saved(values));
}

function isStale<Values>(result: { kind: string }): result is {
  kind: "stale";
  current: Values & { version: number; kept?: Record<string, string> };
} {
  return result.kind === "stale";
}

function isRefusal<Result>(result: { kind: string }): result is Refusal<Result> & { kind: string } {
  return !settled.some((kind) => kind === result.kind);
}

/** What a room says of a record that it was to delete or end; `kept`: something depends on it. */
export type RemoveResult<Removed extends object> =
  | ({ kind: "deleted" | "ended" } & Removed)
  | { kind: "unknown" | "stale" | "not-saved" | "kept" };

/**
 * Deletes a record, or ends it for good: 409 with who changed it where somebody did after the page was drawn, 409 with a word
 * where something has come to depend on it, 404 where it is gone, 503 in words where the database cannot
 * be written.
 */
export async function removeRecord<Removed extends object>(
  post: Post,
  desk: {
    subject: AuditSubject;
    remove: (
      which: { id: string; version: number },
      admin: Account,
    ) => Promise<RemoveResult<Removed>>;
    /** What is said of what is `kept`, where it is not that something depends on it. */
    kept?: string;
    /** Where to go on, and what is said there. */
    removed: (row: Removed) => WayOn | Promise<WayOn>;
  },
) {
  const { id, version, admin } = post;
  const result = await saving(() => desk.remove({ id, version }, admin));
  switch (result.kind) {
    case "deleted":
    case "ended":
      return done(post, await desk.removed(result));
    case "unknown":
      throw notThere();
    case "stale":
      return stale(post, { kind: desk.subject, id, version });
    case "kept":
      return refused(post, { trouble: desk.kept ?? message("stillUsed") }, 409);
    case "not-saved":
      return notSaved(post);
  }
}
