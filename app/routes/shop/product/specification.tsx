import { useTranslation } from "react-i18next";

import type { Product } from "~/catalogue/product.server";
import { langOf } from "~/i18n/lang-of";

/** The product's dimensions, materials and other facts. */
export function Specification({ product }: { product: Product }) {
  const { t } = useTranslation("product");
  const { specification } = product;
  const rows = (["material", "dimensions", "color"] as const).map((field) => ({
    name: t(`specification.${field}`),
    value: specification[field],
    lang: langOf(specification, field),
  }));
  return (
    <div className="grid gap-x-14 gap-y-8 pt-6 lg:grid-cols-2">
      <dl>
        {rows.map(({ name, value, lang }) => (
          <div
            key={name}
            className="grid grid-cols-[8rem_1fr] gap-4 border-b border-line py-3 sm:grid-cols-[11rem_1fr]"
          >
            <dt className="text-stone">{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h2 className="font-sans text-base font-semibold">{t("specification.features")}</h2>
        <ul lang={langOf(specification, "features")} className="mt-3 grid gap-2">
          {specification.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 h-px w-4 shrink-0 bg-brass" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
