import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { listPages } from "~/shop/content/front/edit-page.server";

export const handle = { i18n: ["office-pages"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("house/pages"), "office-pages");
  return { page: titled(t("title")), pages: await listPages() };
}

export default function Pages() {
  const { t, i18n } = useTranslation("office-pages");
  const { pages } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-6 grid max-w-4xl grid-cols-1 gap-6">
        {pages.map((one) => (
          <Panel key={one.page} title={t(`pages.${one.page}`)}>
            <ul className="grid gap-1 sm:grid-cols-2">
              {one.languages.map(({ language, published_at, isOutdated }) => (
                <li key={language} className="flex flex-wrap items-baseline gap-x-3 py-1">
                  <Link
                    to={`${officePaths.page(one.word)}?limba=${language}`}
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
