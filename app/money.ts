const whole = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 0, useGrouping: true });
const exact = new Intl.NumberFormat("ro-RO", { minimumFractionDigits: 2, useGrouping: true });

/** Bani as the storefront shows them: `1.299 Lei`, or `1.299,50 Lei` when there are bani. */
export function formatLei(bani: number): string {
  return `${bani % 100 === 0 ? whole.format(bani / 100) : exact.format(bani / 100)} Lei`;
}
