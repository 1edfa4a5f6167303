import { useLocation } from "@remix-run/react";

import { Choice } from "~/front/desk/desk-list";
import { formatRon } from "~/platform/format/office-money";
import { FormToken } from "~/platform/forms/front/form-token";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { Badge } from "~/platform/office-ui/badge";
import type { Column } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import type { OfficeProductRow } from "~/shop/catalogue-editing/front/product-table.server";

import { RowMenu } from "../row-menu";
import { bulkFormId } from "./bulk-form";

/** The columns of spec §2. */
export function useProductColumns(
  /** The ids that were ticked in a refused form. */
  chosen: readonly string[],
  /** The token of the forms that copy a product. */
  formToken: string,
): Column<OfficeProductRow>[] {
  const { t } = useTranslation("office-products");
  const { t: common } = useTranslation("office");
  const { t: bulk } = useTranslation("office-bulk");
  const { search } = useLocation();
  const actionsOf = (product: OfficeProductRow) => {
    const isShown = product.status === "active" && product.is_category_active;
    return (
      <RowMenu label={common("actionsFor", { name: product.name })}>
        {isShown && (
          <a
            href={paths.product(product.category_slug, product.number)}
            target="_blank"
            rel="noopener"
            aria-label={`${common("view")}: ${t("newTab", { name: product.name })}`}
          >
            {common("view")}
          </a>
        )}
        <Link to={officePaths.product(product.id) + search} preventScrollReset>
          {common("edit")}
        </Link>
        <Form method="post" action={officePaths.productCopy(product.id) + search}>
          <FormToken token={formToken} />
          <button>{t("duplicate")}</button>
        </Form>
        <Link
          to={officePaths.productDeletion(product.id) + search}
          preventScrollReset
          className="text-error"
        >
          {common("delete")}
        </Link>
      </RowMenu>
    );
  };
  const statusOf = (product: OfficeProductRow) => {
    const badge = (
      <Badge tone={product.status === "active" ? "good" : "neutral"}>
        {common(`status.${product.status}`)}
      </Badge>
    );
    if (product.status === "inactive" || product.is_category_active) return badge;
    return (
      <>
        {badge}
        <span className="block text-xs text-stone">{t("notShown")}</span>
      </>
    );
  };
  return [
    {
      label: t("name"),
      isTitle: true,
      isOver: true,
      to: (product) => officePaths.product(product.id) + search,
      cell: (product) => product.name,
    },
    {
      label: t("id"),
      cell: (product) => <code className="text-xs">{product.id.slice(0, 8)}</code>,
    },
    {
      label: t("category"),
      isTyped: true,
      cell: (product) => product.category_name,
    },
    {
      label: t("price"),
      isNumeric: true,
      cell: (product) => formatRon(product.price_bani),
    },
    { label: t("stock"), isNumeric: true, cell: (product) => product.stock_quantity },
    {
      label: t("images"),
      cell: (product) =>
        product.thumbnails.length > 0 ? (
          <Thumbnails product={product} />
        ) : (
          <span className="text-xs text-stone">{t("noImages")}</span>
        ),
    },
    {
      label: t("status"),
      cell: statusOf,
    },
    {
      label: bulk("selected"),
      cell: (product) => (
        <Choice
          form={bulkFormId}
          name="product"
          value={product.id}
          isChosen={chosen.includes(product.id)}
          label={bulk("select", { name: product.name })}
        />
      ),
    },
    { label: common("actions"), cell: actionsOf },
  ];
}

function Thumbnails({ product }: { product: OfficeProductRow }) {
  return (
    <span className="flex items-center gap-1">
      {product.thumbnails.map((src, index) => (
        <Picture
          key={index}
          src={src}
          alt=""
          placeholder="atelier"
          sizes="2.75rem"
          width={400}
          height={300}
          className="aspect-4/3 max-w-11 shrink-0"
        />
      ))}
      {product.more_images > 0 && <span className="text-xs">+{product.more_images}</span>}
    </span>
  );
}
