import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { fallbackLanguage, isLanguage, languages } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { listKindWords } from "~/shop/search/front/edit-words.server";

export const handle = { i18n: ["office-search"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("catalogue/search-words"), [
    "office-search",
    "drawing",
  ]);
  const wanted = query.get("limba");
  const language = isLanguage(wanted) ? wanted : fallbackLanguage;
  const lists = (await listKindWords(language)).map(({ kind, words, isEdited }) => ({
    kind,
    isEdited,
    count: words.length,
    name: t(`drawing:form.${kind}`),
    words: words.join(", "),
  }));
  const sorted = inOrder(lists, query, {
    fel: ({ name }) => name,
    cuvinte: ({ count }) => count,
    stare: ({ isEdited }) => Number(!isEdited),
  });
  return { page: titled(t("title")), language, ...sorted };
}

export default function SearchWords() {
  const { t } = useTranslation("office-search");
  const { language, ...list } = useLoaderData<typeof loader>();
  return (
    <DeskList
      {...list}
      to={officePaths.search()}
      title={t("title")}
      intro={t("intro")}
      folders={languages.map(({ code, name }) => ({
        to: `${officePaths.search()}?limba=${code}`,
        label: name,
        isCurrent: code === language,
      }))}
      filter={{ limba: language }}
      rowKey={({ kind }) => kind}
      columns={[
        {
          label: t("kind"),
          order: "fel",
          isTitle: true,
          to: ({ kind }) => officePaths.search(`/${language}/${kind}`),
          cell: ({ name }) => name,
        },
        {
          label: t("words"),
          cell: ({ words }) => <span className="line-clamp-2 wrap-anywhere">{words}</span>,
        },
        { label: t("count"), order: "cuvinte", isNumeric: true, cell: ({ count }) => count },
        {
          label: t("state"),
          order: "stare",
          cell: ({ isEdited }) => (
            <Badge tone={isEdited ? "good" : "neutral"}>{t(isEdited ? "edited" : "default")}</Badge>
          ),
        },
      ]}
    />
  );
}
