import { isRouteErrorResponse } from "@remix-run/react";
import { useContext, type ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { RequestIdContext } from "~/platform/ui/page-hooks";

/** Sent with a 503: the disk failed while it took a form, and nobody knows whether it was saved. */
export type UnknownOutcome = { outcome: "unknown" } | { outcome: "order-unknown"; phone: string };

interface ErrorDetails {
  status: number;
  outcome?: string;
  phone?: string;
  minutes?: number;
}

/** Reads what an error boundary caught into what its page shows. */
export function readError(error: unknown): ErrorDetails {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { outcome, phone, minutes } = (error.data ?? {}) as Partial<ErrorDetails>;
  return { status: error.status, outcome, phone, minutes };
}

/**
 * The page shown in place of one that failed: what went wrong, and where to go from there. `drawing`: what it
 * shows above.
 */
export function ErrorPage({
  status,
  outcome,
  phone,
  minutes,
  drawing,
  children,
}: ErrorDetails & { drawing?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation("errors");
  const kind = kindOf(status, outcome);
  return (
    <main id="content" className="shell nothing-there">
      {drawing}
      <p className="eyebrow">{status}</p>
      <h1 className="mt-3">{t(`${kind}.title`)}</h1>
      <p className="mt-4 max-w-prose text-stone">{t(`${kind}.text`, { phone, count: minutes })}</p>
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

function kindOf(status: number, outcome: string | undefined) {
  if (status === 404) return "notFound";
  if (status === 410) return "gone";
  if (status === 403) return "forbidden";
  if (status === 429) return "tooMany";
  if (status < 500) return "refused";
  if (status !== 503) return "broken";
  if (outcome === "order-unknown") return "orderUnknown";
  if (outcome === "no-room") return "noRoom";
  if (outcome === "not-read") return "notRead";
  return outcome === "unknown" ? "unknown" : "notSaved";
}

/** The number of the request, by which the shop finds in its log what happened. */
function RequestNumber() {
  const { t } = useTranslation("errors");
  const id = useContext(RequestIdContext);
  if (!id) return null;
  return (
    <p className="mt-4 text-sm text-stone">
      {t("requestNumber")} <code id="request-id">{id}</code>
    </p>
  );
}
