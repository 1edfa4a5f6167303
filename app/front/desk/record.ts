import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { z } from "zod";

import type { ProofError } from "~/people/identity/front/proof.server";
import type { ImageError } from "~/platform/media/front/single-image.server";
import type { LastChange } from "~/platform/office-ui/front/stale-notice";

/** The address of the record that is not there yet has this in place of an id. */
export const NEW = "nou";

/** Where something leads, and its words. */
export interface LinkTo {
  to: string;
  label: string;
}

/** What stands in the fields of a form, by their names; a field of several boxes has a list. */
export type FormTexts<Name extends string = string> = Partial<
  Record<Name, string | readonly string[] | undefined>
>;

/** What somebody else has saved since a form was drawn, beside what was typed into it. */
export interface Stale {
  last?: LastChange | undefined;
  now: FormTexts;
  yours: FormTexts;
}

/** A form that was not taken: what was typed into it, and what stands in its way. */
export interface FormAnswer<Reason extends string = string> {
  /** The `intent` of the button that was pressed; empty where the form has one button. */
  intent: string;
  /** Which of the rows of a list it is about, where each has a form, and what was typed into that. */
  row?: string;
  typed?: Record<string, string>;
  /** The version of the row that the form is for from now on. */
  version: number;
  /** What else the form shows of the row and sends along unseen (`Post.kept`). */
  kept?: Record<string, string> | undefined;
  result?: SubmissionResult<string[]> | undefined;
  /** A message about the whole form. */
  trouble?: string | undefined;
  /** What the room refused, where the page has words of its own for it. */
  reason?: Reason | undefined;
  /** Whether the database could not be written: the same form may be sent again later. */
  isNotSaved?: boolean;
  stale?: Stale | undefined;
  /** Why who asks has not proven who they are. */
  proofError?: ProofError | undefined;
  /** Of the record's only picture: the address that was typed, and what is wrong. */
  picture?: { typed: string; error?: ImageError | undefined };
}

interface Option {
  value: string;
  label: string;
}

/** The words of a field and what kind of control it is; a line of text where nothing is said. */
export type FieldWords = {
  label: string;
  /** What stands behind the label. */
  after?: ReactNode;
  hint?: string | undefined;
  /** The language of what is typed. */
  lang?: string;
} & (
  | { kind?: "line" | "number" | "money" | "day" | "color" | "email" | "url" | "tick" }
  /** What is never shown again, nor compared. */
  | { kind: "secret" }
  | { kind: "lines"; rows?: number }
  | { kind: "choice"; options: readonly Option[]; empty?: string }
  | { kind: "radio"; options: readonly Option[] }
  /** Several values of one field, each a box. */
  | { kind: "several"; options: readonly Option[] }
);

/** The fields of a form by their names, in the order of the page. */
export type Fields<Name extends string> = { readonly [Field in Name]?: FieldWords };

/** The words of texts that go by their labels already. */
export function labelled(...versions: (FormTexts | undefined)[]): Fields<string> {
  const labels = new Set(versions.flatMap((texts) => Object.keys(texts ?? {})));
  return Object.fromEntries([...labels].map((label) => [label, { label }]));
}

/** Fields that belong together, under their heading. */
export interface FormSection<Name extends string> {
  title?: string;
  intro?: string | undefined;
  fields: Fields<Name>;
  /** How many short fields stand side by side where there is room; two where nothing is said. */
  columns?: 1 | 2 | 3;
  /** What stands below the fields. */
  below?: ReactNode;
}

/** The sections of a form with this schema. */
export type SectionsOf<Schema extends z.ZodObject> = FormSection<keyof z.input<Schema> & string>[];

/** Values with their words, for a choice or for boxes. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  word: (value: Value) => string,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: word(value) }));
}
