/** A stylesheet as nested rules: `body` is a rule's declarations, `rules` what a block holds. */
export type StyleRule =
  | { prelude: string; body: string; rules?: undefined }
  | { prelude: string; rules: StyleRule[]; body?: undefined };

/** Reads minified CSS. Rules within a style rule stay with it as they are. */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < css.length) {
    const end = findOutside(css, ";{", at);
    if (css[end] !== "{") {
      const prelude = css.slice(at, end).trim();
      if (prelude) rules.push({ prelude, body: "" });
      at = end + 1;
      continue;
    }
    const close = findOutside(css, "}", end + 1);
    const prelude = css.slice(at, end).trim();
    const inner = css.slice(end + 1, close);
    rules.push(
      /^@(media|supports|layer|container)\b/.test(prelude)
        ? { prelude, rules: readStyleRules(inner) }
        : { prelude, body: inner },
    );
    at = close + 1;
  }
  return rules;
}

/** Writes them again, without the blocks that hold nothing. */
export function writeStyleRules(rules: StyleRule[]): string {
  return rules
    .map(({ prelude, body, rules: inner }) => {
      if (body === "") return prelude.startsWith("@") ? `${prelude};` : "";
      const written = body ?? writeStyleRules(inner);
      return written && `${prelude}{${written}}`;
    })
    .join("");
}

/** Splits at a character, outside strings, brackets and blocks. */
export function splitOutside(text: string, separator: ";" | ","): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = findOutside(text, separator, at);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Where one of some characters is first found outside strings, brackets and blocks; else the end. */
function findOutside(text: string, wanted: ";{" | "}" | ";" | ",", from: number): number {
  let depth = 0;
  for (MARKS.lastIndex = from; MARKS.test(text);) {
    const at = MARKS.lastIndex - 1;
    const character = text.charAt(at);
    if (character === "\\") MARKS.lastIndex += 1;
    else if (character === '"' || character === "'") MARKS.lastIndex = endOfString(text, at) + 1;
    else if (depth === 0 && wanted.includes(character)) return at;
    else if ("({[".includes(character)) depth += 1;
    else if (")}]".includes(character)) depth -= 1;
  }
  return text.length;
}

/** All that `findOutside` is asked for, and all that it has to step over. */
const MARKS = /[\\"'(){}[\];,]/g;

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== text[from]) at += text[at] === "\\" ? 2 : 1;
  return at;
}
