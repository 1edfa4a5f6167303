// In a process of its own: what it records is made when files are loaded.
import { resolve } from "node:path";

import { expect, test } from "vitest";

import { filesBelow } from "./files";
import { hostileTexts } from "./hostile-texts";
import { patternsIn, recordMade, type Pattern } from "./patterns";

/** What makes patterns of names that it is given, with names. */
const calls = async () => {
  const { maskPersonalData } = await import("~/front/assistant/mask-personal-data");
  maskPersonalData("Ana", ["Ana Pop"]);
  const { findMentions } = await import("~/sales/statements/reading/references");
  findMentions("AM-2026-1", {
    orderPrefixes: ["AM", "A-B"],
    years: [2026],
    documentPrefixes: [
      { prefix: "PF", word: "proforma" },
      { prefix: "F A", word: "invoice" },
    ],
  });
};

const files = ["app", "db"].flatMap((directory) =>
  [".ts", ".tsx", ".mjs"].flatMap((ending) => filesBelow(directory, ending)),
);
const found = files.map(({ path, text }) => ({ path, ...patternsIn(path, text) }));
const makers = found.filter(({ made }) => made.length > 0);

/** In processor time, the least of some tries: a busy machine makes a pattern look dear, never cheap. */
function milliseconds(pattern: RegExp, text: string, tries = 1): number {
  let least = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const start = process.cpuUsage();
    text.replace(pattern, "");
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Close together, so that none of them takes for ever where the one before took no time. */
const SMALL = [24, 32, 42, 55, 72, 95, 125, 160, 205, 260, 330, 410, 500];

/**
 * A text that a pattern cannot read in linear time; undefined where it reads all of them so. Four times
 * the text takes four times as long, sixteen times or more where the cost grows faster.
 */
function costlyText({ pattern }: Pick<Pattern, "pattern">): string | undefined {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, "")}g`);
  milliseconds(everywhere, "abc 123", 3);
  const { texts, isNested } = hostileTexts(everywhere);
  for (const text of texts) {
    for (const size of isNested ? SMALL : []) {
      if (milliseconds(everywhere, text(size)) < 3) continue;
      if (milliseconds(everywhere, text(size), 3) >= 3) return text(size);
    }
    if (milliseconds(everywhere, text(600)) > 3 && milliseconds(everywhere, text(600), 3) > 3) {
      return text(40);
    }
    if (milliseconds(everywhere, text(2000)) < 0.2) continue;
    const one = milliseconds(everywhere, text(2000), 5);
    if (one > 0.15 && milliseconds(everywhere, text(8000), 5) > 8 * one) return text(40);
  }
  return undefined;
}

function faultsOf(patterns: Pattern[]): string[] {
  return patterns.flatMap(({ place, pattern }) => {
    const text = costlyText({ pattern });
    return text === undefined ? [] : [`${place} ${String(pattern)} on ${JSON.stringify(text)}`];
  });
}

test("every pattern that is written out reads the worst of texts in linear time", () => {
  const written = found.flatMap((file) => file.written);
  expect(written.length).toBeGreaterThan(300);
  expect(faultsOf(written)).toEqual([]);
});

test("every pattern that is made at run time reads the worst of texts in linear time", async () => {
  const made = await recordMade(async () => {
    for (const { path } of makers) await import(resolve(path));
    await calls();
  });
  for (const { path, made: lines } of makers) {
    const own = new Set(
      made.filter(({ place }) => place === path).map(({ pattern }) => pattern.source),
    );
    expect(own.size, `${path} makes patterns that were not tried`).toBeGreaterThanOrEqual(
      lines.length,
    );
  }
  expect(faultsOf(made)).toEqual([]);
});

test("patterns that take longer than their text are found, however they are written", () => {
  for (const bad of [
    /(\d[\d., ]*)\s*(?:de\s+)?(?:lei|leu)(?!\p{L})/u,
    /(?:a+)+$/,
    /^(?:a|aa)+$/,
    /^(?:<!--[\s\S]*?-->|\s)*<svg/,
    /\s+$/,
    /[^@]+@[^@]+\.ro/,
    /(?<=,\s+)\p{Lu}/u,
    /\B(?=(\d{3})+$)/,
    /^\s*(?:x|\s)*y/,
    /^begins(.*)(.*)ends$/s,
  ]) {
    expect(costlyText({ pattern: bad }), String(bad)).toBeDefined();
  }
  for (const good of [/^\s*a/, /(?<!\s)\s+$/, /[a-z]{1,40}\s{0,3}!/, /^.*$/s, /[&<>"']/g]) {
    expect(costlyText({ pattern: good }), String(good)).toBeUndefined();
  }
  const { written, made } = patternsIn(
    "bad.ts",
    'class A { x = () => /a+b/.test("") }\nconst made = new RegExp("c");\nRegExp("d");',
  );
  expect(written.map(({ pattern }) => pattern.source)).toEqual(["a+b"]);
  expect(made).toEqual([2, 3]);
});
