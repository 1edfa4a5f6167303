import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { shopOrigin } from "~/platform/env/env.server";
import { listQuery, readPage } from "~/platform/http/list-query";
import { languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { isShopOpen } from "~/platform/settings/settings.server";
import { Pagination } from "~/platform/ui/front/pagination";
import { Link } from "~/platform/ui/link";
import { feedFile, feedTargets } from "~/shop/feeds/front/feed-name";
import { countFeedProducts, listLeftOut } from "~/shop/feeds/front/list-left-out.server";

import { LeftOutTable } from "./left-out-table";

export const handle = { i18n: ["office-feeds"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** The addresses of the feeds, how much is in them, and what is not. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/feeds"), "office-feeds");
  const isOpen = await isShopOpen();
  const counts = await countFeedProducts();
  const feeds = languages.map(({ code: language, name }) => ({
    language,
    name,
    count: isOpen ? counts[language] : 0,
    addresses: feedTargets.map(
      (target) => shopOrigin + serverPaths.feed(feedFile({ target, language })),
    ),
  }));
  return {
    page: titled(t("title")),
    isOpen,
    feeds,
    leftOut: await listLeftOut(readPage(query)),
  };
}

type Feed = ReturnType<typeof useLoaderData<typeof loader>>["feeds"][number];

export default function FeedsPage() {
  const { t } = useTranslation("office-feeds");
  const { isOpen, feeds, leftOut } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      {!isOpen && (
        <p className="mt-4 font-semibold">
          {t("onTrial")}{" "}
          <Link to={officePaths.launch()} className="link">
            {t("toLaunch")}
          </Link>
        </p>
      )}
      <DataTable
        caption={t("addresses")}
        rows={feeds}
        rowKey={({ language }) => language}
        columns={[
          {
            label: t("language"),
            isTitle: true,
            cell: ({ language, name }) => <span lang={language}>{name}</span>,
          },
          ...feedTargets.map((target, index) => ({
            label: t(`targets.${target}`),
            cell: ({ addresses }: Feed) => (
              <a href={addresses[index]} className="link inline-block py-1 wrap-anywhere">
                {addresses[index]}
              </a>
            ),
          })),
          { label: t("items"), isNumeric: true, cell: ({ count }) => count },
        ]}
      />
      <p className="mt-4 max-w-prose text-stone">{t("where")}</p>
      <section aria-labelledby="left-out" className="mt-10">
        <h2 id="left-out">{t("leftOut", { count: leftOut.total })}</h2>
        {leftOut.total === 0 ? (
          <p className="mt-3">{t("noneLeftOut")}</p>
        ) : (
          <LeftOutTable products={leftOut.products} />
        )}
        <Pagination
          page={leftOut.page}
          pageCount={leftOut.pageCount}
          pageAddress={(page) => officePaths.feeds() + listQuery({}, page)}
        />
      </section>
    </main>
  );
}
