import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Form, Link } from "~/platform/ui/link";
import { totalText } from "~/workshop/stock/front/total-text";

import type { LackingOf } from "./lacking-rows";

/** What has to be ordered, a row for each supplier with the button that makes the order. */
export function Lacking({
  suppliers,
  trouble,
}: {
  suppliers: readonly LackingOf[];
  trouble: string | false | undefined;
}) {
  const { t } = useTranslation("office-buying");
  return (
    <div className="mt-6">
      <Panel title={t("lacking")}>
        {trouble && (
          <p role="alert" className="mb-4 border-l-4 border-error pl-3 font-semibold text-error">
            {trouble}
          </p>
        )}
        <p className="max-w-prose text-stone">
          {t(suppliers.length === 0 ? "nothingLacks" : "lackingIntro")}
        </p>
        {suppliers.length > 0 && (
          <DataTable
            caption={t("lacking")}
            rows={suppliers}
            rowKey={({ supplierId }) => supplierId ?? ""}
            columns={[
              {
                label: t("suppliers.one"),
                isTitle: true,
                isTyped: true,
                cell: ({ supplier }) => supplier || t("noSupplier"),
              },
              { label: t("articles"), isNumeric: true, cell: ({ articles }) => articles },
              {
                label: t("sum"),
                isNumeric: true,
                cell: ({ articles, sumBani, unpriced }) =>
                  totalText({ bani: unpriced === articles ? null : sumBani, unpriced }, t),
              },
              {
                label: t("order"),
                cell: ({ supplierId, supplier }) =>
                  supplierId === null ? (
                    <Link to={officePaths.stock()} className="link min-h-11 content-center">
                      {t("giveSupplier")}
                    </Link>
                  ) : (
                    <Form method="post" action={officePaths.supplierOrders()}>
                      <input type="hidden" name="supplier" value={supplierId} />
                      <button
                        aria-label={`${t("make")}: ${supplier}`}
                        className="button button-secondary"
                      >
                        {t("make")}
                      </button>
                    </Form>
                  ),
              },
            ]}
          />
        )}
      </Panel>
    </div>
  );
}
