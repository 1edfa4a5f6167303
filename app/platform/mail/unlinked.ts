/** The most signs of one typed answer that a mail repeats to an address that nobody has proven. */
const MOST_REPEATED = 60;

/**
 * Words typed by somebody whose address is not proven, in a form of which no mail program makes a link: a
 * zero-width space follows every sign that a web address needs. They read as they were typed.
 */
export function unlinked(typed: string): string {
  return typed.replace(/[.:/@\u3002\uff0e\uff61](?=\S)/g, "$&\u200b");
}

/** The same of a single answer, such as a name, cut so that it carries no message to a stranger. */
export function briefly(typed: string): string {
  const signs = [...typed];
  return unlinked(
    signs.length > MOST_REPEATED ? `${signs.slice(0, MOST_REPEATED - 1).join("")}…` : typed,
  );
}
