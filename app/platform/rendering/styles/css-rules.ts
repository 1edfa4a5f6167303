import { parse, type AtRule, type ChildNode, type Container, type Root } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { Plugin } from "vite";

import { type CssNeed, needsOfText } from "./css-needs";

/** A stylesheet, read when the shop is built. */
export interface Stylesheet {
  parts: CssPart[];
  /** Needed if a rule names them. */
  keyframes: [name: string, text: string][];
  /**
   * The custom properties that have a type, of use where one is read; and what each begins with, for old
   * browsers, which know no types and are told by a rule that stands around it.
   */
  properties: [name: string, text: string, beginning: string][];
  beginnings: [before: string, after: string];
  /** A pattern of what rules ask for in markup: elements, and certain attributes with their values. */
  uses: string;
}

/** A text that stands in every page, a rule, or a block such as `@media`. */
export type CssPart = string | CssRule | CssBlock;

interface CssRule {
  selectors: { text: string; needs: CssNeed[] }[];
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
      const css = String(JSON.parse(code.replace("export default ", "")));
      return `export default ${JSON.stringify(readStylesheet(css))}`;
    },
  };
}

function readStylesheet(text: string): Stylesheet {
  const css = parse(text);
  const order = layerOrder(css);
  const { beginnings, beginningOf } = takeBeginnings(css);
  const properties: Stylesheet["properties"] = [];
  css.walkAtRules("property", (rule) => {
    properties.push([rule.params, String(rule.remove()), beginningOf.get(rule.params) ?? ""]);
  });
  const keyframes: Stylesheet["keyframes"] = [];
  css.walkAtRules("keyframes", (rule) => {
    keyframes.push([rule.params, String(rule.remove())]);
  });
  removeUnread(css);
  removeUnneeded(css);
  const attributes = new Set<string>();
  css.walkRules(({ selector }) => {
    selectorParser((root) =>
      root.walkAttributes(({ attribute }) => void attributes.add(attribute)),
    ).processSync(selector);
  });
  const parts = [order, ...readParts(css)];
  const uses = `<[a-z][a-z0-9]*| (?:class|${[...attributes].join("|")})="[^"]*`;
  return { parts, keyframes, properties, beginnings, uses };
}

/** The order of the layers, which a page that uses only some of them must not change. */
function layerOrder({ nodes }: Root): string {
  const names = nodes.flatMap((node) =>
    node.type === "atrule" && node.name === "layer" && !isOfWholeFile(node) ? [node.params] : [],
  );
  return `@layer ${names.join(",")};`;
}

/** Takes out the rule by which old browsers know how the typed properties begin. */
function takeBeginnings(css: Root) {
  const beginningOf = new Map<string, string>();
  let beginnings: Stylesheet["beginnings"] = ["", ""];
  css.walkAtRules("layer", (layer) => {
    if (layer.params !== "properties" || !layer.nodes) return;
    layer.walkDecls((declaration) => {
      beginningOf.set(declaration.prop, `${String(declaration.remove())};`);
    });
    const [before = "", after = ""] = String(layer.remove()).split(/(?<=\{)(?=\})/);
    beginnings = [before, after];
  });
  return { beginnings, beginningOf };
}

/** Tailwind's rules also set what only others of its rules read. */
function removeUnread(css: Root): void {
  const read = new Set(String(css).match(/(?<=var\()--[\w-]+/g));
  css.walkDecls(/^--tw-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/**
 * Tailwind's preflight also speaks to browsers that cannot show this shop (they know no cascade layers), and
 * sets font features to what they are. The whole stylesheet keeps all of it; a first answer has no room.
 */
function removeUnneeded(css: Root): void {
  css.walkDecls(
    /^(-webkit-text-decoration.*|-moz-appearance|-moz-tab-size|-webkit-tap-highlight-color)$/,
    (declaration) => void declaration.remove(),
  );
  css.walkDecls(/^font-(feature|variation)-settings$/, (declaration) => {
    if (/^(initial|inherit)$/.test(declaration.value)) declaration.remove();
  });
}

function readParts({ nodes = [] }: Container): CssPart[] {
  return nodes.flatMap((node: ChildNode): CssPart[] => {
    if (node.type === "rule") {
      const selectors = node.selectors.map((text) => ({ text, needs: needsOfText(text) }));
      return [{ selectors, body: node.nodes.join(";") }];
    }
    if (node.type !== "atrule" || isOfWholeFile(node)) return [];
    if (node.name === "font-face") {
      return [{ selectors: [{ text: "@font-face", needs: HEADED }], body: node.nodes!.join(";") }];
    }
    if (!node.nodes) return [`${String(node)};`];
    return [{ name: `@${node.name} ${node.params}`, parts: readParts(node) }];
  });
}

/** A page that is printed, has large text or the system's colours has the whole file, which comes as if for these alone. */
function isOfWholeFile({ name, params }: AtRule): boolean {
  if (name === "media") return params === "print";
  return name === "layer" && ["large-text", "forced-colors"].includes(params);
}

/** Text in the shop's own fonts; the header's rules, which come first, need none of them. */
const HEADED: CssNeed[] = [[["<h1"], ["<h2"], ["<h3"], ["font-heading"], ["line-drawing"]]];
