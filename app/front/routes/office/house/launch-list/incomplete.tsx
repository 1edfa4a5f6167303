import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import type { SafetyField } from "~/shop/catalogue/safety";

export interface Incomplete {
  products: { id: string; name: string; missing: SafetyField[] }[];
  count: number;
  decors: { id: string; name: string }[];
}

/** What an open shop could not show as it is, each with what it lacks. */
export function IncompleteList({ incomplete }: { incomplete: Incomplete }) {
  const { t } = useTranslation(["office-launch", "office-products"]);
  const { products, count, decors } = incomplete;
  if (count + decors.length === 0) return null;
  return (
    <ul className="mt-2 list-inside list-disc">
      {products.map(({ id, name, missing }) => (
        <li key={id}>
          <Link to={officePaths.product(id)} className="link inline-block py-1">
            {name}
          </Link>
          {": "}
          {missing.map((field) => t(`office-products:fields.${field}`)).join("; ")}
        </li>
      ))}
      {count > products.length && (
        <li>{t("moreIncomplete", { count: count - products.length })}</li>
      )}
      {decors.map(({ id, name }) => (
        <li key={id}>
          <Link to={officePaths.option("material", id)} className="link inline-block py-1">
            {name}
          </Link>
          {": "}
          {t("office-products:fields.emission")}
        </li>
      ))}
    </ul>
  );
}
