import { memoize } from "~/platform/basics/memoize";
import { sha256 } from "~/platform/format/sha256.server";

import type { CssNeed } from "./css-needs";
import type { CssPart, Stylesheet } from "./css-rules";

// A page carries the CSS rules that its own markup uses, chosen when it is rendered from a stylesheet that
// was read at build time (css-rules.ts). One sheet for the whole shop does not fit the first flight of
// 14.6 KB: it has 7.8 KB compressed, and the heaviest page, the terms in Russian, has 10.4 KB without any
// rules.
import sheet from "../app.css?inline&rules";

const { parts, keyframes, properties, beginnings, uses } = sheet as Stylesheet;

const USES = new RegExp(uses, "g");

/** Everything that some rule asks for; anything else in markup matches no rule. */
let asked: Set<string> | undefined;

const memoizeNames = memoize<string[]>(10_000);

/** Pages of a kind use the same names, whatever they say, and few kinds make all pages. */
const memoizeRules = memoize<string>(500);

/** What a page's markup, or a part of it, uses that some rule asks for. */
export function usedIn(markup: string): string[] {
  const known = (asked ??= new Set(parts.flatMap(asksOf)));
  const uses = [...new Set(markup.match(USES))];
  return uses.flatMap((use) =>
    memoizeNames(use, (own) => namesOf(own).filter((name) => known.has(name))),
  );
}

/** The rules of the stylesheet for what markup uses, in whichever state of it. */
export function criticalCss(used: string[]): string {
  const names = new Set([...used].sort());
  return memoizeRules(sha256([...names].join("\n")), () => rulesFor(names));
}

function rulesFor(used: Set<string>): string {
  const rules = settle(writeUsed(parts, used));
  const animated = keyframes.filter(([name]) => rules.includes(name));
  const all = rules + animated.map(([, text]) => text).join("");
  const read = properties.filter(([name]) => all.includes(`var(${name}`));
  if (read.length === 0) return all;
  const [before, after] = beginnings;
  const typed = read.map(([, text]) => text).join("");
  return all + before + read.map(([, , beginning]) => beginning).join("") + after + typed;
}

/** What each custom property that has a type begins with, where it begins with anything. */
let initials: Map<string, string | undefined> | undefined;

/**
 * Some rules read a custom property that only other rules set. If a page has none of those, the property's
 * first value replaces its name.
 */
function settle(rules: string): string {
  const begun = (initials ??= new Map(
    properties.map(([name, text]) => [name, /initial-value:([^;}]*)/.exec(text)?.[1]]),
  ));
  const set = new Set(rules.match(/(?<=[{;])--tw-[\w-]+(?=:)/g));
  return rules.replace(
    /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (read, name: string, otherwise?: string) =>
      set.has(name) ? read : (begun.get(name) ?? otherwise ?? read).trim(),
  );
}

function asksOf(part: CssPart): string[] {
  if (typeof part === "string") return [];
  if ("parts" in part) return part.parts.flatMap(asksOf);
  return part.selectors.flatMap(({ needs }) => needs.flatMap(namesIn));
}

function namesIn(need: CssNeed): string[] {
  return typeof need === "string" ? [need] : need.flat().flatMap(namesIn);
}

/** Both an attribute with its value and without; a picture's address without its query. */
function namesOf(use: string): string[] {
  if (use.startsWith("<")) return [use];
  const [, name = "", value = ""] = /^ ([\w-]+)="(.*)$/s.exec(use) ?? [];
  if (name === "class") return value.split(" ");
  return [`${name}=`, `${name}="${name === "src" ? value.replace(/\?.*/s, "") : value}`];
}

function writeUsed(all: CssPart[], used: Set<string>): string {
  const isMet = (need: CssNeed): boolean =>
    typeof need === "string" ? used.has(need) : need.some((list) => list.every(isMet));
  return all
    .map((part) => {
      if (typeof part === "string") return part;
      if ("parts" in part) return block(part.name, writeUsed(part.parts, used));
      const selectors = part.selectors.filter(({ needs }) => needs.every(isMet));
      const names = selectors.map(({ text }) => text).join(",");
      return names && block(names, part.body);
    })
    .join("");
}

function block(name: string, content: string): string {
  return content && `${name}{${content}}`;
}
