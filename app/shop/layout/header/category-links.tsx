import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { NavLink } from "~/platform/ui/link";

import type { HeaderCategory } from "./links";

export function CategoryLinks({ categories }: { categories: HeaderCategory[] }) {
  const { t } = useTranslation("nav");
  return (
    <ul>
      <li>
        <NavLink to={paths.products()} end className="menu-link">
          {t("allProducts")}
        </NavLink>
      </li>
      {categories.map((category) => (
        <li key={category.slug} lang={langOf(category, "name")}>
          <NavLink to={paths.category(category.slug)} className="menu-link">
            {category.name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
