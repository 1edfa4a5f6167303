/** The `lang` of an element that shows a row's text: Romanian where it has no translation yet. */
export function langOf(row: { untranslated: string[] }, field: string): "ro" | undefined {
  return row.untranslated.includes(field) ? "ro" : undefined;
}
