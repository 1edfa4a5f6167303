import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";

export function otherWords(isMadeToOrder: boolean, stock: number) {
  if (!isMadeToOrder) return "made";
  return stock > 0 ? "ready" : "readySoldOut";
}

export function OtherPiece({
  to,
  bani,
  isVatIncluded,
  words,
}: {
  to: string;
  bani: number;
  isVatIncluded: boolean;
  words: "made" | "ready" | "readySoldOut";
}) {
  const { t } = useTranslation("product");
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm">
      {t(`other.${words}`)}{" "}
      <a href={to} className="link">
        {t(words === "made" ? "other.toMade" : "other.toReady")}
      </a>{" "}
      <span className="block pt-1 text-stone">
        {words === "made" && <>{t("other.from")} </>}
        <Price bani={bani} isVatIncluded={isVatIncluded} />
      </span>
    </p>
  );
}
