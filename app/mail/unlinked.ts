/**
 * Words that somebody typed whose address nobody has proven, so that no mail program makes a link of
 * them: a zero-width space follows every sign that an address needs. They read as they were typed.
 */
export function unlinked(typed: string): string {
  return typed.replace(/[.:/@](?=\S)/g, "$&\u200b");
}
