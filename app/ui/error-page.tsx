import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "~/paths";
import { useRequestId } from "~/request-id";

import { Link } from "./link";

/** What a visitor reads when there is no page to show, and where to go from there. */
export function ErrorPage({ status, children }: { status: number; children?: ReactNode }) {
  const { t } = useTranslation("errors");
  const kind = status === 404 ? "notFound" : status < 500 ? "refused" : "broken";
  return (
    <main id="content" className="shell grid min-h-[60vh] content-center justify-items-start py-20">
      <p className="eyebrow">{status}</p>
      <h1 className="mt-3">{t(`${kind}.title`)}</h1>
      <p className="mt-4 max-w-prose text-stone">{t(`${kind}.text`)}</p>
      {status >= 500 && <RequestNumber />}
      <p className="mt-8 flex flex-wrap gap-3">
        {children ?? (
          <>
            <Link to={paths.home()} reloadDocument className="button button-primary">
              {t("home")}
            </Link>
            <Link to={paths.products()} reloadDocument className="button button-secondary">
              {t("products")}
            </Link>
          </>
        )}
      </p>
    </main>
  );
}

/** What to tell the shop, so that it finds what happened in its log. */
function RequestNumber() {
  const { t } = useTranslation("errors");
  const { id, element } = useRequestId();
  if (!id) return null;
  return (
    <p className="mt-4 text-sm text-stone">
      {t("requestNumber")} <code id={element}>{id}</code>
    </p>
  );
}
