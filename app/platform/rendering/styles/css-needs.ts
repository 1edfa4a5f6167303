import selectorParser, { type Node, type Pseudo } from "postcss-selector-parser";

/**
 * What a page must have for a selector to match: an element (`<a`), a class, an attribute (`lang=`) or one
 * with its value (`type="date`); or all of one of several lists.
 */
export type CssNeed = string | CssNeed[][];

export function needsOfText(selector: string): CssNeed[] {
  return needsOf(selectorParser().astSync(selector).first.nodes);
}

function needsOf(nodes: Node[]): CssNeed[] {
  return nodes.flatMap((node): CssNeed[] => {
    if (node.type === "tag") return [`<${node.value}`];
    if (node.type === "class") return [escapeHtml(node.value)];
    if (node.type === "pseudo") return needsOfPseudo(node);
    if (node.type !== "attribute" || CHANGEABLE.has(node.attribute)) return [];
    const { attribute, operator, value = "" } = node;
    const isWhole = operator === "=" || attribute === "src";
    return [isWhole ? `${attribute}="${escapeHtml(value)}` : `${attribute}=`];
  });
}

/** What browsers themselves write: whoever opens `<details>` needs no script, which brings the whole sheet. */
const CHANGEABLE = new Set(["open"]);

/** What stands within `:not(…)` and the like is not needed for certain. */
function needsOfPseudo({ value, nodes }: Pseudo): CssNeed[] {
  if (/^:(is|where|has)$/.test(value)) {
    const lists = nodes.map((selector) => needsOf(selector.nodes));
    const [first = []] = lists;
    if (lists.length === 1) return first;
    return lists.some((list) => list.length === 0) ? [] : [lists];
  }
  // `:host` needs a shadow tree, which no element here has.
  if (value === ":host") return [value];
  if (value === "::placeholder") return ["placeholder="];
  if (value === "::-webkit-search-decoration") return ['type="search'];
  if (/^::-webkit-(date|calendar)/.test(value)) return ['type="date'];
  if (/^::-webkit-(inner|outer)-spin/.test(value)) return ['type="number'];
  return value === "::file-selector-button" ? ['type="file'] : [];
}

/** A class's name as React writes it. */
function escapeHtml(name: string): string {
  return name.replaceAll("&", "&amp;").replaceAll(">", "&gt;").replaceAll("'", "&#x27;");
}
