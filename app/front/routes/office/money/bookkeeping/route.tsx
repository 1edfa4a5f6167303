import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/auth.server";
import { dayOf } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/page-head";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { journalFiles, journalNames } from "~/sales/bookkeeping/journals";
import { summariseJournals } from "~/sales/bookkeeping/journals.server";
import { MOST_MONTHS, MOST_ROWS, periodQuery, readPeriod } from "~/sales/bookkeeping/period";

import { PeriodForm } from "./period-form";
import { PaymentSums, SalesSums } from "./sums";

export const handle = { i18n: ["office-bookkeeping", "order"] };

export { pageMeta as meta } from "~/shop/layout/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("money/bookkeeping"), "office-bookkeeping");
  const period = readPeriod(query, dayOf(new Date().toISOString()));
  return {
    page: titled(t("title")),
    period,
    isBusy: query.has("ocupat"),
    journals: await summariseJournals(period),
  };
}

export default function Accounts() {
  const { t } = useTranslation("office-bookkeeping");
  const { period, isBusy, journals } = useLoaderData<typeof loader>();
  const query = periodQuery(period);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")} />
      <PeriodForm key={query} period={period} />
      {isBusy && (
        <p role="alert" className="mt-4 border-l-4 border-error pl-3 font-semibold text-error">
          {t("busy")}
        </p>
      )}
      {journals.kind !== "summary" ? (
        <p role="alert" className="mt-6 border-l-4 border-error pl-3 font-semibold text-error">
          {journals.kind === "too-long"
            ? t("tooLong", { most: MOST_MONTHS })
            : t("tooMany", { most: MOST_ROWS })}
        </p>
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
          <SalesSums journals={journals} />
          <PaymentSums journals={journals} />
          <Panel title={t("files")}>
            <ul className="grid gap-3">
              {journalNames.map((name) => (
                <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span className="w-full font-semibold sm:w-44">{t(`journals.${name}`)}</span>
                  {(["csv", "xlsx"] as const).map((ending) => (
                    <a
                      key={ending}
                      href={officePaths.accountsFile(`${journalFiles[name]}.${ending}`, query)}
                      aria-label={`${t(`journals.${name}`)}, ${ending.toUpperCase()}`}
                      className="button button-secondary"
                    >
                      {ending.toUpperCase()}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </main>
  );
}
