import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
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
  const { t } = useTranslation(["office-orders", "order"]);
  return (
    <PageHead title={t("order:title", { number: order.number })}>
      <Link to={officePaths.orderPackage(order.number)} className="button button-secondary">
        {t("package.title")}
      </Link>
      {hasDesigns && (
        <Link to={officePaths.orderDrawings(order.number)} className="button button-secondary">
          {t("drawings")}
        </Link>
      )}
      {hasCosts && (
        <Link to={officePaths.orderBoards(order.number)} className="button button-secondary">
          {t("boards")}
        </Link>
      )}
      {quote && (
        <Link to={officePaths.quote(quote.id)} className="button button-quiet">
          {t("quote", { number: quote.number })}
        </Link>
      )}
      <Link to={officePaths.orderChange(order.number)} className="button button-quiet">
        {t("change")}
      </Link>
      <Link
        to={`${officePaths.deskOrder()}?${new URLSearchParams({ copie: order.number })}`}
        className="button button-quiet"
      >
        {t("copy")}
      </Link>
      <Link to={paths.order(order.token)} reloadDocument className="button button-quiet">
        {t("customerPage")}
      </Link>
    </PageHead>
  );
}
