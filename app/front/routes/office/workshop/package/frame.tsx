import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

/** Back to the orders, and on to the drawings, to the boards that are ticked off and to where the time goes. */
export function Ways({
  number,
  isFromOrders,
  hasBoards,
  isTimed,
}: {
  number: string;
  isFromOrders: boolean;
  hasBoards: boolean;
  isTimed: boolean;
}) {
  const { t } = useTranslation("office-orders");
  return (
    <p className="no-print flex flex-wrap gap-x-6 gap-y-2 text-stone">
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
      {number && hasBoards && (
        <Link to={officePaths.orderBoards(number)} className="link">
          {t("boards")}
        </Link>
      )}
      {number && isTimed && (
        <Link to={officePaths.orderTimes(number)} className="link">
          {t("times")}
        </Link>
      )}
    </p>
  );
}

/** The package's files. */
export function Files({ number, query }: { number: string; query: string }) {
  const { t } = useTranslation("office-orders");
  const files = [
    [t("package.pdf"), officePaths.packageFile("pachet.pdf", number)],
    [t("package.labels"), officePaths.packageFile("etichete.pdf", number)],
    [t("package.saw"), officePaths.packageFile("taiere.csv", number)],
    [t("package.zip"), officePaths.packageFile("pachet.zip", number)],
  ] as const;
  return (
    <div className="no-print mt-4">
      <p className="flex flex-wrap gap-2">
        {files.map(([label, address]) => (
          <a key={label} href={address + query} className="button button-secondary">
            {label}
          </a>
        ))}
      </p>
      <p className="mt-2 text-sm text-stone">
        {t("package.zipNote")} {t("package.print")}
      </p>
    </div>
  );
}
