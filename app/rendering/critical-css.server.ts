// A page carries the CSS rules that its own markup uses, chosen when it is rendered from a stylesheet that
// was read at build time (css-rules.ts). One sheet for the whole shop does not fit the first flight of
// 14.6 KB: it has 7.8 KB compressed, and the heaviest page, the terms in Russian, has 10.4 KB without any
// rules. Chosen by page, the heaviest first answers of all languages have 14.1 to 14.5 KB.
import sheet from "~/app.css?inline&rules";

import type { CssPart, Stylesheet } from "./css-rules";

const { parts, properties } = sheet as Stylesheet;

/** Elements, lists of classes, types of fields, and addresses of pictures without their query. */
const USES = / class="[^"]*| src="[^"?]*| type="\w+|<[a-z][a-z0-9]*/g;

/** The rules of the stylesheet that a page's markup uses, in whichever state of it. */
export function criticalCss(markup: string): string {
  const uses = [...new Set(markup.match(USES))];
  const names = uses.flatMap((use) => use.replace(/^ ((class|src)=")?/, "").split(" "));
  const rules = writeUsed(parts, new Set(names));
  const read = properties.filter(([name]) => rules.includes(`var(${name}`));
  return rules + read.map(([, text]) => text).join("");
}

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
