import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import type { CartCode } from "~/shop/discounts/apply";

import { CodeField, type RefusedCode } from "../cart/discount-code";

/** The field for a discount code, folded: who has one opens it, and nobody else looks for one. */
export function FoldedCode({
  discount,
  refused,
}: {
  discount: CartCode | null;
  refused: RefusedCode | undefined;
}) {
  const { t } = useTranslation("discounts");
  const isOpen = discount !== null || refused !== undefined;
  return (
    <details key={String(isOpen)} open={isOpen} className="border-y border-line">
      <summary className="flex min-h-11 items-center justify-between">
        {t("have")}
        <Icon name="chevron" className="turning size-4" />
      </summary>
      <div className="pt-1 pb-4">
        <CodeField discount={discount} refused={refused} />
      </div>
    </details>
  );
}
