import { useTranslation } from "~/platform/i18n/use-translation";
import { adminPaths } from "~/platform/paths/admin-paths";
import { Link } from "~/platform/ui/link";
import type { SafetyField } from "~/shop/catalogue/safety";

export interface Incomplete {
  products: { id: string; name: string; missing: SafetyField[] }[];
  count: number;
  decors: { id: string; name: string }[];
}

/** What an open shop could not show as it is, each with what it lacks. */
export function IncompleteList({ incomplete }: { incomplete: Incomplete }) {
  const { t } = useTranslation(["admin-launch", "admin-products"]);
  const { products, count, decors } = incomplete;
  if (count + decors.length === 0) return null;
  return (
    <ul className="mt-2 list-inside list-disc">
      {products.map(({ id, name, missing }) => (
        <li key={id}>
          <Link to={adminPaths.adminProduct(id)} className="link inline-block py-1">
            {name}
          </Link>
          {": "}
          {missing.map((field) => t(`admin-products:fields.${field}`)).join("; ")}
        </li>
      ))}
      {count > products.length && (
        <li>{t("moreIncomplete", { count: count - products.length })}</li>
      )}
      {decors.map(({ id, name }) => (
        <li key={id}>
          <Link to={adminPaths.adminOption("material", id)} className="link inline-block py-1">
            {name}
          </Link>
          {": "}
          {t("admin-products:fields.emission")}
        </li>
      ))}
    </ul>
  );
}
