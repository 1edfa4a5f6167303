import type { Token } from "markdown-it";

import type { PdfRun } from "~/platform/format/pdf-text";

/** Inline Markdown as the runs of a paragraph. */
export function runsOf(
  tokens: Token[],
  { filled, origin }: { filled: (words: string) => string; origin: string },
): PdfRun[] {
  const runs: PdfRun[] = [];
  let link: string | undefined;
  let bold = 0;
  let italic = 0;
  const add = (text: string) => {
    if (text === "") return;
    const style = bold > 0 ? "bold" : italic > 0 ? "italic" : undefined;
    runs.push({ text, ...(style && { style }), ...(link && { link }) });
  };
  for (const token of tokens) {
    switch (token.type) {
      case "strong_open":
        bold += 1;
        break;
      case "strong_close":
        bold -= 1;
        break;
      case "em_open":
        italic += 1;
        break;
      case "em_close":
        italic -= 1;
        break;
      case "link_open":
        link = absolute(filled(decodeURI(String(token.attrGet("href") ?? ""))), origin);
        break;
      case "link_close":
        link = undefined;
        break;
      case "softbreak":
        add(" ");
        break;
      case "hardbreak":
        add("\n");
        break;
      default:
        // An image has its alternative text as content.
        add(filled(token.content));
    }
  }
  return runs;
}

/** Only what a reader may follow from a paper of the shop; undefined for anything else. */
function absolute(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}
