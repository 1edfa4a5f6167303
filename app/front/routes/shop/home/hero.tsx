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
        <h1 className="lg:text-6xl">{t("hero.title")}</h1>
        <NicheForm />
      </div>
      <div className="hero-drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
      <div>
        <p className="max-w-prose text-stone">{t("hero.text")}</p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to={paths.products()} className="link inline-flex min-h-11 items-center">
            {t("hero.products")}
          </Link>
          <Link to={paths.contact()} className="link inline-flex min-h-11 items-center">
            {t("hero.contact")}
          </Link>
        </p>
      </div>
    </section>
  );
}
