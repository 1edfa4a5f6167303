import { useRouteLoaderData } from "@remix-run/react";

import { formatLei } from "~/platform/format/money";
import { vatWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";

interface AmountProps {
  bani: number;
  className?: string;
}

/** A sum in bani, which never breaks over two lines: a part of a total, or money that was paid. */
export function Amount({ bani, className = "" }: AmountProps) {
  const { i18n } = useTranslation("common");
  return (
    <span className={`whitespace-nowrap tabular-nums ${className}`}>
      {formatLei(bani, i18n.language)}
    </span>
  );
}

/**
 * A price in bani, and beside it whether it includes VAT: as the shop is set, or as the order that it
 * stands in was placed.
 */
export function Price({ bani, className, isVatIncluded }: AmountProps & VatProps) {
  return (
    <span className={className}>
      <Amount bani={bani} /> <VatWords isVatIncluded={isVatIncluded} />
    </span>
  );
}

interface VatProps {
  isVatIncluded?: boolean;
}

/** Whether prices include VAT, as the shop is set where nothing else is said. */
export function VatWords({ isVatIncluded }: VatProps) {
  return isVatIncluded === undefined ? (
    <ShopVatWords />
  ) : (
    <KnownVatWords isIncluded={isVatIncluded} />
  );
}

function ShopVatWords() {
  const shop = useRouteLoaderData<{ isVatIncluded: boolean }>("root");
  return <KnownVatWords isIncluded={shop?.isVatIncluded ?? false} />;
}

function KnownVatWords({ isIncluded }: { isIncluded: boolean }) {
  const { i18n } = useTranslation("common");
  return (
    <small className="text-xs font-normal whitespace-nowrap text-stone">
      {vatWords(isIncluded, i18n)}
    </small>
  );
}
