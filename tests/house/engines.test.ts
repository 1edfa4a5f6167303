import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

import { filesBelow } from "./files";
import { importsOf } from "./imports";

/** What only one engine reads, or each in another way. */
const particular: [of: string, sign: RegExp][] = [
  ["SQLite", /\b(json_\w+|pragma\w*|rowid|unixepoch|strftime|iif|changes|randomblob)\b/i],
  ["SQLite", /\b(match|glob|like|regexp)\b/i],
  ["SQLite", /(^|[\s(,])\+["a-z_]/i],
  ["SQLite", /\bor (ignore|replace|abort)\b/i],
  ["SQLite", /\b(min|max)\s*\([^()]*,/i],
  [
    "PostgreSQL",
    /::|\b(ilike|tsvector|to_char|least|greatest|jsonb?_\w+|pg_\w+)\b|\bdistinct on\b/i,
  ],
  ["one engine", /->/],
];

/** The SQL that a file writes by hand, and the functions that it calls by name. */
function sqlOf(file: string, source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      texts.push(quasi.quasis.map(({ value }) => value.raw).join("x"));
    },
    CallExpression: ({ callee, arguments: [name, values] }) => {
      const property = callee.type === "MemberExpression" ? callee.property : undefined;
      if (property?.type !== "Identifier" || property.name !== "fn") return;
      if (name?.type !== "Literal") return;
      const count = values?.type === "ArrayExpression" ? values.elements.length : 1;
      texts.push(`${String(name.value)}(${Array<string>(count).fill("x").join(", ")})`);
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

function faultsOf(file: string, source: string): string[] {
  return sqlOf(file, source).flatMap((text) =>
    particular.flatMap(([of, sign]) =>
      sign.test(text) ? `${file}: ${of} alone reads ${text}` : [],
    ),
  );
}

const rooms = [".ts", ".tsx"].flatMap((ending) => filesBelow("app", ending));

test("rooms contain no engine's SQL", () => {
  expect(rooms.flatMap(({ path, text }) => faultsOf(path, text))).toEqual([]);
});

test("what only one engine reads is found", () => {
  for (const bad of [
    "sql`(select value from json_each(${list}))`",
    "sql`pragma quick_check`",
    "sql`select rowid from words`",
    'sql`${index} match ${"word"}`',
    "sql`name glob 'A*'`",
    "sql`name like ${pattern}`",
    "sql`where +is_listed = 1`",
    "sql`min(a, ${b})`",
    "sql<number>`count::int`",
    "sql`value ->> 'name'`",
    "sql`select distinct on (id) name`",
    'eb.fn<number>("max", ["a", "b"])',
    'eb.fn("json_extract", ["a"])',
  ]) {
    expect(faultsOf("bad.ts", bad), bad).not.toEqual([]);
  }
  for (const good of [
    "sql`sum(a + b)`",
    "sql`case when a > 1 then 1 end`",
    'eb.fn("max", ["a"])',
  ]) {
    expect(faultsOf("good.ts", good), good).toEqual([]);
  }
});

test("rooms do not know which engines there are", () => {
  const knowing = rooms.filter(({ path, text }) =>
    importsOf(path, text).some((one) => /^db\/(sqlite|postgres)\//.test(one)),
  );
  expect(knowing.map(({ path }) => path)).toEqual([]);
});

test("the server's driver is loaded only where a server is asked", () => {
  const loads = /^import (?!type )[^;]*from "pg";/m;
  const files = [...rooms, ...filesBelow("db", ".ts")];
  expect(files.filter(({ text }) => loads.test(text)).map(({ path }) => path)).toEqual([]);
  expect(loads.test('import { Pool } from "pg";')).toBe(true);
});
