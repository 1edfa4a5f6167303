import type { ReactNode } from "react";

import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { LeftOutProduct } from "~/shop/feeds/front/list-left-out.server";

/** The products that feeds lack, each with the reason and the page on which it is corrected. */
export function LeftOutTable({ products }: { products: LeftOutProduct[] }) {
  const { t } = useTranslation("office-feeds");
  return (
    <DataTable
      caption={t("leftOutCaption")}
      rows={products}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("product"),
          isTitle: true,
          cell: ({ id, name }) => (
            <Link
              to={officePaths.product(id)}
              className="link inline-block py-1 font-semibold wrap-anywhere"
            >
              {name}
            </Link>
          ),
        },
        { label: t("category"), cell: ({ category }) => category },
        {
          label: t("why"),
          cell: (product) => (
            <ul className="text-left">
              {product.reason && (
                <Why text={t(`reasons.${product.reason}`)} to={mendAddress(product)} />
              )}
              {product.missing.length > 0 && (
                <Why
                  text={t("untranslated", {
                    languages: product.missing.map(nameOfLanguage).join(", "),
                  })}
                  to={officePaths.translations("product", product.id)}
                />
              )}
            </ul>
          ),
        },
      ]}
    />
  );
}

/** The page on which the reason is corrected. */
function mendAddress({ id, categoryId, reason }: LeftOutProduct): string {
  if (reason === "sample") return officePaths.launch();
  if (reason === "category-hidden") return officePaths.category(categoryId);
  return officePaths.product(id);
}

function Why({ text, to }: { text: ReactNode; to: string }) {
  const { t } = useTranslation("office-feeds");
  return (
    <li className="py-1">
      {text}{" "}
      <Link to={to} className="link">
        {t("mend")}
      </Link>
    </li>
  );
}
