/** A requirement of the OWASP ASVS 5.0, in our own words, and what becomes of it here. */
export interface Row {
  id: string;
  level: 1 | 2;
  words: string;
  outcome:
    | { kind: "tested"; file: string; test: string }
    /** It does not apply, or an operator's choice decides it. */
    | { kind: "not-here"; why: string }
    /** It applies and is not met; the reason is told. */
    | { kind: "open"; why: string };
}

/** A requirement that a test holds; `file` is below `tests/` and without its ending. */
export function tested(id: string, level: 1 | 2, words: string, file: string, test: string): Row {
  return { id, level, words, outcome: { kind: "tested", file: `tests/${file}.test.ts`, test } };
}

export function notHere(id: string, level: 1 | 2, words: string, why: string): Row {
  return { id, level, words, outcome: { kind: "not-here", why } };
}

export function open(id: string, level: 1 | 2, words: string, why: string): Row {
  return { id, level, words, outcome: { kind: "open", why } };
}
