import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { languages, nameOfLanguage } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { FilterBar, FilterSelect, FilterDay } from "~/platform/office-ui/front/filter-bar";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { serverPaths } from "~/platform/paths/server-paths";
import { figureFilterQuery, readFigureFilter } from "~/shop/figures/front/figure-filter";
import { findFigures, sumBy } from "~/shop/figures/front/report.server";

import { FunnelTable } from "./funnel-table";
import { nameKind } from "./name-kind";

export const handle = { i18n: ["office-figures"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

/** How many visitors looked, planned and ordered in a period, by kind of piece and by language. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("money/figures")(request);
  const { searchParams } = new URL(request.url);
  const filter = readFigureFilter(searchParams, dayOf(new Date().toISOString()));
  const t = await translateFor(request, ["office-figures", "drawing"]);
  const cells = await findFigures(filter);
  return {
    page: titled(t("title")),
    filter,
    file: serverPaths.officeFiguresFile(figureFilterQuery(filter)),
    isFiltered: searchParams.size > 0,
    sum: sumBy(cells, () => "all")[0]?.counts ?? null,
    kinds: sumBy(cells, ({ kind }) => kind).map(({ key, counts }) => ({
      key,
      counts,
      name: nameKind(key, t),
    })),
    languages: sumBy(cells, ({ language }) => language).map(({ key, counts }) => ({
      key,
      counts,
      name: nameOfLanguage(key),
    })),
  };
}

export default function FiguresPage() {
  const { t, i18n } = useTranslation("office-figures");
  const {
    filter,
    file,
    isFiltered,
    sum,
    kinds,
    languages: spoken,
  } = useLoaderData<typeof loader>();
  const inWords = (day: string) => formatDay(`${day}T12:00:00.000Z`, i18n.language);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <a href={file} className="button button-secondary">
          {t("export")}
        </a>
      </PageHead>
      <FilterBar
        key={JSON.stringify(filter)}
        address={officePaths.figures()}
        isFiltered={isFiltered}
      >
        <FilterDay name="de" label={t("from")} value={filter.from} />
        <FilterDay name="pana" label={t("to")} value={filter.to} />
        <FilterSelect
          name="limba"
          label={t("language")}
          value={filter.language}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </FilterBar>
      <p className="mt-4 font-semibold">
        {t("period", { from: inWords(filter.from), to: inWords(filter.to) })}
      </p>
      {sum === null ? (
        <p className="mt-2 text-stone">{t("none")}</p>
      ) : (
        <>
          <FunnelTable id="kinds" title={t("byKind")} label={t("kind")} rows={kinds} sum={sum} />
          <FunnelTable
            id="languages"
            title={t("byLanguage")}
            label={t("language")}
            rows={spoken}
            sum={sum}
          />
        </>
      )}
      <section aria-labelledby="counted" className="mt-10 max-w-prose">
        <h2 id="counted">{t("counted")}</h2>
        <dl className="mt-3 grid gap-3">
          {(["view", "design", "cart", "order"] as const).map((step) => (
            <div key={step}>
              <dt className="font-semibold">{t(`steps.${step}`)}</dt>
              <dd className="text-stone">{t(`meaning.${step}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-stone">{t("nobody")}</p>
      </section>
    </main>
  );
}
