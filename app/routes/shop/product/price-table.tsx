import { useTranslation } from "react-i18next";

import { optionName, type Design, type Options, type PriceBreakdown } from "~/configurator/design";
import { Price } from "~/ui/price";

/** The price of a design, row by row; the rows add up to the total. */
export function PriceTable({
  price,
  design,
  options,
}: {
  price: PriceBreakdown | undefined;
  design: Design;
  options: Options;
}) {
  const { t } = useTranslation("customiser");
  if (!price) return <p className="font-semibold text-error">{t("notOffered")}</p>;
  const { material, handle, width, height, depth } = design;
  const rows: [string, number][] = [
    [t("price.base"), price.baseBani],
    [optionName(options.materials, material), price.materialBani],
    [optionName(options.handles, handle), price.handleBani],
    [t("price.volume", { width, height, depth }), price.volumeBani],
  ];
  return (
    <table className="w-full">
      <caption className="sr-only">{t("price.caption")}</caption>
      <tbody className="text-sm">
        {rows.map(([name, bani], index) => (
          <tr key={index}>
            <th scope="row" className="py-1 pr-4 text-left font-normal text-stone">
              {name}
            </th>
            <td className="py-1 text-right">
              <Price bani={bani} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line">
          <th scope="row" className="pt-3 pr-4 text-left text-lg">
            {t("price.total")}
          </th>
          <td className="pt-3 text-right text-xl font-semibold" aria-live="polite">
            <Price bani={price.totalBani} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
