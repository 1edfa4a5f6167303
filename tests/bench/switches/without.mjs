// @ts-check
// Which mechanism the process is to do without, and that it does.

/** @typedef {"page cache" | "critical CSS, but a linked sheet" | "critical CSS, but the whole sheet" | "routes in reach" | "memoized texts" | "versioned cache" | "compiled queries" | "group commit"} Mechanism */

/** @param {Mechanism} mechanism */
export function isWithout(mechanism) {
  if (process.env.BENCH_WITHOUT !== mechanism) return false;
  console.log(noticeOf(mechanism));
  return true;
}

/** What the process prints as soon as the module is read that does without. @param {Mechanism} mechanism */
export function noticeOf(mechanism) {
  return `bench: without ${mechanism}`;
}
