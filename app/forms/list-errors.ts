/** The first error of each field, for the summary above the form. */
export function listErrors(
  fields: { id: string; errors?: string[] }[],
): { id: string; message: string }[] {
  return fields.flatMap(({ id, errors: [first] = [] }) => (first ? [{ id, message: first }] : []));
}
