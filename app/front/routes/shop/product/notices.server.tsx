import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Icon, type IconName } from "~/platform/ui/icon";

/**
 * `area`: a sentence as HTML on where the shop delivers; empty where it has no zones. `sum`: from which
 * delivery is free there.
 */
export function Notices({
  area,
  sum,
  isMadeToOrder,
}: {
  area: string;
  sum: string | null;
  isMadeToOrder: boolean;
}) {
  const { t } = useTranslation("product");
  return (
    <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
      <Notice icon="delivery">
        {sum === null ? t("notices.deliveryPriced") : t("notices.delivery", { sum })}
        {area && <span className="block text-stone" dangerouslySetInnerHTML={{ __html: area }} />}
      </Notice>
      <Notice icon="warranty">{t("notices.warranty")}</Notice>
      {isMadeToOrder ? (
        <Notice icon="notice">{t("notices.noReturn")}</Notice>
      ) : (
        <Notice icon="return">{t("notices.return")}</Notice>
      )}
      <Notice icon="check">
        <a href={paths.legalGuarantee()} className="link">
          {t("notices.legal")}
        </a>
      </Notice>
    </ul>
  );
}

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="size-5 shrink-0 text-sage" />
      <span>{children}</span>
    </li>
  );
}
