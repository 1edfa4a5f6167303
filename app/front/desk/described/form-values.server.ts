import type { z } from "zod";

import { leiText } from "~/platform/format/office-money";
import { describeForm } from "~/platform/forms/describe-form.server";

import type { FormTexts } from "../record";

/** A sum in bani is called by its unit in a record, `minimumBani`, and without it in a form, `minimum`. */
type FieldName<Name extends string> = Name extends `${infer Field}Bani` ? Field : Name;

/** Whether a value is a sum in bani, by its name. */
export function isSum(name: string): boolean {
  return name.endsWith("Bani");
}

/** What a form calls a value of a record. */
export function fieldName(name: string): string {
  return isSum(name) ? name.slice(0, -"Bani".length) : name;
}

/** The names of a record's values; those of a part of it stand among the others. */
export type NameOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly unknown[]
    ? Name
    : Values[Name] extends object
      ? NameOf<Values[Name]>
      : Name;
}[keyof Values & string];

/** The fields of a form for such records. */
type FieldOf<Values> = FieldName<NameOf<Values>>;

/** A form with a field for each value. */
export type FormOf<Values> = z.ZodObject<Record<FieldOf<Values>, z.ZodType>>;

/** A value of a record: its name there, and the field that it stands in. */
export interface ValueOfField {
  name: string;
  field: string;
  value: unknown;
}

/** The values of a record, and those of its parts. */
export function valuesOf(record: object): ValueOfField[] {
  return entriesOf(record).flatMap(([name, value]) =>
    isPart(value) ? valuesOf(value) : [{ name, field: fieldName(name), value }],
  );
}

function entriesOf(record: object): [string, unknown][] {
  return Object.entries(record);
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How some fields write their numbers, where that is neither plainly nor, as sums are, in lei. */
type Writers<Field extends string = string> = Partial<Record<Field, (value: number) => string>>;

/** How the records of a desk stand in their form. */
export interface FormOfRecords<Schema extends z.ZodObject, Values> {
  schema: Schema;
  /** What the form of a new record begins with, by what is asked for. */
  begin: (request: Request) => FormTexts | Promise<FormTexts>;
  /** A record as the form shows it. */
  texts: (record: Values) => FormTexts;
  /** The record that a form asks for, whose fields are known to be right. */
  read: (typed: z.output<Schema>) => Values;
  plain?: PlainForm;
}

/** What else is known of a form whose fields are the values of a record. */
export interface PlainForm {
  /** What a new record begins with, by its fields. */
  begin: ReadonlyMap<string, ValueOfField>;
  written: Writers;
  /** Whether its field is left empty for a value. */
  isLeftEmpty: (one: ValueOfField) => boolean;
}

/**
 * A form whose fields are the values of a record: a sum stands there in lei, what is true as a ticked box. A field is left
 * empty for null; one that may be is so for a text without a letter too, and for 0 where a new record begins with 0.
 * Where it begins with null, nothing typed is null, and 0 is a number.
 */
export function plainForm<Values extends object>(
  schema: FormOf<Values>,
  begin: Values,
  written: Writers<FieldOf<Values>> = {},
): FormOfRecords<FormOf<Values>, Values> {
  const { constraint } = describeForm<z.ZodObject>(schema);
  const writers: Writers = written;
  const fields = new Map(valuesOf(begin).map((one) => [one.field, one]));
  const isNothing = ({ field, value }: ValueOfField) =>
    value === "" || (value === 0 && fields.get(field)?.value === 0);
  const isLeftEmpty = (one: ValueOfField) =>
    one.value === null || (constraint[one.field]?.required === false && isNothing(one));
  const textOf = (one: ValueOfField) => {
    const { name, field, value } = one;
    if (typeof value === "boolean") return value ? "on" : undefined;
    if (isLeftEmpty(one)) return "";
    const write = writers[field] ?? (isSum(name) ? leiText : String);
    return typeof value === "number" ? write(value) : String(value);
  };
  const texts = (record: object) => {
    const shown = valuesOf(record).filter(({ field }) => fields.has(field));
    return Object.fromEntries(shown.map((one) => [one.field, textOf(one)]));
  };
  return {
    schema,
    begin: () => texts(begin),
    texts,
    read: (typed) => readPart(begin, new Map(entriesOf(typed))) as Values,
    plain: { begin: fields, written: writers, isLeftEmpty },
  };
}

function readPart(part: object, typed: ReadonlyMap<string, unknown>): object {
  return Object.fromEntries(
    entriesOf(part).map(([name, value]) => {
      if (isPart(value)) return [name, readPart(value, typed)];
      const given = typed.get(fieldName(name));
      return [name, typeof value === "boolean" ? given === "on" : (given ?? nothingOf(value))];
    }),
  );
}

/** What a field that is left empty stands for, by the value that a new record begins with: 0, no letter or null. */
function nothingOf(value: unknown): unknown {
  return typeof value === "number" ? 0 : typeof value === "string" ? "" : value;
}
