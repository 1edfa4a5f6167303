import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { DateOrder } from "~/sales/statements/front/bank-layout";
import type { LeftOutLines } from "~/sales/statements/front/stored-left-out.server";

import { SalesLink } from "../sales-link";
import { statementQuery } from "./query";

/** The notices about a file that nobody should overlook, whichever rows are shown. */
export function Notices({
  id,
  bankId,
  namesAccount,
  dateOrder,
  leftOut: { count, reasons },
  returned,
}: {
  id: string;
  bankId: string;
  namesAccount: boolean;
  dateOrder: DateOrder | null;
  leftOut: Pick<LeftOutLines, "count" | "reasons">;
  /** The orders whose payments went back. */
  returned: string[];
}) {
  const { t } = useTranslation("office-statements");
  const others = officePaths.statement(id, statementQuery("others"));
  return (
    <div className="mt-2 grid max-w-prose gap-2">
      {!namesAccount && <p>{t("noAccount")}</p>}
      {dateOrder && (
        <p>
          {t("datesReadAs", { order: t(`dateOrders.${dateOrder}`) })}{" "}
          <Link to={officePaths.bank(bankId)} className="link">
            {t("bankLayout")}
          </Link>
        </p>
      )}
      {count > 0 && (
        <div className="border-l-4 border-sage pl-3">
          <p>
            <Link to={`${others}#lasate-deoparte`} className="link font-semibold">
              {t("leftOut", { count })}
            </Link>
          </p>
          <ul className="mt-1 grid gap-0.5">
            {reasons.map(({ reason, count: some, firstLine }) => (
              <li key={reason}>
                {t(`leftOutReasons.${reason}`)}: {some}
                {firstLine !== null && ` (${t("leftOutFrom", { count: some, line: firstLine })})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {returned.length > 0 && (
        <p className="border-l-4 border-sage pl-3">
          {t("returnedOrders")}{" "}
          {returned.map((number) => (
            <SalesLink key={number} to={officePaths.order(number)} className="link mr-2">
              {number}
            </SalesLink>
          ))}
        </p>
      )}
    </div>
  );
}
