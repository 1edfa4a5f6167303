import sheet from "~/app.css?inline&rules";

import type { CssPart, Stylesheet } from "./css-rules";

const { parts, properties } = sheet as Stylesheet;

/** The rules of the stylesheet that a page's markup uses, in whichever state of it. */
export function criticalCss(markup: string): string {
  const used = new Set<string>();
  const lists = new Set<string>();
  for (const [tag, list, src, type] of markup.matchAll(USES)) {
    if (list !== undefined) lists.add(list);
    else used.add(src ?? type ?? tag);
  }
  for (const list of lists) for (const one of list.split(" ")) used.add(one);
  const rules = writeUsed(parts, used);
  const read = properties.filter(([name]) => rules.includes(`var(${name}`));
  return rules + read.map(([, text]) => text).join("");
}

/** A picture's address is that without its query. */
const USES = / class="([^"]*)| src="([^"?]*)| (type="\w+)|<[a-z][a-z0-9]*/g;

function writeUsed(parts: CssPart[], used: Set<string>): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("parts" in part) return block(part.name, writeUsed(part.parts, used));
      const selectors = part.selectors.filter(({ needs }) => needs.every((one) => used.has(one)));
      const names = selectors.map(({ text }) => text).join(",");
      return names && block(names, part.body);
    })
    .join("");
}

function block(name: string, content: string): string {
  return content && `${name}{${content}}`;
}
