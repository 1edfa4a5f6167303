import { useTranslation } from "react-i18next";

import type { ProductImage } from "~/catalogue/editing/image-rows.server";
import type { LastAction } from "~/shop/audit-log.server";
import type { ProductDetails } from "~/catalogue/editing/product-details.server";
import { compare, StaleNotice } from "~/ui/admin/stale-notice";

import type { ImageEdit } from "~/catalogue/editing/product-images.server";
import type { Drawn } from "~/catalogue/editing/save-product.server";
import { valuesOf } from "./values";

export interface StaleProduct {
  last?: LastAction;
  current: ProductDetails;
  yours: ProductDetails;
  pictures: ProductImage[];
}

/** A product as saved now, beside a form that was rendered before. */
export function StaleProductNotice({
  stale: { last, current, yours, pictures },
  answer: { edits, drawn },
  categories,
  theirs,
}: {
  stale: StaleProduct;
  answer: { edits: ImageEdit[]; drawn: Drawn };
  categories: { slug: string; name: string }[];
  theirs: string;
}) {
  const { t } = useTranslation(["admin-products", "admin", "drawing", "catalogue"]);
  const labels = {
    name: t("name"),
    category: t("category"),
    price: t("price"),
    stock: t("stock"),
    description: t("fields.description"),
    status: t("fields.active"),
    form: t("fields.form"),
    material: t("fields.material"),
    specMaterial: t("fields.specMaterial"),
    specDimensions: t("fields.specDimensions"),
    specColor: t("fields.specColor"),
    specFeatures: t("fields.specFeatures"),
    images: t("images"),
  };
  const inWords = (details: ProductDetails) => ({
    ...valuesOf(details),
    category: categories.find(({ slug }) => slug === details.category)?.name ?? details.category,
    status: t(details.status === "active" ? "admin:yes" : "admin:no"),
    form: t(`drawing:form.${details.form}`),
    material: details.material ? t(`catalogue:materials.${details.material}`) : "",
  });
  const now = { ...inWords(current), images: inOrder(pictures.map(pictureNow)) };
  const change = yours.stock_quantity - drawn.stock;
  const typed = {
    ...inWords(yours),
    // A stock that was not edited does not differ, whatever was sold meanwhile.
    stock: change === 0 ? now.stock : `${yours.stock_quantity} (${withSign(change)})`,
    images: inOrder(edits.filter(({ isRemoved }) => !isRemoved)),
  };
  return (
    <StaleNotice
      last={last}
      rows={compare(labels, now, typed)}
      theirs={theirs}
      intent="save"
      hasFiles
    />
  );
}

function pictureNow({ alt, is_primary, display_order }: ProductImage) {
  return { alt, isPrimary: is_primary === 1, order: display_order + 1 };
}

/** The pictures, one to a line, by their descriptions; the main one has a star. */
function inOrder(pictures: { alt: string; isPrimary: boolean; order: number }[]): string {
  return [...pictures]
    .sort((one, other) => one.order - other.order)
    .map(({ alt, isPrimary }, index) => `${index + 1}. ${alt}${isPrimary ? " ★" : ""}`)
    .join("\n");
}

function withSign(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}
