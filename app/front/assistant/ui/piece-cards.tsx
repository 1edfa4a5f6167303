import {
  ConfigurationDrawing,
  ConfigurationText,
} from "~/furniture/configurator/front/configuration-summary";
import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";

import type { ChatDesign, ChatPlan } from "./shown-message";

export function PlanCard({ plan }: { plan: ChatPlan }) {
  const { t } = useTranslation("assistant");
  return (
    <li className="grid gap-3 border border-line bg-white p-3">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
        <img
          src={plan.drawing}
          alt=""
          width={112}
          height={84}
          loading="lazy"
          className="aspect-4/3 w-full border border-line bg-sheet object-contain p-1"
        />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">{plan.name}</p>
          <span className="block text-sm text-stone">{plan.words}</span>
          <Price bani={plan.price_bani} className="mt-1 block text-lg font-semibold" />
        </div>
      </div>
      <Link
        to={plan.address}
        aria-label={t("designOf", { name: plan.name })}
        className="button button-primary text-sm"
      >
        {t("design")}
      </Link>
    </li>
  );
}

export function DesignCard({ offer }: { offer: ChatDesign }) {
  const { t } = useTranslation("assistant");
  const { product, design } = offer;
  const address = paths.product(product.category_slug, product.number);
  return (
    <li className="grid gap-3 border border-line bg-white p-3">
      <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
        <ConfigurationDrawing configuration={design} name={product.name} />
        <div className="min-w-0">
          <p lang={langOf(product, "name")} className="leading-snug font-semibold">
            {product.name}
          </p>
          <ConfigurationText configuration={design} />
          <Price bani={offer.price_bani} className="mt-1 block text-lg font-semibold" />
        </div>
      </div>
      <Link
        to={`${address}?fila=personalizare&${offer.configuration}#fila`}
        aria-label={t("designOf", { name: product.name })}
        className="button button-primary text-sm"
      >
        {t("design")}
      </Link>
    </li>
  );
}
