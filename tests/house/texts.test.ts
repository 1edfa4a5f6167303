import ts from "typescript";
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
  const file = ts.createSourceFile(
    "x.tsx",
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const words: string[] = [];
  const note = (text: string) => {
    const unknown = (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !NAMES.has(word));
    if (unknown.length > 0) words.push(text.trim());
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression) &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      note(node.expression.text);
    }
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText(file)) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      note(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
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
  expect(bareWords(bad)).toEqual(["Close it", "Coș", "Add"]);
  const fine = `<p className="some words">{t("key")} · {count} × IBAN</p>`;
  expect(bareWords(fine)).toEqual([]);
});
