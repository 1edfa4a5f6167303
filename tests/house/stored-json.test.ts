import { parseSync, Visitor, type Expression } from "oxc-parser";
import { expect, test } from "vitest";

import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import { filesBelow } from "./files";

/** Where a file takes JSON for what it hopes to find: nothing has looked at it. */
function castsIn(file: string, source: string): string[] {
  const casts: string[] = [];
  new Visitor({
    TSAsExpression: ({ expression, start }) => {
      if (!isParsed(expression)) return;
      casts.push(`${file}:${source.slice(0, start).split("\n").length}`);
    },
  }).visit(parseSync(file, source).program);
  return casts;
}

function isParsed(expression: Expression): boolean {
  if (expression.type === "ParenthesizedExpression" || expression.type === "TSAsExpression") {
    return isParsed(expression.expression);
  }
  if (expression.type !== "CallExpression") return false;
  const { callee } = expression;
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "JSON" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "parse"
  );
}

test("JSON is read with a schema, never taken for what it ought to be", () => {
  const files = ["app", "db"].flatMap((directory) =>
    [".ts", ".tsx"].flatMap((ending) => filesBelow(directory, ending)),
  );
  // A migration reads what one release has left, once.
  const own = files.filter(
    ({ path, text }) => !path.startsWith("db/migrations/") && text.includes("JSON.parse("),
  );
  expect(own.flatMap(({ path, text }) => castsIn(path, text))).toEqual([]);
});

test("JSON that is taken for something is found", () => {
  for (const bad of [
    "const one = JSON.parse(row.content) as Content;",
    "const one = (JSON.parse(row.content) as { name: string }).name;",
    "const one = JSON.parse(row.content) as unknown as Content;",
    "read((JSON.parse(text)) as Content);",
  ]) {
    expect(castsIn("bad.ts", bad), bad).not.toEqual([]);
  }
  expect(castsIn("good.ts", "const one: unknown = JSON.parse(text);")).toEqual([]);
  expect(castsIn("good.ts", "const one = schema.parse(JSON.parse(text)) as Content;")).toEqual([]);
});

test("what cannot be read is named by its column and place, without a word of it", () => {
  const read = storedJson("documents.content", z.object({ buyer: z.object({ name: z.string() }) }));
  expect(read('{"buyer":{"name":"Ana"}}')).toEqual({ buyer: { name: "Ana" } });
  const faults = ['{"buyer":{"name":["Ana"]}}', '{"buyer":"Ana"}', "Ana", '["Ana"]', "{Ana"].map(
    (text) => {
      try {
        return `${text} was read as ${JSON.stringify(read(text))}`;
      } catch (error) {
        return String(error);
      }
    },
  );
  expect(faults).toEqual([
    "Error: documents.content has an unknown shape: buyer.name",
    "Error: documents.content has an unknown shape: buyer",
    "Error: documents.content is no JSON",
    "Error: documents.content has an unknown shape: the whole",
    "Error: documents.content is no JSON",
  ]);
});
