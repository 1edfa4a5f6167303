import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, takePost, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { unitOf } from "~/workshop/stock/article";

import { CountFile } from "./count-file";
import { CountList } from "./count-list";
import { findCountList } from "./count-list.server";
import { COUNTED, SEEN, takeCount } from "./take-count.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-stock", "validation"] };

/** What there is of all articles, counted on the page or in a file: where keeping them begins. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("workshop/stock-count"), "office-stock");
  const list = await findCountList(await requestLanguage(args.request));
  return {
    page: titled(t("count")),
    rows: list.map(({ key, name, article, item }) => ({
      key,
      name,
      unit: unitOf(article),
      onHand: item?.onHand ?? null,
      countedField: COUNTED + key,
      seenField: SEEN + key,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  return takeCount(await takePost(args, guard("workshop/stock-count")));
}

export default function StockCount() {
  const { t } = useTranslation("office-stock");
  const { rows } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DeskPage
      title={t("count")}
      intro={t("countIntro")}
      back={{ to: officePaths.stock(), label: t("title") }}
      width="form"
    >
      <CountFile
        fault={answer?.fileFault}
        lines={answer?.lines ?? []}
        more={answer?.more ?? 0}
        isNotSaved={answer?.intent === "file" && answer.isNotSaved === true}
      />
      <CountList
        rows={rows}
        counted={answer?.counted ?? {}}
        faults={answer?.faults ?? {}}
        isNotSaved={answer?.intent === "list" && answer.isNotSaved === true}
      />
    </DeskPage>
  );
}
