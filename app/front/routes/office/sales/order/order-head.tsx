import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { adminPaths } from "~/platform/paths/admin-paths";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

/** The order's title, and the ways to its papers, drawings and costs. */
export function OrderHead({
  order,
  hasDesigns,
  hasCosts,
  quote,
}: {
  order: { number: string; token: string };
  hasDesigns: boolean;
  hasCosts: boolean;
  quote: { id: string; number: string } | null;
}) {
  const { t } = useTranslation(["admin-orders", "order"]);
  return (
    <PageHead title={t("order:title", { number: order.number })}>
      <Link to={adminPaths.orderPackage(order.number)} className="button button-secondary">
        {t("package.title")}
      </Link>
      {hasDesigns && (
        <Link to={adminPaths.orderDrawings(order.number)} className="button button-secondary">
          {t("drawings")}
        </Link>
      )}
      {hasCosts && (
        <Link to={adminPaths.orderBoards(order.number)} className="button button-secondary">
          {t("boards")}
        </Link>
      )}
      {quote && (
        <Link to={adminPaths.adminQuote(quote.id)} className="button button-quiet">
          {t("quote", { number: quote.number })}
        </Link>
      )}
      <Link to={paths.order(order.token)} reloadDocument className="button button-quiet">
        {t("customerPage")}
      </Link>
    </PageHead>
  );
}
