import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireSales } from "~/people/identity/auth.server";
import { formatMoment } from "~/platform/format/dates";
import { listQuery, readPage } from "~/platform/http/list-query";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { ListPage } from "~/platform/office-ui/list-page";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/page-meta";
import { findUnreadMessages, listContactMessages } from "~/shop/messages/contact-message.server";

export const handle = { i18n: ["office-messages"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

const folders = ["open", "done", "spam"] as const;
const folderWords = { open: "deschise", done: "rezolvate", spam: "spam" } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSales(request);
  const t = await translateFor(request, "office-messages");
  const query = new URL(request.url).searchParams;
  const folder = folders.find((one) => folderWords[one] === query.get("dosar")) ?? "open";
  const [list, unread] = await Promise.all([
    listContactMessages(folder, readPage(query)),
    findUnreadMessages(),
  ]);
  return { page: { title: t("title"), isUnlisted: true }, folder, list, unread: unread.count };
}

export default function Messages() {
  const { t, i18n } = useTranslation("office-messages");
  const { folder, list, unread } = useLoaderData<typeof loader>();
  const address = (one: (typeof folders)[number], page = 1) =>
    officePaths.messages() + listQuery({ dosar: folderWords[one] }, page);
  return (
    <ListPage
      title={t("title")}
      intro={t("unread", { count: unread })}
      tabs={folders.map((one) => ({
        to: address(one),
        label: t(`folders.${one}`),
        isCurrent: one === folder,
      }))}
      list={list}
      none={t("empty")}
      pageAddress={(page) => address(folder, page)}
    >
      <DataTable
        caption={t(`folders.${folder}`)}
        rows={list.messages}
        rowKey={(message) => message.id}
        columns={[
          {
            label: t("subject"),
            isTitle: true,
            cell: (message) => (
              <Link
                to={officePaths.message(message.id)}
                className={`link ${message.read_at ? "" : "font-bold"}`}
              >
                {message.subject}
              </Link>
            ),
          },
          { label: t("from"), isTyped: true, cell: (message) => message.name },
          {
            label: t("when"),
            cell: (message) => formatMoment(message.created_at, i18n.language),
          },
          {
            label: t("state"),
            cell: (message) => (
              <span className="flex flex-wrap gap-1">
                {!message.read_at && <Badge tone="bad">{t("states.unread")}</Badge>}
                {message.answered_at && <Badge tone="good">{t("states.answered")}</Badge>}
                {message.attachment_file && <Badge tone="neutral">{t("attachment")}</Badge>}
              </span>
            ),
          },
        ]}
      />
    </ListPage>
  );
}
