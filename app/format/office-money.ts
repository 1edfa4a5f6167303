import { writeLei } from "./money";

/** An amount in the back office (spec §2), with two decimals: `1.299,50 RON`. */
export function formatRon(bani: number): string {
  return `${writeLei(bani, "ro", 2)} RON`;
}

/** An amount in a form or a file, without currency and thousands separators: `1299,50`. */
export function leiText(bani: number): string {
  return `${Math.trunc(bani / 100)},${String(Math.abs(bani % 100)).padStart(2, "0")}`;
}

/**
 * Parses a typed amount in lei into bani: `1299`, `1299.5`, `1.299,50`, `1 299,50`, and `1.299`, whose
 * point can only be Romanian thousands, because bani have two digits. Undefined when it is not an amount
 * or has more than two decimals (`12,345`).
 */
export function parseLei(text: string): number | undefined {
  const typed = text.replace(/\s|lei$|ron$/gi, "");
  const [, sign = "", lei = "", bani = ""] =
    /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ??
    /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(typed) ??
    /^(-?)(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(typed) ??
    [];
  if (lei === "") return undefined;
  const amount = Number(lei.replace(/[.,]/g, "")) * 100 + Number(bani.padEnd(2, "0"));
  return sign && amount > 0 ? -amount : amount;
}
