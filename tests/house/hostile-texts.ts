/** A part of a regular expression. `set`: one character, by the expression of it alone. */
type Part =
  | { kind: "set"; source: string }
  | { kind: "all"; parts: Part[] }
  | { kind: "either"; branches: Part[] }
  | { kind: "around"; part: Part }
  | { kind: "repeat"; part: Part; min: number; max: number }
  | { kind: "place" };

/** Fewer repetitions cost no more than a constant. */
const MANY = 20;

/** Letters, figures, blanks and signs of several scripts; a pattern's own characters come on top. */
const ALPHABET = [
  ..."aAbeExzZ019 \t\n\r.,;:-–_/\\+*?!@#%&=<>()[]{}\"'’“«|^$~`€ăĂșéğяЯіőő\u0301\u00a0\u0085\u2028\u202e\u0000\u0001\u007f\ufeff\ufffd＝😀٣",
];

/** The parts of a pattern; classes and escapes are left to the engine. */
function parsePattern(source: string): Part {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    const sticky = new RegExp(pattern.source, "suy");
    sticky.lastIndex = at;
    const found = sticky.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  function either(): Part {
    const branches = [all()];
    while (take(/\|/)) branches.push(all());
    return branches.length === 1 ? branches[0]! : { kind: "either", branches };
  }
  function all(): Part {
    const parts: Part[] = [];
    while (at < source.length && !/[|)]/.test(source[at]!)) parts.push(repeated(one()));
    return { kind: "all", parts };
  }
  function one(): Part {
    if (take(/\^|\$|\\[bB]/)) return { kind: "place" };
    if (take(/\\k<[^>]+>|\\[1-9]/)) return { kind: "place" };
    const around = take(/\(\?<?[=!]/);
    if (around || take(/\(\?<\w+>|\(\?[a-z-]*:|\(/)) {
      const part = either();
      at += 1;
      return around ? { kind: "around", part } : part;
    }
    const set =
      take(/\[(?:\\.|[^\]\\])*\]/) ??
      take(/\\[pP]\{[^}]+\}|\\u\{[^}]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\./) ??
      take(/./)!;
    return { kind: "set", source: set };
  }
  function repeated(part: Part): Part {
    const sign = take(/[*+?]|\{\d+(?:,\d*)?\}/);
    if (!sign) return part;
    take(/\?/);
    const [min, max] =
      { "*": [0, Infinity], "+": [1, Infinity], "?": [0, 1] }[sign] ?? boundsOf(sign);
    return { kind: "repeat", part, min: min!, max: max! };
  }
  return either();
}

function boundsOf(sign: string): [number, number] {
  const [min = "", max = min] = sign.slice(1, -1).split(",");
  return [Number(min), max === "" ? Infinity : Number(max)];
}

/**
 * Texts that cost a pattern the most, made of its own parts: long runs of what it repeats, behind what
 * leads there and before what ends the match, alone and in twos. `isNested`: it repeats what can be taken
 * in several ways, so that short texts may do.
 */
export function hostileTexts(pattern: RegExp): {
  texts: ((size: number) => string)[];
  isNested: boolean;
} {
  const flags = pattern.flags.replace(/[gy]/g, "");
  const whole = parsePattern(pattern.source);
  const matches = new Map<string, (character: string) => boolean>();
  const matcher = (source: string) => {
    const known = matches.get(source);
    if (known) return known;
    const alone = new RegExp(`^(?:${source})$`, flags.replace("m", ""));
    const isOne = (character: string) => alone.test(character);
    matches.set(source, isOne);
    return isOne;
  };
  const own = [...pattern.source].filter((character) => !ALPHABET.includes(character));
  const alphabet = [...ALPHABET, ...own];
  const sets = setsOf(whole);
  const repeats = repeatsOf(whole, "", sampleOf);
  const repeated = new Set(repeats.flatMap(({ part }) => setsOf(part)));

  function sampleOf(part: Part): string {
    if (part.kind === "set") return alphabet.find(matcher(part.source)) ?? "";
    if (part.kind === "all") return part.parts.map(sampleOf).join("");
    if (part.kind === "either") return sampleOf(part.branches[0]!);
    if (part.kind === "repeat") return sampleOf(part.part).repeat(Math.min(part.min, MANY));
    return "";
  }

  // One character for each way to be read, so that each two sets that overlap have one in common.
  const bySignature = new Map<string, string>();
  for (const character of alphabet) {
    const signature = sets.map((set) => (matcher(set)(character) ? "1" : "0")).join("");
    if (!bySignature.has(signature)) bySignature.set(signature, character);
  }
  const foreign = bySignature.get("0".repeat(sets.length)) ?? "";
  const runs = [...bySignature.values()].filter((character) =>
    [...repeated].some((set) => matcher(set)(character)),
  );
  const bodies = repeats.flatMap(({ part }) => branchesOf(part).map(sampleOf));
  const words = bodies.filter((text) => text.length > 1);
  const pumps = [...new Set([...runs.slice(0, 12), ...words.slice(0, 12)])];
  const leads = [...new Set(["", ...repeats.map(({ lead }) => lead)])].slice(0, 8);
  const ends = [...new Set(["", foreign, sampleOf(whole), ...runs.slice(0, 3)])];

  const texts: ((size: number) => string)[] = [];
  for (const lead of leads) {
    for (const pump of pumps) {
      for (const end of ends) texts.push((size) => lead + run(pump, size) + end);
      for (const other of pumps) {
        if (other === pump) continue;
        texts.push((size) => lead + run(pump, size / 2) + run(other, size / 2) + foreign);
        texts.push((size) => lead + run(pump + other, size) + foreign);
      }
    }
  }
  const sample = sampleOf(whole);
  if (sample !== "")
    texts.push(
      (size) => run(sample, size),
      (size) => run(sample + foreign, size),
    );
  return { texts, isNested: repeats.some(({ part }) => hasChoice(part)) };
}

function run(text: string, size: number): string {
  return text.repeat(Math.max(1, Math.floor(size / text.length)));
}

function setsOf(part: Part): string[] {
  if (part.kind === "set") return [part.source];
  if (part.kind === "all") return [...new Set(part.parts.flatMap(setsOf))];
  if (part.kind === "either") return [...new Set(part.branches.flatMap(setsOf))];
  return part.kind === "place" ? [] : setsOf(part.part);
}

function hasChoice(part: Part): boolean {
  if (part.kind === "all") return part.parts.some(hasChoice);
  return part.kind === "either" || part.kind === "repeat";
}

function branchesOf(part: Part): Part[] {
  return part.kind === "either" ? part.branches : [part];
}

/** What may be repeated often, each with a text that leads there. */
function repeatsOf(
  part: Part,
  lead: string,
  sampleOf: (part: Part) => string,
): { part: Part; lead: string }[] {
  if (part.kind === "either") {
    return part.branches.flatMap((branch) => repeatsOf(branch, lead, sampleOf));
  }
  if (part.kind === "around") return repeatsOf(part.part, lead, sampleOf);
  if (part.kind === "repeat") {
    const inner = repeatsOf(part.part, lead, sampleOf);
    return part.max >= MANY ? [{ part: part.part, lead }, ...inner] : inner;
  }
  if (part.kind !== "all") return [];
  let before = lead;
  return part.parts.flatMap((one) => {
    const found = repeatsOf(one, before, sampleOf);
    before += one.kind === "repeat" && one.min === 0 ? "" : sampleOf(one);
    return found;
  });
}
