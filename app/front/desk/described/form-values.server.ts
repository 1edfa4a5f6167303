import type { z } from "zod";

import { leiText, parseLei } from "~/platform/format/office-money";
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

/** The names of a record's values; those of a part of it stand among the others, unless one field holds it `Whole`. */
export type NameOf<Values, Whole = never> = {
  [Name in keyof Values & string]: Name extends Whole
    ? Name
    : Values[Name] extends readonly unknown[]
      ? Name
      : Values[Name] extends object
        ? NameOf<Values[Name]>
        : Name;
}[keyof Values & string];

/** A form with a field for each value. */
type FormOf<Values, Whole> = z.ZodObject<Record<FieldName<NameOf<Values, Whole>>, z.ZodType>>;

/** A value of a record: its name there, and the field that it stands in. */
export interface ValueOfField {
  name: string;
  field: string;
  value: unknown;
}

/** The values of a record, and those of its parts but for what is `whole`. */
export function valuesOf(record: object, whole: object = {}): ValueOfField[] {
  return entriesOf(record).flatMap(([name, value]) =>
    isPart(value) && !(name in whole)
      ? valuesOf(value, whole)
      : [{ name, field: fieldName(name), value }],
  );
}

function entriesOf(record: object): [string, unknown][] {
  return Object.entries(record);
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How some fields write their values, where that is not as values of their kind are written. */
type Writers<Values> = {
  readonly [Field in FieldName<NameOf<Values>> | (keyof Values & string)]?: Writer<Values>;
};
type Writer<Values> = (value: never, record: Values) => string;

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
  /** The fields that write their values in a way of their own. */
  written: object;
  /** Whether its field is left empty for a value. */
  isLeftEmpty: (one: ValueOfField) => boolean;
}

/**
 * A form whose fields are the values of a record: a sum stands there in lei, what is true as a ticked box, a list as several
 * boxes, and a part of the record that is `written` in one field. A field is left empty for null; one that may be is so
 * for a text without a letter too, and for 0 where a new record begins with 0. Where it begins with null, nothing typed
 * is null, and 0 is a number. A sum that the schema leaves as it was typed is read.
 */
export function plainForm<
  Schema extends FormOf<Values, keyof Written>,
  Values extends object,
  const Written extends Writers<Values> = Record<never, never>,
>(schema: Schema, begin: Values, written?: Written): FormOfRecords<Schema, Values> {
  const { constraint } = describeForm<z.ZodObject>(schema);
  const whole = written ?? {};
  const writers = new Map(entriesOf(whole)) as ReadonlyMap<string, Writer<Values> | undefined>;
  const fields = new Map(valuesOf(begin, whole).map((one) => [one.field, one]));
  const isNothing = ({ field, value }: ValueOfField) =>
    value === "" || (value === 0 && fields.get(field)?.value === 0);
  const isLeftEmpty = (one: ValueOfField) =>
    one.value === null || (constraint[one.field]?.required === false && isNothing(one));
  const textOf = (one: ValueOfField, record: Values) => {
    const { name, field, value } = one;
    const write = writers.get(field);
    if (typeof value === "boolean") return value ? "on" : undefined;
    if (isLeftEmpty(one)) return "";
    if (write) return write(value as never, record);
    if (Array.isArray(value)) return value.map(String);
    return typeof value === "number" && isSum(name) ? leiText(value) : String(value);
  };
  const texts = (record: Values) => {
    const shown = valuesOf(record, whole).filter(({ field }) => fields.has(field));
    return Object.fromEntries(shown.map((one) => [one.field, textOf(one, record)]));
  };
  return {
    schema,
    begin: () => texts(begin),
    texts,
    read: (typed) => readPart(begin, new Map(entriesOf(typed)), whole) as Values,
    plain: { begin: fields, written: whole, isLeftEmpty },
  };
}

function readPart(part: object, typed: ReadonlyMap<string, unknown>, whole: object): object {
  return Object.fromEntries(
    entriesOf(part).map(([name, begun]) => {
      if (isPart(begun) && !(name in whole)) return [name, readPart(begun, typed, whole)];
      const given = typed.get(fieldName(name));
      if (typeof begun === "boolean") return [name, given === "on"];
      const value = isSum(name) && typeof given === "string" ? parseLei(given) : given;
      return [name, value ?? nothingOf(begun)];
    }),
  );
}

/** What a field that is left empty stands for, by the value that a new record begins with: 0, no letter or null. */
function nothingOf(value: unknown): unknown {
  return typeof value === "number" ? 0 : typeof value === "string" ? "" : value;
}
