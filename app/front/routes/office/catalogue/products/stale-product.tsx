import { useTranslation } from "~/platform/i18n/use-translation";
import { compare } from "~/platform/office-ui/front/compared";
import { StaleNotice } from "~/platform/office-ui/front/stale-notice";
import type { LastAction } from "~/platform/settings/audit-log.server";
import type { ProductImage } from "~/shop/catalogue-editing/front/image-rows.server";
import type { ProductDetails } from "~/shop/catalogue-editing/front/product-details.server";
import type { ImageEdit } from "~/shop/catalogue-editing/front/product-images.server";
import type { Drawn } from "~/shop/catalogue-editing/front/save-product.server";
import { perField } from "~/shop/catalogue/size-fields";

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
  const { t } = useTranslation(["office-products", "office", "drawing", "catalogue", "safety"]);
  const labels = {
    name: t("name"),
    category: t("category"),
    price: t("price"),
    reducedPrice: t("fields.reducedPrice"),
    stock: t("stock"),
    deliveryDays: t("fields.deliveryDays"),
    madeDays: t("fields.madeDays"),
    description: t("fields.description"),
    status: t("fields.active"),
    form: t("fields.form"),
    material: t("fields.material"),
    specMaterial: t("fields.specMaterial"),
    specDimensions: t("fields.specDimensions"),
    specColor: t("fields.specColor"),
    specFeatures: t("fields.specFeatures"),
    ...perField((name, bound) => `${t(`sizes.${name}`)}: ${t(`sizes.${bound}`)}`),
    identifier: t("fields.identifier"),
    manufacturerName: t("fields.manufacturerName"),
    manufacturerAddress: t("fields.manufacturerAddress"),
    manufacturerContact: t("fields.manufacturerContact"),
    importer: t("fields.importer"),
    emission: t("fields.emission"),
    warnings: t("fields.warnings"),
    care: t("fields.care"),
    images: t("images"),
  };
  const inWords = (details: ProductDetails) => ({
    ...valuesOf(details),
    category: categories.find(({ slug }) => slug === details.category)?.name ?? details.category,
    status: t(details.status === "active" ? "office:yes" : "office:no"),
    form: t(`drawing:form.${details.form}`),
    emission: details.safety.emission && t(`safety:emissions.${details.safety.emission}`),
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
