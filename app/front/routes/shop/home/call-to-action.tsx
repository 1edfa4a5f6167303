import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

/** A link to the contact form, with the subject filled in. */
export function CallToAction() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="consultation" className="shell pt-24">
      <div className="grid gap-6 bg-ink px-6 py-14 text-white sm:px-12 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="consultation">{t("cta.title")}</h2>
          <p className="mt-3 max-w-prose text-white/80">{t("cta.text")}</p>
        </div>
        <Link
          to={paths.contact("consultatie")}
          className="button border-current hover:bg-white hover:text-ink"
        >
          {t("cta.button")}
        </Link>
      </div>
    </section>
  );
}
