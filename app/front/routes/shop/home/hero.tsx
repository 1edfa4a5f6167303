import { useTranslation } from "~/platform/i18n/use-translation";
import { Picture } from "~/platform/media/picture";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { NicheForm } from "./niche-form";

/** The words stand on the picture's calm half on a wide screen, and above it on a phone. */
export function Hero() {
  const { t } = useTranslation("home");
  return (
    <section className="relative bg-linen lg:flex lg:min-h-[38rem] lg:items-center">
      <div className="shell relative z-10 py-8 lg:py-20">
        <div className="max-w-xl">
          <p className="eyebrow lg:text-ink">{t("hero.eyebrow")}</p>
          <h1 className="mt-4 text-4xl sm:text-5xl lg:text-6xl">{t("hero.title")}</h1>
          <p className="mt-5 max-w-lg text-lg">{t("hero.text")}</p>
          <NicheForm />
          <p className="mt-6 flex flex-wrap gap-3">
            <Link to={paths.products()} className="button button-secondary px-3 text-sm">
              {t("hero.products")}
            </Link>
            <Link to={paths.contact()} className="button button-secondary px-3 text-sm">
              {t("hero.contact")}
            </Link>
          </p>
        </div>
      </div>
      <Picture
        src={paths.picture("hero.webp")}
        placeholder="hero"
        alt=""
        sizes="100vw"
        width={1600}
        height={900}
        isMain
        className="object-right lg:absolute lg:inset-0 lg:h-full"
      />
    </section>
  );
}
