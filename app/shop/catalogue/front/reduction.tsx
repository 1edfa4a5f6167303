import { formatLei } from "~/platform/format/money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { VatWords } from "~/platform/ui/price";

/** Beside a reduced price, the lowest one before it. */
export function Reduction({ bani }: { bani: number | null }) {
  const { t, i18n } = useTranslation("catalogue");
  return (
    bani && (
      <p className="mt-1 text-sm text-stone">
        {t("lowestPrice")} <s className="whitespace-nowrap">{formatLei(bani, i18n.language)}</s>{" "}
        <VatWords />
      </p>
    )
  );
}
