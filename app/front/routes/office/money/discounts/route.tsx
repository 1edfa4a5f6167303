import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { inOrder, openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { discountState } from "~/shop/discounts/discount";
import { listDiscounts } from "~/shop/discounts/front/discount-desk.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-discounts"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("money/discounts"), "office-discounts");
  const today = dayOf(new Date().toISOString());
  const { rows, order } = inOrder(await listDiscounts(), query, {
    cod: ({ code }) => code,
    inceput: ({ firstDay }) => firstDay,
    sfarsit: ({ lastDay }) => lastDay,
    folosiri: ({ uses }) => uses,
  });
  const stated = rows.map((row) => ({ ...row, state: discountState(row, today) }));
  return { page: titled(t("title")), rows: stated, order };
}

export default function DiscountsPage() {
  const { t, i18n } = useTranslation("office-discounts");
  const inWords = (day: string) => formatDay(`${day}T12:00:00.000Z`, i18n.language);
  return (
    <DeskList
      {...useLoaderData<typeof loader>()}
      to={officePaths.discounts()}
      title={t("title")}
      intro={t("intro")}
      add={{ to: officePaths.discounts(NEW), label: t("add") }}
      none={t("none")}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("fields.code"),
          order: "cod",
          isTitle: true,
          to: ({ id }) => officePaths.discounts(id),
          cell: ({ code }) => code,
        },
        {
          label: t("fields.value"),
          isNumeric: true,
          cell: ({ kind, value }) => (kind === "percent" ? `${value} %` : formatRon(value)),
        },
        {
          label: t("fields.firstDay"),
          order: "inceput",
          cell: ({ firstDay }) => inWords(firstDay),
        },
        { label: t("fields.lastDay"), order: "sfarsit", cell: ({ lastDay }) => inWords(lastDay) },
        {
          label: t("used"),
          order: "folosiri",
          isNumeric: true,
          cell: ({ uses, mostUses }) => (mostUses === null ? uses : `${uses} / ${mostUses}`),
        },
        {
          label: t("state"),
          cell: ({ state }) => (
            <Badge tone={state === "running" ? "good" : "neutral"}>{t(`states.${state}`)}</Badge>
          ),
        },
      ]}
    />
  );
}
