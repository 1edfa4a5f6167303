/** What programs of DOS end a text with. */
const CTRL_Z = "\u001a";

/** The encoding that a file itself shows. */
export function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return unmarkedUtf16(bytes);
}

/** How many bytes at the beginning are searched for zeros. */
const SAMPLE = 2000;

/**
 * Text of our letters has a zero in nearly every pair of bytes of UTF-16, always on the same side, and
 * none in any other encoding.
 */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2);
  if (pairs < 2) return undefined;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  if (even === 0 && odd > pairs * 0.7) return "utf-16le";
  return odd === 0 && even > pairs * 0.7 ? "utf-16be" : undefined;
}

export function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** There may be several Ctrl-Z, with line ends after them, in files that were joined or filled up. */
export function lengthBeforeCtrlZ(text: string): number {
  let end = text.length;
  while (end > 0 && `${CTRL_Z}\r\n\u0000`.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(end).includes(CTRL_Z) ? end : text.length;
}
