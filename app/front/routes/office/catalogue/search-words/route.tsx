import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { translateFor } from "~/platform/http/request-language.server";
import { fallbackLanguage, isLanguage, languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { TabLinks } from "~/platform/ui/tab-links";
import { pageMeta } from "~/shop/layout/page-meta";
import { listKindWords } from "~/shop/search/edit-words.server";

export const handle = { i18n: ["office-search"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const wanted = new URL(request.url).searchParams.get("limba");
  const language = isLanguage(wanted) ? wanted : fallbackLanguage;
  const t = await translateFor(request, ["office-search", "drawing"]);
  const lists = await listKindWords(language);
  return {
    page: { title: t("title"), isUnlisted: true },
    language,
    lists: lists.map(({ kind, words, isEdited }) => ({
      kind,
      isEdited,
      count: words.length,
      name: t(`drawing:form.${kind}`),
      words: words.join(", "),
    })),
  };
}

export default function SearchWords() {
  const { t } = useTranslation("office-search");
  const { language, lists } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <div className="mt-6">
        <TabLinks
          label={t("language")}
          tabs={languages.map(({ code, name }) => ({
            to: `${officePaths.search()}?limba=${code}`,
            label: name,
            isCurrent: code === language,
          }))}
        />
      </div>
      <DataTable
        caption={t("title")}
        rows={lists}
        rowKey={({ kind }) => kind}
        columns={[
          {
            label: t("kind"),
            isTitle: true,
            cell: ({ kind, name }) => (
              <Link
                to={officePaths.search(`/${language}/${kind}`)}
                className="link inline-block py-1 font-semibold"
              >
                {name}
              </Link>
            ),
          },
          {
            label: t("words"),
            cell: ({ words }) => <span className="line-clamp-2 wrap-anywhere">{words}</span>,
          },
          { label: t("count"), isNumeric: true, cell: ({ count }) => count },
          {
            label: t("state"),
            cell: ({ isEdited }) => (
              <Badge tone={isEdited ? "good" : "neutral"}>
                {t(isEdited ? "edited" : "default")}
              </Badge>
            ),
          },
        ]}
      />
    </main>
  );
}
