import {
  optionName,
  type Configuration,
  type PriceBreakdown,
} from "~/furniture/configurator/configuration";
import type { Options } from "~/furniture/configurator/offered-options";
import { outerSize } from "~/furniture/drawing/outer-size";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { namedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Amount, Price } from "~/platform/ui/price";

/**
 * The price of a design, row by row; the rows add up to the total. `isNearest`: not the design that was
 * typed, which is not possible, but the one nearest to it.
 */
export function PriceTable({
  form,
  price,
  configuration,
  isNearest,
  options,
}: {
  form: PieceShape;
  price: PriceBreakdown;
  configuration: Configuration;
  isNearest: boolean;
  options: Options;
}) {
  const { t, i18n } = useTranslation("customiser");
  const { material, handle } = configuration;
  const whole = namedSize(outerSize(form, configuration), i18n, form === "bed");
  const size = t(isNearest ? "price.nearest" : "price.volume", { size: whole });
  const rows: [string, number][] = [
    [t("price.base"), price.baseBani],
    [optionName(options.materials, material), price.materialBani],
    [optionName(options.handles, handle), price.handleBani],
    [size, price.volumeBani],
  ];
  return (
    <table className="w-full">
      <caption className="sr-only">{t("price.caption")}</caption>
      <tbody className="text-sm">
        {rows.map(([name, bani], index) => (
          // The last row has room for two lines, so that a longer size moves nothing below it.
          <tr key={index} className={index === 3 ? "h-12" : ""}>
            <th
              scope="row"
              className={`py-1 pr-4 text-left wrap-anywhere ${isNearest && index === 3 ? "text-error" : "font-normal text-stone"}`}
            >
              {name}
            </th>
            <td className="py-1 text-right">
              <Amount bani={bani} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line">
          <th scope="row" className="pt-3 pr-4 text-left text-lg">
            {t("price.total")}
          </th>
          <td className="pt-3 text-right" aria-live="polite">
            <Price bani={price.totalBani} className="figure" />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
