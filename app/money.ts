const whole = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 0, useGrouping: true });
const exact = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: true,
});

/** Bani as the storefront shows them: `1.299 Lei`, or `1.299,50 Lei` when there are bani. */
export function formatLei(bani: number): string {
  return `${bani % 100 === 0 ? whole.format(bani / 100) : exact.format(bani / 100)} Lei`;
}

/** Bani as the back office shows them: `1.299,50 RON`. */
export function formatRon(bani: number): string {
  return `${exact.format(bani / 100)} RON`;
}

/** Bani from an amount as people type it, `1.299,50`, `1299.5` or `1299`; undefined for nonsense. */
export function parseLei(typed: string): number | undefined {
  const text = typed.replace(/\s|lei|ron/gi, "");
  const [, whole, part = ""] = /^(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(".", "")) * 100 + Number(part.padEnd(2, "0"));
}
