/** A field of a form that has no schema: one of files, or with as many fields as there are rows. */
export function plainField(
  name: string,
  {
    id = name,
    value,
    error,
    isOptional,
  }: {
    id?: string;
    value?: string | undefined;
    error?: string | undefined;
    isOptional?: boolean;
  } = {},
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

/** What a control needs to know of its field: what Conform says of it, or `plainField`. */
export interface FieldState {
  id: string;
  name: string;
  /** Of the form, for Conform. */
  formId?: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  /** Fields that are not required are marked as optional; undefined stands for no mark at all. */
  required?: boolean | undefined;
  initialValue?: string | undefined;
}
