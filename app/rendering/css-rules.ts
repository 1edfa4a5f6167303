import { parse, type ChildNode, type Container, type Root } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { Plugin } from "vite";

/** A stylesheet, read when the shop is built. */
export interface Stylesheet {
  parts: CssPart[];
  /** The types of custom properties, by name: `@property` is of use where one is read. */
  properties: [name: string, text: string][];
}

/** A text that stands in every page, a rule, or a block such as `@media`. */
export type CssPart = string | CssRule | CssBlock;

interface CssRule {
  /** `needs`: the elements (`<a`), classes, types of fields and picture that a page must have. */
  selectors: { text: string; needs: string[] }[];
  body: string;
}

interface CssBlock {
  name: string;
  parts: CssPart[];
}

/** Makes a stylesheet that is imported by `?inline&rules` a `Stylesheet`. */
export function cssRules(): Plugin {
  return {
    name: "css-rules",
    enforce: "post",
    transform: (code, id) => {
      if (!id.endsWith("?inline&rules")) return undefined;
      const css = parse(JSON.parse(code.replace("export default ", "")) as string);
      const properties: Stylesheet["properties"] = [];
      css.walkAtRules("property", (rule) => {
        properties.push([rule.params, String(rule.remove())]);
      });
      const parts = [layerOrder(css), ...readParts(css)];
      const sheet: Stylesheet = { parts, properties };
      return `export default ${JSON.stringify(sheet)}`;
    },
  };
}

/** The order of the layers, which a page that uses only some of them must not change. */
function layerOrder({ nodes }: Root): string {
  const names = nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "layer" ? [node.params] : [],
  );
  return `@layer ${names.join(",")};`;
}

function readParts({ nodes = [] }: Container): CssPart[] {
  return nodes.flatMap((node: ChildNode): CssPart[] => {
    if (node.type === "rule") {
      const selectors = node.selectors.map((text) => ({ text, needs: needsOf(text) }));
      return [{ selectors, body: node.nodes.join(";") }];
    }
    // The headings' face comes with the file: it is never waited for.
    if (node.type !== "atrule" || node.name === "font-face") return [];
    if (!node.nodes) return [`${String(node)};`];
    if (node.name === "keyframes") return [String(node)];
    return [{ name: `@${node.name} ${node.params}`, parts: readParts(node) }];
  });
}

/** What stands within `:not(…)` and the like is not needed for certain. */
function needsOf(selector: string): string[] {
  return selectorParser()
    .astSync(selector)
    .first.nodes.flatMap((node) => {
      if (node.type === "tag") return [`<${node.value}`];
      if (node.type === "class") return [escapeHtml(node.value)];
      if (node.type === "pseudo") return partOfField(node.value);
      return node.type === "attribute" && node.attribute === "src" ? [node.value ?? ""] : [];
    });
}

/** What browsers draw within fields of one type only. */
function partOfField(pseudo: string): string[] {
  if (/^::-webkit-(date|calendar)/.test(pseudo)) return ['type="date'];
  if (/^::-webkit-(inner|outer)-spin/.test(pseudo)) return ['type="number'];
  return pseudo === "::file-selector-button" ? ['type="file'] : [];
}

/** A class's name as React writes it. */
function escapeHtml(name: string): string {
  return name.replaceAll("&", "&amp;").replaceAll(">", "&gt;").replaceAll("'", "&#x27;");
}
