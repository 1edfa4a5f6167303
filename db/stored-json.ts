import { z } from "~/platform/basics/zod";

import type { Database } from "./schema";

/** A column by its table: `documents.content`. */
type Column = {
  [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}`;
}[keyof Database];

/**
 * A reader of a column that holds JSON, in the shape that it has today: the schema also fills in what
 * rows of earlier releases lack. What it cannot read is an error that names the column and the places
 * within, and nothing that stands there, which may be somebody's name.
 */
export function storedJson<Schema extends z.ZodType>(
  column: Column,
  schema: Schema,
): (text: string) => z.output<Schema> {
  return (text) => {
    const { data, error } = schema.safeParse(valueOf(column, text));
    if (!error) return data;
    const places = error.issues.map(({ path }) => path.join(".") || "the whole");
    throw new Error(`${column} has an unknown shape: ${places.join(", ")}`);
  };
}

const list = z.array(z.string());

/** The texts in a column that `listOf` has made of a query. */
export function readList(text: string): string[] {
  return list.parse(JSON.parse(text));
}

function valueOf(column: Column, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${column} is no JSON`);
  }
}
