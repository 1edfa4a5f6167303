import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

/** Back to the orders, and the package's files. */
export function Frame({
  number,
  query,
  isFromOrders,
}: {
  number: string;
  query: string;
  isFromOrders: boolean;
}) {
  const { t } = useTranslation("office-orders");
  const files = [
    [t("package.pdf"), officePaths.packageFile("pachet.pdf", number)],
    [t("package.labels"), officePaths.packageFile("etichete.pdf", number)],
    [t("package.saw"), officePaths.packageFile("taiere.csv", number)],
    [t("package.zip"), officePaths.packageFile("pachet.zip", number)],
  ] as const;
  return (
    <div className="no-print mb-5">
      <p className="mb-3 flex flex-wrap gap-x-6 text-stone">
        {isFromOrders ? (
          <Link to={number ? officePaths.order(number) : officePaths.orders()} className="link">
            {number || t("back")}
          </Link>
        ) : (
          <Link to={officePaths.production()} className="link">
            {t("production.title")}
          </Link>
        )}
        {number && (
          <Link to={officePaths.orderDrawings(number)} className="link">
            {t("drawings")}
          </Link>
        )}
        <span>{t("package.print")}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {files.map(([label, address]) => (
          <a key={label} href={address + query} className="button button-secondary">
            {label}
          </a>
        ))}
      </p>
      <p className="mt-2 text-sm text-stone">{t("package.zipNote")}</p>
    </div>
  );
}
