import type { FieldState } from "./field";

/** A field of a form that has no schema: one of files, or with as many fields as there are rows. */
export function plainField(
  name: string,
  {
    id = name,
    value,
    error,
    isOptional,
  }: { id?: string; value?: string; error?: string | undefined; isOptional?: boolean } = {},
): FieldState {
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    errors: error ? [error] : undefined,
    required: isOptional ? false : undefined,
    initialValue: value,
  };
}
