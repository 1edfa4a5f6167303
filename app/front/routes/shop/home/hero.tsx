import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { NicheForm } from "./niche-form";

/**
 * The shop's first question, and the drawing of a niche that answers it, as SVG: on a phone below the field,
 * on a wide screen beside it.
 */
export function Hero({ drawing }: { drawing: string }) {
  const { t } = useTranslation("home");
  return (
    <section className="shell hero">
      <div>
        <h1>{t("hero.title")}</h1>
        <NicheForm />
      </div>
      <div className="hero-drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.products()} className="link py-2">
          {t("hero.products")}
        </Link>
        <Link to={paths.contact()} className="link py-2">
          {t("hero.contact")}
        </Link>
      </p>
    </section>
  );
}
