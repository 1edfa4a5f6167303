import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { AddSwatchesResult } from "~/shop/cart/add-swatches.server";

export type RefusedSwatches = Exclude<AddSwatchesResult, { kind: "added" }>;

/** Why the swatches were not put into the cart, in words. */
export function useRefusalWords(): (refused: RefusedSwatches) => string {
  const { t } = useTranslation("swatches");
  return (refused) => {
    switch (refused.kind) {
      case "none":
        return t("refused.none");
      case "unknown":
        return t("refused.unknown");
      case "out-of-stock":
        return t("refused.outOfStock", { names: refused.names.join(", ") });
      case "too-many":
        return t(refused.present === 0 ? "refused.tooMany" : "refused.tooManyWith", {
          most: refused.most,
          count: refused.present,
        });
      case "full":
        return t("refused.full", { most: refused.most });
    }
  };
}

/** The same above the form, as a link to the choice. */
export function RefusalSummary({
  refused,
  target,
}: {
  refused: RefusedSwatches | undefined;
  target: string;
}) {
  const inWords = useRefusalWords();
  if (!refused) return null;
  return <ErrorSummary errors={[{ id: target, message: inWords(refused) }]} />;
}
