import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireAdministrator } from "~/accounts/auth.server";
import { formatDay } from "~/format/dates";
import { nameOfLanguage } from "~/languages";
import { listPages } from "~/content/edit-page.server";
import { pageMeta } from "~/layout/page-meta";
import { adminPaths } from "~/admin-paths";
import { translateFor } from "~/http/request-language.server";
import { Badge } from "~/ui/admin/badge";
import { PageHead } from "~/ui/admin/page-head";
import { Panel } from "~/ui/admin/panel";
import { Link } from "~/ui/link";

export const handle = { i18n: ["admin-pages"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "admin-pages");
  return { page: { title: t("title"), isUnlisted: true }, pages: await listPages() };
}

export default function Pages() {
  const { t, i18n } = useTranslation("admin-pages");
  const { pages } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="admin-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-6 grid max-w-4xl grid-cols-1 gap-6">
        {pages.map((one) => (
          <Panel key={one.page} title={t(`pages.${one.page}`)}>
            <ul className="grid gap-1 sm:grid-cols-2">
              {one.languages.map(({ language, published_at, isOutdated }) => (
                <li key={language} className="flex flex-wrap items-baseline gap-x-3 py-1">
                  <Link
                    to={`${adminPaths.adminPage(one.word)}?limba=${language}`}
                    lang={language}
                    className="link"
                  >
                    {nameOfLanguage(language)}
                  </Link>
                  <span className="text-stone">
                    {published_at ? formatDay(published_at, i18n.language) : t("missing")}
                  </span>
                  {isOutdated && <Badge tone="bad">{t("outdated")}</Badge>}
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </main>
  );
}
