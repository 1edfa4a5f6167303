import { parseSync, Visitor, type Expression } from "oxc-parser";

/** A regular expression and where it stands. */
export interface Pattern {
  place: string;
  pattern: RegExp;
}

/** The regular expressions that a file spells out, and the lines where it makes others at run time. */
export function patternsIn(file: string, source: string): { written: Pattern[]; made: number[] } {
  const written: Pattern[] = [];
  const made: number[] = [];
  const lineAt = (start: number) => source.slice(0, start).split("\n").length;
  const noteMade = (node: { callee: Expression; start: number }) => {
    if (node.callee.type === "Identifier" && node.callee.name === "RegExp") {
      made.push(lineAt(node.start));
    }
  };
  new Visitor({
    Literal: (node) => {
      if (!("regex" in node)) return;
      const { pattern, flags } = node.regex;
      written.push({
        place: `${file}:${lineAt(node.start)}`,
        pattern: new RegExp(pattern, flags),
      });
    },
    NewExpression: noteMade,
    CallExpression: noteMade,
  }).visit(parseSync(file, source).program);
  return { written, made };
}

/**
 * Runs something while every regular expression that files of ours make is kept, each with its file. The
 * files must not have been loaded before.
 */
export async function recordMade(run: () => Promise<void>): Promise<Pattern[]> {
  const Real = globalThis.RegExp;
  const recorded: Pattern[] = [];
  const note = (pattern: RegExp) => {
    const [, , caller = ""] = (new Error("recorded").stack ?? "").split("\n").slice(1);
    const place = Real("/((?:app|db)/[^:)]+):\\d+").exec(caller)?.[1];
    if (place) recorded.push({ place, pattern });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Real, {
    construct: (target, [source, flags]: [string, string?]) => note(new target(source, flags)),
    apply: (target, _this, [source, flags]: [string, string?]) => note(new target(source, flags)),
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = Real;
  }
  return recorded;
}
