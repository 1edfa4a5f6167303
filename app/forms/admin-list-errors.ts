interface FieldState {
  id: string;
  errors?: string[];
}

/** The first thing wrong with each field, in the order of the form, for its summary. */
export function listErrors(
  fields: Record<string, FieldState>,
  names: string[],
): { id: string; message: string }[] {
  return names.flatMap((name) => {
    // The fields are made when they are asked for by name.
    const { id, errors: [first] = [] } = fields[name] ?? { id: "" };
    return first ? [{ id, message: first }] : [];
  });
}
