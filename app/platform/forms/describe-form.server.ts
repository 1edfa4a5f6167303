import type { z } from "zod";

/**
 * What a page needs to know of a form's schema, which itself stays on the server: its fields in their
 * order, which of them have to be filled in, and what the others start with.
 */
export interface FormDescription<Name extends string> {
  constraint: Record<Name, { required: boolean }>;
  defaults: Partial<Record<Name, string>>;
}

/** The description of a form with this schema. */
export type DescriptionOf<Schema extends z.ZodObject> = FormDescription<
  keyof z.input<Schema> & string
>;

const descriptions = new WeakMap<z.ZodObject, FormDescription<string>>();

/** A field has to be filled in when its schema refuses a form that does not send it. */
export function describeForm<Schema extends z.ZodObject>(schema: Schema): DescriptionOf<Schema> {
  const description = descriptions.get(schema) ?? describe(schema);
  descriptions.set(schema, description);
  return description;
}

function describe({ shape }: z.ZodObject): FormDescription<string> {
  const fields = Object.entries<z.ZodType>(shape);
  const unsent = fields.map(([name, field]) => ({ name, ...field.safeParse(undefined) }));
  return {
    constraint: Object.fromEntries(
      unsent.map(({ name, success }) => [name, { required: !success }]),
    ),
    defaults: Object.fromEntries(
      unsent.flatMap(({ name, data }) =>
        typeof data === "string" && data !== "" ? [[name, data]] : [],
      ),
    ),
  };
}
