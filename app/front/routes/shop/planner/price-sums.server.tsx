import type { ReactNode } from "react";

import type { SellingPrice } from "~/furniture/boards/price";
import { priceGroups } from "~/furniture/boards/quantities";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Amount, Price } from "~/platform/ui/price";
import { withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";

/** What a planned piece is made of, as a row under its price. */
export interface MadeOf {
  label: string;
  name: string;
  untranslated: string[];
}

/** The price of a planned piece in its parts, and what it is made of. */
export function Sums({
  groups,
  totalBani,
  rows,
  isVatIncluded,
}: Pick<SellingPrice, "groups" | "totalBani"> & { rows: MadeOf[]; isVatIncluded: boolean }) {
  const { t } = useTranslation("planner");
  return (
    <section aria-labelledby="price">
      <h2 id="price">{t("price")}</h2>
      <table className="mt-4 w-full">
        <tbody>
          {priceGroups.map((group) => (
            <tr key={group} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`groups.${group}`)}
              </th>
              <td className="py-2 text-right">
                <Amount bani={groups[group]} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3 text-left">
              {t("total")}
            </th>
            <td className="py-3 text-right">
              <Price bani={totalBani} isVatIncluded={isVatIncluded} />
            </td>
          </tr>
        </tfoot>
      </table>
      <dl className="mt-4 grid gap-1">
        {rows.map(({ label, name, untranslated }) => (
          <div key={label} className="grid grid-cols-2 gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-stone">{label}</dt>
            <dd lang={langOf({ untranslated }, "name")}>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface TermsOf {
  days: DeliveryDays;
  way: DeliveryDays | null;
  advancePercent: number;
}

/** When a planned piece comes, and what is paid before. */
export function Terms({ days, way, advancePercent }: TermsOf) {
  const { t } = useTranslation("planner");
  const { from, to } = withTransport({ ...days, isAfterAdvance: true }, way);
  return (
    <p className="mt-4 max-w-prose text-sm text-stone">
      {t(way ? "delivery" : "making", { from, to })}
      <br />
      {t("madeToOrder", { advance: advancePercent })}
    </p>
  );
}

/** Where the last step leads to besides the cart, and the drawings with all dimensions. */
export function More({
  isMeasured,
  given,
  again,
  drawings,
}: {
  /** Whether somebody should come to measure. */
  isMeasured: boolean;
  /** The text of the design. */
  given: string;
  /** Where another piece is begun. */
  again: string;
  drawings: { label: string; drawing: ReactNode }[];
}) {
  const { t } = useTranslation("planner");
  const query = new URLSearchParams({ d: given }).toString();
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap gap-3">
        {isMeasured && (
          <a href={paths.contact("masurare")} className="button button-secondary">
            {t("measuring")}
          </a>
        )}
        <a href={paths.inYourRoom(query)} className="button button-secondary">
          {t("inYourRoom")}
        </a>
        <a href={paths.quote(`?${query}`)} className="button button-secondary">
          {t("quote")}
        </a>
        <a href={again} className="button button-quiet border-line">
          {t("again")}
        </a>
      </p>
      <details>
        <summary className="link flex min-h-11 items-center">{t("allDrawings")}</summary>
        <div className="mt-3 grid gap-6 sm:grid-cols-2">
          {drawings.map(({ label, drawing }) => (
            <figure key={label} className="grid grid-rows-[1fr_auto]">
              {drawing}
              <figcaption className="mt-2 text-sm text-stone">{label}</figcaption>
            </figure>
          ))}
        </div>
      </details>
    </div>
  );
}
