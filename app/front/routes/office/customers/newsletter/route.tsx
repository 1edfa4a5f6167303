import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { openDesk, titled } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay } from "~/platform/format/dates";
import { readOrder, readPage } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { listSubscriberPage, subscriberSorts } from "~/shop/messages/front/subscribers.server";

export const handle = { i18n: ["office-people"] };

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export async function loader(args: LoaderFunctionArgs) {
  const { t, query } = await openDesk(args, guard("customers/newsletter"), "office-people");
  const order = readOrder(query, subscriberSorts);
  return {
    page: titled(t("newsletter.title")),
    order,
    list: await listSubscriberPage({ page: readPage(query), order }),
  };
}

export default function Newsletter() {
  const { t, i18n } = useTranslation("office-people");
  const { order, list } = useLoaderData<typeof loader>();
  const day = (instant: string | null) => (instant ? formatDay(instant, i18n.language) : "–");
  return (
    <DeskList
      to={officePaths.newsletter()}
      title={t("newsletter.title")}
      intro={t("newsletter.active", { count: list.active })}
      file={{ to: officePaths.newsletterFile(), label: t("newsletter.export") }}
      none={t("newsletter.empty")}
      order={order}
      pages={list}
      rows={list.subscribers}
      rowKey={({ id }) => id}
      columns={[
        {
          label: t("users.email"),
          order: "email",
          isTitle: true,
          cell: (one) => <span className="break-all">{one.email}</span>,
        },
        { label: t("newsletter.language"), order: "limba", cell: (one) => one.language },
        { label: t("newsletter.asked"), order: "ceruta", cell: (one) => day(one.created_at) },
        {
          label: t("newsletter.confirmed"),
          order: "confirmata",
          cell: (one) => day(one.confirmed_at),
        },
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
  );
}

function stateOf(one: { confirmed_at: string | null; unsubscribed_at: string | null }) {
  if (!one.confirmed_at) return "waiting";
  return one.unsubscribed_at ? "left" : "active";
}
