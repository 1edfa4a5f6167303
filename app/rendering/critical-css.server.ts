import css from "~/app.css?inline";
import { readStyleRules, splitOutside, writeStyleRules, type StyleRule } from "./css-rules";

const sheet = readStyleRules(css.replace(/\/\*[^]*?\*\//g, ""));
/** A part of it as text, and between each two texts a picture's rule and the picture. */
const kept = new Map<string, string[]>();
/** Pages differ in few ways; whoever finds more of them has them worked out anew. */
const MOST_KEPT = 500;

/** The order of the stylesheet's layers, which a part of it may not change. */
export const styleLayers = `@layer ${sheet
  .flatMap(({ prelude }) => /^@layer ([\w-]+)$/.exec(prelude)?.[1] ?? [])
  .join(",")}`;

/** What a page's markup is made of, as far as a stylesheet can tell. */
interface Parts {
  classes: Set<string>;
  tags: Set<string>;
  types: Set<string>;
}

/** What pieces of markup use of the stylesheet, read once for every part of it they are given. */
export function readMarkup(markup: string): Uses {
  const tags = new Set<string>();
  for (let at = markup.indexOf("<"); at >= 0; at = markup.indexOf("<", at + 1)) {
    let end = at + 1;
    while (isOfTag(markup.charCodeAt(end))) end += 1;
    if (end > at + 1) tags.add(markup.slice(at + 1, end));
  }
  const sources = [...readAll(markup, ' src="')].map((src) => src.replace(/\?.*/, ""));
  return {
    tags,
    types: readAll(markup, ' type="'),
    lists: readAll(markup, ' class="'),
    pictures: new Set(sources),
  };
}

/** What several pieces use, as if they were one. */
export function mergeUses(all: Uses[]): Uses {
  const merged: Uses = {
    tags: new Set(),
    types: new Set(),
    lists: new Set(),
    pictures: new Set(),
  };
  for (const { tags, types, lists, pictures } of all) {
    for (const tag of tags) merged.tags.add(tag);
    for (const type of types) merged.types.add(type);
    for (const list of lists) merged.lists.add(list);
    for (const src of pictures) merged.pictures.add(src);
  }
  return merged;
}

/** The rules that markup uses, in whichever state of it: a part of the stylesheet. */
export function pageStyles({ lists, tags, types, pictures }: Uses): string {
  const key = [...lists, "", ...tags, "", ...types].join("\n");
  let parts = kept.get(key);
  if (parts === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    const classes = new Set([...lists].flatMap((list) => unescapeHtml(list).split(/\s+/)));
    const rules = dropUnusedNames(keepUsed(sheet, { classes, tags, types }));
    parts = writeStyleRules(rules).split(PICTURE_RULE);
    kept.set(key, parts);
  }
  const isShown = (index: number) => pictures.has(parts[index + 1] ?? "");
  return parts
    .filter((_, index) => index % 3 === 0 || (index % 3 === 1 && isShown(index)))
    .join("");
}

/** A picture's colour (pictures.css): chosen apart, as pages differ in their pictures most. */
const PICTURE_RULE = /(img\[src\^="([^"]*)"\]\{[^}]*\})/;

/**
 * Lists of classes as they are written, elements, their types, and addresses of pictures without
 * their query.
 */
export interface Uses {
  lists: Set<string>;
  tags: Set<string>;
  types: Set<string>;
  pictures: Set<string>;
}

function isOfTag(code: number): boolean {
  return (code >= LETTER_A && code <= LETTER_Z) || (code >= DIGIT_0 && code <= DIGIT_9);
}

const [LETTER_A = 0, LETTER_Z = 0, DIGIT_0 = 0, DIGIT_9 = 0] = Buffer.from("az09");

/** Every value of an attribute, whose name is given with what stands around it. */
function readAll(markup: string, start: string): Set<string> {
  const values = new Set<string>();
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, at)) {
    const from = at + start.length;
    at = markup.indexOf('"', from);
    if (at < 0) break;
    values.add(markup.slice(from, at));
  }
  return values;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function keepUsed(rules: StyleRule[], parts: Parts): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if (rule.rules) return [{ prelude: rule.prelude, rules: keepUsed(rule.rules, parts) }];
    // The headings' face comes with the file: it is never waited for.
    if (rule.prelude.startsWith("@font-face")) return [];
    if (rule.prelude.startsWith("@")) return [rule];
    const selectors = splitOutside(rule.prelude, ",").filter((one) => mayMatch(one, parts));
    return selectors.length === 0 ? [] : [{ ...rule, prelude: selectors.join(",") }];
  });
}

/** Whether a selector's classes and elements are all there; what it says of states is not asked. */
function mayMatch(selector: string, { classes, tags, types }: Parts): boolean {
  if (INPUT_PARTS.some(([part, type]) => part.test(selector) && !types.has(type))) return false;
  const plain = withoutArguments(selector).replace(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, "");
  for (const [, name = ""] of plain.matchAll(CLASS)) {
    if (!classes.has(unescapeCss(name))) return false;
  }
  for (const [, tag = ""] of plain.replace(CLASS, "").matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)) {
    if (!tags.has(tag)) return false;
  }
  return true;
}

/** What browsers draw within inputs of one type only. */
const INPUT_PARTS = [
  [/::-webkit-(date|calendar)/, "date"],
  [/::-webkit-(inner|outer)-spin-button/, "number"],
  [/::file-selector-button/, "file"],
] as const;

/** A character of a class's name may be written by its number, with a space after it. */
const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/g;

function unescapeCss(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

/** Without what stands in `:not(…)`, `:is(…)` and the like. */
function withoutArguments(selector: string): string {
  let plain = selector;
  for (let before = ""; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, "");
  }
  return plain;
}

/** Leaves out custom properties, animations and registrations that nothing kept names. */
function dropUnusedNames(rules: StyleRule[]): StyleRule[] {
  const text = writeStyleRules(rules);
  const used = usedNames(text);
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].join(" ");
  return drop(rules);

  function drop(rules: StyleRule[]): StyleRule[] {
    return rules.flatMap((rule): StyleRule[] => {
      const { prelude, body, rules: inner } = rule;
      if (inner) return [{ prelude, rules: drop(inner) }];
      const [, kind = "", name = ""] = /^@(property|keyframes) (.*)$/.exec(prelude) ?? [];
      if (kind === "property") return used.has(name) ? [rule] : [];
      if (kind === "keyframes") return animations.includes(name) ? [rule] : [];
      if (!/^(:root|\*)/.test(prelude)) return [rule];
      const declarations = splitOutside(body, ";").filter((one) => isUsed(one, used));
      return declarations.length === 0 ? [] : [{ prelude, body: declarations.join(";") }];
    });
  }
}

function isUsed(declaration: string, used: Set<string>): boolean {
  return !declaration.startsWith("--") || used.has(declaration.slice(0, declaration.indexOf(":")));
}

/** The custom properties that some rule reads, through those that only other properties read. */
function usedNames(text: string): Set<string> {
  const read = (value: string) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
  const values = new Map<string, string[]>();
  const used = new Set<string>();
  for (const [, name = "", value = ""] of text.matchAll(/[{;](--[\w-]+|[a-z-]+):([^;{}]*)/g)) {
    if (name.startsWith("--")) values.set(name, [...(values.get(name) ?? []), ...read(value)]);
    else for (const one of read(value)) used.add(one);
  }
  // A set is walked to its end, also while it grows.
  for (const name of used) for (const one of values.get(name) ?? []) used.add(one);
  return used;
}
