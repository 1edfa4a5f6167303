import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { MOST_COMPARED } from "~/shop/saved/front/saved-design";

import { compareAsked } from "./compare-asked.server";
import { ComparisonTable } from "./comparison-table";

export const handle = { i18n: ["cart", "saved"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Pieces side by side, each an `m` of the address as `modelQuery` writes it: nothing is saved for it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [t, language] = await Promise.all([
    translateFor(request, "saved"),
    requestLanguage(request),
  ]);
  const asked = new URL(request.url).searchParams.getAll("m");
  return {
    page: { title: t("comparison.title"), isUnlisted: true },
    ...(await compareAsked(asked, language)),
  };
}

export default function Compare() {
  const { t } = useTranslation("saved");
  const { columns, rows, isTooMany, isLost } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell pt-10">
      <h1>{t("comparison.title")}</h1>
      {isTooMany && (
        <p role="alert" className="mt-4">
          {t("comparison.many", { most: MOST_COMPARED })}
        </p>
      )}
      {isLost && (
        <p role="alert" className="mt-4 font-semibold text-error">
          {t("comparison.lost")}
        </p>
      )}
      {columns.length < 2 ? (
        <p className="mt-4 max-w-prose text-stone">{t("comparison.few")}</p>
      ) : (
        <p className="mt-4 max-w-prose text-stone">{t("comparison.marked")}</p>
      )}
      {columns.length > 0 && <ComparisonTable columns={columns} rows={rows} />}
      <p className="mt-8">
        <Link to={paths.saved()} className="button button-secondary">
          {t("comparison.toSaved")}
        </Link>
      </p>
    </main>
  );
}
