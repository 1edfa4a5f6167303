import { parseSync, Visitor, type Expression } from "oxc-parser";
import { expect, test } from "vitest";

import { filesBelow } from "./files";

const files = ["app", "db", "tests"].flatMap((directory) =>
  [".ts", ".tsx", ".mjs"].flatMap((ending) => filesBelow(directory, ending)),
);

/** The lines on which a literal is spread into another, where its elements could be written. */
function literalsSpread(file: string, source: string): number[] {
  const lines: number[] = [];
  const note = (spread: { argument: Expression; start: number }) => {
    let { argument } = spread;
    while (argument.type === "ParenthesizedExpression" || argument.type === "TSAsExpression") {
      argument = argument.expression;
    }
    if (argument.type !== "ObjectExpression" && argument.type !== "ArrayExpression") return;
    lines.push(source.slice(0, spread.start).split("\n").length);
  };
  new Visitor({ SpreadElement: note, JSXSpreadAttribute: note }).visit(
    parseSync(file, source).program,
  );
  return lines.sort((one, other) => one - other);
}

test("no literal is spread into another", () => {
  expect(files.length).toBeGreaterThan(1500);
  const found = files.flatMap(({ path, text }) =>
    literalsSpread(path, text).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

test("a literal that is spread is found, wherever it stands", () => {
  const bad = `
    const object = { ...{ a, b }, c };
    const list = [...["a", "b"], ...(["c"] as const)];
    call(...[a, b]);
    const page = <p {...{ id, title }} />;
    const set = new Set(...[[a]]);`;
  expect(literalsSpread("bad.tsx", bad)).toEqual([2, 3, 3, 4, 5, 6]);
  const good = `
    const object = { ...(has && { a }), ...(has ? { b } : { c }), ...rest };
    const list = [...(has ? ["a"] : []), ...["a", "b"].map(word)];
    const page = <p {...(has && { id })} {...rest} />;`;
  expect(literalsSpread("good.tsx", good)).toEqual([]);
});

/** A file of more lines says more than one thing. */
const MOST_LINES = 220;
/** Of all of them, on average. */
const MEAN_LINES = 75;

function isTooLong({ text }: { text: string }): boolean {
  return text.trimEnd().split("\n").length > MOST_LINES;
}

test("no code file of the shop is longer than can be read at once", () => {
  const shop = files.filter(({ path }) => path.startsWith("app/"));
  expect(shop.length).toBeGreaterThan(1400);
  expect(shop.filter(isTooLong).map(({ path }) => path)).toEqual([]);
  const lines = shop.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);
  expect(lines / shop.length).toBeLessThanOrEqual(MEAN_LINES);
  expect(isTooLong({ text: "call();\n".repeat(MOST_LINES) })).toBe(false);
  expect(isTooLong({ text: "call();\n".repeat(MOST_LINES + 1) })).toBe(true);
});
