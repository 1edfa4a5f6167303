/** The sign before the decimals. */
export function decimalSign(language: string): "," | "." {
  return language === "en" ? "." : ",";
}

/**
 * A number of bani in lei as a language writes it: `1.299,50`, in English `1,299.50`, and with spaces in
 * half of the others. By hand, because browsers and Node disagree on some languages from version to
 * version, and a page's text must be the same on both sides.
 */
export function writeLei(bani: number, language: string, decimals: 0 | 2): string {
  const [lei = "", rest] = (bani / 100).toFixed(decimals).split(".");
  const sign = decimalSign(language);
  const separator = sign === "." ? "," : /ro|tr|it/.test(language) ? "." : "\u00a0";
  const grouped = lei.replace(/\B(?=(\d{3}){1,7}$)/g, separator);
  return rest ? grouped + sign + rest : grouped;
}

/** The shop's currency in words: the spec's `Lei` on Romanian pages. */
export function leiIn(language: string): string {
  return language === "ro" ? "Lei" : "lei";
}

/**
 * An amount in the storefront, as the page's language writes numbers: `1.299 Lei`, or `1.299,50 Lei`
 * when there are bani; in English `1,299.50 lei`.
 */
export function formatLei(bani: number, language: string): string {
  return `${writeLei(bani, language, bani % 100 ? 2 : 0)} ${leiIn(language)}`;
}
