import { useTranslation } from "react-i18next";

import type { LastAction } from "~/shop/audit-log.server";
import type { AdminOption, OptionDetails } from "~/catalogue/editing/save-option.server";
import { leiText } from "~/format/money";
import { compare, StaleNotice } from "~/ui/admin/stale-notice";

export interface StaleOption {
  last?: LastAction;
  current: AdminOption;
  yours: OptionDetails;
}

/** A material or handle as saved now, beside a form that was rendered before. */
export function StaleOptionNotice({
  stale: { last, current, yours },
  theirs,
}: {
  stale: StaleOption;
  theirs: string;
}) {
  const { t } = useTranslation(["admin-options", "admin"]);
  const labels = {
    name: t("name"),
    surcharge: t("surcharge"),
    order: t("admin:order"),
    status: t("active"),
    image: t("admin:image.title"),
  };
  const inWords = (details: OptionDetails) => ({
    name: details.name,
    surcharge: leiText(details.surcharge_bani),
    order: String(details.display_order),
    status: t(details.status === "active" ? "admin:yes" : "admin:no"),
    image: details.image_url ?? "",
  });
  const rows = compare(labels, inWords(current), inWords(yours));
  return <StaleNotice last={last} rows={rows} theirs={theirs} hasFiles />;
}
