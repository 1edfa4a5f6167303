/** The most octets of a line of a calendar, without its end (RFC 5545, 3.1). */
const MOST_OCTETS = 75;

/**
 * A calendar's lines cut into ones of at most 75 octets of UTF-8, never within a character; each further
 * one begins with a blank, which counts (RFC 5545, 3.1). Lines end in CR and LF, before and after.
 */
export function foldLines(text: string): string {
  return text.split("\r\n").map(foldLine).join("\r\n");
}

/** The lines as they were before they were folded. */
export function unfoldLines(text: string): string {
  return text.replaceAll(/\r\n[ \t]/g, "");
}

function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MOST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded;
}
