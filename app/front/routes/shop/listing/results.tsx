import { useLocation, useNavigation } from "@remix-run/react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

export function Results({ total }: { total: number }) {
  const { t } = useTranslation("catalogue");
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  // A visitor who leaves for another page, or puts a piece into the cart, is not waiting for another list.
  const isLoading = location?.pathname === pathname && formMethod !== "POST";
  return (
    <p role="status" className="mt-8 text-sm text-stone">
      {isLoading ? t("loading") : t("results", { count: total })}
    </p>
  );
}

export function Empty({
  address,
  nothing,
  offers,
}: {
  address: string;
  /** A drawing of nothing, as SVG. */
  nothing: string;
  offers: string;
}) {
  const { t } = useTranslation("catalogue");
  return (
    <div className="nothing-there gap-6">
      <div dangerouslySetInnerHTML={{ __html: nothing }} />
      <p className="max-w-prose text-lg">{t("empty")}</p>
      <div dangerouslySetInnerHTML={{ __html: offers }} />
      <Link to={address} className="button button-secondary">
        {t("resetFilters")}
      </Link>
    </div>
  );
}
