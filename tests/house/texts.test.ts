import { parseSync, Visitor, type JSXChild } from "oxc-parser";
import { expect, test } from "vitest";

import { filesBelow } from "./files";

/** Names and signs that are the same in every language. */
const NAMES = new Set(["Lei", "IBAN", "Facebook", "Instagram"]);

/** Attributes that a visitor reads or hears. */
const SPOKEN = new Set(["alt", "aria-label", "label", "title", "hint"]);

/** Lines with letters that only Romanian has. */
function romanianLines(source: string): string[] {
  return source.split("\n").filter((line) => /[ăâîșțşţĂÂÎȘȚŞŢ]/.test(line));
}

/** Words written straight into the markup of a component. */
function bareWords(source: string): string[] {
  const words: string[] = [];
  const note = (text: string) => {
    const unknown = (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !NAMES.has(word));
    if (unknown.length > 0) words.push(text.trim());
  };
  const noteChildren = (children: JSXChild[]) => {
    for (const child of children) {
      if (child.type === "JSXText") note(child.value);
      if (child.type !== "JSXExpressionContainer") continue;
      const { expression } = child;
      if (expression.type === "Literal" && typeof expression.value === "string") {
        note(expression.value);
      }
      if (expression.type === "TemplateLiteral" && expression.quasis.length === 1) {
        note(expression.quasis[0]!.value.cooked ?? "");
      }
    }
  };
  new Visitor({
    JSXElement: (node) => noteChildren(node.children),
    JSXFragment: (node) => noteChildren(node.children),
    JSXAttribute: ({ name, value }) => {
      const isSpoken = name.type === "JSXIdentifier" && SPOKEN.has(name.name);
      if (isSpoken && value?.type === "Literal") note(String(value.value));
    },
  }).visit(parseSync("x.tsx", source).program);
  return words;
}

const components = filesBelow("app", ".tsx");

test("there are components to look at", () => {
  expect(components.length).toBeGreaterThan(20);
});

test.each(components)("$path holds no Romanian text", ({ text }) => {
  expect(romanianLines(text)).toEqual([]);
});

test.each(components)("$path shows no words that nobody can translate", ({ text }) => {
  expect(bareWords(text)).toEqual([]);
});

test("a Romanian word and a bare word are found", () => {
  const bad = `export const Bad = () => <p title="Close it">Coș {"Add"} <b>{t("x")}</b> Lei</p>;`;
  expect(romanianLines(bad)).toHaveLength(1);
  expect(bareWords(bad)).toEqual(["Coș", "Add", "Close it"]);
  const fine = `<p className="some words">{t("key")} · {count} × IBAN</p>`;
  expect(bareWords(fine)).toEqual([]);
});
