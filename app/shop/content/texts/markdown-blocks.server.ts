import MarkdownIt from "markdown-it";

import type { PdfBlock, PdfRun } from "~/platform/format/pdf-text";

import { runsOf } from "./markdown-runs.server";

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
