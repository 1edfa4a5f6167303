/** A month as addresses name it, such as `2026-11`; undefined for any other text. */
export function readMonth(text: string | null): string | undefined {
  return text !== null && /^(20\d\d)-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** The month so many months later; earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const all = year * 12 + (number - 1) + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}
