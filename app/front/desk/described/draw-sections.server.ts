import type { FieldWords, FormSection } from "../record";
import type { DrawnPage } from "./drawn";
import { isSum, type PlainForm, type ValueOfField } from "./form-values.server";
import type { DeskWords } from "./words";

/** Fields of a form that stand apart. */
export interface DescribedSection {
  /** Which of the desk's words heads them; its `Hint` stands below. */
  title: string;
  fields: readonly string[];
  /** Where the group of texts has their labels, if not among the words of the desk's fields. */
  labels?: string;
  columns?: FormSection<string>["columns"];
}

/**
 * A form in words, its controls by the values that a new record begins with: first, under what a record is called,
 * the fields that do not stand apart.
 */
export function drawSections(
  { begin, written }: PlainForm,
  apart: readonly DescribedSection[],
  { say, maySay }: DeskWords,
  find: (key: string) => string,
): DrawnPage["sections"] {
  const wordsOf = (field: string, labels?: string): FieldWords => ({
    kind: field in written ? "line" : kindOf(begin.get(field)),
    label: labels === undefined ? say(`fields.${field}`) : find(`${labels}.${field}`),
    hint: maySay(`fields.${field}Hint`),
  });
  const others = new Set(apart.flatMap(({ fields }) => fields));
  const first = [...begin.keys()].filter((field) => !others.has(field));
  return [
    {
      title: say("one"),
      fields: Object.fromEntries(first.map((field) => [field, wordsOf(field)])),
    },
    ...apart.map(({ title, fields, labels, columns }) => ({
      title: say(title),
      intro: maySay(`${title}Hint`),
      columns,
      fields: Object.fromEntries(fields.map((field) => [field, wordsOf(field, labels)])),
    })),
  ];
}

function kindOf(one: ValueOfField | undefined): "tick" | "number" | "money" | "line" {
  switch (typeof one?.value) {
    case "boolean":
      return "tick";
    case "number":
      return isSum(one.name) ? "money" : "number";
    default:
      return "line";
  }
}
