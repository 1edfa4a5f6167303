import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { type ChangeReader, moneyIn } from "./change-words.server";
import type { ShownChange } from "./show-change";

/** A row of a change: what it is about, from what to what, and by how much it differs. */
export interface ChangeRow {
  kind: ShownChange["lines"][number]["kind"] | "money";
  label: string;
  /** Further lines of text below it. */
  details: string[];
  value: string;
  /** Empty where nothing differs. */
  difference: string;
}

/** All that a change says, row by row: its pieces, what is taken off and asked besides, and the total. */
export function changeRows(
  shown: ShownChange,
  { language, names }: { language: Language; names: ChangeReader },
): ChangeRow[] {
  const t = translateIn(language, ["order-change", "delivery", "cart"]);
  const { amount, difference } = moneyIn(names, language);
  const pieces = shown.lines.map((line): ChangeRow => {
    const { kind, name, quantityBefore, quantityAfter, designs, boards, vatPercent, afterBani } =
      line;
    const made =
      designs.length > 1 ? [t("instead", { design: designs[0]! }), designs[1]!] : designs;
    const rate = vatPercent === null ? [] : [t("cart:vat", { percent: vatPercent })];
    const isMoved = kind === "changed" && quantityBefore !== quantityAfter;
    const quantity = isMoved
      ? t("quantities", { before: quantityBefore, after: quantityAfter })
      : String(quantityAfter || quantityBefore);
    return {
      kind,
      label: t("piece", { quantity, name }),
      details: [...made, ...boards, ...rate],
      value: kind === "removed" ? t("removed") : amount(afterBani),
      difference: line.differenceBani === 0 ? "" : difference(line.differenceBani),
    };
  });
  const charges = shown.charges.map(({ kind, ...sums }) =>
    moneyRow(t(`delivery:charges.${kind}`), sums),
  );
  const { beforeBani, afterBani, differenceBani } = shown.discount;
  const off = { beforeBani: -beforeBani, afterBani: -afterBani, differenceBani };
  const discount = beforeBani === 0 && afterBani === 0 ? [] : [moneyRow(t("discount"), off)];
  const { totalBefore, totalAfter } = shown;
  const total = moneyRow(t("total"), {
    beforeBani: totalBefore,
    afterBani: totalAfter,
    differenceBani: totalAfter - totalBefore,
  });
  return [...pieces, ...discount, ...charges, total];

  function moneyRow(
    label: string,
    row: { beforeBani: number; afterBani: number; differenceBani: number },
  ): ChangeRow {
    const sign = (bani: number) => (bani < 0 ? difference(bani) : amount(bani));
    const isSame = row.beforeBani === row.afterBani;
    return {
      kind: "money",
      label,
      details: isSame ? [] : [t("was", { sum: sign(row.beforeBani) })],
      value: sign(row.afterBani),
      difference: row.differenceBani === 0 ? "" : difference(row.differenceBani),
    };
  }
}
