import MarkdownIt, { type Token } from "markdown-it";

import type { PdfBlock, PdfRun } from "~/platform/format/pdf-text";

const markdown = new MarkdownIt({ html: false, typographer: false });

interface List {
  /** The next item's number; undefined for bullets. */
  next: number | undefined;
}

/**
 * Markdown as blocks for a PDF, without the `#` title. Each `{{name}}` is replaced by its value, and
 * links of the shop itself lead to `origin`. A table becomes a paragraph for each row, its cells
 * between dots.
 */
export function markdownBlocks(
  text: string,
  values: Record<string, { text: string }>,
  origin: string,
): { title: string; blocks: PdfBlock[] } {
  const filled = (words: string) =>
    words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name]?.text ?? whole);
  const lists: List[] = [];
  const blocks: PdfBlock[] = [];
  let title = "";
  let mark: string | undefined;
  let heading = 0;
  let quotes = 0;
  let cells: PdfRun[] | undefined;
  for (const token of markdown.parse(text, {})) {
    switch (token.type) {
      case "heading_open":
        heading = Number(token.tag.slice(1));
        break;
      case "heading_close":
        heading = 0;
        break;
      case "bullet_list_open":
        lists.push({ next: undefined });
        break;
      case "ordered_list_open":
        lists.push({ next: Number(token.attrGet("start") ?? 1) });
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        lists.pop();
        break;
      case "list_item_open": {
        const list = lists.at(-1);
        mark = list?.next === undefined ? "•" : `${list.next}.`;
        if (list?.next !== undefined) list.next += 1;
        break;
      }
      case "blockquote_open":
        quotes += 1;
        break;
      case "blockquote_close":
        quotes -= 1;
        break;
      case "tr_open":
        cells = [];
        break;
      case "tr_close":
        if (cells?.length) blocks.push({ kind: "paragraph", depth: 0, runs: cells });
        cells = undefined;
        break;
      case "fence":
      case "code_block":
        blocks.push({ kind: "paragraph", depth: lists.length, runs: [{ text: token.content }] });
        break;
      case "inline": {
        const runs = runsOf(token.children ?? [], { filled, origin });
        if (runs.length === 0) break;
        if (heading === 1 && title === "") title = runs.map((run) => run.text).join("");
        else if (heading > 0) blocks.push({ kind: "heading", level: heading, runs });
        else if (cells) cells.push(...(cells.length > 0 ? [{ text: " · " }] : []), ...runs);
        else if (quotes > 0) blocks.push({ kind: "quote", runs });
        else if (mark) blocks.push({ kind: "item", depth: lists.length, mark, runs });
        else blocks.push({ kind: "paragraph", depth: lists.length, runs });
        mark = undefined;
        break;
      }
    }
  }
  return { title, blocks };
}

function runsOf(
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
