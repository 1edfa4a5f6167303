import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireAdministrator } from "~/people/identity/auth.server";
import { formatDay } from "~/platform/format/dates";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/pagination";
import { pageMeta } from "~/shop/layout/page-meta";
import { listSubscriberPage } from "~/shop/messages/newsletter.server";

export const handle = { i18n: ["office-people"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdministrator(request);
  const t = await translateFor(request, "office-people");
  return {
    page: { title: t("newsletter.title"), isUnlisted: true },
    list: await listSubscriberPage(readPage(new URL(request.url).searchParams)),
  };
}

export default function Newsletter() {
  const { t, i18n } = useTranslation("office-people");
  const { list } = useLoaderData<typeof loader>();
  const day = (instant: string | null) => (instant ? formatDay(instant, i18n.language) : "–");
  return (
    <main id="content" className="office-page">
      <PageHead
        title={t("newsletter.title")}
        intro={t("newsletter.active", { count: list.active })}
      >
        <a href={officePaths.newsletterFile()} className="button button-secondary">
          {t("newsletter.export")}
        </a>
      </PageHead>
      {list.total === 0 ? (
        <p className="mt-6 text-stone">{t("newsletter.empty")}</p>
      ) : (
        <DataTable
          caption={t("newsletter.title")}
          rows={list.subscribers}
          rowKey={(one) => one.id}
          columns={[
            {
              label: t("users.email"),
              isTitle: true,
              cell: (one) => <span className="break-all">{one.email}</span>,
            },
            { label: t("newsletter.language"), cell: (one) => one.language },
            { label: t("newsletter.asked"), cell: (one) => day(one.created_at) },
            { label: t("newsletter.confirmed"), cell: (one) => day(one.confirmed_at) },
            {
              label: t("users.state"),
              cell: (one) => (
                <Badge tone={stateOf(one) === "active" ? "good" : "neutral"}>
                  {t(`newsletter.states.${stateOf(one)}`)}
                </Badge>
              ),
            },
          ]}
        />
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        pageAddress={(page) => officePaths.newsletter() + listQuery({}, page)}
      />
    </main>
  );
}

function stateOf(one: { confirmed_at: string | null; unsubscribed_at: string | null }) {
  if (!one.confirmed_at) return "waiting";
  return one.unsubscribed_at ? "left" : "active";
}
