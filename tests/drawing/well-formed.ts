const name = "[A-Za-z][\\w:-]*";
const attribute = `${name}="[^"<]*"`;
const tag = new RegExp(`^<(/?)(${name})((?:\\s${attribute})*)\\s*(/?)>`);
const reference = /&(?!(?:amp|lt|gt|quot|#39);)/;
// The characters XML 1.0 allows.
const allowed = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** The reason why a text is not one well-formed XML element without a prologue, or undefined. */
export function findXmlFault(text: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  let rest = text;
  if (!allowed.test(text)) return "a character XML does not allow";
  while (rest) {
    if (!rest.startsWith("<")) {
      const words = rest.split("<", 1)[0]!;
      if (open.length === 0) return `text outside the root: ${words.slice(0, 20)}`;
      if (reference.test(words) || words.includes("]]>")) return `unescaped: ${words.slice(0, 40)}`;
      rest = rest.slice(words.length);
      continue;
    }
    const [whole, isEnd, element, attributes, isEmpty] = tag.exec(rest) ?? [];
    if (whole === undefined || element === undefined) return `not a tag: ${rest.slice(0, 60)}`;
    const names = [...attributes!.matchAll(new RegExp(`(${name})="([^"]*)"`, "g"))];
    if (new Set(names.map(([, key]) => key)).size < names.length)
      return `an attribute twice: ${whole}`;
    if (reference.test(attributes!)) return `unescaped: ${whole}`;
    for (const [, key, value] of names) {
      if (key !== "id") continue;
      if (ids.has(value!)) return `an id twice: ${value}`;
      ids.add(value!);
    }
    if (isEnd && open.pop() !== element) return `closed out of order: ${whole}`;
    if (!isEnd && open.length === 0 && rest !== text) return "two roots";
    if (!isEnd && !isEmpty) open.push(element);
    rest = rest.slice(whole.length);
  }
  return open.length ? `left open: ${open.join(" ")}` : undefined;
}
