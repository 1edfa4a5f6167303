import type { Fields, FieldWords, FormSection } from "../record";
import type { DrawnSection } from "./drawn";
import { isSum, type PlainForm } from "./form-values.server";
import type { DeskWords } from "./words";

/** What kind of control a field is, without its words; nothing is said where a plain form says it by its values. */
type Control<Words = FieldWords> = Words extends FieldWords ? Omit<Words, "label" | "hint"> : never;

/** Controls by their fields, in the order of the page. */
export type Controls<Field extends string> = { readonly [Name in Field]?: Control };

/** Fields of a form that stand apart. */
export interface DescribedSection<Field extends string> {
  /** Which of the desk's words heads them; its `Hint` stands below. */
  title: string;
  fields: Controls<Field>;
  /** Where the group of texts has their labels, if not among the words of the desk's fields. */
  labels?: string;
  columns?: FormSection<string>["columns"];
}

/** A form in words: of a plain one, first what does not stand apart, under what a record is called. */
export function drawSections(
  plain: PlainForm | undefined,
  apart: readonly DescribedSection<string>[],
  words: DeskWords,
  find: (key: string) => string,
): DrawnSection[] {
  const sections = apart.map(({ title, fields, labels, columns }) => ({
    name: title,
    title: words.say(title),
    intro: words.maySay(`${title}Hint`),
    columns,
    fields: fieldsInWords(fields, words, plain, labels && ((name) => find(`${labels}.${name}`))),
  }));
  const drawn = new Set(apart.flatMap(({ fields }) => Object.keys(fields)));
  const others = [...(plain?.begin.keys() ?? [])].filter((field) => !drawn.has(field));
  if (others.length === 0) return sections;
  const first = Object.fromEntries(others.map((field) => [field, {}]));
  const title = words.say("one");
  return [{ name: "one", title, fields: fieldsInWords(first, words, plain) }, ...sections];
}

/** The controls of a form with the words that a desk has for its fields. */
export function fieldsInWords(
  controls: Controls<string>,
  { say, maySay }: DeskWords,
  plain?: PlainForm,
  labelOf?: "" | ((field: string) => string),
): Fields<string> {
  return Object.fromEntries(
    Object.entries(controls).flatMap(([field, control]) => {
      if (!control) return [];
      const label = labelOf ? labelOf(field) : say(`fields.${field}`);
      const kind = plain && kindIn(plain, field);
      return [[field, { kind, ...control, label, hint: maySay(`fields.${field}Hint`) }]];
    }),
  );
}

/** The kind of a field by the value that a new record begins with. */
function kindIn({ begin, written }: PlainForm, field: string) {
  const one = begin.get(field);
  if (!one || field in written) return "line";
  if (typeof one.value === "boolean") return "tick";
  // What begins with null is a number that may be missing.
  if (typeof one.value !== "number" && one.value !== null) return "line";
  return isSum(one.name) ? "money" : "number";
}
