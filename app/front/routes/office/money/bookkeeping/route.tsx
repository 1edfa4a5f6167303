import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { PageHead } from "~/platform/office-ui/front/page-head";
import { MOST_ROWS } from "~/sales/bookkeeping/front/journals";
import { summariseJournals } from "~/sales/bookkeeping/front/journals.server";
import { MOST_MONTHS, periodQuery, readPeriod } from "~/sales/bookkeeping/front/period";

import { Files } from "./files";
import { PeriodForm } from "./period-form";
import { PaymentSums, SalesSums } from "./sums";

export const handle = { i18n: ["office-bookkeeping", "order"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

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
          <Files query={query} />
        </div>
      )}
    </main>
  );
}
