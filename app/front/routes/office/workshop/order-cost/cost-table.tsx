import type { HardwareCode } from "~/furniture/boards/piece";
import type { Price } from "~/furniture/boards/price";
import { formatRon } from "~/platform/format/office-money";
import type { TFunction } from "~/platform/i18n/translate";
import { useTranslation } from "~/platform/i18n/use-translation";

/** A row of a price, and what the order says was bought for it; empty where it says nothing. */
export interface CostRow extends Row {
  bought: string;
}

type Row = Price["rows"][number];

/** Every row of what one piece costs, in the groups that the customer is shown, with their sums. */
export function CostTable({ rows }: { rows: CostRow[] }) {
  const { t, i18n } = useTranslation(["order-cost", "workshop-parts"]);
  const groups = [...new Set(rows.map(({ group }) => group))].map((group) => ({
    group,
    ofGroup: rows.filter((row) => row.group === group),
  }));
  const number = "py-1 text-right whitespace-nowrap";
  return (
    <table className="mt-4 w-full tabular-nums">
      <caption className="pb-2 text-left text-stone">{t("one")}</caption>
      <thead>
        <tr className="text-left text-sm text-stone">
          <th scope="col" className="font-normal">
            {t("article")}
          </th>
          <th scope="col" className="text-right font-normal">
            {t("quantity")}
          </th>
          <th scope="col" className="pl-4 text-right font-normal">
            {t("amount")}
          </th>
        </tr>
      </thead>
      {groups.map(({ group, ofGroup }) => (
        <tbody key={group} className="break-inside-avoid">
          <tr className="border-t border-ink">
            <th scope="rowgroup" colSpan={2} className="py-1 text-left">
              {t(`groups.${group}`)}
            </th>
            <td className={`${number} pl-4 font-semibold`}>{formatRon(sumOf(ofGroup))}</td>
          </tr>
          {ofGroup.map((row, index) => (
            <tr key={index} className="border-t border-line">
              <td className="py-1 pl-3">{articleName(row, t)}</td>
              <td className={number}>{quantityText(row, i18n.language, t)}</td>
              <td className={`${number} pl-4`}>{formatRon(row.bani)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" colSpan={2} className="py-1 text-left">
            {t("cost")}
          </th>
          <td className={`${number} pl-4`}>{formatRon(sumOf(rows))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function sumOf(rows: Row[]): number {
  return rows.reduce((all, { bani }) => all + bani, 0);
}

type Words = TFunction<["order-cost", "workshop-parts"]>;

/** Fittings are named as on the workshop's sheet, with their length in mm where they come in lengths. */
function articleName({ group, article, length, bought }: CostRow, t: Words): string {
  if (group !== "fittings")
    return t(`articles.${article as Exclude<Row["article"], HardwareCode>}`);
  const role = t(`workshop-parts:hardwareNames.${article as HardwareCode}`);
  const sized = length === undefined ? role : `${role}, ${length} mm`;
  return bought === "" ? sized : `${sized}: ${bought}`;
}

/** Measures with both decimals, counts and minutes with none that is not needed. */
function quantityText({ quantity, unit }: Row, language: string, t: Words): string {
  const decimals = unit === "m2" || unit === "m" ? 2 : 0;
  const text = quantity.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  });
  return `${text} ${t(`units.${unit}`)}`;
}
