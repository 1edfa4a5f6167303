import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

export function NotFound() {
  const { t } = useTranslation("product");
  return (
    <main id="content" className="shell grid min-h-[50vh] content-center justify-items-start py-20">
      <h1>{t("notFound")}</h1>
      <p className="mt-4 max-w-prose text-stone">{t("notFoundText")}</p>
      <Link to={paths.products()} className="button button-primary mt-8">
        {t("backToProducts")}
      </Link>
    </main>
  );
}
