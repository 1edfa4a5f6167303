import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { PageHead } from "~/platform/office-ui/page-head";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { discountState } from "~/shop/discounts/discount";
import { listDiscounts } from "~/shop/discounts/discount-desk.server";
import { pageMeta } from "~/shop/layout/page-meta";

import { valueWords } from "../discount/discount-words";

export const handle = { i18n: ["office-discounts"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-discounts");
  const today = dayOf(new Date().toISOString());
  const discounts = await listDiscounts();
  return {
    page: { title: t("title"), isUnlisted: true },
    discounts: discounts.map((discount) => ({
      ...discount,
      state: discountState(discount, today),
      value: valueWords(discount),
    })),
  };
}

export default function DiscountsPage() {
  const { t, i18n } = useTranslation("office-discounts");
  const { discounts } = useLoaderData<typeof loader>();
  const inWords = (day: string) => formatDay(`${day}T12:00:00.000Z`, i18n.language);
  return (
    <main id="content" className="office-page">
      <PageHead title={t("title")} intro={t("intro")}>
        <Link to={officePaths.discounts("nou")} data-new className="button button-primary">
          {t("add")}
        </Link>
      </PageHead>
      {discounts.length === 0 ? (
        <p className="mt-6 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={t("title")}
          rows={discounts}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("fields.code"),
              isTitle: true,
              cell: ({ id, code }) => (
                <Link
                  to={officePaths.discounts(id)}
                  className="link inline-block py-1 wrap-anywhere"
                >
                  {code}
                </Link>
              ),
            },
            { label: t("fields.value"), isNumeric: true, cell: ({ value }) => value },
            { label: t("fields.firstDay"), cell: ({ firstDay }) => inWords(firstDay) },
            { label: t("fields.lastDay"), cell: ({ lastDay }) => inWords(lastDay) },
            {
              label: t("used"),
              isNumeric: true,
              cell: ({ uses, mostUses }) => (mostUses === null ? uses : `${uses} / ${mostUses}`),
            },
            {
              label: t("state"),
              cell: ({ state }) => (
                <Badge tone={state === "running" ? "good" : "neutral"}>
                  {t(`states.${state}`)}
                </Badge>
              ),
            },
          ]}
        />
      )}
    </main>
  );
}
