import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { paths } from "~/paths";

/** What a visitor reads when there is no page to show. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation("errors");
  const kind = status === 404 ? "notFound" : status < 500 ? "refused" : "broken";
  return (
    <main id="content" className="shell grid min-h-[60vh] content-center justify-items-start py-20">
      <p className="eyebrow">{status}</p>
      <h1 className="mt-3">{t(`${kind}.title`)}</h1>
      <p className="mt-4 max-w-prose text-stone">{t(`${kind}.text`)}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home()} reloadDocument className="button button-primary">
          {t("home")}
        </Link>
        <Link to={paths.products()} reloadDocument className="button button-secondary">
          {t("products")}
        </Link>
      </p>
    </main>
  );
}
